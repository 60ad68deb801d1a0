import type { StorySourceInput } from '../../story-source.ts';

/** Stories about eating at a restaurant. */
export const restaurant: StorySourceInput = {
  id: 'restaurant',
  words: ['restaurant', 'pizza place', 'cafe', 'eat/eating out'],
  situations: ['visit', 'wants'],
  topic: 'eating at a restaurant',
  thing: 'the menu',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-menu',
      titles: ['A Table for Three and a Half', '{L} at the Restaurant', 'What Is a Soufflé?'],
      goal: 'order dinner at the restaurant',
      trouble: 'nobody could read the menu of the restaurant',
      solved: 'dinner was on the table',
      opener:
        'Tonight {L+} was going to a real restaurant, with white tablecloths and three forks each. “I know how it goes,” said {L}. “They ask, and you say what you’d like.”',
      problem:
        'But the menu was in curly letters and strange words. “Soufflé,” read {F}. “Is that a kind of hat?” The waiter stood there and waited.',
      tries: [
        '{L} pointed at any line. After a while there came a bowl of warm water with a lemon in it. It was for washing your fingers.',
        'They pointed at two lines at the same time. “That’s the opening hours,” said the waiter.',
        'They looked at what the others were eating. But they looked so long that the others moved to another table.',
      ],
      tip: '“Shall I tell you a secret?” whispered {G+} from behind the kitchen door. “It’s only food. Don’t tell me what it’s called. Tell me what it should taste like.”',
      turn: '“Warm,” said {L}. “With a crust that goes crack. A bit like a Sunday.” “And melted at the top,” said {F}. The cook wrote it all down.',
      done: 'Then the silver lid went up. There it was, golden, with a crust that went crack! They ate until even the three forks were clean. “My compliments to the cook,” said {L}.',
      again: 'It’s on the menu now, in curly letters: “{L’s} Sunday”. You can order it every day.',
      helper: { name: 'Chef Basil', creature: 'pig' },
    },
  ],
};
