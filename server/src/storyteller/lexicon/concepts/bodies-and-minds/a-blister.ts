import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a blister, a wart or another small hurt of the foot. */
export const aBlister: StorySourceInput = {
  id: 'a-blister',
  words: [
    'blister',
    'blisters',
    'blister on heel/foot/toe',
    'rubbing shoe/shoes',
    'wart',
    'warts',
    'verruca',
    'verrucas',
    'sore foot/feet/toe/heel',
    'stubbed/stub toe',
    'ingrown toenail',
    'shoes rub',
  ],
  situations: [
    'ailment',
    'has',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a blister',
  thing: 'the heel',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'the-second-sock',
      titles: ['A Blister on the Way Up', 'Where the Shoe Rubs', '{L} and the Sore Heel'],
      goal: 'get to the top with a blister',
      trouble: 'there was a blister on {L}’s heel',
      solved: 'the heel no longer hurt',
      opener:
        'They were going up to the hut with the raspberry cake. {L+} had new boots on, stiff as boxes, and was first at every bend. “How far is it?” “As far as the cake,” they said.',
      friend: '{F+} had old shoes with a hole, and sang. At the third bend {L} stopped singing.',
      problem:
        'Something in the boot rubbed. With every step it went “ow”, at the back, on the left. {L} walked on tiptoe, then sideways like a crab. At last {L} pulled off the boot. There was a bubble on the heel, round and red and full of water.',
      tries: [
        '{L} took off both boots and went barefoot. There were thistles. Thistles are worse.',
        '“Shall I pop it?” asked {F}, who had a pin. “No!” said everybody at once. The bubble is a plaster that the foot has made for itself.',
        '{F} carried {L}, as far as the next stone. Then {F} needed to be carried.',
      ],
      tip: '“I’ve guarded these paths for thirty years,” said {G+}. “Don’t pop it. Clean it, dry it, cover it, and stop the rubbing. It isn’t the boot that bites, it’s the sliding about. And next time you say something at the first ‘ow’, not at the hundredth.”',
      low: '{L} looked at the boot. The heel in there had room to wander up and down. No wonder that it rubbed.',
      turn: '{L} washed the foot in the stream, patted it dry, stuck on a plaster with a hole in the middle and another one on top, and pulled on a second pair of socks. The laces were tied tight round the ankle. {L} took a step, and listened.',
      done: 'No “ow”. A second step. Nothing! “I’m coming!” called {L}. It was slower than before, and they looked at every beetle, and when they got to the hut there was exactly one raspberry cake left. {L} put the foot up on a chair like a king.',
      again:
        'After five days the bubble was gone, all by itself. The boots are soft now. They only needed a bit of talking to.',
      helper: { name: 'Ranger Scree', creature: 'goat' },
    },
  ],
};
