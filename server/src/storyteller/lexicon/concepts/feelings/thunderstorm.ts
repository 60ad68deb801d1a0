import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the thunderstorm. */
export const thunderstorm: StorySourceInput = {
  id: 'thunderstorm',
  words: [
    'thunder',
    'thunderstorm',

    'lightning',
    'afraid/scared thunder/storm/lightning',
    'loud noise',
  ],
  situations: ['afraid', 'wants', 'question'],
  gentle: true,
  topic: 'the thunderstorm',
  thing: 'the thunder',
  main: 'cottage',
  night: true,
  weather: 'rain',
  plots: [
    {
      id: 'count-the-thunder',
      titles: ['{L} Counts the Thunder', 'The Night the Sky Grumbled', 'One Elephant, Two Elephants'],
      goal: 'be brave in the thunderstorm',
      trouble: 'the thunder was right above the house',
      solved: 'the thunderstorm had moved away',
      opener:
        'All afternoon the air had been heavy and yellow. In the evening the first drops fell, as big as coins. {L+} looked out of the window and listened.',
      problem:
        'Then the whole sky went white, and right after it came a crash that made the cups jump. {L} jumped as well. “It’s angry!” cried {L}. “The sky’s angry with us!”',
      tries: [
        '{L} put both hands over both ears. But you feel thunder in the tummy, and there’s no lid for that.',
        'They crept under the table. The table rumbled along.',
        '{F} shouted at the storm to be quiet. It was so loud that not even {F} could hear it.',
      ],
      tip: '“Thunder is only the noise that lightning makes,” said {G+}. “Light is quick, noise is slow. Count the elephants in between. The more there are, the further away it is.”',
      low: 'The lamp flickered and went out. They moved close together under the blanket, and {F} was trembling a little too.',
      turn: 'Flash! “One elephant,” counted {L}, “two elephants.” Crash. They waited. Flash! “One, two, three, four.” Then {L} knew: it was going away!',
      done: 'They got to ten elephants, and twelve, and the thunder was only a grumble behind the hills. {L} opened the window. It smelled of wet grass, and the stars had been washed.',
      again:
        'The next storm came in August. “Come on,” said {L}, and moved over on the window seat, “we’ll count its elephants.”',
      object: 'blanket',
      helper: { name: 'Grandpa Drum', creature: 'elephant' },
    },
  ],
};
