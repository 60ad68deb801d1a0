import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a present for somebody dear. */
export const mothersDay: StorySourceInput = {
  id: 'mothers-day',
  words: [
    'mothering sunday',
    'mother day',
    'present mum/mom/grandma/grandpa/mummy',
    'gift mum/mom',
    'surprise mum/mom',
    'breakfast bed',
  ],
  situations: ['make', 'wants'],
  topic: 'a present for somebody dear',
  thing: 'the present',
  main: 'cottage',
  plots: [
    {
      id: 'breakfast-tray',
      titles: ['Breakfast on the Stairs', '{L}’s Best Present', 'A Surprise at Six in the Morning'],
      goal: 'make the perfect surprise for somebody dear',
      trouble: 'every surprise went wrong',
      solved: 'the surprise was ready, and it was just right',
      opener:
        'It was a day for saying thank you to somebody dear. {L+} got up before the sun. “I’ll make a surprise,” whispered {L}, “the best there ever was.”',
      problem:
        'The surprise was to be breakfast in bed. But the toast was black, the egg was under the table, and the tray was too wide for the stairs.',
      tries: [
        '{L} picked flowers for it. They were lovely, and so was the earth on their roots, all the way up the carpet.',
        'They wrote a song, with a trumpet part. But a surprise with a trumpet in it is no surprise for long. The cat woke up, and so did the street.',
        '{L} wanted to buy something very big and golden. In the purse there were two buttons and a leaf.',
      ],
      tip: '“Love doesn’t look for the biggest thing,” said {G+}. “What do you two like best, when you’re together? Put that on the tray.”',
      turn: '{L} thought of the evenings, and the big chair, and the stories. So {L} fetched the big blanket and the favourite book, and one piece of toast which was only brown.',
      done: 'There was a knock at the door. “It’s a morning,” said {L}, “a whole one, just for us.” And they sat under the blanket, crumbs and all, and read until the sun was high.',
      again: 'The burnt toast hangs on the kitchen wall now, with a ribbon. It’s a medal.',
      object: 'flower',
      helper: { name: 'Mrs Thimble', creature: 'hedgehog' },
    },
  ],
};
