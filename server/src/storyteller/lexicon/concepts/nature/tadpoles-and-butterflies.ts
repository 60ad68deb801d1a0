import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the caterpillar that changed. */
export const tadpolesAndButterflies: StorySourceInput = {
  id: 'tadpoles-and-butterflies',
  words: [
    'caterpillar',
    'butterfly',
    'chrysalis',
    'cocoon',
    'caterpillar turn',
    'life cycle',
    'metamorphosis',
  ],
  situations: ['question', 'newcomer', 'make', 'has'],
  creature: 'caterpillar',
  topic: 'the caterpillar that changed',
  thing: 'the caterpillar',
  main: 'garden',
  home: 'garden',
  plots: [
    {
      id: 'closed-for-work',
      titles: ['Closed for Work', '{L} and the Caterpillar', 'Wait and See'],
      goal: 'wait for what would come out',
      trouble: '{S} hung there and did not move',
      solved: 'something with wings had come out',
      opener:
        'There was a hole in the cabbage leaf, and then another, and in the third one {L+} saw somebody chewing. Crunch, crunch. It had sixteen feet and no time.',
      friend:
        'It was {S+}, striped and very hungry. “Can’t talk,” said {S}, “I’m growing.” {L} brought leaves, in the morning and at night, and {S} got so fat that it split its skin, and had a new one underneath.',
      problem:
        'One morning {S} did not want any leaf. It climbed up the stalk and hung itself upside down. It spun round and round and shut itself in. There hung a little green bag. “Is it ill?” asked {L}.',
      tries: [
        '{L} knocked, quite gently. Nobody answered. It sounded as if somebody was busy.',
        '{F} wanted to help and make a tiny hole. “Don’t!” said {L}, just in time. You don’t open somebody’s door.',
        'They brought the finest leaf in the garden, with a bow. It wilted in front of the door.',
      ],
      tip: '“It’s rebuilding,” said {G+}. “Everything has to come out of there on its own: that makes it strong. What it needs now is somebody who can wait.”',
      low: 'Five days, six days, ten. The bag had turned brown. “What if nothing comes?” asked {L} quietly.',
      turn: '{L} put a chair in front of it and waited. It is hard work to do nothing. On the twelfth day the bag shook. There was a crack, as thin as a hair. {L} sat on both hands, so as not to help.',
      done: 'Out came a leg, and a second, and then something crumpled, like a wet hanky. It hung in the sun, and opened slowly, once, twice. Wings! Orange, with eyes on them. {S} had turned into a butterfly.',
      again:
        'It sat on {L’s} nose for as long as a breath. Then it flew. On the cabbage leaf there’s already a new little hole.',
      outcomes: [
        {
          asked: ['butterfly/wing/fly/flies/flew/become/turn/beautiful/come/out'],
          done: 'Out came a leg, and a second, and then something crumpled, like a wet hanky. {L} still sat on both hands. It hung in the sun, and opened, once, twice, orange, with eyes on it. The door had been opened from inside, and {told}.',
        },
        {
          asked: ['egg/caterpillar/flower/garden/leaf'],
          done: 'Out came a leg, and something crumpled that opened in the sun. Wings! {S} had turned into a butterfly, sat on {L’s} nose for one breath, and flew round the garden in a big circle. Somewhere down in the cabbage {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Out came a leg, and something crumpled that opened in the sun, orange, with eyes on it. Wings! {S} could talk again, but had no time: there was nectar for the first time. {L} got up from the chair at last, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Out came a leg, and something crumpled that opened in the sun. Wings! Orange, with eyes on them. {S} sat on {L’s} nose for as long as a breath, and {L} squinted, and held it. Under the little brown bag {told}.',
        },
      ],
      art: {
        'a hole in the cabbage leaf': 'garden: L look curious; cabbage, caterpillar',
        'Can’t talk': 'garden: S eat leaf happy; L give leaf happy',
        'a little green bag': 'garden: L stand worried; green bag, leaf',
        'knocked, quite': 'garden: L knock curious; green bag',
        'make a tiny hole': 'garden: F reach-up curious; L shout worried; green bag',
        'with a bow': 'garden: L hold leaf worried; green bag, ribbon',
        'It’s rebuilding': 'garden: G say; L look G curious; green bag',
        'Five days, six': 'garden: L stand sad; brown bag, leaf',
        'sat on both hands': 'garden: L sit worried on chair; brown bag',
        'Wings! Orange': 'garden: L+F cheer; big orange butterfly',
        'as long as a breath': 'garden: L laugh; butterfly, cabbage',
      },
    },
  ],
};
