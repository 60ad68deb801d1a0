import type { StorySourceInput } from '../story-source.ts';

/** General plots for what somebody, {S}, wants, refuses, forgets, takes itself for, or quarrels about. */
export const actorFrames: StorySourceInput[] = [
  {
    id: 'somebody-refuses',
    situations: ['refuses'],
    creature: 'theme',
    topic: '{S} who would not {do}',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'not-today',
        titles: ['{S} Would Not {Do}', 'Not Today, Said {S}', '{L} and {S}'],
        goal: 'find out why {S} would not {do}',
        trouble: '{S} still would not {do}',
        solved: '{S} knew how good it is to {do}',
        opener: [
          'Somebody would not {do}. Not in the morning, and not in the evening. {L+} heard about it [from the milkman|over the fence], and went to see.',
          '“It’s time to {do}!” everybody called. And somebody said, “No.” {L+} pricked up both ears. Who says no to that?',
        ],
        friend: [
          'It was {S+}. “I won’t {do},” said {S}. “I’ve done it every day, and nobody ever asks if I want to.” {L} had to admit that this was true.',
          'There was {S+}, looking the other way. “You can wait till you’re blue,” said {S}. “Today I won’t {do}.”',
        ],
        problem: [
          'Everybody was waiting. One can’t begin without it! But {S} stayed where {S.they} {S.was}, and did not {do}, and hummed a tune, so as not to hear them.',
          'At first it was funny. But by noon there were long faces everywhere. So many things don’t work when {S} won’t {do}. “Please,” they said. “No,” said {S}.',
        ],
        tries: [
          '“If you {do}, you’ll get a [bun|medal],” said {F}. {S} thought it over. “I’ll take the [bun|medal],” said {S}, “and I still won’t {do}.”',
          '{L} tried a trick: “I bet you can’t {do}!” “That’s right,” said {S}. “What a pity.” And that was the end of the trick.',
          'They all pretended that they did not mind. They looked at the sky and whistled. {S} looked at the sky as well, and whistled better.',
        ],
        tip: '“A no has something behind it,” said {G+}, “as a door has a room. Don’t push. Knock, and ask what’s in there. And then show {S} who’s waiting, and why.”',
        turn: [
          '{L} sat down close. “What’s it like, when you {do}?” asked {L}. {S} was quiet for a long time. “Then it’s over,” said {S}, “and everybody goes home, and nobody says thank you.”',
          '“Are you tired of it?” asked {L}, “or are you afraid?” “A bit of each,” said {S}. “What if I {do}, and nobody looks?” “I’ll look,” said {L}. “I’ll look the whole time.”',
        ],
        done: [
          'So they all came, and sat down in rows, the big ones at the back. And {S} {did}, slowly and beautifully. “Thank you!” they called, all at once. {S} had never heard that before.',
          '{S} took a deep breath. And then {S} {did}! It was as if everything had been waiting for it, even the grass. “Oh,” said {S}, “I’d forgotten how good that is.”',
        ],
        again: [
          '“Will you {do} tomorrow?” asks {L} every evening. “I’ll think about it,” says {S}. But one can see it coming.',
          'Since then there is a small sign on the fence. It says, “Thank you, {S!}.” {L} paints it fresh each spring.',
        ],
      },
      {
        id: 'would-not-stop',
        words: ['stop', 'stand still', 'slow down', 'wait', 'stay', 'keep still', 'sit still', 'let go'],
        titles: ['{S} Would Not {Do}', 'On and On and On', 'Stop, {S!}!'],
        goal: 'get {S} to {do}',
        trouble: '{S} went on and on and would not {do}',
        solved: '{S} knew that one can {do} and still go on',
        opener:
          'Everybody was looking down the road. “Here it comes again!” {L+} saw something go by, very fast, round the corner, and round the next corner. It was the seventh time today.',
        friend:
          '“Good morning!” called {S+}, and was gone. A minute later {S} came by again. “I’d love to chat,” called {S}, “but I won’t {do}!” {L} ran alongside.',
        problem:
          'People stood there and waved. They had shopping, and grandmothers, and places to go to. {S} could not pick up anybody or listen to anybody. {S} would not {do}, not for one second.',
        tries: [
          '{F} stood in the road and held up a hand. {S} went round {F}, very neatly, and left a draught behind.',
          'They hung up a big red sign: “{Do}!” {S} read it, going by. “Nicely written,” called {S}.',
          'They put a cushion in the way, then a mattress, then a haystack. It made {S} sneeze. It did not make {S} {do}.',
        ],
        tip: '“Whoever can’t {do} is afraid of what comes then,” said {G+}. “Don’t stand in front. Run beside {S}, and ask. And then say what there is to see when one stands still.”',
        turn: '{L} ran alongside and puffed. “What happens if you {do}?” “Then I might never get going again,” said {S}. “It happened to an uncle of mine.” “I’ll push,” said {L}. “I promise. I’m a very good pusher.”',
        done: 'So {S} went slowly, and more slowly, and then it was quiet. {S} could {do}! There was a bird in the hedge, and a smell of bread. “Has that always been here?” asked {S}. Everyone laughed.',
        again:
          'Then {L} pushed, just a little, and off {S} went. Every day they do it now: go, and stop, and look, and go.',
      },
      {
        id: 'just-one-tooth',
        words: ['brush', 'wash', 'bath', 'clean', 'comb', 'tidy', 'bathe', 'shower', 'cut'],
        titles: ['{S} Would Not {Do}', 'A Very Grubby Story', '{S} and the Big Brush'],
        goal: 'get {S} to {do}',
        trouble: '{S} would not {do}',
        solved: '{S} was clean from top to toe and liked it',
        opener:
          'It smelled of something. {L+} sniffed. It was a bit like old cheese, and a bit like a pond. It came from behind the bush.',
        friend:
          'There sat {S+}. “I won’t {do},” said {S}, before anybody had said a word. “It’s wet, it tickles, and it tastes of soap. I haven’t done it since spring.”',
        problem:
          'A small green plant was growing on {S}. When {S} smiled, flies came. The others moved a little further off each day. “I don’t mind,” said {S}, but very quietly.',
        tries: [
          '{L} showed how quickly it goes: one, two, three, done. “Very nice,” said {S}, “do it again.” Afterwards {L} was twice as clean, and {S} was not.',
          'They crept up from behind with a bucket. {S} moved aside to scratch. {F} was now quite wet.',
          '“You’ll turn green,” said {F}. “Green suits me,” said {S}.',
        ],
        tip: '“Nobody likes to have it done to them,” said {G+}. “Give {S} the brush. And begin with one. One tooth, one toe, one ear. Then see what the others say.”',
        turn: '{L} held out the brush and a mirror. “Only one,” said {L}. “You choose which.” {S} chose a very small one at the back. Scrub, scrub. {S} looked in the mirror. It sparkled! All the others looked brown now.',
        done: '“They’re jealous,” said {S}, and did the one beside it. And the next. There was a song about it by now, with a lot of foam in it. At last {S} shone so much that the birds put on sunglasses.',
        again:
          'Every evening somebody sings the foam song behind the bush. The little green plant has a pot of its own.',
      },
    ],
  },
  {
    id: 'not-willing',
    situations: ['reluctant'],
    topic: 'not wanting to {do}',
    thing: 'the big No',
    main: 'cottage',
    plots: [
      {
        id: 'the-big-no',
        titles: ['{L} and the Big No', '“I Won’t!” Said {L}', 'No, No, and Maybe'],
        goal: '{do}',
        trouble: '{L} did not want to {do}',
        solved: '{L} had found a way to {do}',
        opener:
          '“I don’t want to {do},” said {L+}. It was a small No to begin with. But a No grows when one holds on to it. By breakfast it sat on the table and was as big as a cat.',
        problem:
          '“You have to {do},” said everyone. At that the No grew as big as a pony. It stood in the doorway, and {L} could not get past it.',
        tries: [
          '{L} hid under the blanket with the No. It was hot in there, and the No trod on {L’s} toes.',
          '{F} counted to three. At three nothing happened. {F} counted to thirty. Nothing happened at thirty either, only it took longer.',
          '“We’ll do it tomorrow,” said {L}. But the No knew about tomorrow. It made itself comfortable.',
        ],
        tip: '“Such a big No,” said {G+}, and walked round it. “You can’t push it. But you can make it smaller. What is it that you don’t like? The beginning? Or all of it? And which bit do you want to choose yourself?”',
        turn: '{L} thought. “Not all of it,” said {L}. “Only the beginning.” The No shrank a bit. “And I want to choose the song, and who goes first.” It shrank again. Now it was as small as a mouse.',
        done: 'And so {L} began, with a song and {F} in front. After the beginning it was not bad at all. {L} {did}, right to the end. The No had gone to sleep in a shoe.',
        again: 'When the No comes back, {L} asks it, “Which bit?” And mostly it is only the beginning.',
      },
    ],
  },
  {
    id: 'somebody-lacks',
    situations: ['lacks'],
    creature: 'theme',
    topic: '{S} without {noun}',
    thing: '{S}',
    main: 'village',
    plots: [
      {
        id: 'a-bit-from-everyone',
        titles: ['{S} Without {Noun}', '{L} Helps {S}', 'Something Is Missing'],
        goal: 'get {noun} for {S}',
        trouble: '{S} had no {noun}',
        solved: '{S} had {noun} like nobody else’s',
        opener: [
          '“Look,” said {L+}, “something’s missing.” Who was that, coming up the path? From far off one could see that something was not there.',
          'Some come into the world with everything. And some, thought {L+}, have to look for it first.',
        ],
        friend:
          'It was {S+}. “Don’t say it,” said {S}. “I know. I’ve got no {noun}. All the others have. What am I, without {noun}?”',
        problem:
          'It was not easy for {S}, without {noun}. When the others got going, {S} stayed at the edge. “You’re not a real one,” somebody had said. It had stuck in {S} like a thorn.',
        tries: [
          'They made {noun} out of [cardboard|pastry]. It looked real, until it [rained|got near a goat].',
          '{F} lent {S} something like it: a [saucepan|broom]. {S} tried hard. It was a good [saucepan|broom]. That was the trouble.',
          'They pulled a cart from house to house and asked for spare {noun}. Nobody had any to spare. They needed all of it themselves.',
        ],
        tip: '“You’re looking for somebody who has too much,” said {G+}. “Nobody has. But everyone has a very little bit. Put those together. And think what you need it for, not how it should look.”',
        turn: '“What do you want to do with it?” asked {L}. {S} had to think. “Help,” said {S}, “like the others.” So they went round again, and this time each of them gave just a bit: a drop, a spot, a handful. {L} put it all together.',
        done: 'It did not look like anybody else’s, because there was a piece of everyone in it. But it worked! {S} had {noun}, and off {S} went, right into the middle, and nobody asked what was real.',
        again:
          '“Where did you get that?” strangers ask. “From everybody,” says {S}. And that is a thing the others can’t say.',
      },
    ],
  },
  {
    id: 'somebody-makes',
    situations: ['makes-being'],
    creature: 'theme',
    topic: '{S} and {the}',
    thing: '{the}',
    main: 'workshop',
    plots: [
      {
        id: 'crooked-and-right',
        titles: ['{S} Makes {A}', 'No Other {Noun} Like It', '{L} Helps {S}'],
        goal: 'help {S} to {do}',
        trouble: '{the} would not turn out right',
        solved: '{the} was ready, and it worked',
        opener:
          'Hammering, sawing, and now and then an “ouch”. It came from the old shed. {L+} looked in through the crack in the door.',
        friend:
          'Inside was {S+}, with a pencil behind one ear. “I’m going to {do},” said {S}. “Nobody thinks that I can. Could you hold this end?” {L} held the end.',
        problem:
          'It took shape. It even looked a bit like {a}. But when they stepped back, it leaned over, sighed, and fell into its parts. “That’s the third time,” said {S}. “All the others have got a real one.”',
        tries: [
          'They did it after the plan in the book, to the last screw. Then they found out that the book was upside down.',
          '{L} fetched glue, a lot of it. Now it held. Above all it held {F}.',
          '“Bigger!” said {F}. “Smaller!” said {L}. In the end it was bigger on one side and smaller on the other.',
        ],
        tip: '“You’re making somebody else’s {noun},” said {G+}. “Who’s it for? Measure {S}, not the book. And what you have too much of, use that.”',
        low: 'It grew dark in the shed. {S} sat among the pieces, with sawdust on {S.their~that} nose. “Perhaps they’re right,” said {S}.',
        turn: '{L} measured {S}, from top to toe and once round. Then they looked at what they had: a jam jar, two pram wheels, half an umbrella. “I know,” whispered {S}. They worked all night, and every piece fitted as if it had waited for it.',
        done: 'In the morning {S} pushed open the door. There it stood: {a}, crooked, and exactly right. It did not fall over. It worked! “Where can one buy such a {noun}?” people asked. “Nowhere,” said {S}.',
        again: '“{S} and Company”, says the sign on the shed. “We make what isn’t in the book.”',
      },
    ],
  },
  {
    id: 'two-quarrel',
    situations: ['quarrel'],
    creature: 'theme',
    culprits: '{S} and {the}',
    topic: 'the quarrel about {matter}',
    thing: '{matter}',
    main: 'meadow',
    plots: [
      {
        id: 'what-for',
        titles: ['{S}, {The} and {Matter}', 'Mine, Said {S}', 'The Great Quarrel'],
        goal: 'end the quarrel about {matter}',
        trouble: '{S} and {the} both wanted {matter}',
        solved: '{S} and {the} knew how to share {matter}',
        opener: [
          '“Mine!” “No, mine!” It had been going on since breakfast. {L+} could not hear the birds any more, and went to see what it was about.',
          'There was {matter}, and there were two who wanted it. {L+} could hear them from three streets away.',
        ],
        friend:
          '{S+} was pulling on the left, and {a} on the right. Between them was {matter}. “I saw it first!” said {S}. “I needed it first!” said {the}.',
        problem:
          'They quarrelled about {matter} till they were hoarse. Then they sat down back to back, and neither of them had it. It lay there all alone, and got cold.',
        tries: [
          '{L} drew a line right through the middle with chalk. {S} took the left, {the} took the right, and half of {matter} was no good to anybody.',
          '“You in the morning, and you in the evening,” said {F}. But when does the morning end? They quarrelled about noon.',
          '{L} hid {matter}, so that there was nothing to quarrel about. So they quarrelled about who should look for it.',
        ],
        tip: '“You know who wants it,” said {G+}. “Nobody’s asked what for. Ask each of them alone, and write it down.”',
        turn: '{L} asked {S} first, quietly, behind the tree. “I only want to lie in the sun on it,” said {S}. Then {L} asked {the}. “I only want the shady bit underneath,” said {the}. {L} looked at the two answers and began to laugh.',
        done: '“You don’t want the same thing at all!” said {L}. {S} looked at {the}, and {the} looked at {S}. There was room for both of them, one on top and one below. There always had been.',
        again: 'They still shout “Mine!” now and then. But they say it for fun, and both at the same time.',
      },
    ],
  },
  {
    id: 'taken-for-another',
    situations: ['mistaken'],
    creature: 'theme',
    topic: 'a mix-up about {a}',
    thing: '{S}',
    main: 'village',
    plots: [
      {
        id: 'one-of-us',
        titles: ['{S} Who Thought It Was {A}', 'A Rather Odd {Noun}', '{L} and {S}'],
        goal: 'find out who {S} was',
        trouble: 'nobody dared to tell {S} the truth',
        solved: '{S} was glad to be {S}',
        opener:
          'On Monday there was one {noun} more than on Sunday. {L+} counted again. It was rather an odd one, if you looked at it closely.',
        friend:
          '“I’m {a},” said {S+}, before anyone had asked. “Can’t you see that?” {L} looked from the front and from behind, and was too polite to answer.',
        problem:
          '{S} ate what {a} eats, and slept where {a} sleeps, and made the noise of {a}, more or less. But it was hard work. And the others had begun to whisper.',
        tries: [
          '“You aren’t {a}. You’re {S},” said {F}. {S} laughed till the tears came. “What a good joke,” said {S}.',
          '{L} brought a mirror. {S} looked into it for a long time. “Who’s that?” asked {S}. “Poor thing. It isn’t {a} at all.”',
          'They did what {a} does all day, from morning till evening. {S} joined in everything, a bit too late and a bit too loudly, and in the evening {S.they} {S.was} very tired.',
        ],
        tip: '“Don’t tell {S} what’s not true,” said {G+}. “Find out what’s true. What does {S} do when nobody is looking, and without trying?”',
        turn: 'So they hid, and watched. And there {S} was, all alone, and did something quite different. It was easy and quick, and nobody who is {a} could ever have done it. “Again!” called {L}. “How do you do that?”',
        done: '“That?” asked {S}. “I’ve always been able to do that.” It grew quiet. {S} looked into the mirror once more. “Hello,” said {S}, “so that’s me.” And everyone clapped, above all {the}.',
        again: '{S} still comes to visit {the}. Friends, they have found, don’t have to be the same thing.',
      },
      {
        id: 'are-you-my-mother',
        words: ['mum', 'mummy', 'mother', 'mom', 'mama', 'dad', 'father', 'parent'],
        titles: ['{The} Is Not Your Mum', '{S} and {The}', 'Are You My Mum?'],
        goal: 'find the real mum of {S}',
        trouble: '{S} took {the} for a mum',
        solved: '{S} was with the right mum',
        opener:
          'Crack, it went, behind the bus stop. {L+} turned round. There lay an eggshell, and it was empty. Whoever had been in it was already out, and looking for somebody.',
        friend:
          'It was {S+}, still a bit damp. The first thing that {S} saw was {the}. “Mama!” said {S}, and ran after it as fast as two very new legs can go.',
        problem:
          '{S} cuddled up to {the}. It was big and warm, and it hummed. But it gave no milk and no kisses. “Mama’s shy,” said {S}. {L} did not know how to explain it.',
        tries: [
          '“That’s not your mum,” said {F}. {S} began to howl. It was a very big howl for somebody so small. “All right,” said {F}, “perhaps it is.”',
          'They asked the cow, the postman and the lady with the buns, “Is this yours?” None of them had lost anybody.',
          '{L} was the mum for a while. It went well until supper. {S} wanted [eleven|nineteen] buckets of leaves.',
        ],
        tip: '“Somebody’s looking for {S} as well,” said {G+}. “Don’t run about. Make a noise that a mum can hear. What was the noise that {S} made, just now?”',
        turn: 'The howl! {L} and {S} climbed to the top of the hill. “Once more,” said {L}, “as loudly as you can.” {S} howled. It rolled over the fields and the roofs, all the way to the forest. Then they listened. And far away, something answered.',
        done: 'The ground shook a little. Over the trees came a head, as big as a door, with the very same nose. “There you are,” it said softly. And then there was one big kiss, and a very wet one.',
        again:
          '{S} comes by on Sundays, with Mama, to wave at {the}. “My first mum,” says {S}. One never quite forgets that.',
      },
    ],
  },
  {
    id: 'somebody-forgets',
    situations: ['forgets'],
    creature: 'theme',
    topic: '{S} and the forgotten {nouns}',
    thing: '{S}',
    main: 'village',
    plots: [
      {
        id: 'a-knot-in-the-hanky',
        titles: ['{S} Forgets', 'What Was It Again?', '{L} and {S}'],
        goal: 'help {S} to remember the {nouns}',
        trouble: '{S} had forgotten the {nouns} again',
        solved: '{S} could remember the {nouns} by heart and by foot',
        opener:
          '“What was it again?” said somebody outside. “It’s on the tip of my tongue.” {L+} opened the door. There was nobody on the tongue, but somebody on the step.',
        friend:
          'It was {S+}. “I’ve come because…” said {S}, and stopped. “Wait. It had to do with the {nouns}. I’ve forgotten the {nouns}. I always do.”',
        problem:
          'Without the {nouns} it all went wrong. {S} said something that was nearly right, and there was a bang and a smell, and a [toad|teapot] where the hat had been. “Not that one,” said {S}.',
        tries: [
          'They tied a knot in a hanky. “I’ll remember now,” said {S}. Then {S} looked at it. “What’s the knot for?”',
          '{L} wrote it all down on a list. It was a good list. {S} forgot where it was.',
          '{S} said it over and over, all the way: “The {nouns}, the {nouns}, the…” Then a butterfly came by. “Pretty,” said {S}. And it was gone.',
        ],
        tip: '“A head is like a shelf,” said {G+}. “Words slide off. But what one sings, stays. And what one does with hands and feet stays longest.”',
        turn: '{L} made up a tune, and a step for each of the {nouns}: a hop for the first, a clap for the second, a turn for the third. They did it together, until {S} hopped without thinking.',
        done: 'Then it was time. {S} went quite white. {L} hummed the beginning, and {S’s} feet began to hop all by themselves. And with the hop came the word, and the next, and all the {nouns}, in the right order!',
        again:
          'If somebody hops and claps along the street, it is {S}, remembering something. Mostly it is the {nouns}. Sometimes it is the shopping.',
      },
    ],
  },
  {
    id: 'somebody-lost-it',
    situations: ['lost-by'],
    creature: 'theme',
    topic: '{S} and the lost {noun}',
    thing: '{the}',
    main: 'village',
    plots: [
      {
        id: 'a-nest-for-somebody',
        titles: ['{S} and the Lost {Noun}', 'Who Has Seen {The}?', '{L} and {S}'],
        goal: 'find {the} of {S}',
        trouble: '{S} could not find {the}',
        solved: '{the} had turned up, where nobody had thought of it',
        opener:
          'There were two boots sticking out of the rain barrel, and they were kicking. “Not in here either,” said a voice from below. {L+} pulled.',
        friend:
          'Out came {S+}, dripping. “I’ve lost {the},” said {S}. “I had it yesterday. Who’s going to know that it’s me, without {the}?”',
        problem:
          'It was true. Without {the}, {S} was only half as tall. People walked by and did not say good morning. “I’ll stay in the barrel till it’s found,” said {S}.',
        tries: [
          '{F} brought a [saucepan|cushion] to make do with. {S} tried it in front of the mirror, from both sides. “Very kind,” said {S}, and looked like somebody with a [saucepan|cushion].',
          'They looked in everything that can be opened: drawers, baskets, a piano. They found a great deal that nobody had missed.',
          'They asked everyone in the village. “What does it look like?” people asked. {S} could only describe how it had felt.',
        ],
        tip: '“Who was happy this morning, when everyone else was looking?” asked {G+}. “What one of us loses, another one finds. And then it’s useful.”',
        turn: '{L} thought. Who had been singing all morning? The wren, in the apple tree! {L} climbed up, very quietly. And there was {the}, full of moss and feathers, and in it lay four blue eggs.',
        done: 'It was {the}, there was no doubt. {S} looked at it, and at the eggs, for a long time. “It can wait,” said {S}, “till they’ve flown.” And suddenly {S} did not look small at all.',
        again:
          'In June there were four young wrens, and {S} got {the} back. It still smells of moss. {S} would not have it cleaned for anything.',
      },
    ],
  },
];
