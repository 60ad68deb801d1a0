import type { StorySourceInput } from '../story-source.ts';

/** General plots about a thing that a theme names: a vehicle, a machine, food, a plant, an instrument, clothes, a tool. */
export const thingFrames: StorySourceInput[] = [
  {
    id: 'any-vehicle',
    kinds: ['vehicle'],
    topic: '{the} and its big day',
    thing: '{the}',
    home: 'workshop',
    main: 'village',
    plots: [
      {
        id: 'too-slow-for-the-job',
        titles: ['{L} and {The}', '{The} to the Rescue', 'The Brave {Noun}'],
        goal: 'get {the} through in time',
        trouble: '{the} stood still',
        solved: '{the} had got through',
        opener: [
          'In the big shed stood {a}, shiny and ready. {L+} polished the front of it every morning and knew every screw.',
          '{L+} loved {the}. When it started, it hummed so that the window panes hummed too, and off they went.',
        ],
        problem: [
          'Then the call came: at the other end of the valley somebody needed help. “Quick, {the}!” said {L}. But halfway up the hill {the} coughed, shook and stood still.',
          '“There’s an important job for {the} today,” said the voice on the telephone. They set off at once. But at the first bend {the} stuck fast and would not go on.',
        ],
        tries: [
          'Everybody pushed {the}. “One, two, three!” It rolled a little way forward and a little further back.',
          'They pulled {the} with a rope. The rope held. The knot did not. They all sat down in the road, and {the} stood where it was.',
          '{L} pressed every button in {the}, one after the other. The lights went on, the horn went off, and that was all.',
        ],
        tip: [
          '“It isn’t broken,” said {G+}, and put an ear to {the}. “It’s carrying too much. What’s all that at the back?”',
          '“Is {the} tired, or thirsty?” asked {G+}. “When did anyone last look under the lid?”',
        ],
        turn: [
          '{L} opened {the} and looked, properly this time, from front to back. “Here!” In the middle of it all sat a bird’s nest, and they lifted it out as carefully as eggs.',
          '“We’ll make it lighter,” said {L}. They unloaded everything they did not need. Then {L} oiled one small wheel, and turned the key once more.',
        ],
        done: [
          'Cough, cough, hum! {The} shook itself and went. Up the hill, down the other side, faster and faster, and there they were, just in time.',
          '{The} hummed as never before. People stood along the road and waved. They had come with {the} at the very last minute, and that was early enough.',
        ],
        again: [
          'In the evening {L} polished {the} and said good night to it. A small nest hangs beside the shed door now.',
          '{The} stands in its shed again, shiny and ready. Tomorrow there may be another call.',
        ],
      },
    ],
  },
  {
    id: 'any-machine',
    kinds: ['machine', 'tool', 'furniture', 'toy'],
    topic: '{the} that would not do as it should',
    thing: '{the}',
    main: 'workshop',
    plots: [
      {
        id: 'wrong-way-round',
        titles: ['{L} and {The}', 'What Was Wrong With {The}?', '{The} That Stopped'],
        goal: 'mend {the}',
        trouble: '{the} would not do as it should',
        solved: '{the} was mended',
        opener: [
          'There was {a} at {L’s} house. It had always been there, and every day somebody needed it.',
          '{L+} liked {the} best of all the things in the house. {L} knew the sound of it, and the feel of it.',
        ],
        problem: [
          'But one morning {the} was not itself. It did everything the wrong way round, and then nothing at all.',
          'Crack! said {the}. It was only a small crack. But now nobody could use {the} any more, and everybody noticed how much they needed it.',
        ],
        tries: [
          'They stuck {the} together with jam. Jam is very sticky. But it brought the wasps, and {the} came apart again.',
          'They gave {the} a good shake. Something rattled that had not rattled before.',
          'They tried it with a ribbon, and then with three ribbons. {The} looked very fine, and still it did not do as it should.',
        ],
        tip: [
          '“Let me see,” said {G+}. “Hm. A thing like {the} is made of small parts, and one of them always knows more than the others. Look for the smallest.”',
          '“I mended {a} once,” said {G+}. “First take it apart and put all the pieces in a row. Then ask which one is missing.”',
        ],
        turn: [
          '{L} laid all the pieces of {the} in a row on a cloth. One, two, three… There was a gap. “Something’s missing!” It had rolled under the cupboard.',
          'They looked for the smallest part of {the}. There it was, bent, no bigger than a pea. {L} straightened it with two careful fingers.',
        ],
        done: [
          'They put everything back, the small part in the middle. Click! {The} was as good as new, or nearly.',
          'Then {L} tried {the}, very gently. It worked! You could see where it had been mended, and that was the best place on it.',
        ],
        again: [
          '{The} is used every day again. If it rattles, {L} puts an ear to it.',
          'On the shelf stands a box for very small parts. {L} wrote on it: “For {the}.”',
        ],
      },
    ],
  },
  {
    id: 'any-food',
    kinds: ['food'],
    topic: '{noun}',
    thing: '{the}',
    home: 'cottage',
    main: 'workshop',
    plots: [
      {
        id: 'not-enough',
        titles: ['The Best {Noun} in Town', '{L} and the {Noun}', '{Noun} for Everyone'],
        goal: 'make enough {noun} for everyone',
        trouble: 'there was not enough {noun} for everyone',
        solved: 'there was {noun} for everyone',
        opener: [
          'On some days {L+} could think of nothing but {noun}. It began with the nose, and then the tummy joined in.',
          '“{Noun}!” said {L+} in the morning. “Today we’ll make the best {noun} there ever was.”',
        ],
        problem: [
          'But the smell of {noun} went out of the window and down the street. Soon a queue stood at the door, and in the pot there was {noun} for two.',
          'They had just begun with the {noun} when there was a knock, and another. “We smelled {noun}!” said the whole street. And there was so little of it.',
        ],
        tries: [
          'They cut the {noun} into smaller and smaller pieces, until each was as small as a crumb. “Is that all?” asked the queue.',
          'They made it bigger with [water|air]. Now there was a lot of {noun}, and it tasted of nothing at all.',
          '{F} shut the door and pulled down the blind. But {noun} does not taste good with forty people looking through the keyhole.',
        ],
        tip: [
          '“Everybody out there has something at home,” said {G+}, “an egg, an onion, a bit of this and that. Good {noun} is made by many.”',
          '“My grandmother made {noun} for a whole wedding,” said {G+}, “with no more than you have. All the guests had to stir.”',
        ],
        turn: [
          '{L} opened the door wide. “Who has something to put in?” called {L}. They all ran home and came back with full hands, and everyone stirred.',
          'So they carried the biggest pot of all into the street. Everyone put something in. {L} tasted, and nodded, and tasted again.',
        ],
        done: [
          'And then there was {noun}, hot and good, and more than enough. It tasted a little of every kitchen in the street.',
          'They ate {noun} at one long table. There was a second helping for everybody, and a third for {F}.',
        ],
        again: [
          'Once a year they do it again, with the long table and the big pot. It is called {Noun} Day.',
          'If you smell {noun} in {L’s} street, just knock, and bring an onion.',
        ],
      },
    ],
  },
  {
    id: 'any-plant',
    kinds: ['plant'],
    topic: 'growing {a}',
    thing: '{the}',
    home: 'cottage',
    main: 'garden',
    plots: [
      {
        id: 'will-it-grow',
        titles: ['{L} and {The}', 'Grow, {Noun}, Grow!', 'The Smallest {Noun}'],
        goal: 'help {the} grow',
        trouble: '{the} would not grow',
        solved: '{the} had grown',
        object: 'seed',
        opener: [
          '{L+} wanted {a}, one that {L} had grown with {L.their~these} own hands.',
          'There was a bare patch in the garden. “That’s where {a} should be,” said {L+}.',
        ],
        friend: [
          '{F+} brought something small in a paper bag: a seed. “It doesn’t look like {a},” said {L}. “Not yet,” said {F}.',
          '“Look what I’ve got,” said {F+}. It was only a seed, brown and wrinkled. “In there,” said {F}, “is a whole {noun}.”',
        ],
        problem: [
          'They planted it and watered it and waited. Monday, nothing. Tuesday, nothing. By Sunday there was still no {noun}, not even a tip of one.',
          'A tiny bit of green came up. But then it stopped. It hung its head, and did not look like {a} at all.',
        ],
        tries: [
          'They gave it more water, and more, and still more. It turned into a puddle, and {the} would have needed a boat.',
          '“Perhaps it can’t hear that it’s spring,” said {F}. They drummed on a pot beside it. That only brought the neighbours.',
          '{L} pulled at it a little, to help it along. That was the worst idea of all.',
        ],
        tip: [
          '“What does {a} need?” said {G+}. “Not too much of anything. A bit of sun, a bit of rain, a friend, and time. Mostly time.”',
          '“You’ve put it in the shade,” said {G+}. “Try the warm side. And then leave it alone, which is the hardest part.”',
        ],
        turn: [
          'Very carefully they dug it up and carried it to the warm side of the garden. A little water. Then {L} sat on both hands and waited.',
          '{L} made a sign: “Please do not help.” Every day {L} only looked, and told it something nice, and went away again.',
        ],
        done: [
          'And one morning there it was, green and straight and taller than yesterday: {a}! It opened up, as if it had only just thought of it.',
          'It grew to {L’s} knee, and past the fence. A real {noun}! Bees came from three gardens away.',
        ],
        again: [
          'In autumn {the} gave them a handful of seeds. {L} put them in a bag and wrote on it: “Wait.”',
          '{L} sits beside {the} in the evening and tells it about the day.',
        ],
      },
    ],
  },
  {
    id: 'any-instrument',
    kinds: ['instrument'],
    topic: 'playing the {noun}',
    thing: '{the}',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'one-tune',
        titles: ['{L} and {The}', 'One Note on {The}', 'The Song of {The}'],
        goal: 'play a tune on {the}',
        trouble: '{the} only made a dreadful noise',
        solved: '{the} played a real tune',
        opener: [
          '{L+} had got {a}. It shone, and it was just the right size, and {L} wanted to play it more than anything.',
          'In a dusty case under the stairs {L+} found {a}. “Play me,” it seemed to say.',
        ],
        problem: [
          '{L} took hold of {the} and played. The cat left the room. A cup cracked. It was not a tune, it was a noise like a cow in a cupboard.',
          '“On Saturday there is a concert,” said {L}, “and I want to play {the}.” But whatever {L} did, {the} only squeaked and growled.',
        ],
        tries: [
          '{L} played {the} as loudly as possible. All along the street the windows were shut, one after the other.',
          '{L} tried to play {the} without making a sound. That was pleasant for the neighbours, but it was not music.',
          'They read a book about {the}. It had a hundred pages, and on page one it said: “First, learn everything.”',
        ],
        tip: [
          '“One note,” said {G+}. “Find one note on {the} that you like, and play it until it likes you. Then find its neighbour.”',
          '“You are fighting with {the},” said {G+}. “Hold it as you would hold a cat. And listen while you play.”',
        ],
        turn: [
          'So {L} looked for one good note on {the}. There! Warm and round. {L} played it all afternoon, soft and loud, until it came by itself. Then the next one.',
          '{L} held {the} gently and listened. Under the squeak was a small, clear note. {L} played only that, and {F} clapped slowly, so that it had something to walk on.',
        ],
        done: [
          'On Saturday {L} played {the}. There were only five notes in it, but it was a real tune, and people hummed it on their way home.',
          'The notes took each other by the hand, and it was a song! Even the cat came back and sat down beside {the}.',
        ],
        again: [
          'Every evening, when the lamps go on, {the} can be heard in the street. Now they open their windows for it.',
          '{L} knows eleven notes on {the} by now. The first one is still the best.',
        ],
      },
    ],
  },
  {
    id: 'any-sport',
    kinds: ['sport'],
    topic: '{noun}',
    thing: 'the big match',
    home: 'cottage',
    main: 'meadow',
    plots: [
      {
        id: 'the-first-lesson',
        titles: ['{L}’s First {Noun}', '{L} Tries {Noun}', 'Once More, Said {L}'],
        goal: 'get the hang of {noun}',
        trouble: '{noun} was far harder than it looked',
        solved: '{L} had got the hang of {noun}',
        opener: [
          'On the posters {noun} looked quite easy. {L+} had the right shoes, the right shirt and a bottle with a name on it. What could go wrong?',
          '{L+} had watched {noun} through the fence for a whole summer. Today the gate stood open, and a voice said, “Would you like to have a go?”',
        ],
        problem: [
          'Everything went wrong. The hands were too early, the feet were too late, and {L} stood in between. The others had been doing {noun} since they were born, or so it looked.',
          'After five minutes of {noun}, {L} was lying on the grass. “One thing at a time,” somebody called. But in {noun} everything comes at once.',
        ],
        tries: [
          '{L} tried it with as much strength as possible. A window broke, quite a long way off, and a dog ran away with what was left.',
          '{L} tried it with shut eyes, by feeling. What {L} felt was a tree.',
          '{L} did exactly what the best one did, only a moment later. In {noun} a moment later is no good at all.',
        ],
        tip: [
          '“You’re fighting it,” said {G+}. “Nobody wins against {noun}. Count instead: one, and two. When the count is in your knees, your hands will know by themselves.”',
          '“Do you know what all the good ones have in common?” asked {G+}. “They’ve missed more often than you’ve tried. Miss ten times on purpose. Then we’ll begin.”',
        ],
        turn: [
          'So {L} began again from the start, and quite small. One, and two. Missed. One, and two. Missed, but more nicely. {F} counted along. At nine there was a new sort of feeling, right down to the knees.',
        ],
        done: [
          'One, and two, and there it was! It was as it looks on the posters, for just one second. “Did you see that?” called {L}. And then came the next second. By evening it was a whole minute of real {noun}.',
        ],
        again: ['It’s {noun} every Wednesday now. {L} still misses. But that’s part of it, like the laces.'],
        helper: { name: 'Coach Bobbin', creature: 'kangaroo' },
      },
      {
        id: 'last-place',
        words: [
          'football',
          'basketball',
          'hockey',
          'team',
          'match',
          'volleyball',
          'handball',
          'rugby',
          'baseball',
          'cricket',
          'netball',
        ],
        titles: ['{L} Plays {Noun}', 'The Big Match', 'One More Game'],
        goal: 'play {noun} as a team',
        trouble: 'nobody passed to anybody',
        solved: 'they played {noun} as a real team',
        opener: [
          'On Saturday there was going to be {noun}, with a crowd and a cup. {L+} had been looking forward to it all year.',
          '{L+} practised {noun} behind the house every day, against the wall, and the wall was getting rather good.',
        ],
        problem: [
          'But on the field it was not like behind the house. They were one point behind, then two, then five. In {noun}, it seemed, everyone else was faster.',
          'The other team knew all the tricks of {noun}. “We’ll never win like this,” said somebody, and sat down on the grass.',
        ],
        tries: [
          '{L} wanted to do it all alone, and ran and ran. That is not how {noun} goes. At the end {L} was out of breath, and the others had scored again.',
          'They shouted at each other what to do: “Here! There! No, here!” Everyone ran into everyone, in a heap.',
          'They put on their lucky socks. The socks were lucky, but they did not know the rules of {noun}.',
        ],
        tip: [
          '“Do you know who is free?” asked {G+} at half-time. “In {noun} it isn’t the fastest who wins. It’s the one who looks up.”',
          '“You’ve forgotten the best part of {noun},” said {G+}. “It’s a game. When did you last laugh?”',
        ],
        turn: [
          'They went back onto the field. This time {L} looked up. There was {F}, all alone, with both arms in the air. So {L} passed.',
          '“Never mind the points,” said {L}. “Let’s just play {noun}!” They laughed, and looked at each other, and suddenly they knew where everyone was.',
        ],
        done: [
          'From {L} to {F} and back again, round one, round two. In! The crowd jumped up. What a game of {noun} that was!',
          'They were a team now. One point, and one more, and at the last second the best of all. Nobody had ever seen {noun} played like that.',
        ],
        again: [
          'The two teams shared the lemonade. “Again next Saturday?” asked the others. “Of course,” said {L}.',
          'Behind the house {L} is practising again. But now there are always two, or three, and the wall gets a rest.',
        ],
      },
    ],
  },
  {
    id: 'any-clothes',
    kinds: ['clothes'],
    topic: '{a} that went its own way',
    thing: '{the}',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'too-big',
        titles: ['{L} and {The}', '{The} That Fitted Nobody', 'Whose {Noun} Is It?'],
        goal: 'find out whose {noun} it was',
        trouble: 'nobody knew whose {noun} it was',
        solved: '{the} was back where it belonged',
        opener: [
          'On the garden fence hung {a}. It was not {L’s}, and it had not been there yesterday. {L+} took it down and turned it over.',
          '{L+} tripped over something on the path. It was {a}, all alone, with nobody in it.',
        ],
        problem: [
          'Somebody must be missing {the}. Somebody must be cold without it, or sad. But whose was it? There was no name in it.',
          '{The} was too big for {L} and too small for {F}. It belonged to somebody, but there was not a soul in sight.',
        ],
        tries: [
          'They went from door to door. “Is this your {noun}?” Everyone tried it on. It slipped, or it stuck, or it tickled.',
          'They hung {the} on a pole, like a flag. By evening three people had come who wanted it, but it was nobody’s.',
          '{L} wore {the}, to see where it wanted to go. It wanted to go down over both eyes.',
        ],
        tip: [
          '“Smell it,” said {G+}. “{^a} always remembers where it has been. Smoke? Straw? Sea?”',
          '“Somebody made that by hand,” said {G+}. “Look at the stitches of {the}. I know only one person who sews like that.”',
        ],
        turn: [
          '{L} looked closely at {the}. A wisp of hay, a crumb of cake, a long white hair. “I know!” said {L}. “Come on, up the hill!”',
          'Inside {the}, quite small, was a red cross-stitch. {L} had seen that stitch before, on the curtain of the little house by the wood.',
        ],
        done: [
          'In the little house sat somebody very old and very cold. “My {noun}!” There were tears, and then there was cocoa.',
          'It fitted! {The} had flown off the washing line in the storm, and had been looked for ever since. “You brought it back,” said a shaky voice.',
        ],
        again: [
          'A week later a parcel came for {L}: {a}, just the right size, with a red cross-stitch inside.',
          'Sometimes {L} sees {the} go by, on its own person, and they nod to each other.',
        ],
      },
    ],
  },
  {
    id: 'any-body',
    kinds: ['body'],
    gentle: true,
    topic: '{the} and what was wrong with it',
    thing: '{the}',
    main: 'cottage',
    plots: [
      {
        id: 'getting-better',
        titles: ['{L} Gets Better', '{L} and {The}', 'A Little Better Every Day'],
        goal: 'feel better again',
        trouble: '{L} did not feel well',
        solved: '{L} felt better',
        opener: [
          '{L+} woke up, and something was not right. It was {the}. {L} lay still and felt it.',
          'This morning {L+} could think only of {the}. Everything else seemed far away.',
        ],
        problem: [
          'Because of {the}, {L} could not go out to play. Through the window came the voices of the others.',
          '“What is it?” asked {F}. “It’s {the},” said {L} in a small voice, and had to swallow.',
        ],
        tries: [
          '{L} pretended that nothing was the matter with {the}. It was hard work to pretend, and it did not help.',
          '{L} was cross with everyone, because of {the}. After that {L} felt no better, only sorry.',
          'They tried to hurry it up, with three plasters and a hat. But getting better cannot be hurried.',
        ],
        tip: [
          '“Let me have a look,” said {G+} kindly. “With {the}, there are three things that help: rest, time, and somebody to sit with you.”',
          '“Bodies are clever,” said {G+}. “Yours is already at work on {the}. You can help it by resting.”',
        ],
        turn: [
          'So {L} lay down, with a soft blanket, and {F} read aloud. One chapter. Then {L} slept. In the body, quietly, everything was at work.',
          '{L} breathed slowly and let the others help. A warm drink, a cool cloth. Hour by hour it grew a little easier.',
        ],
        done: [
          'And one morning {L} woke up and noticed it only after a while: it was better. {L} sat up and asked for toast.',
          '“How is {the}?” asked {F}. {L} felt, and waited, and smiled. “Better,” said {L}.',
        ],
        again: [
          'Now {L} knows: it gets better, slowly, and nobody has to wait for it alone.',
          'When somebody else is not well, {L} goes and reads aloud, one chapter at a time.',
        ],
      },
    ],
  },
  {
    id: 'any-reading',
    kinds: ['reading'],
    topic: '{the}',
    thing: '{the}',
    home: 'cottage',
    main: 'library',
    plots: [
      {
        id: 'missing-end',
        titles: ['{L} and {The}', '{The} Without an End', 'The Last Page'],
        goal: 'find the end of {the}',
        trouble: '{the} had no end',
        solved: '{the} had an end',
        opener: [
          '{L+} loved {the}. It was so good that {L} began it again every time, and knew the beginning by heart.',
          'There was {a} that everybody was talking about, and now {L+} had it too.',
        ],
        problem: [
          'But the end was missing! Just at the best place of {the}, there was nothing more. {L} turned it over and shook it.',
          'At the most exciting moment {the} stopped, in the middle of a word. Somebody had taken the end away.',
        ],
        tries: [
          'They asked everyone who knew {the}. Each one told a different end, and they began to quarrel.',
          'They looked for the end in other places, behind the shelves and under the rug. They found eleven bookmarks.',
          '{F} made up an end for {the} with a great many sausages in it. It did not fit at all.',
        ],
        tip: [
          '“Perhaps {the} isn’t finished on purpose,” said {G+}. “It may be waiting for somebody to end it.”',
          '“Go back to the start of {the},” said {G+}. “A good end is always hidden there.”',
        ],
        turn: [
          '{L} began {the} from the very beginning, slowly. There, right on the first page, was something that everyone had overlooked. “That’s the key to the end!”',
          '“Then we’ll end it ourselves,” said {L}. They thought, all together, about what everyone in {the} wanted most.',
        ],
        done: [
          'And so {the} got its end, and it was the right one. When {L} read it out, nobody spoke for a while.',
          'Now it was whole. From the first word to the last, {the} belonged together, and they had done that.',
        ],
        again: [
          '{The} stands on the shelf, with a thin new page at the back, in {L’s} writing.',
          'Whenever somebody comes to the best place of {the} now, they can simply turn the page.',
        ],
      },
    ],
  },
];
