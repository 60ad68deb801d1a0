import type { MorePlots } from '../story-source.ts';

/** Plots of the frames for animals, vehicles, jobs and festivals that are told with the facts about the very thing. */
export const factPlots: MorePlots = {
  'any-animal': [
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
  'any-vehicle': [
    {
      id: 'the-urgent-call',
      needsFacts: true,
      titles: ['{Noise}! Here Comes {The}', '{L} and {The}', 'A Call for {The}'],
      goal: 'get {the} going in time',
      trouble: '{the} could not {duty}',
      solved: '{the} had done what only {a} can do',
      opener: [
        '“{Noise}!” it went outside, and {L+} was at the window before the second “{noise}”. There it was, freshly washed: {the}! And today {L} was allowed to come along.',
        '{L+} knew every {noun} by its sound. “{Noise}!” This was the finest of them all. It could {duty}, and {L} wanted to see how that is done.',
      ],
      problem: [
        'Then the telephone rang. “Come quickly!” said a voice. {Call}! That was a job for {the}. {L} jumped in and pressed the button. But there was only a “pff”. It was {part}. It would not move.',
        'And just then the call came: {call}. “We’re on our way!” shouted {L}. “{Noise}!” But they did not get far. Something was wrong with {part}, and without {part} {the} cannot {duty}.',
      ],
      tries: [
        '“Then we’ll do it by hand,” said {F}. They tried to {duty} with a rope, two buckets and a pram. One only sees then how strong {a} is.',
        '{L} hit {part}, just a little, with a spanner. It said “ding”. {The} said nothing.',
        'They asked the old cart from the farm to help. It was very willing. Then one of its wheels rolled off, all alone, and was not seen again.',
      ],
      tip: [
        '“It isn’t broken,” said {G+}, and put one ear to {part}. “It’s full. It works all day long, and nobody ever looks inside. Do that. But softly!”',
        '“When did {the} last have a rest?” asked {G+}. “Let it cool down. And then look at {part} from below, where nobody looks.”',
      ],
      turn: [
        '{L} lay down flat and looked, with a torch. There was something in {part}! It was round and soft, and it was snoring. A hedgehog had moved in. {L} lifted it out, with two thick gloves, and put it in the straw.',
        '{L} took a cloth and an oil can, and cleaned {part}, bit by bit, as one washes an ear. Out came a pine cone, three marbles and a nest of straw. “Now,” said {L}. “Once more.”',
      ],
      done: [
        '“{Noise}!” How it went! Round the corner, over the bridge, and there they were. And {the} {duty_done}, as if it were nothing. “Thank you!” everyone called. “{Noise}!” said {the}.',
        'It shook, it coughed, it went! They came at the very last minute. {The} {duty_done}, and {L} was allowed to press the button. They all waved till their arms ached.',
      ],
      again: [
        'In the evening {L} polished {part} till it shone. “{Noise},” said {the}, quite softly. That means good night.',
        'Beside the garage there’s a small house with straw in it now, in case the hedgehog wants to work the night shift.',
      ],
    },
  ],
  'any-person': [
    {
      id: 'the-hardest-case',
      needsFacts: true,
      titles: ['{S} and the Hardest Case', '{L} Helps {S}', 'A Day With {S}'],
      goal: 'solve the hardest case of {S}',
      trouble: '{case}',
      solved: '{mended}',
      opener: [
        '“When I’m big, I’ll {task},” said {L+}, and practised it on the [cat|sofa]. The [cat|sofa] put up with it.',
        '{L+} had always wanted to know how one does it: {task}, all day long, and be finished by supper. And then somebody came along the street with {tool}.',
      ],
      friend: [
        'It was {S+}, with {tool}. “I could use somebody who asks questions,” said {S}. “I’ve got a hard case today.” {L} had a great many questions, and came along.',
        'That was {S+}. “Would you hold this?” asked {S}, and gave {L} {tool}. “Today I’m going to need four hands.”',
      ],
      problem: [
        'And this was the case: {case}. “I’ve been able to {task} for twenty years,” said {S}, “but I’ve never had anything like it.” People were already standing about and shaking their heads.',
        'It was like this: {case}. {S} had tried it in every way that one learns. “If I can’t do that,” said {S}, “what am I {a} for?”',
      ],
      tries: [
        '{L} was allowed to try it, with {tool}. {L} did it just as {S} does, only faster. Now {case}, and {L} was wet as well.',
        '{F} had an idea: with twice as much of everything! It was loud, and it splashed. And still {case}.',
        '{S} looked it up in the thick book for {nouns}. On page {many} it said, “Ask somebody who is older.”',
      ],
      tip: '“{Advice},” said {G+}, going by. “I’m not {a}. I’ve only been looking on for a long time.”',
      turn: '{L} looked at {S}, and {S} looked at {L}. “Nobody ever told me that,” said {S}. They went back, without hurrying this time. {L} held {tool}, and {S} did something that was not in the thick book.',
      done: 'And that was it: {mended}! {L} was the first to see it. “Hurrah for {S}!” they called. “And for my four hands,” said {S}.',
      again: 'Since then there’s a new page in the thick book for {nouns}. {L} drew the picture for it.',
    },
  ],
  'any-festival': [
    {
      id: 'the-missing-piece',
      needsFacts: true,
      titles: ['{L} and {Noun}', 'The Night Before {Noun}', 'Happy {Noun}!'],
      goal: 'get everything ready for {noun}',
      trouble: 'one thing was missing for {noun}',
      solved: 'nothing was missing any more for {noun}',
      opener: [
        'One more night, and then it is {noun}! It smelled of {feast} already. {L+} had gone to look three times: there was {sign}, just as every year.',
        '“What do you like best about {noun}?” somebody asked. {L+} thought of {feast}, and went on thinking. Best of all was this: to {custom}.',
      ],
      problem: [
        'Then {L} counted everything once more, and went pale. One thing was missing: {gap}! Without that it would not be {noun}. How can one {custom} without it? And the guests were on their way.',
        'They wanted to get it all ready. And then they saw it. {Gap}: not there! “We had it last year,” said everyone. But last year is a long time ago.',
      ],
      tries: [
        'They made do with [a colander|a flowerpot] and a great deal of paper. If one shut both eyes, it was nearly right. “One can’t {custom} with that,” said {F}.',
        'They ran to the shop. It had just closed. The shopkeeper was sitting at home already, and eating {feast}.',
        '{L} wanted to put off {noun} till next week. But one can’t tell a festival to wait outside.',
      ],
      tip: '“Once, when I was small, it was missing, too,” said {G+}. “We went from door to door. Each had a bit of it, and nobody had it all. It was the best {noun} ever.”',
      turn: '{L} went along the street and knocked. “It’s {noun}, and we’re missing something,” said {L}. “Would you come and bring what you’ve got?” Some had never celebrated {noun}. They came all the same, with full hands.',
      done: 'In the evening it was all there, put together out of many houses: {sign}, and more guests than chairs. They {kept}. Then they ate {feast}, until nobody could any more. “Happy {noun}!” they called.',
      again:
        '{L} was asleep before the last guest had gone. Next year they’ll leave something out on purpose, so that everybody has to come.',
    },
  ],
};
