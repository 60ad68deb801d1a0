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
    },
  ],
};
