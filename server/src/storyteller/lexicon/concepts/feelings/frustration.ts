import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being frustrated. */
export const frustration: StorySourceInput = {
  id: 'frustration',
  words: [
    'frustration',
    'frustrated',
    'feel/feeling frustrated',
    'get/getting frustrated',
    'frustrating',
    'dealing with frustration',
    'it won’t work',
    'nothing works',
    'keeps falling down',
  ],
  situations: ['learn', 'trait', 'cannot'],
  topic: 'feeling frustrated',
  thing: 'the marble run',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-marble-run',
      titles: ['{L} and the Marble Run', 'It Won’t Work!', 'Bump, Said the Marble'],
      goal: 'make the marble run work',
      trouble: 'the marble fell off at the same corner every time',
      solved: 'the marble rolled all the way to the bottom',
      opener:
        '{L+} was building a marble run, from the top of the chair right down to the floor. It had tubes and bends and a bridge made of a ruler.',
      friend:
        '{F+} held the bowl at the bottom, to catch the marble. “Ready!” said {F}. {L} let go. Rrrrr went the marble, down the first tube.',
      problem:
        'At the second corner it jumped out and rolled under the cupboard. {L} tried again. It jumped out at the second corner. And again. {L} growled. It was tight in {L’s} chest, and {L} wanted to kick the whole thing over.',
      tries: [
        '{L} did exactly the same thing, only faster. The marble did exactly the same thing, only faster.',
        '{L} kicked it. Not hard, but hard enough. Now the bridge was gone as well.',
        '{F} stuck on a great deal of tape. The marble got stuck in the tape.',
      ],
      tip: '“When I growl at something, I put it down and go and look at something else,” said {G+}. “Have a drink of water. Then come back, and just watch what it does, right where it goes wrong.”',
      low: '{L} lay on the carpet and did not want to see a marble ever again. “Stupid corner,” said {L}. It was nearly crying that came out.',
      turn: '{L} drank a whole glass of water. Then {L} came back, lay down close to the second corner, and let {F} send the marble, slowly. There! The tube before it was too steep. {L} put one book less underneath.',
      done: 'Rrrrr, round the first corner. Rrrrr, round the second. Over the bridge, down the last tube, plop, into {F’s} bowl! They both shouted. Then they sent all the other marbles after it.',
      again:
        'A new corner was too tight, the next day. {L} growled, went off to drink a glass of water, and came back.',
      helper: { name: 'Mrs Potter', creature: 'mole' },
      outcomes: [
        {
          asked: ['marble/run/work/roll/ball/machine/tower'],
          done: 'Rrrrr, round the first corner. Rrrrr, round the second, where it had always jumped out. It was one book less, and that was all. {L} held on to the chair with both hands, and over the bridge, plop, {told}.',
        },
        {
          asked: ['proud/calm/happy/learn/again/never/give/try'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: 'Rrrrr, round the second corner, over the bridge, down the last tube, plop, into {F’s} bowl! {L} had growled, and had a drink of water, and had come back. The cupboard could keep the first marble. They sent all the others, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'Rrrrr, round the first corner, round the second, over the ruler, plop, into {F’s} bowl! They both shouted so loudly that the marble jumped out again and was gone under the cupboard. They lay down to look for it, and {told}.',
        },
      ],
      art: {
        'was building a marble run': 'living-room: L build happy; chair, pipe, marble',
        'held the bowl at the bottom': 'living-room: F hold bowl happy; L hold marble happy; pipe',
        'At the second corner it jumped': 'living-room: L crouch angry; marble, pipe',
        'exactly the same thing': 'living-room: L throw marble angry; pipe, chair',
        'kicked it. Not hard': 'living-room: L kick angry; ruler, pipe',
        'stuck on a great deal of tape': 'living-room: F hold sticky-tape worried; L look sad; marble, pipe',
        'Have a drink of water': 'living-room: G offer cup calm; L listen angry',
        'lay on the carpet': 'living-room: L lie tearful; F sit worried; marble',
        'drank a whole glass of water': 'living-room: L lie curious; F hold marble happy; pipe, book',
        'the first corner': 'living-room: L cheer; F hold bowl laughing; marble, pipe',
        'over the bridge, down the': 'living-room: L cheer; F hold bowl laughing; marble, pipe',
        'A new corner was too tight': 'kitchen: L drink glass calm',
      },
    },
  ],
};
