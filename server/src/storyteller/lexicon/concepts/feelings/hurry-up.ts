import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being hurried, and about grown-ups who never have time. */
export const hurryUp: StorySourceInput = {
  id: 'hurry-up',
  words: [
    'always hurry/hurrying',
    'told to hurry',
    'be/being told to hurry up',
    'in a hurry',
    'too slow',
    'slow child',
    'grown-ups/adults/parents say/always later/hurry',
    'always say later',
    'always later',
    'not now',
    'parents have no time',
    'no time for me',
    'always busy parents',
    'my parents are always busy',
    'mum/mom/mummy/dad/daddy is always busy',
    'parents are busy',
    'busy parents',
  ],
  situations: [
    'trait',
    'deed',
    'learn',
    'question',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'being hurried',
  thing: 'the snail on the path',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-ten-minute-snail',
      titles: ['Hurry Up!', 'Ten Minutes of Slowly', '{L} and the Clock'],
      goal: 'find time for what matters',
      trouble: 'everybody was always in a hurry',
      solved: 'there were ten minutes that nobody could hurry',
      opener:
        '“Hurry up!” was the first thing that {L+} heard in the morning, and “Quick, quick!” was the last one at night. In between there was “Come along”, “Not now”, and “Later”.',
      friend:
        '{F+} was being pulled along on the other side of the street. They could only just wave. “Can’t stop!” called {F}.',
      problem:
        'Yet there was so much to see! A snail with a yellow house was crossing the path. “Look,” said {L}. “Later,” they said. But later the snail would be gone. {L} ran along behind, with one shoelace undone, and everything flew past like a train.',
      tries: [
        '{L} hurried more than anyone: breakfast in one gulp, teeth in three strokes. At the gate they found that the bag was still at home.',
        '{L} went as slowly as possible, on purpose. They missed the bus, and it was a morning full of thunder.',
        '{L} hid the clock. All of them spent an hour looking for it, and then they were later than ever.',
      ],
      tip: '“I mend clocks,” said {G+}, “and I can’t make a single minute. Nobody has time. You have to cut it out and write on it whose it is. Ask for a bit that’s so small that nobody can say no to it.”',
      low: '{L} thought about “later”. It was never on the calendar. The dentist was, and the bins were. Perhaps that was why.',
      turn: '{L} took the calendar and a red pencil, and wrote into each day: “Ten minutes. Slowly.” Then {L} showed it to everyone at supper. “It isn’t much,” said {L}. “But it’s mine, and you can’t say ‘later’ in it.” They looked at the red. “That’s fair.”',
      done: 'On the first day they used it to look at the snail. It crossed the path in nine minutes, with its horns out. They all lay on their tummies, and nobody said a word. “I haven’t done that for thirty years,” somebody murmured. Then they tied the lace.',
      again: 'Some days the ten minutes turn into twenty. Nobody notices, because the clock isn’t asked.',
      helper: { name: 'Mr Spring', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['slow/slowly/down/time/stop/hurry/wait/late'],
          kinds: ['happy', 'says'],
          done: '“Ten minutes. Slowly,” it said in red on every day. They used the first ones for the snail. It crossed the path in nine, with its horns out, and they all lay on their tummies. “I haven’t done that for thirty years,” somebody murmured, and {told}.',
        },
        {
          asked: ['play/game/park/read/walk/together/snail'],
          kinds: ['plays', 'tells', 'friends', 'team', 'sees'],
          done: 'The first ten minutes were for the snail. It crossed the path in nine, and they all lay on their tummies, and nobody said “later”. Then there was one minute left. It was {L’s}, so {L} could say what it was for, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'home', 'sleep'],
          done: 'The snail crossed the path in nine minutes, with its horns out, and nobody hurried it. They lay on their tummies in the grass. “Supper’s getting cold,” somebody said. “Then we’ll fetch it out here,” said somebody else, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'stays'],
          done: 'They all lay on their tummies and watched the snail. It stopped halfway, to look at them. “It’s wondering why we’re so slow,” said {L}. “I haven’t done this for thirty years,” somebody murmured. Then they tied {L’s} lace, with a double bow, and {told}.',
        },
      ],
    },
  ],
};
