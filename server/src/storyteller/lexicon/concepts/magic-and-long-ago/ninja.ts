import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ninjas. */
export const ninja: StorySourceInput = {
  id: 'ninja',
  words: [
    'ninja',
    'ninjas',
    'noisy/clumsy/loud/little ninja',
    'ninja school/training/star',
    'samurai',
    'ninja who/that noisy/loud/clumsy/quiet/sneeze/sneezes/laugh/afraid',
    'a ninja who is noisy/loud/clumsy',
  ],
  situations: [
    'wants',
    'trait',
    'learn',
    'cannot',
    'ability',
    'deed',
    'wants-to-be',
    'own-wish-to-be',
    'pair',
    'lacks',
    'refuses',
  ],
  topic: 'ninjas',
  thing: 'the creaking floor',
  home: 'village',
  main: 'castle',
  plots: [
    {
      id: 'the-singing-floor',
      titles: ['{L} the Ninja', 'The Floor That Sang', 'As Quiet as a Shadow'],
      goal: 'cross the floor without a sound',
      trouble: 'the floor creaked at every step',
      solved: '{L} had crossed the floor without a sound',
      opener:
        'At the ninja school they learned to walk on walls, to stand like a bush and to disappear behind a leaf. {L+} could do all that nearly. Today was the last test.',
      problem:
        'In the old castle there was a long hall with a floor of boards. At the far end hung a bell on a thread. Whoever brought the bell without a sound was a real ninja. {L} took one step. Eeek! The floor sang like a bird. “Again,” said the master.',
      tries: [
        '{L} ran across on tiptoe, very fast. Eek, eek, eek, eek! It sounded like a whole tree full of starlings.',
        '{L} crawled on all fours. Now the floor creaked in four places at the same time.',
        '{L} jumped from one side to the other, and swung on a curtain. The curtain came down. That wasn’t quiet, either.',
      ],
      tip: '“You want to be quicker than the noise,” said {G+}, the master. “Nobody is. That floor was built so that it sings. Don’t fight it. Listen to it. Where are the boards nailed down, and where do they hang free?”',
      turn: '{L} lay down flat and put one ear on the wood. In the middle the boards were loose. At the edge, along the wall, the nails sat close together. So {L} stood close to the wall, and slid one foot along, and then the other. There wasn’t a sound.',
      done: 'It took as long as it takes a candle to burn down by a thumb. Then {L} closed one hand round the bell, so that the clapper could not swing, and slid all the way back. The master had fallen asleep. {L} put down the bell beside the cushion: “Ting.”',
      again:
        'Now {L} wears the black belt with a knot at the side. At home nobody hears {L} come to the kitchen at night. But some biscuits are missing.',
      object: 'bell',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Along the wall {L} slid to the bell and all the way back, without a sound. The master had fallen asleep. “Ting!” That was the sign for the whole school: they climbed down from the walls, came out of the bushes, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Along the wall {L} slid to the bell and all the way back, without a sound. “Ting,” it said beside the cushion. The master opened one eye, and then the box under the cushion, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Along the wall {L} slid to the bell and all the way back, without a sound. The master had fallen asleep. “Ting!” said the bell, and the master jumped up, right into the middle of the hall. Eeek, sang the floor, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Along the wall {L} slid to the bell and all the way back, without a sound. “Ting,” it said beside the master’s cushion. The candle had burned down, and the castle was dark. Even the floor was quiet for once, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Close to the wall, where the nails sat tight, {L} slid along, closed one hand round the bell, and slid all the way back. Not a board sang. The master had fallen asleep. “Ting,” said the bell beside the cushion, and {told}.',
        },
      ],
      helper: { name: 'Master Hush', creature: 'tortoise' },
      art: {
        'to walk on walls': 'castle: L stand brave behind bush',
        'Today was the last': 'castle: L jump brave; F peek curious; leaf, bush',
        'hung a bell on a thread': 'great-hall: L tiptoe worried; F point worried; bell, bird',
        'The floor sang like a bird': 'great-hall: L tiptoe surprised; F cover-ears; bird, bell',
        'a whole tree full of starlings': 'great-hall: L run; F cover-ears; bell, bird',
        'crawled on all fours': 'great-hall: L crawl worried; F look worried; bell',
        'The curtain came down': 'great-hall: L fall; F point surprised; cloth, bell',
        'floor was built so that': 'great-hall: G say; L+F look G curious; plank',
        'one ear on the wood': 'great-hall: L lie curious; F look curious; plank',
        'stood close to the wall': 'great-hall: L tiptoe brave; F think curious; wall, bell',
        'all the way back': 'great-hall: L hold bell proud; F clap happy; candle',
        'wears the black belt': 'kitchen, night: L tiptoe biscuit happy; F laugh; black belt',
      },
    },
  ],
};
