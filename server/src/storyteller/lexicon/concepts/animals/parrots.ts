import type { StorySourceInput } from '../../story-source.ts';

/** Stories about parrots. */
export const parrots: StorySourceInput = {
  id: 'parrots',
  words: [
    'parrot',
    'parrots',
    'budgie',
    'budgies',
    'budgerigar',
    'cockatoo',
    'macaw',
    'parakeet',
    'talking bird',
    'talking parrot',
    'pet bird',
    'canary',
  ],
  situations: ['visit', 'learn', 'question', 'ability', 'trait'],
  creature: 'parrot',
  topic: 'parrots',
  thing: 'the parrot',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'who-said-that',
      titles: ['{S} Says Everything', '{L} and the Parrot', 'Who Said That?'],
      goal: 'find out who had taught {S} that word',
      trouble: '{S} kept saying a word that nobody understood',
      solved: '{S} had found the friend that it called',
      opener:
        'On the balcony railing sat a splash of green and red. {L+} put down the watering can very slowly. “Good morning,” said somebody. “Shut the door, please. Two eggs.”',
      friend:
        'It was {S+}, with bright round eyes. {L} said, “Hello,” and {S} said, “Hello,” in exactly the same voice. A ring on one foot showed that {S} must belong to somebody.',
      problem:
        '{S} could do the telephone, the coffee machine and a creaking stair. But in between, {S} always said the same thing: “Marmeloo?” It sounded like a question, and each time {S} put {S.their~the} head on one side and waited.',
      tries: [
        '{L} looked it up in the big dictionary. There was marmalade and marmot. “Marmeloo?” asked {S}.',
        '{L} answered, “Marmeloo!” {S} looked pleased for a moment, and then sad. It hadn’t been the right voice.',
        '{L} put up a notice: “Parrot found.” Eleven people rang who would have liked to have one. Nobody had lost one.',
      ],
      tip: '“A parrot tells you everything about its home,” said {G+}. “It can’t do anything else. You only have to listen. What does it say before that word, and what does it say after it?”',
      low: '{L} fetched a pencil and wrote it all down: creaking stair, coffee machine, “Two eggs”, a bell, “Marmeloo?” and a deep, rattling laugh.',
      turn: '“It’s a café!” cried {L}. “Up a creaking stair, with a bell on the door!” {L} took {S} on one shoulder, and they walked through the streets and listened. At the third café the stair creaked. Over the door hung a bell.',
      done: '“Marmeloo?” called {S}. Behind the counter an old man dropped a spoon. “Marmeloo!” cried the old man, and laughed that deep, rattling laugh. “That’s what I call my best friend! Where have you been?” {S} flew straight over to that shoulder, and pulled at an ear.',
      again: '{L} has breakfast there on Saturdays: two eggs. “Shut the door, please,” say two voices.',
      helper: { name: 'Miss Finch', creature: 'pigeon' },
    },
  ],
};
