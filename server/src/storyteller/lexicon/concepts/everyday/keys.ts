import type { StorySourceInput } from '../../story-source.ts';

/** Stories about keys and locks. */
export const keys: StorySourceInput = {
  id: 'keys',
  words: [
    'key',
    'keys',
    'old key',
    'golden key',
    'locks and keys',
    'lock and key',
    'secret key',
    'locked door',
    'rusty key',
  ],
  situations: ['lost', 'mystery', 'has', 'wants', 'question', 'visit'],
  topic: 'keys',
  thing: 'the old key',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'what-does-it-open',
      titles: ['{L} and the Old Key', 'What Does It Open?', 'One Key, Many Doors'],
      goal: 'find out what the old key opened',
      trouble: 'nobody knew what the key was for',
      solved: 'the key had found its lock',
      object: 'key',
      opener:
        '{L+} found it at the bottom of the drawer, under the string: an old key, no longer than a finger, with a little heart in the handle.',
      friend:
        '“A key like that opens something,” said {F+}. “Nobody makes a heart for a cellar.” They asked everyone in the house. Nobody had ever seen it.',
      problem:
        'A key without a lock is a question without an answer. {L} couldn’t think of anything else. It had to fit somewhere. But the town was full of doors.',
      tries: [
        'They tried it on all the doors of the house. It was too thin for the front door and too fat for the letter box.',
        'They tried the park gate, the piano at school and the clock in the church tower. Nobody minded, but nothing opened.',
        '{F} held it against one ear and shook it. It didn’t say anything.',
      ],
      tip: '“There are too many doors,” said {G+}, who made keys. “Begin with the key. It’s small, so the lock is small. It’s worn, so it was turned often. And it’s got a heart, so it was for something that somebody loved.”',
      low: '{L} ran one thumb over the worn side. It had been turned a thousand times, perhaps every evening. And then it hadn’t been turned any more.',
      turn: '“Who is the oldest in our house?” asked {L}. On the third floor lived somebody who was ninety. On a shelf there stood a little box of dark wood, with a tiny keyhole. “I lost the key in the year of the great snow,” said the old neighbour.',
      done: '{L} put it in. It fitted, and it turned, once, twice. The lid went up, and out of the box came a tune, thin and bright as glass. “My mother played it for me every evening,” the old neighbour said, and hummed along.',
      again: 'Now somebody goes up to the third floor every evening, to turn the key. It’s always {L}.',
      helper: { name: 'Old Latch', creature: 'mole' },
    },
  ],
};
