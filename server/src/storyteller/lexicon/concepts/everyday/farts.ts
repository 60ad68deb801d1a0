import type { StorySourceInput } from '../../story-source.ts';

/** Stories about farts. */
export const farts: StorySourceInput = {
  id: 'farts',
  words: [
    'fart',
    'farts',
    'farted',
    'farting',
    'farty',
    'toot',
    'tooting',
    'trump',
    'trumping',
    'pass/passing wind',
    'break wind',
    'bottom burp',
    'loudest fart',
    'smelly fart',
    'windy bottom',
    'parp',
    'fart joke/jokes',
  ],
  situations: [
    'deed',
    'trait',
    'ability',
    'record',
    'record-being',
    'what-if',
    'sound',
    'question',
    'learn',
    'cannot',
    'culprit',
    'misdeed',
    'by-itself',
  ],
  topic: 'a sound that everybody makes',
  thing: 'the sound',
  home: 'cottage',
  main: 'castle',
  indoors: true,
  plots: [
    {
      id: 'it-was-me',
      titles: ['Parp!', 'The Sound at the Table', '{L} and the Loudest Fart'],
      goal: 'find out who had made that noise',
      trouble: 'nobody would say who had done it',
      solved: '{L} had owned up, and everybody laughed',
      opener:
        'There was a very grand tea at the castle, with little sandwiches and a queen. {L+} had been told to sit up straight and make no noise at all. Sadly, there had been beans for lunch.',
      friend:
        '“How’s your tummy?” whispered {F+}. “Full of bubbles,” {L} whispered back. “They’re going round and round.” They looked at each other, and both quickly looked away, so as not to laugh.',
      problem:
        'The queen lifted a cup, the room went quiet, and then it came. Parp! It was long, it went up at the end, and the spoons rattled. {L} turned as red as the jam. Everybody stared at everybody else.',
      tries: [
        '“It was the chair,” said {L}, and rocked on it to show how it creaked. But the chair only went “eek”. It could not do “parp”.',
        '“It was the dog,” somebody said. The dog got up with great dignity and lay down at the other end of the room.',
        '{L} coughed, to make it sound as if it had been a cough. Then the second one came, in the middle of the cough, and it was louder.',
      ],
      tip: '“Everybody does it,” said {G+}, who was carrying round the cakes. “Ten times a day at least, kings and horses and babies too. It’s only air, and what the beans have left behind. You say two words, and it’s over.”',
      low: 'Two words. {L} thought of them, and they were short ones. But they had to be said out loud, at this table, with a queen listening. {L} swallowed, and put down the sandwich.',
      turn: '{L} stood up. “It was me,” said {L}. “Excuse me.” It was so quiet that you could hear the tea getting cold. All the eyes turned to the queen.',
      done: 'The queen put down the cup and went pink. And then, from the throne, came a sound like a trumpet with a hat on it. “It was me,” said the queen. “Excuse me!” They laughed until the sandwiches fell off the plates.',
      again:
        'At the castle there are beans every Thursday now. Everybody says “excuse me”, everybody laughs, and then they open a window.',
      helper: { name: 'Mr Crumb', creature: 'man' },
    },
  ],
};
