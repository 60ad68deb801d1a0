import type { StorySourceInput } from '../story-source.ts';

/** General plots for what a theme says about somebody, {S}: who cannot, wants, can, is or does something. */
export const subjectFrames: StorySourceInput[] = [
  {
    id: 'somebody-cannot',
    situations: ['cannot'],
    creature: 'theme',
    topic: 'how to {do}',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'own-way',
        titles: ['{S} Learns to {Do}', '{L} and {S}', 'How {S} {Did}'],
        goal: 'learn how to {do}',
        trouble: '{S} could not {do}',
        solved: '{S} could {do}',
        opener: [
          '{L+} heard somebody sigh behind the [hedge|wall], very deeply. It was the sigh of somebody who cannot {do}.',
          'Everyone knows how to {do}, they say. {L+} knew somebody who did not, and thought about it a good deal.',
        ],
        friend: [
          'There sat {S+}. “All the others can {do},” said {S}. “I’m the only one who can’t.” “Then we’ll find a way,” said {L}.',
          '“I can’t {do},” said {S+}. “Not even a little.” {L} sat down too. “I couldn’t tie my shoes once,” said {L}. “Shall we try together?”',
        ],
        problem: [
          '{S} tried to {do}. Nothing happened. {S} tried again, with {S.their~both} eyes shut, and nothing happened twice.',
          'When {S} tried to {do}, it always ended in the same way: [bump|flop], and everybody looked. So {S} had stopped trying.',
        ],
        tries: [
          '{L} read out of a book how to {do}. Step one, step two, step nine. {S} did it all, and got stuck at step four.',
          'They went [behind the barn|up the hill], where nobody could see, and tried it there. {S} took a deep breath, and for one moment it looked as if {S} would {do}. Then {S} sneezed, and the moment was over.',
          'They watched some others {do}, and {S} did just the same. But {S} is not made like the others, and it came to nothing.',
        ],
        tip: [
          '“Why do you want to {do} like everybody else?” asked {G+}. “I know ten who can {do}, and each of them does it differently.”',
          '“It isn’t you that is in the way,” said {G+}. “It’s the thought of everybody looking. Begin with nobody there. Then with one friend, who looks the other way.”',
        ],
        turn: [
          '“Then do it your own way,” said {L}. {S} thought about that. And {S} began, not fast, not like in the book, but like {S}. And something moved.',
          '“I’m not looking,” said {L}, and turned round, and told a long story about a [goose|sock]. At the best bit of it {S} forgot to be afraid. And then, without thinking, {S} began.',
        ],
        done: [
          'It worked! {S} {did}! It looked a little different from how others do it, and it was wonderful. {S} could {do}!',
          'And then everyone saw it. {S} {did}, once round, and then again. “I can {do}!” called {S}.',
        ],
        again: [
          'These days {S} can {do} before breakfast. And when somebody sighs behind the [hedge|wall], {S} goes and sits down there too.',
          '“Will you {do} once more?” asked {L} in the evening. {S} {did}, and it was as good as the first time.',
        ],
      },
    ],
  },
  {
    id: 'somebody-gone',
    situations: ['runaway'],
    creature: 'theme',
    isMissing: true,
    topic: '{the} that had gone',
    thing: '{the}',
    main: 'village',
    plots: [
      {
        id: 'open-gate',
        titles: ['Where Is {The}?', '{L} Looks for {The}', 'Come Home, {Noun}!'],
        goal: 'find {the}',
        trouble: '{the} was still out there somewhere',
        solved: '{the} was safe again',
        opener: [
          'That morning the gate stood open. {L+} called for {the}, once, twice. Nobody came. {The} was gone.',
          '{L+} filled the little bowl, as on every day. But no one came to it. The place where {the} slept was cold and empty.',
        ],
        problem: [
          '{L} ran round the house, calling. There were some small [prints|tracks] in the mud, and they went out of the gate and down the road. {The} had run away.',
          '{The} had never been away so long. Perhaps there had been a noise. Perhaps {the} was lost, and did not know the way home.',
        ],
        tries: [
          'They walked along every street and called for {the} at the top of their voices. Windows opened. Three dogs and a baby answered, but not {the}.',
          'They hung up a picture of {the} on every tree. Somebody had seen {the} by the pond. When they got to the pond, there were only ducks.',
          'They followed the small tracks as far as the stream. There they stopped. {The} must have crossed the water.',
        ],
        tip: [
          '“You’re shouting too loudly,” said {G+}. “Whoever is frightened hides from noise. Sit still. Bring something that smells of home.”',
          '“I saw {the} this morning,” said {G+}, “small and quick and frightened. Don’t run after it. Let it find you.”',
        ],
        low: [
          'It grew dark. They had looked everywhere. {L} thought of {the}, all alone out there in the cold, and had to cry a little.',
          '“What if {the} never comes back?” said {L}. Nobody knew what to say to that. The bowl at home was still full.',
        ],
        turn: [
          'So {L} fetched the old blanket from {L.their~the} bed and the little bowl, and sat down by the gate, and did not call. {L} only hummed, quite softly, the song of every evening.',
          'They put the full bowl on the path, and the blanket beside it. Then they sat as still as stones and waited. In the bushes something rustled.',
        ],
        done: [
          'First there came a nose, then two eyes. And then {the} came running, straight into {L’s} arms, muddy and shaking and very glad.',
          'Out of the dark, slowly, came {the}. One step, another, and then the last ones all at once. {L} held on tight and did not let go.',
        ],
        again: [
          'That night {the} slept on {L’s} feet, and the gate was shut. Twice {L} got up to look.',
          '{The} is home. Every evening {L} hums the song once, just in case.',
        ],
      },
    ],
  },
  {
    id: 'somebody-wants',
    situations: ['wants'],
    creature: 'theme',
    topic: '{doing}',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'nobody-believes',
        titles: ['{S} Who Wanted to {Do}', '{L} and {S}', 'A Wish for {S}'],
        goal: '{do}',
        trouble: 'nobody let {S} {do}',
        solved: 'everyone let {S} {do}',
        opener: [
          'Some wishes are so strange that nobody says them out loud. {L+} was about to hear one: somebody wanted to {do}.',
          '{L+} was [sitting on the step|on the way to the shop], when a voice said, “I want to {do}.” Just like that.',
        ],
        friend: [
          'It was {S+}. “Everyone laughs,” said {S}. “But I want to {do}. I think of it all day.” {L} did not laugh at all.',
          '{S+} stood there and looked at the ground. “I want to {do},” said {S}, “and I don’t know how to begin.” “Let’s begin here,” said {L}.',
        ],
        problem: [
          '“You?” said the others. “You can’t {do}! Whoever heard of that?” {S} grew smaller and smaller, but the wish did not.',
          'There was a rule about it, on a big sign: nobody like {S} was allowed to {do}. It had always been that way.',
        ],
        tries: [
          '{S} put on a hat and a long coat, so that nobody would notice. Then {S.they} tried to {do}. The coat got in the way, and everyone noticed.',
          'They practised at night, when nobody was looking. It was so dark that {S} tried to {do} straight into a bush.',
          '{L} asked the others very politely to let {S} {do}. “Maybe next year,” they said. They had said so last year.',
        ],
        tip: [
          '“Who made that rule?” asked {G+}. “Nobody knows? Then nobody will miss it. Show them. It’s hard to laugh at somebody who does it with all their heart.”',
          '“They only laugh because they have never seen it,” said {G+}. “Let them see it once, properly.”',
        ],
        turn: [
          '“Then let’s show them,” said {L}. {S} took a deep breath and came out into the middle, where everyone could see. Without hat, without coat. And {S} began.',
          'So {L} called everyone together. {S} shook from top to toe. Then {S} thought of the wish, and of nothing else, and did it.',
        ],
        done: [
          'It grew very quiet. Then somebody clapped, and then all of them. Of course {S} could {do}. They had only never looked.',
          '“More!” called the ones who had laughed. And so {S} {did}, again and again, until the sun went down.',
        ],
        again: [
          'The old sign is gone. Now it says: “Everyone may {do}.” {S} painted it.',
          'If you come by at the right time, you can see {S}, {doing} as if there were nothing easier.',
        ],
      },
    ],
  },
  {
    id: 'somebody-can',
    situations: ['ability'],
    creature: 'theme',
    topic: '{doing}',
    thing: '{S}',
    main: 'village',
    plots: [
      {
        id: 'just-the-thing',
        titles: ['{S} That Could {Do}', '{L} and {S}', 'Who Can {Do}?'],
        goal: 'show what {S} could do',
        trouble: 'nobody wanted {S} to {do}',
        solved: '{S} had saved the day by {doing}',
        opener: [
          'Most of the time nothing special happens. But on this morning {L+} heard something that {L} had never heard before.',
          '{L+} rubbed both eyes and looked again. Was somebody really {doing}, here, in the middle of the morning?',
        ],
        friend: [
          'It was {S+}. {^S} could {do}! “I always could,” said {S}. “But mostly I don’t, because people stare.”',
          'There was no doubt: {S+} could {do}. “Please don’t tell,” said {S}. “But it’s wonderful!” said {L}.',
        ],
        problem: [
          'Soon the whole town knew about it. “{Doing}! In our town!” they said. “That must stop.” And {S} was not allowed to {do} any more.',
          'But when {S} tried to {do} at the market, everyone was startled. Eggs fell, hats fell. “No more {doing} here!” they said.',
        ],
        tries: [
          '{S} tried very hard not to {do}. It held for an hour. Then {S} had to {do}, louder than before, and a shelf came down.',
          'They tried to keep it a secret, under a big box. But it is not easy to {do} in a box, and the box began to walk.',
          '{L} told everyone how useful it is to {do}. “What for?” they asked. {L} could not think of anything just then.',
        ],
        tip: [
          '“One day they’ll need somebody who can {do},” said {G+}. “Don’t hide it. Keep it ready.”',
          '“What you can do is not too much,” said {G+}. “It’s only in the wrong place. Go where it is needed.”',
        ],
        turn: [
          'That evening a little one was lost in the fog by the river, and nobody could find the way. “I know!” said {L}. “{S!}, {do}! As well as you can!” And {S} {did}.',
          'Then all the lamps went out, and everyone stood in the dark and was frightened. “Now!” said {L}. “Now is the time to {do}!” And {S} {did}, as never before.',
        ],
        done: [
          'That was just what was needed. Everybody came, one after the other, towards {S}. “Nobody but {S} could have done that,” they said.',
          'And because {S} {did}, nobody was frightened any more. “Please,” they all said, “would you {do} again tomorrow?”',
        ],
        again: [
          'Now {S} is allowed to {do} every day, at noon, on the market square. Nobody drops an egg.',
          'In the evening, when it is quiet, {L} says, “Once more?” And {S} will {do}, quite softly, just for {L}.',
        ],
      },
    ],
  },
  {
    id: 'somebody-is',
    situations: ['trait'],
    creature: 'theme',
    topic: 'being {quality}',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'just-right',
        titles: ['{Quality} {Noun}', '{L} and {S}', 'Just Right'],
        goal: 'find out what {S} needed',
        trouble: '{S} was {quality}',
        solved: 'being {quality} was just the right thing for once',
        opener: [
          '“{^quality},” somebody said behind {L+}. “That’s what I am. Always {quality}.” {L} turned round.',
          '{L+} had met all kinds. But never anybody who was as {quality} as that.',
        ],
        friend: [
          'There was {S+}. “I’m {quality},” said {S}. “Everybody says so, and it’s true.” “Come along with us,” said {L}.',
          'It was {S+}, and {S} was {quality} from top to toe. “Do you mind?” asked {S}. “Not at all,” said {L}.',
        ],
        problem: [
          'But it is not easy to be {quality}. When the others played, {S} was {quality}. When they ate, {S} was {quality}. So {S} stayed away.',
          'Wherever {S} went, it was the same: “You’re {quality}!” And {S} went home alone again.',
        ],
        tries: [
          '{S} tried to be the opposite of {quality}. It lasted four minutes. Then it went pop, and {S} was {quality} again.',
          'They hid {S} behind a bush, so that nobody would notice how {quality} {S.they} {S.was}. Everybody noticed.',
          '{L} pretended to be {quality} as well, so that {S} should not be the only one. {L} was not very good at it.',
        ],
        tip: [
          '“{^quality}?” said {G+}. “That isn’t a mistake. There’s a place for everything. Ask what it’s good for.”',
          '“Don’t ask how to stop being {quality},” said {G+}. “Ask who needs somebody like that.”',
        ],
        turn: [
          'Just then they heard a cry for help: a kite was stuck, a gate was stuck, and everyone had tried. “{S!}!” called {L}. “This needs somebody who’s {quality}!”',
          '“I’ve got it,” said {L}. “There’s one thing that only somebody {quality} can do.” And {L} whispered it to {S}.',
        ],
        done: [
          'And {S} did it, and could only do it because of being {quality}. “Hurray for {S}!” everyone called.',
          'Nobody else could have done it. {S} stood there, {quality} and proud. Nobody said “too” any more.',
        ],
        again: [
          '{S} is still {quality}. But now it is said in quite another voice.',
          '“Stay as you are,” said {L} in the evening. And {S} did.',
        ],
      },
    ],
  },
  {
    id: 'somebody-does',
    situations: ['deed'],
    creature: 'theme',
    topic: 'somebody {doing}',
    thing: '{S}',
    main: 'village',
    plots: [
      {
        id: 'the-reason',
        titles: ['{S} and the Big Secret', '{L} and {S}', 'Why Did {S} Do That?'],
        goal: 'find out why {S} {did}',
        trouble: 'nobody understood why {S} {did}',
        solved: '{S} no longer did it all alone',
        opener: [
          'It was [a Monday|early in the morning] when {L+} heard the news. Somebody {did}! And nobody could say why.',
          '“Have you heard?” everyone asked. “Somebody {did}!” {L+} wanted to see it with {L.their~these} own eyes.',
        ],
        friend: [
          'And there was {S+}! {^S} {did}, right in front of everyone, and then looked round, quite pleased.',
          '{L} did not have to look for long. {^S+} {did}, just as they had said, and saw {L}, and went red.',
        ],
        problem: [
          'The next day {S} {did} again, and the day after that as well. “This can’t go on,” people said. “Why {do}? Why here?”',
          'From then on {S} {did} every single day. Some people laughed, and some were cross, and {S} would not say a word.',
        ],
        tries: [
          '{L} asked {S} straight out, “Why do you {do}?” But {S} only shook {S.their~that} head, and {did} once more.',
          'They lay in the long grass all night to watch {S}. Just when {S} began {doing}, {L} had to sneeze, and that was that.',
          'They offered {S} a bun not to {do}. {^S} took the bun with a bow, ate it, and {did}.',
        ],
        tip: [
          '“Nobody will {do} without a reason,” said {G+}. “Don’t ask. Do it too, side by side. Then you’ll see.”',
          '“Did anyone ever help {S}?” asked {G+}. “You can look at somebody {doing} all day, and understand nothing until you join in.”',
        ],
        turn: [
          'So the next morning {L} came and did it too. {S} looked surprised. They did it together, and after a while {S} began to talk.',
          '“May I {do} with you?” asked {L}. {S} thought it over for a long time. Then {S} moved aside, to make room for one more.',
        ],
        done: [
          '“I {did} because I wanted to make somebody laugh,” said {S}, “and because I was alone.” “You’re not alone now,” said {L}. Then they all did it together.',
          'Now {L} understood it. {S} {did} for a friend, and now there was one. Soon the whole street joined in.',
        ],
        again: [
          'On some days you can see them all {doing}, {S} in front, and {L} right behind.',
          'Nobody asks why any more. They only ask {S}, “Can I join in?”',
        ],
      },
    ],
  },
  {
    id: 'somebody-has',
    situations: ['has'],
    creature: 'theme',
    topic: '{S} and {the}',
    thing: '{the}',
    main: 'village',
    plots: [
      {
        id: 'what-is-it-good-for',
        titles: ['{S} and {The}', '{L} and {S}', 'What {The} Is Good For'],
        goal: 'find out what {the} was good for',
        trouble: 'everyone stared at {the}',
        solved: 'everyone knew what {the} was good for',
        opener: [
          '{L+} had seen a good deal: a goat on a roof, and once a cloud with a hole. But what came down the road that morning was something quite new.',
          'People were standing at the fence with their mouths open. {L+} squeezed through between the legs to see what there was to see.',
        ],
        friend: [
          'It was {S+}, with {a}. There was no other word for it. {A}! “Please don’t stare,” said {S}. “I know what I’ve got.” “I wasn’t staring,” said {L}. “I was admiring.”',
          'There stood {S+}. And {S} had {a}, such as nobody in the village had ever seen. “They always look at that first,” said {S}, “and then they don’t look any further.”',
        ],
        problem: [
          'Wherever they went, somebody giggled. “What do you want that for?” people asked, and pointed at {the}. {S} did not know. “I’d be quite happy without it,” said {S}, very quietly.',
          'At the swing, at the shop, at the bus stop: {the} was always in the way, or in the talk. By noon {S} wanted to go home and never come out again.',
        ],
        tries: [
          'They hid {the} under a tablecloth. Now {S} looked like a table. Somebody put a cup down.',
          '{L} painted a beautiful sign: “Perfectly normal!” After that even those looked who had not looked before.',
          '{S} tried to do without {the} for an afternoon, and pretended it was not there. It was like walking with one shoe.',
        ],
        tip: [
          '“I was laughed at too,” said {G+}, “for these. Until the day the bridge broke. What one has got, one has got for something. Don’t cover it up. Keep it ready.”',
          '“You’re asking how to get rid of it,” said {G+}. “Ask what only you can do with it. You needn’t look for the day. It’ll come round the corner by itself.”',
        ],
        turn: [
          'And then somebody called for help: on the roof of the bakery the smallest child of the village was stuck, and no ladder was long enough. They all ran to and fro. “{S!}!” said {L}. “Nobody else has got {a}!”',
          'That evening the big lantern over the square went out, and it was pitch dark, and nobody knew the way. {L} took {S} by the hand. “Now,” said {L}. “Now we need exactly {the}.”',
        ],
        done: [
          'So {S} came, with {the}, and did it. Nobody else could have done it. It was over so quickly that only {L} saw how. Then the whole square shouted “Hurrah!”, and this time they were looking at all of {S}.',
          'It worked, and only because of {the}! They got home safe and sound, every one of them. “May I touch it?” somebody asked. “If you say please,” said {S}, and was a whole head taller.',
        ],
        again: [
          'Nobody stares any more. They only say, “How lucky that you’ve got {the}.” And {S} says, “I know.”',
          '{S} comes to tea on Sundays. There’s a chair there now with room for {the}.',
        ],
      },
    ],
  },
  {
    id: 'somebody-poorly',
    situations: ['ailment'],
    creature: 'theme',
    topic: '{S} and {the}',
    thing: '{the}',
    main: 'meadow',
    plots: [
      {
        id: 'the-patient',
        titles: ['{S} and {The}', 'Doctor {L}', 'Get Well Soon, {S!}!'],
        goal: 'make {S} well again',
        trouble: '{S} had {the}',
        solved: '{the} was gone and {S} was well',
        opener: [
          '“Ow, ow, ow,” it went behind the hedge. {L+} put down the breakfast and listened. That was a very big ow, and it came from somebody who did not often say it.',
          'Something was wrong that morning. It was far too quiet. {L+} went to see, with a [bandage|thermometer] in one pocket, just in case.',
        ],
        friend: [
          'There lay {S+}, with {a}, and looked miserable. “It’s nothing,” said {S}. “Ow. It’s only {the}.” “That’s not nothing,” said {L}. “Open wide.”',
          '“Don’t come close,” groaned {S+}. “I’ve got {a}.” {L} came close all the same. “Then you need a doctor. I’ll be one till we find a real one.”',
        ],
        problem: [
          '{S} could not eat, and could not play, and at night nobody in the whole meadow slept for all the groaning. {The} would not go away. And {S} would not go to any doctor, not for anything.',
          'It got no better by noon. With {a} like that even a song hurts. “No doctor!” said {S}. “They’ve got cold hands!”',
        ],
        tries: [
          '{L} tied a scarf round {S}, with a bow. It looked very ill indeed. That was all it did.',
          'They tried a spoonful of honey, and then a bucketful. {S} felt sick, and still had {the}.',
          '{L} told {S} to think of something else. {S} thought of cake. And then {S} thought of {the}, and could not eat the cake.',
        ],
        tip: [
          '“You’re treating what you can’t see,” said {G+}, who was a real doctor. “I warm up my hands first. Then I look, and I say each time what comes next. Will somebody hold a paw? That’s half of the medicine.”',
        ],
        turn: [
          '{L} held tight. “First comes the lamp,” said {L}, “then a look, and then it tickles.” {S} squeezed both eyes shut and opened up, just a crack and then wide. {G} looked and said, “Aha.”',
        ],
        done: [
          'One small pinch, one spoon of something green, and a long sleep. When {S} woke up, it was gone! “Where’s {the}?” asked {S}. They looked everywhere, and were very glad not to find it.',
        ],
        again: [
          'In {L’s} bag there are a lamp, a scarf and a spoon now. On the lid it says, “Doctor {L}. Warm hands.”',
        ],
        helper: { name: 'Doctor Quill', creature: 'hedgehog' },
      },
    ],
  },
  {
    id: 'two-who-meet',
    situations: ['pair'],
    creature: 'theme',
    topic: 'two who were quite different',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'so-different',
        titles: ['{S} and {The}', 'So Different', '{L}, {S} and {The}'],
        goal: 'bring {S} and {the} together',
        trouble: '{S} and {the} would not speak to each other',
        solved: '{S} and {the} had become a team',
        opener: [
          'On one side of the stream there lived somebody big-hearted, and on the other side too. But {L+} knew: they had never met.',
          '{L+} knew two who lived [quite close to each other|on the same road] and never spoke.',
        ],
        friend: [
          'One day {S+} met {a}, right in the middle of the bridge. Neither of them would step aside. {L} saw it all.',
          '{S+} looked at {a}, and {the} looked back. “You’re strange,” said one. “So are you,” said the other.',
        ],
        problem: [
          '“I don’t like {the},” said {S}. “It does everything wrong.” “I don’t like {S},” said {the}. And there they sat, back to back.',
          'They quarrelled about who was first, and who was right, and who was the other way round. {S} went left, and {the} went right.',
        ],
        tries: [
          '{L} baked a cake and invited both of them. {S} ate the left half and {the} ate the right half, and neither said a word.',
          '{L} wrote two letters: “Come to the bridge. A friend.” They both came, saw each other, and went home again.',
          'They tried a game for two. {S} wanted to run, and {the} wanted to hide, so it was not much of a game.',
        ],
        tip: [
          '“They don’t need a cake,” said {G+}. “They need something that neither of them can do alone.”',
          '“Ask {S} what {the} can do better,” said {G+}, “and the other way round. It takes a while. But then it begins.”',
        ],
        turn: [
          'That night the stream rose, and the little bridge broke. {S} was on one side, and {the} on the other. “You hold that end!” called {L}. “And you push!” And, for the first time, they both did.',
          '“Help!” A duckling sat in the reeds and could not get out. {S} could not do it alone, and nor could {the}. They looked at each other. “Together?” said {S}.',
        ],
        done: [
          'What {S} could not reach, {the} could, and what {the} did not know, {S} did. “You’re not so strange,” they said, both at once.',
          'It worked, because there were two of them, and because they were so different. {S} laughed, and {the} laughed too.',
        ],
        again: [
          'Now they sit on the bridge together in the evening, {S} and {the}. They don’t always agree, but they always come.',
          'If you look for {S} today, look for {the}. You will find them in the same place.',
        ],
      },
    ],
  },
];
