import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the four seasons and the signs of spring and winter. */
export const fourSeasons: StorySourceInput = {
  id: 'four-seasons',
  words: [
    'four seasons',
    'the four seasons',
    'seasons',
    'seasons of the year',
    'season',
    'season change/changing',
    'the seasons change',
    'spring summer autumn winter',
    'spring summer autumn and winter',
    'signs of spring',
    'sign of spring',
    'spring is coming',
    'winter is here',
    'winter is coming',
    'a tree through the year',
    'tree through the year',
    'tree in all seasons',
    'why are there seasons',
    'favourite season',
    'what happens to a tree in spring summer autumn and winter',
    'tree in spring summer autumn and winter',
    'tree in all four seasons',
    'a year in the life of a tree',
    'the tree in winter',
    'apple tree through the year',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'deed'],
  topic: 'the four seasons',
  thing: 'the box with four drawers',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'four-drawers',
      titles: ['Four Drawers for a Year', '{L} Keeps the Seasons', 'Which One Is Missing?'],
      goal: 'put a whole year into four drawers',
      trouble: 'the seasons would not stay in their drawers',
      solved: 'there was something of every season in the drawers',
      opener:
        '{L+} was given a little chest with four drawers. “For the four seasons,” it said on the card. “Keep something of each.” It was winter, so {L} went straight out to fetch some.',
      friend:
        '{F+} brought the biggest snowball and {L} laid it in the bottom drawer. They closed it carefully. “The winter’s safe in there,” said {F}.',
      problem:
        'By supper the winter was running out at the bottom, across the floor. In spring {L} laid in blossom. It turned brown. “How do you keep something that goes away?” asked {L}. And three drawers were still empty.',
      tries: [
        'They put the chest out into the cold. That worked until March.',
        'In summer {F} caught a ray of sun in a box and shut the lid quickly. When they looked, there was only a box.',
        '{L} locked the drawers. Autumn came and went all the same, right past the keyhole.',
      ],
      tip: '“The seasons don’t stay, that’s what they’re good at,” said {G+}. “The Earth travels round the sun, and leans, and so it’s warm at one time and cold at another. Don’t keep the snow. Keep what it left behind. Each one leaves something.”',
      low: 'In the wood of the bottom drawer the snow had left a stain, and it looked like a small cloud.',
      turn: 'So {L} looked for what each of them left. From autumn there was a conker, and a leaf, pressed flat. From winter: the feather of a robin, from the feeder. From spring: half a blue eggshell. From summer: a cherry stone and a bit of sand.',
      done: 'Now something lay in all four drawers, and it stayed. On a grey day in November they opened the third one from the bottom. {F} held the cherry stone and shut both eyes. “Water,” said {F}. “Bees. Ice cream.” It was all in there.',
      again:
        'They planted the cherry stone. It will need winter to wake up, spring to grow and summer to ripen. {L} has time.',
      helper: {
        name: 'Old Father Year',
        creature: 'tortoise',
      },
      outcomes: [
        {
          asked: ['spring/summer/autumn/winter/snow/flower/leaf/leaves/cherry/tree/season'],
          done: 'A conker, a robin’s feather, half a blue eggshell, a cherry stone: something lay in all four drawers, and it stayed. {F} held the stone and shut both eyes. “Bees,” said {F}. “Ice cream.” Outside the year went on, drawer by drawer, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A conker, a robin’s feather, half a blue eggshell, a cherry stone: something lay in all four drawers. On a grey day in November they opened the third. “Water,” said {F}, eyes shut. “Ice cream.” Then it had to be summer, and indoors {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A conker, a robin’s feather, half a blue eggshell, a cherry stone: something lay in all four drawers, and it stayed. On a grey day {F} held the cherry stone and shut both eyes. It was all in there. With a whole year on the table {told}.',
        },
      ],
      art: {
        'a little chest with four': 'garden, snow: L hold card happy; drawers',
        'the biggest snowball': 'living-room: F give snowball happy; L open happy; drawers',
        'the winter was running out': 'living-room: L startle worried; drawers, puddle',
        'out into the cold': 'garden, snow: L+F push drawers worried',
        'a ray of sun': 'garden, day: F hold box happy; L look; sun',
        'locked the drawers': 'living-room: L hold key worried; drawers',
        'what it left behind': 'living-room: G say; L+F look G curious; drawers',
        'had left a stain': 'living-room: L look surprised at drawers; F look',
        'what each of them left': 'garden: L hold nut happy; leaf, feather',
        'held the cherry stone': 'living-room: F think sun happy; L cheer; drawers',
        'planted the cherry stone': 'garden: L plant happy; seedling',
      },
    },
    {
      id: 'one-tree-four-dresses',
      words: ['tree'],
      titles: ['The Tree in Four Seasons', '{L} Watches a Tree', 'What Is the Tree Doing?'],
      goal: 'find out what the tree did all year',
      trouble: 'the tree seemed to do nothing at all',
      solved: '{L} had seen the tree in all four seasons',
      opener:
        'Outside the window stood an apple tree. It was winter, and the tree stood there with bare branches. “What are you doing?” asked {L+}. The tree did nothing. It did nothing on Tuesday either.',
      friend:
        '“Trees don’t do anything,” said {F+}. “They just stand.” {L} did not believe that. They brought a chair to the window and wanted to catch it doing something.',
      problem:
        'They watched for an hour. They watched on Wednesday with a sandwich. A sparrow came and went. But the tree stood there just as before. “Perhaps it’s broken,” said {F}.',
      tries: [
        '{L} tapped on the trunk. Somebody knocked back. But that was the woodpecker.',
        'They put a scarf on it, against the cold. It stood there with a scarf.',
        '{F} shook it. A little snow fell down, and that was all it had to say.',
      ],
      tip: '“You’re too quick for it,” said {G+}. “A tree takes a year for what you do in a day: getting up, playing, tidying, going to bed. Hang up four sheets of paper. And draw it only when the season’s a new one.”',
      turn: 'So {L} drew it in winter, with bare branches, and looked closely. At the end of each twig sat a brown bud, tightly shut. “It’s asleep,” said {L}, “with its fists closed.” In spring the buds had opened. The tree was white, and hummed with bees.',
      done: 'In summer it was green, and under each leaf hung a small hard apple. In autumn they were red, and the leaves let go. Now four trees hung on the wall, all the same one. “It did such a lot,” said {F}, with an apple in one cheek.',
      again:
        'Now it is winter again, and the branches are bare. “Good night,” says {L} to the tree, and knows what’s in the buds.',
      helper: { name: 'Old Russet', creature: 'tortoise' },
      setting: {
        topic: 'a tree in the four seasons',
        thing: 'the apple tree',
        home: 'garden',
        main: 'garden',
      },
      outcomes: [
        {
          asked: ['tree/leaf/leaves/flower/blossom/apple/pie/spring/summer/autumn/winter/snow/grow'],
          done: 'In summer it was green, in autumn the apples were red, and the leaves let go. Four trees hung on the wall, all the same one. “It did such a lot,” said {F}. They carried the chair outside, to sit nearer, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In summer it was green, in autumn the apples were red, and the leaves let go. Now four trees hung on the wall, all the same one. “It did such a lot,” said {F}, with one cheek full. Under the branches {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In summer it was green, in autumn the apples were red. Four trees hung on the wall, all the same one. {L} put both arms round the trunk, and told it, so that it knew. Round the apple tree {told}.',
        },
      ],
      art: {
        'there with bare branches': 'living-room, snow: L look curious at sky; bare-tree',
        'a chair to the window': 'living-room, snow: L sit curious on chair; F point',
        'with a sandwich': 'living-room, snow: L hold sandwich worried; F look; bird',
        'tapped on the trunk': 'garden, snow: L knock curious; bird, bare-tree',
        'a scarf on it': 'garden, snow: L give scarf happy; F look; bare-tree',
        'A little snow fell': 'garden, snow: F push bare-tree worried; L look',
        'too quick for it': 'garden, snow: G say; L look G curious; bare-tree',
        'drew it in winter': 'garden, snow: L draw drawing-pad(bare-tree) happy; bare-tree',
        'In spring the buds': 'garden, day: L draw drawing-pad(tree) happy; white tree, bee',
        'Now four trees hung': 'living-room: L look proud; F eat apple happy; picture(tree)',
        'Good night,” says': 'garden, snow: L wave happy; bare-tree',
      },
    },
  ],
};
