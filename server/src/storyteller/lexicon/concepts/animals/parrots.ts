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
      outcomes: [
        {
          asked: ['home/owner/friend/back/find/belong/return'],
          done: '“Marmeloo?” called {S}. Behind the counter an old man dropped a spoon, and laughed that deep, rattling laugh. “Marmeloo! That’s what I call my best friend!” {S} flew across all the tables, to that one shoulder, and {told}.',
        },
        {
          asked: ['talk/say/speak/word/sing/song/repeat/joke'],
          done: '“Marmeloo?” called {S}. Behind the counter an old man dropped a spoon. “Marmeloo! That’s what I call my best friend!” All in a row came the stair, the bell and the coffee machine, out of one beak, for joy, and {told}.',
        },
        {
          asked: ['fly/free/jungle/wild'],
          done: '“Marmeloo?” called {S}. “Marmeloo!” cried the old man behind the counter, and laughed that deep, rattling laugh. “The window’s always open for you, old friend, that way and this way.” {S} looked out, and in, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Marmeloo?” called {S}. Behind the counter an old man dropped a spoon. “Marmeloo! My best friend!” {S} flew straight to that shoulder. “What may I bring you?” the old man asked {L}. “Two eggs,” said {S}. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Marmeloo?” called {S}. “Marmeloo!” cried an old man behind the counter, and dropped the spoon, and laughed that deep, rattling laugh. {S} pulled an ear, and laughed it too, and then all the café had caught it, and {told}.',
        },
      ],
      art: {
        'On the balcony railing': 'city: L hold watering-can surprised; green bird',
        'A ring on one foot': 'city: S say happy; L say surprised; ring',
        'a creaking stair. But': 'city: S say worried; L look S curious; phone, stairs',
        'the big dictionary': 'living-room: L read curious; S say curious',
        'It hadn’t been the right voice': 'living-room: S sulk sad; L say worried',
        'put up a notice': 'village: L hang notice worried; S sit sad; phone',
        'tells you everything': 'city: G say; L listen; S speak',
        'fetched a pencil': 'living-room: L write writing-pad curious; S say happy',
        'At the third café': 'village: L walk happy; S point happy; bell, stairs',
        'an old man dropped': 'restaurant: S hug laughing; L cheer; grandfather, spoon',
        'has breakfast there': 'restaurant: L sit happy at table; S say happy; two egg',
      },
    },
  ],
};
