import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the new baby. */
export const newBaby: StorySourceInput = {
  id: 'new-baby',
  words: [
    'new baby',
    'baby brother/sister',
    'new baby brother/sister',
    'new brother/sister',
    'new sibling',
    'become/becoming/be/being big brother/sister',
    'big brother/sister',
    'mommy/mummy/mum/mom have/having baby',
    'pregnant',
    'have/having twin',
    'new little brother/sister',
    'baby arrive/come',
    'jealous baby',
    'baby/brother/sister get/gets/getting all attention',
    'baby/brother/sister get/gets/getting attention',
    'nobody/no-one time me since baby',
    'everyone/everybody only look/looks baby',
    'only look/looks baby',
  ],
  situations: ['newcomer', 'wants', 'afraid'],
  happensToLead: true,
  topic: 'the new baby',
  thing: 'the cradle',
  main: 'cottage',
  plots: [
    {
      id: 'room-on-lap',
      titles: ['Room for One More', '{L} and the New Baby', 'The Smallest One in the House'],
      goal: 'find a place beside the new baby',
      trouble: 'nobody had time for anything but the baby',
      solved: '{L} and the baby belonged together',
      opener:
        'There was a new baby in {L+}’s house. It was as small as a loaf of bread and had a very loud voice. Everyone came to look, and everyone tiptoed.',
      problem:
        '“Will you play with me?” asked {L}. “In a minute,” they said, “the baby needs a drink.” Then the baby needed a sleep. Then it needed a clean nappy. {L} needed something, too.',
      tries: [
        '{L} crawled on the floor and cried waah, like the baby. They laughed a bit, and went on rocking the cradle.',
        '{L} wanted to give the baby away to the neighbours, for a day. But they had one already.',
        '{L} built the highest tower there ever was and called, “Look!” “Shh,” said everybody. “It’s just gone to sleep.”',
      ],
      tip: '“When you were that small,” said {G+}, “you cried as well, and nothing helped, except one thing. A lap isn’t full when somebody sits on it. It’s just warm.”',
      turn: 'In the evening the baby cried and cried. {L} went to the cradle. “I know that one,” said {L}, and hummed the song about the duck, and put a finger in the tiny hand.',
      done: 'The crying stopped. The baby held the finger tight, and looked at {L}, and smiled, for the first time ever. “It only does that for you,” somebody said, and there was room on the lap for both.',
      again:
        'The baby is still loud. But when it hears {L’s} steps, it kicks with both feet. “It can’t do towers yet,” says {L}. “I’ll show it.”',
      helper: { name: 'Granny Lull', creature: 'kangaroo' },
      outcomes: [
        {
          asked: ['hold/carry/feed/cuddle/rock baby/him/her/it', 'bottle'],
          done: '{L} hummed the song about the duck, and the crying stopped, and the finger was held tight. “It only does that for you,” somebody said, and put a cushion under {L’s} elbow. There was room on the lap for both, so {told}.',
        },
        {
          asked: ['baby laugh/smile/giggle/hold/grab/grip/finger/look/happy'],
          kinds: ['laughs'],
          done: '{L} hummed the song about the duck and put one finger into the tiny hand. The crying stopped, and the whole house listened. The baby held on tight and looked up. And {told}. “It only does that for you,” somebody said.',
        },
        {
          asked: [
            'best/good/great/proud brother/sister',
            'love baby/brother/sister/each/other/him/her/them',
            'proud',
          ],
          kinds: ['happy', 'feels', 'says', 'says-words', 'stays'],
          done: 'The crying stopped. The baby held {L’s} finger tight, looked at {L}, and smiled, for the first time ever. “It only does that for you,” somebody said. Nobody else in the house could say that, and {told}.',
        },
        {
          asked: ['mum/dad/mummy/daddy/parent/grandma play/time/read/hug/cuddle/love/attention/both'],
          kinds: ['hugs', 'plays', 'tells', 'gets', 'given-by', 'all-get', 'home', 'way-home'],
          done: 'The crying stopped, and the baby slept with {L’s} finger in its hand. It was very quiet. “How did you do that?” somebody whispered, and patted the lap, and there was nobody else on it. So {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'claps',
            'sleep',
          ],
          done: 'The crying stopped. The baby held {L’s} finger tight and smiled, for the first time ever. Then it slept, and all the ones who had tiptoed sat down at last. Somebody moved over, so that {L} could sit in the middle, and {told}.',
        },
      ],
      art: {
        'There was a new baby in': 'living-room: L look curious at cradle-with-baby; cradle-with-baby',
        'Everyone came to look': 'living-room: L stand sad; cradle-with-baby, people',
        'Will you play with me': 'living-room: L hold ball sad; cradle-with-baby, mother',
        'crawled on the floor and cried': 'living-room: L crawl tearful; cradle-with-baby, mother',
        'to give the baby away': 'village: L push brave; pram, people',
        'built the highest tower': 'living-room: L call proud; block-tower, cradle-with-baby, mother',
        'When you were that small': 'living-room: G say calm; L listen curious; cradle-with-baby',
        'In the evening the baby cried': 'living-room, evening: L look worried; cradle-with-baby',
        'hummed the song about the duck':
          'living-room, evening: L sing happy at cradle-with-baby; cradle-with-baby',
        'The crying stopped': 'living-room, evening: L sit happy on sofa; mother, baby',
        'The baby is still loud': 'living-room: L hold blocks happy; cradle-with-baby',
      },
    },
    {
      id: 'what-can-it-do',
      titles: ['What Can a Baby Do?', 'Wait Till It Is Bigger', 'A Brother or Sister for {L}'],
      goal: 'find a game for the baby and the big ones',
      trouble: 'the new baby could not play anything',
      solved: 'they had found a game that the baby loved',
      opener:
        '“Soon you’ll have somebody to play with,” they had told {L+}, all winter long. Then the baby was there. {L} stood at the cradle with a ball, quite ready.',
      problem:
        'But the baby could not throw, and it could not catch. It couldn’t even sit. It lay there and looked at the ceiling. “It’s no use at all,” said {L}.',
      tries: [
        '{L} showed the baby how to build with blocks. The baby put a corner in its mouth and went to sleep on it.',
        'They played hide-and-seek. The baby was always in the same place. It was very bad at hiding.',
        '{L} read aloud from the big book about trains. At the most exciting part, the baby was sick on the engine.',
      ],
      tip: '“It’s new here,” said {G+}. “It doesn’t know anything but faces. So what could you play, with nothing but a face?”',
      turn: '{L} leaned over the cradle, put both hands over {L.their} eyes, and waited. Then: “Peekaboo!” The baby’s eyes became as round as plums. {L} did it once more.',
      done: 'And then there came a sound that nobody had heard yet: the baby laughed! It laughed until it had hiccups. “Again,” its feet said, “again, again.” And {L} played it all afternoon.',
      again:
        'Everybody has tried it. But the baby laughs loudest when it’s {L} who comes out from behind the hands.',
      helper: { name: 'Uncle Pouch', creature: 'kangaroo' },
      outcomes: [
        {
          asked: ['hold/carry/feed/cuddle/rock baby/him/her/it', 'bottle'],
          done: '“Peekaboo!” said {L}, and there came a sound that nobody had heard yet: the baby laughed! It laughed until it had hiccups. For hiccups one has to be picked up, and it stretched out its arms to {L}, so {told}.',
        },
        {
          asked: ['baby laugh/smile/giggle/happy/clap/play'],
          kinds: ['laughs'],
          done: '“Peekaboo!” said {L}, once more, and came out from behind both hands. Everybody in the house came to the door to see what would happen, and {told}. “Again,” its feet said, “again.”',
        },
        {
          asked: [
            'best/good/great/proud brother/sister',
            'love baby/brother/sister/each/other/him/her/them',
            'proud',
          ],
          kinds: ['happy', 'feels', 'says', 'says-words', 'stays'],
          done: '“Peekaboo!” said {L}, and the baby laughed, for the first time in its life. Everybody else tried it, and got a yawn. Then {L} came out from behind both hands again, and it laughed until it had hiccups, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'tells',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
          ],
          done: '“Peekaboo!” And there came a sound that nobody had heard yet: the baby laughed. It laughed until it had hiccups. “Again,” its feet said, “again.” {L} put the ball away, for later on, and climbed into the cot’s corner, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'claps', 'sleep'],
          done: '“Peekaboo!” said {L}, and the baby laughed until it had hiccups. The grown-ups came running with the camera and a spoon. Somebody said that a first laugh is as good as a birthday, so {told}.',
        },
      ],
      art: {
        'Soon you’ll have somebody': 'living-room: L think baby happy; mother',
        'stood at the cradle with a ball': 'living-room: L hold ball happy; cradle-with-baby',
        'But the baby could not throw': 'living-room: L sulk sad; baby, ball',
        'how to build with blocks': 'living-room: L build happy; baby, blocks',
        'They played hide-and-seek': 'living-room: L cover-eyes happy; cradle-with-baby',
        'the big book about trains': 'living-room: L read worried; baby',
        'nothing but a face': 'living-room: G say calm; L listen curious; baby',
        'leaned over the cradle': 'living-room: L cover-eyes happy at cradle-with-baby; cradle-with-baby',
        'became as round as plums': 'living-room: L stretch-out laughing; cradle-with-baby',
        'the baby laughed': 'living-room: L laugh; baby, cradle',
        'its feet said': 'living-room: L laugh; baby, cradle',
        'Everybody has tried it': 'living-room: L peek happy; baby, people',
      },
    },
    {
      id: 'too-small-to-play',
      titles: ['{L} and the New Baby', 'Big and Very Small', 'The Baby Who Cried'],
      goal: 'make friends with the new baby',
      trouble: 'the baby only cried',
      solved: 'the baby had smiled at {L}',
      opener:
        'There was a new baby at {L’s} house. It had ten fingers, each as small as a bean. {L+} had been waiting for it all winter, with a list of games to play.',
      problem:
        'But the baby could not play anything. It slept, it drank, and it cried. Everyone tiptoed round the cradle and said, “Shh, {L}.” Nobody had time for the list.',
      tries: [
        '{L} built a tower of bricks beside the cradle, the best one ever. It fell down with a crash. The baby screamed, and so did everyone else, in whispers.',
        '{L} gave the baby the fastest car. The baby put it in its mouth. That was not how the game went at all.',
        '{L} lay down in the cradle too and cried, “Wah!” The cradle was too short, and nobody came.',
      ],
      tip: '“You were just as small,” said {G+}. “Do you know what you liked? One face, quite close, and a quiet voice that told you things. The baby doesn’t need a game. It needs somebody who knows everything.”',
      turn: '{L} leaned over the cradle, quite close. The baby was crying. “That’s the ceiling,” said {L} in a quiet voice. “That’s a spider. And I’m {L}. I’ve been here longest, so I’ll explain it all to you.”',
      done: 'The baby stopped crying and looked. One bean of a finger took hold of {L’s} thumb and did not let go. And then, a little crooked, the baby smiled. It was the very first time, and it was for {L}.',
      again:
        'Every evening {L} explains one thing to the baby. They have got as far as spoons. The list of games hangs above the cradle and can wait.',
      helper: {
        name: 'Granny Rose',
        creature: 'hen',
      },
      setting: {
        topic: 'the new baby',
        thing: 'the cradle',
        main: 'cottage',
      },
      outcomes: [
        {
          asked: ['hold/carry/feed/cuddle/rock baby/him/her/it', 'bottle'],
          done: '“That’s the ceiling,” said {L} in a quiet voice, “and that’s a spider.” The baby stopped crying. One bean of a finger took hold of {L’s} thumb and did not let go. So {L} got the big chair, with two cushions, and {told}.',
        },
        {
          asked: ['baby laugh/smile/giggle/happy/stop/look/hold/finger'],
          kinds: ['laughs'],
          done: '“That’s the ceiling,” said {L}, quite close. “And I’m {L}.” The baby stopped crying. It took hold of {L’s} thumb, as if it had been waiting for somebody to explain, and so {told}.',
        },
        {
          asked: [
            'best/good/great/proud brother/sister',
            'love baby/brother/sister/each/other/him/her/them',
            'proud',
          ],
          kinds: ['happy', 'feels', 'says', 'says-words', 'stays'],
          done: 'The baby stopped crying and looked at {L}, who knew everything: the ceiling, the spider, the whole house. One bean of a finger held on to {L’s} thumb. The first smile there ever was came out a little crooked, and it was for {L}. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'tells',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
          ],
          done: '“I’ll explain it all to you,” {L} had said, quite close. The baby stopped crying, and held on to {L’s} thumb. The list of games was much too long for such a small one, so they began with the first line, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'claps', 'sleep'],
          done: '“I’ll explain it all to you,” said {L}, and the baby stopped crying. A little crooked, it smiled. It was the very first time, and nobody tiptoed any more. They all wanted to see it again, brought chairs and cake, and {told}.',
        },
      ],
      art: {
        'There was a new baby at': 'living-room: L look happy at cradle-with-baby; cradle-with-baby',
        'had been waiting for it all winter': 'living-room: L hold paper happy; cradle-with-baby, ball',
        'But the baby could not play anything': 'living-room: L sit sad; cradle-with-baby, people',
        'a tower of bricks beside the cradle':
          'living-room: L startle surprised; block-tower, cradle-with-baby',
        'the fastest car': 'living-room: L give toy-car worried; baby',
        'lay down in the cradle too': 'living-room: L cry tearful; cradle, cradle-with-baby',
        'It needs somebody who knows everything':
          'living-room: G say calm; L listen curious; cradle-with-baby',
        'The baby was crying': 'living-room: L look worried at cradle-with-baby; cradle-with-baby',
        'a quiet voice. “That’s a spider': 'living-room: L point happy; cradle-with-baby, spider',
        'baby stopped crying': 'living-room: L laugh; baby, cradle',
        'explains one thing to the baby': 'living-room, evening: L show spoon happy; cradle-with-baby',
      },
    },
  ],
};
