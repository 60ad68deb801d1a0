import type { StorySourceInput } from '../../story-source.ts';

/** Stories about who has taken the biscuits. */
export const theLastBiscuit: StorySourceInput = {
  id: 'the-last-biscuit',
  words: [
    'who eat/ate/took/stole/takes the biscuit/biscuits/cookie/cookies/cake/cheese/jam/chocolate',
    'who eat/ate/took/stole/has eaten cake/biscuit/cookie/cookies/biscuits/cheese/jam/chocolate',
    'missing biscuit/biscuits/cookie/cookies/cake/cheese',
    'mystery of missing biscuit/cookie/cookies/biscuits/cake/cheese',
    'cookie jar',
    'biscuit tin',
    'biscuit jar',
    'crumbs on the floor',
    'case of the missing biscuits/cookies/cake',
    'biscuit/cookie thief',
    'cake thief',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'mystery',
    'culprit',
    'taken',
    'lost',
    'misdeed',
  ],
  topic: 'the last biscuit',
  thing: 'the biscuit tin',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-trail-of-crumbs',
      titles: ['Who Ate the Last Biscuit?', 'A Trail of Crumbs', 'The Empty Tin'],
      goal: 'find out where the last biscuit was',
      trouble: 'the last biscuit was gone',
      solved: 'it was clear where the last biscuit had gone',
      opener:
        'There had been one biscuit left in the tin, with a cherry on it. {L+} had seen it in the morning and had been looking forward to it since. At four o’clock {L} lifted the lid. There was nothing in it but the paper.',
      friend:
        '“It wasn’t me,” said {F+} at once. “I had one yesterday. That one had no cherry.” They looked into the tin together, as if it might have been overlooked. It was a very empty tin.',
      problem:
        'Everybody in the house said that they hadn’t taken it. And they all looked a bit guilty, as people do when you ask them. A biscuit doesn’t walk off by itself. {L} fetched paper and wrote at the top: “Who?”',
      tries: [
        'They looked at everyone’s mouth for crumbs. They all had some. There had been toast.',
        '{F} weighed the cat. The cat was a biscuit heavier than yesterday, or else it had moved.',
        'They set a trap, with a carrot, because there was no biscuit left. In the evening it was still there. Whoever it was, it wasn’t a rabbit.',
      ],
      tip: '“You’re looking at faces,” said {G+} behind the skirting board. “I always look at the floor. I live on what falls down. And there was quite a lot today, on a line, out that way. It wasn’t the way to anybody’s mouth.”',
      low: '{L} drew a line under all the names. There wasn’t anyone left. It didn’t feel good to have suspected them all.',
      turn: 'The floor! {L} knelt down. One crumb lay by the cupboard, another one by the door. They led along the hall and up the stairs, every third step, and stopped in front of {L’s} own room. There, on {L’s} own pillow, lay something wrapped in a napkin.',
      done: 'It was the biscuit with the cherry. “For {L},” it said on a slip of paper, “because you washed up yesterday without being asked.” {L} turned red, went down, and said sorry to each of them. Then the biscuit was cut up very small, enough for all.',
      again:
        'The tin is full again. There’s a note in it: “The one with the cherry is for the cat. It was weighed for nothing.”',
      object: 'biscuit',
      helper: { name: 'Mrs Nibbs', creature: 'mouse' },
    },
  ],
};
