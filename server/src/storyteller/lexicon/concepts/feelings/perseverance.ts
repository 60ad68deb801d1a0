import type { StorySourceInput } from '../../story-source.ts';

/** Stories about not giving up. */
export const perseverance: StorySourceInput = {
  id: 'perseverance',
  words: [
    'perseverance',
    'try/trying your/my/her/his/their best',
    'do/doing your/my/her/his/their best',
    'best effort',
    'persevere',
    'persevering',
    'persistence',
    'resilience',
    'resilient',
    'determination',
    'determined',
    'grit',
    'keep/keeping trying',
    'keep/keeping going',
    'give/giving up',
    'never give up',
    'not give/giving up',
    'don’t give up',
    'bounce/bouncing back',
    'stick/sticking at it',
  ],
  situations: ['learn', 'trait', 'cannot'],
  topic: 'not giving up',
  thing: 'the jigsaw',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'all-that-sky',
      titles: ['{L} Doesn’t Give Up', 'All That Sky', 'One More Piece'],
      goal: 'finish the big jigsaw',
      trouble: 'half of the jigsaw was sky and nothing fitted',
      solved: 'the last piece of the jigsaw was in',
      opener:
        '{L+} had been given a jigsaw of a ship. It was a real one, with two hundred pieces. The ship was done by Saturday. It had been easy.',
      friend:
        '{F+} came to see. “Lovely ship,” said {F}. “What about the rest?” The rest was sky. It was blue, and all of it looked the same.',
      problem:
        '{L} tried a blue piece. It did not fit. {L} tried another, and another, and twenty more. Not one of them fitted. “It can’t be done,” said {L}. “I give up.”',
      tries: [
        '{L} pushed a piece in with a thumb, very hard. It went in, and a bump came up in the sky. It was the wrong piece.',
        '{L} swept all of the sky back into the box and said that the ship looked better without it. But the ship hung in a hole, and {L} did not like to look at it.',
        '{F} asked for a turn. {F} found one piece of cloud, and then nothing more for half an hour.',
      ],
      tip: '“You’re trying to do the whole sky,” said {G+}. “Nobody can. Don’t look at the colour. Sort the pieces by their shape, and find just one. Then have a drink, and find one more.”',
      low: 'It was bedtime, and there was still far more table than sky. {L} felt like crying.',
      turn: 'The next day {L} sorted the pieces: two knobs here, three knobs there. Then {L} tried only the ones that could fit. Click! That was one. After breakfast, click, and before supper, click, click. {F} put a mark on a piece of paper for each.',
      done: 'It took until Thursday. Then there was one hole left, and one piece. {L} let {F} hold it first. Then {L} pushed it in, and ran a hand over the whole wide sky. There was not a bump in it.',
      again:
        'Now {L} has a jigsaw of a polar bear in the snow. It is nearly all white. “One piece,” says {L}, and begins.',
      helper: { name: 'Uncle Mortimer', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['finish/complete/puzzle/piece/jigsaw/done/win/succeed/frame'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'Click, before breakfast. Click, click, before supper. On Thursday there was one hole left in the sky, and one piece. {L} let {F} hold it first. Then it went in, without a bump, and {told}.',
        },
        {
          asked: ['proud/never/give/keep/try/learn/can/best'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'It took until Thursday, one piece and then one piece more. {F} had made a mark for each on a sheet of paper, and there were eighty-eight. {L} ran a hand over the whole wide sky. There was not a bump in it, and {told}.',
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
          done: 'On Thursday there was one hole left in the sky. And where was the piece? They looked under the table and in the box. {F} had been holding it the whole time, in a very warm hand. Click! So {told}.',
        },
      ],
    },
  ],
};
