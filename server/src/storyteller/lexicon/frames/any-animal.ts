import type { StorySourceInput } from '../story-source.ts';

/** General plots about {a}. */
export const anyAnimal: StorySourceInput = {
  id: 'any-animal',
  kinds: ['animal', 'bird', 'fish', 'bug', 'being'],
  creature: 'theme',
  topic: '{a}',
  thing: '{S}',
  main: 'meadow',
  home: 'garden',
  plots: [
    {
      id: 'hiccups',
      titles: ['{S} With the Hiccups', '{L} and {S}', 'Hic, Said {S}'],
      goal: 'stop the hiccups of {S}',
      trouble: '{S} still had the hiccups',
      solved: '{S} was rid of the hiccups',
      opener: [
        'Hic! {L+} sat up. Hic! Something was out there in the garden, and it sounded like {a}.',
        '“Hic!” said the garden. {L+} looked out of the window. Gardens do not say “hic”. But {a} might.',
      ],
      friend: [
        'Under the apple tree sat {S+}. “Good morn-hic,” said {S}. “I can’t st-hic.” “Poor {noun},” said {L}.',
        'There was {S+}, behind the rain barrel. “I’ve had the hic-cups since Tuesday,” said {S}.',
      ],
      problem: [
        '{S} could not eat, because of the hiccups. {S} could not sleep, because of the hiccups. And {a} that cannot sleep gets very sad.',
        'With every hiccup {S} jumped a little into the air. It is hard to be a proper {noun} with the hiccups, and the others had begun to giggle.',
      ],
      tries: [
        '“Hold your breath,” said {L}. {S} held it, and went round like a balloon, and then the biggest “hic” of all came out, and blew off {L’s} hat.',
        '“You need a fright,” said {F}. Everybody hid and jumped out: “Boo!” {S} only laughed, and now there were hiccups and giggles together.',
        '“Drink a bucket of water, upside down,” said somebody. Afterwards {S} was very wet and said, “Hic.”',
      ],
      tip: [
        '“Did anyone ask why?” said {G+}. “{^a} gets the hiccups from something swallowed in a hurry. Mostly it’s a secret.”',
        '“Hiccups are words that got stuck,” said {G+}. “There is something that {S} wants to say.”',
      ],
      turn: [
        '“Is there something you’d like to tell us?” asked {L} softly. {S} looked left and right. “I’ve nev-hic, I’ve never had a friend,” whispered {S}.',
        '{L} sat down quite close. “You can tell me,” said {L}. {S} took a breath. “I’m always the only {noun},” said {S}. “It’s lonely.”',
      ],
      done: [
        '“You have some now,” said {L}. Everybody listened. One minute, two. Not a hic! {S} was so glad that {S.they} rolled in the grass.',
        'Then it was quiet. The last hiccup had gone with the secret. {S} gave a big, soft, happy sigh.',
      ],
      again: [
        '{S} comes every morning now. And if somebody says “hic”, {S} asks, “What’s your secret?”',
        'Sometimes {L} pretends to have the hiccups, just to hear {S} laugh.',
      ],
    },
    {
      id: 'present',
      titles: ['A Present for {S}', '{S} Says Thank You', '{L} and {S}'],
      goal: 'find out what {S} wanted',
      trouble: '{S} wanted something that nobody could guess',
      solved: '{S} had what was missing',
      opener: [
        'On the doormat there was a [footprint|mark] that {L+} did not know. It was the mark of {a}!',
        'Something had been nibbling at the gatepost. {L+} looked at it closely. That could only have been {a}.',
      ],
      friend: [
        'Round the corner came {S+}, and sat down in front of {L}, and looked, and did not go away.',
        '{S+} was sitting on the step in the morning. {S} pulled at {L’s} sleeve, gently, and pulled again.',
      ],
      problem: [
        '{S} wanted something. That was clear. But what does {a} want? {S} could not say it, and grew sadder and sadder.',
        '“What is it?” asked {L}. {S} looked up, and down, and sighed a sigh as long as a train. Nobody understood {S}.',
      ],
      tries: [
        '“Food!” said {F}. They brought bread, plums and a whole cheese. {S} sniffed at it politely, and sighed.',
        '“A bed!” said {L}. They built one out of hay and cushions, fit for a king. {S} walked round it twice and sat down beside it.',
        '“A song!” They sang all nine verses. {S} covered both ears.',
      ],
      tip: [
        '“You keep bringing things to {S},” said {G+}. “Perhaps {S} wants to bring something to you. Follow, and don’t talk.”',
        '“Look where {S} looks,” said {G+}. “Not at the bread. There, up the path.”',
      ],
      turn: [
        'So they stood up and followed {S}, without a word, through the long grass and over the wall. {S} looked back at every corner, to see if they were coming.',
        '{L} looked where {S} was looking. “You want to show us something!” said {L}. {S} jumped up and ran on ahead.',
      ],
      done: [
        'And there, in a hollow, was the place that {S} loved best, full of [yellow flowers|evening sun]. All {S} had wanted was somebody to sit there with.',
        'Behind the last bush lay a nest with something small in it, and it was looking for its family. So that was it! {S} had found it, and had come for help.',
      ],
      again: [
        'Now there is a path through the long grass. {S} and {L} have made it, there and back, every day.',
        '“What does {a} want?” asked somebody. {L} knew it. “The same as you,” said {L}.',
      ],
    },
    {
      id: 'learning-its-own-thing',
      needsFacts: true,
      titles: ['{S} Tries Again', 'What {S} Can Do', '{L} and the Young {Noun}'],
      goal: 'help {S} to {skill}',
      trouble: '{S} could not {skill}',
      solved: '{S} had learned to {skill}',
      opener: [
        '“{Cry}!” it went, {dwelling}. Then it went “bump”. {L+} stood still and listened. “{Cry}!” Bump. Somebody was trying something over and over.',
        'There were footprints that {L+} did not know. They went round and round, and then back again, and ended {dwelling}. “{Cry}?” said somebody there.',
      ],
      friend: [
        'It was {S+}, and still rather young. “All the others can {skill},” said {S}. “They just do it. I’ve been trying since the day before yesterday.” {L} sat down. “Show me,” said {L}.',
        'There was {S+}, looking at the ground. “I’m no proper {noun},” said {S}. “{A} has to {skill}. Everyone knows that. And I can’t.” “Not yet,” said {L}.',
      ],
      problem: [
        '{S} took a deep breath and tried to {skill}. It began quite well, and ended in [a bush|a heap]. “You see?” said {S}. And tomorrow was the day when all the young ones had to show it.',
        'It looks so easy, when {nouns} do it. But {S} got it wrong in a new way each time. “{Cry},” said {S}, very softly, and did not want to try any more.',
      ],
      tries: [
        '{L} tried to {skill} as well, to see how it goes. {L} is no {noun}. It was good for laughing, and for a bruise.',
        '{F} had a book with a chapter about it: “How to {skill}, in ten easy steps.” {S} ate steps three and four. They tasted of {meal}, nearly.',
        'They tried it in front of a mirror. {S} was so surprised to see another {noun} that nothing came of it.',
      ],
      tip: [
        '“I’ve watched {nouns} for years,” said {G+}. “They don’t do it because they must. They do it for {meal}, or for fun, or because somebody’s looking for them. Never because of a test.”',
        '“You’re thinking of how it looks,” said {G+}. “{A} doesn’t think. First a little rest {dwelling}. A bite of {meal}. And then forget that anybody’s there.”',
      ],
      low: 'In the evening {S} crept off, {dwelling}, without supper. “Tomorrow they’ll all see it,” said {S}, in a voice as thin as a thread.',
      turn: [
        'So they did not practise any more. They played. They ran and hid and ate {meal}. And in the middle of the game, when nobody was thinking of it, {S} did it. “Wait,” said {L}. “What was that, just now?”',
        '{L} turned round, and looked the other way, and counted {bug}s instead. It was quiet behind {L}. Then there was a small sound, a new one. {L} peeped through two fingers.',
      ],
      done: [
        'It was true. {S} {skilled}! Once more, to be sure. And once more, because it was so lovely. “{Cry}!” called {S}, so that all the others came to look.',
        '{S} {skilled}, as if there had never been any trouble with it. “I’m {a}!” shouted {S}. “I always was!”',
      ],
      again: [
        'The next day there was a very small one {dwelling}, and it was sighing. {S} went and sat down there. “Show me,” said {S}.',
        'If you go there on a quiet evening, you may hear it: “{Cry}!” And no bump.',
      ],
    },
    {
      id: 'a-bed-that-fits',
      needsFacts: true,
      titles: ['A Bed for {S}', '{S} Stays the Night', 'Where Does {A} Sleep?'],
      goal: 'find the right bed for {S}',
      trouble: '{S} had no bed that fitted',
      solved: '{S} was asleep in just the right place',
      opener:
        '“{Cry},” said somebody at the door. It was raining hard, and it was late. {L+} opened the door a crack, and then all the way.',
      friend:
        'Outside stood {S+}, dripping wet. “I’ve lost my way,” said {S}. “May I stay for one night? I don’t need much.” {L} had never had {a} to stay before.',
      problem:
        '“You can have my bed,” said {L}. {S} got in, and turned round {many} times, and got out again. “It’s very kind,” said {S}, “but it isn’t how {a} sleeps. And what’s for supper?”',
      tries: [
        '{L} made a bed in the bath, and one on the sofa. {S} tried them politely. On the first it was too wet, and on the second too flat, and both times it smelled of soap.',
        '{F} brought pancakes with jam. {S} looked at them from all sides. “Do you have any {meal}?” asked {S}. There was none in the cupboard, not even behind the flour.',
        'They sang a lullaby, all nine verses. In the end everybody was asleep but {S}.',
      ],
      tip: '“You’re making a bed for yourselves,” said {G+}. “What does it look like where {S} comes from? Ask, and then shut your eyes, and build that. And look for {meal}. It’s nearer than you think.”',
      turn: '“Where do you sleep at home?” asked {L}. {S} sighed. “{Dwelling},” said {S}. {L} looked round. With the [green|brown] blanket, two chairs, the big plant and a bit of imagination… They built it, until it was almost like {dwelling}. And {F} had found some {meal}!',
      done: '{S} looked at it for a long time. Then {S} crept in, turned round once, and ate up the {meal}. “{Cry},” said {S}, and that meant good night. In the morning the sun was out, and before leaving, {S} {skilled}, just for them.',
      again: 'The bed is still there, between the two chairs. Sometimes {L} sleeps in it, and dreams of {a}.',
    },
  ],
};
