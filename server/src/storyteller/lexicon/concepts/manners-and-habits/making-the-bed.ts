import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making one's bed. */
export const makingTheBed: StorySourceInput = {
  id: 'making-the-bed',
  words: [
    'make/making my/your/the/own/his/her bed',
    'make/making bed',
    'unmade bed',
    'change/changing sheets/bedding/duvet',
    'duvet cover',
    'clean sheets',
    'tangled sheets',
  ],
  situations: [
    'deed',
    'refuses',
    'reluctant',
    'cannot',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'value',
  ],
  topic: 'making the bed',
  thing: 'the duvet',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-ghost-in-the-duvet',
      titles: ['The Ghost in the Duvet', '{L} Makes the Bed', 'Shake, Shake, Smooth'],
      goal: 'make the bed',
      trouble: 'the bed looked like a heap of snow after a storm',
      solved: 'the bed was made, and nice to look at',
      opener:
        'The bed was a heap. There was a pillow at the wrong end, a sheet like a rope, and in the middle a hole where {L+} had slept. “Why make it?” asked {L}. “I’ll be in it again tonight.”',
      friend:
        '{F+} wanted to sit down on the bed, and sat down on a book, a spoon, and something with wheels. “Ouch,” said {F}.',
      problem:
        'Today there were even fresh sheets to put on. The cover was a sack as big as a room. {L} pushed the duvet in, and it stayed in one corner. Then {L} crawled in after it, to pull, and did not find the way out.',
      tries: [
        '“Boo,” said the cover, and walked into the wardrobe. That was {L}. {F} laughed so much that nobody got any further.',
        '{L} pulled the old crumpled things smooth on top and left everything else underneath. The bed was flat for a moment, and then something with wheels rolled out at the foot.',
        '{F} held it up and {L} let it drop in from above. It was a very good idea, but they were both too short for it.',
      ],
      tip: '“Inside out,” said {G+}, who had made eleven thousand beds. “Turn the cover inside out, and put your hands in, right up to the corners. Then take the corners of the duvet, like shaking hands with two friends. Hold on, and shake!”',
      low: '{L} crawled out of the sack backwards. There was fluff in {L}’s ears. “Shaking hands,” murmured {L}, and looked for the two corners.',
      turn: 'Inside out, in with both hands, and there were the corners! {L} took the duvet by its own two corners, said “How do you do”, held on tight and shook. It was like magic: the cover slid down over the duvet, with the right side out.',
      done: 'It lay there like fresh snow. {L} smoothed it out, put the pillow up like a sail, and set the teddy on top. Nothing rolled out. In the evening {L} slipped in. It was cool, and there was not a spoon anywhere.',
      again:
        'That’s why you make a bed in the morning: it’s a present for whoever is tired in the evening. {L} unwraps it every night.',
      helper: { name: 'Mrs Eiderdown', creature: 'duck' },
      outcomes: [
        {
          asked: ['sleep/asleep/night/snuggle/dream/bed/cosy/cozy'],
          kinds: ['sleep'],
          done: 'It lay there like fresh snow, with the pillow up like a sail and the teddy on top. In the evening {L} unwrapped it, one corner at a time. It was cool, it was smooth, and there was not a spoon anywhere, and {told}.',
        },
        {
          asked: ['mum/mummy/dad/daddy/proud/surprise/praise/thank/star'],
          kinds: ['says', 'says-words', 'happy', 'feels', 'gets', 'given-by', 'all-get', 'claps'],
          done: '“How do you do,” {L} had said to the corners, and the cover slid down as if by magic. It lay there like fresh snow. When they came up with a basket, to see to that bed, there was nothing left to do, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
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
          ],
          done: 'It lay there like fresh snow, and nothing rolled out when {F} sat down, very carefully. No book, no spoon, no wheels. They looked at the other bed, the big one, which was still a heap. So {told}.',
        },
      ],
    },
  ],
};
