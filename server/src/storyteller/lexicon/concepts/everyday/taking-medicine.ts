import type { StorySourceInput } from '../../story-source.ts';

/** Stories about medicine that tastes horrible. */
export const takingMedicine: StorySourceInput = {
  id: 'taking-medicine',
  words: [
    'medicine',
    'take/taking medicine',
    'medicine taste/tastes bad/horrible/yucky/bitter',
    'yucky medicine',
    'bitter medicine',
    'nasty medicine',
    'not want take medicine',
    'won’t/refuse take medicine',
    'antibiotic',
    'antibiotics',
    'cough syrup',
    'cough medicine',
    'inhaler medicine',
    'swallow/swallowing tablet/pill',
    'eye drops',
    'ear drops',
    'nose drops',
    'spoonful of medicine',
  ],
  situations: [
    'refuses',
    'reluctant',
    'ailment',
    'afraid',
    'cannot',
    'learn',
    'has',
    'trait',
    'question',
    'wants',
  ],
  gentle: true,
  topic: 'medicine that tastes horrible',
  thing: 'the spoon',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'three-swallows-and-a-cold-tongue',
      titles: ['The Horrible Spoon', '{L} Takes the Medicine', 'Three Swallows'],
      goal: 'swallow the medicine',
      trouble: 'the medicine tasted too horrible',
      solved: 'the medicine was down',
      opener:
        '{L+} was ill. It was not very bad, but it was bad enough for the doctor, and for a brown bottle with a spoon. “One spoonful in the morning, and one in the evening, for a week,” it said on the label.',
      friend:
        '“It’ll make you well,” said {F+}, and sat down on the edge of the bed. {L} sniffed at the spoon. It smelled of strawberries. Strawberries that had been kept in a cellar, with a rusty key.',
      problem:
        '{L} tried one drop with the tip of {L.their} tongue. It was bitter! {L} shook all over, pulled the blanket up, and did not come out again. “No,” said the blanket. But without the medicine {L} would stay ill.',
      tries: [
        'They stirred it into a big glass of juice. Now there was a whole glass that tasted of it, instead of one spoon.',
        '{L} shut {L.their} mouth tight. Somebody coaxed, somebody begged, and in the end everybody was cross. The spoon was still full, and some of it was on the pillow.',
        '“Later,” said {L}. Later came, and it tasted just the same.',
      ],
      tip: '“I’ll be honest, it does taste bad,” said {G+}. “But only for as long as three swallows. And a cold tongue hardly tastes anything. I give everybody an ice cube first. And you hold the spoon, not me.”',
      low: 'An ice cube! {L} came out from under the blanket a little way. {L} got to choose the spoon, the chair, and what would come afterwards. {L} chose the small silver spoon, the window seat, and a slice of banana.',
      turn: '{L} sucked the ice cube until {L.their} tongue was quite cold and pink. A grown-up filled the spoon. {L} took it, held {L.their} nose, and looked at the tree outside. “One,” counted {F}. {L} swallowed. “Two. Three!”',
      done: 'Down it was! {L} waited for the bitterness. There was just a bit of it, quite far away, as if it were in the next room. Then came the banana. “That was shorter than I thought,” said {L}.',
      again:
        'It was fourteen spoons, and {L} drew a line on the wall chart for each one. At the end the bottle was empty, and {L} was outside, up in the tree.',
      helper: { name: 'Nurse Mint', creature: 'woman' },
    },
  ],
};
