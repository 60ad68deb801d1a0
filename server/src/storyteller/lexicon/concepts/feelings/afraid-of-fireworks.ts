import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of fireworks. */
export const afraidOfFireworks: StorySourceInput = {
  id: 'afraid-of-fireworks',
  words: [
    'afraid/scared/fear/frightened firework/fireworks/bang/bangs/rocket/rockets/firecracker/firecrackers',
    'fireworks too loud',
    'loud fireworks',
    'fireworks are too loud',
    'dog afraid fireworks',
    'firework noise',
    'hates fireworks',
    'bangs of fireworks',
  ],
  situations: [
    'afraid',
    'afraid-being',
    'wants',
    'sad-being',
    'refuses',
    'reluctant',
    'learn',
    'visit',
    'deed',
  ],
  gentle: true,
  topic: 'loud fireworks',
  thing: 'the fireworks',
  home: 'village',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'first-the-light-then-the-bang',
      titles: ['First the Light', '{L} and the Fireworks', 'Boom, Says the Sky'],
      goal: 'see the fireworks without being afraid of the bangs',
      trouble: 'every bang went right into {L’s} tummy',
      solved: '{L} had seen the golden rain, and had not minded the bangs',
      opener:
        'For a week everybody had talked about it: tonight there would be fireworks, on the hill, red ones and green ones and a golden rain. {L+} was looking forward to the golden rain. But last year there had been something else as well.',
      friend:
        'BANG, it had been, so close that {L} had felt it in {L.their} tummy. {F+} remembered it. “You ran into the coats,” said {F}. “And stayed there,” said {L}. It was still light. But somewhere, far away, somebody was trying one out already.',
      problem:
        'Bang. {L} jumped. You never knew when the next one was coming, that was the worst of it. “I’m not going,” said {L}. But all of them were going, and the golden rain only came once a year.',
      tries: [
        '{L} held both hands over {L.their} ears. Then there was no hand left to hold on to.',
        '{L} crept under the bed. It was just as loud there, and dusty, and you couldn’t see the sky.',
        '“It’s only noise,” somebody said. {L} knew that. {L’s} tummy did not.',
      ],
      tip: '“I lit them for thirty years,” said {G+}. “Far away they’re just as beautiful, and only half as loud. Light is faster than sound. So you’ll always see it first. See the flash, and count. Then the bang can’t jump out at you.”',
      low: 'They looked for a place together. It should be far from the hill, with a big window, and with something soft. “The landing!” said {L}. From there you could see over all the roofs.',
      turn: '{L} put on the ear muffs, and sat close to {F}, in the big blanket. There was the flash, red, without a sound. “One, two, three,” counted {L}. Boom, said the sky, quite far off. “It’s late,” said {L}. There was a green one. “One, two, three.” Boom.',
      done: 'After the tenth {L} pushed the muffs back a little, from one ear. And then it came, right over the church, without any bang at all: the golden rain. It hung there, and trickled down, and went out slowly. “Oh,” said {L}, and forgot to count.',
      again:
        'Next year {L} wants to go as far as the garden gate. Perhaps as far as the corner. The ear muffs are hanging ready on their hook.',
      helper: { name: 'Mr Spark', creature: 'man' },
      outcomes: [
        {
          asked: ['love/like/enjoy/beautiful/pretty/watch/see/colour/color/sky'],
          kinds: ['sees', 'happy', 'feels'],
          done: '“One, two, three,” counted {L} in the big blanket, and only then the bang came, far off and late. After the tenth {L} pushed back the ear muffs, from one ear. The golden rain was hanging over the church, and {told}.',
        },
        {
          asked: ['sparkler/light/dance/sing'],
          kinds: ['plays', 'makes'],
          done: 'The golden rain hung over the church and trickled down without any bang at all. “Oh,” said {L}, and forgot to count. {F} had kept something for afterwards that crackles no louder than a leaf. They lit it from the lantern, with a grown-up, and {told}.',
        },
        {
          asked: ['dog/cat/puppy/pet'],
          done: 'From inside the big blanket they saw the flash first, and counted, and the bang came late. “One, two, three,” they said, quite low, to somebody who has even better ears. The golden rain came down without a sound, and {told}.',
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
            'home',
            'way-home',
            'sleep',
            'eats',
            'party',
            'shares',
            'gets',
            'given-by',
            'all-get',
            'says',
            'says-words',
            'tells',
          ],
          done: '{L} sat close to {F}, in the big blanket, with the muffs on, and counted: flash, one, two, three, boom. It was late every time. Then the golden rain came, over the church. “Oh,” said {L}, and pushed the muffs back, and {told}.',
        },
      ],
      art: {
        'tonight there would be fireworks': 'village: L think fireworks happy',
        'trying one out already': 'village: F say worried; L look worried at sky; coat',
        'You never knew when': 'hallway: L startle frightened; coat-pegs',
        'both hands over': 'bedroom, night: L cover-ears frightened; window',
        'crept under the bed': 'bedroom, night: L hide frightened under bed',
        'It’s only noise': 'hallway: L cover-ears sad; people',
        'I lit them for thirty years': 'village: G say calm; L listen curious',
        'looked for a place together': 'hallway: L point happy; F look happy; window, stairs',
        'put on the ear muffs':
          'hallway, night: L think fireworks calm wearing headphones; F sit happy; window, blanket',
        'over the church':
          'hallway, night: L think fireworks happy wearing headphones; F point happy; window',
        'From inside the big blanket':
          'hallway, night: L think fireworks happy wearing headphones; F sit happy; blanket, window',
        'as far as the garden gate': 'village, night: L stand brave wearing headphones; gate, fireworks',
      },
    },
  ],
};
