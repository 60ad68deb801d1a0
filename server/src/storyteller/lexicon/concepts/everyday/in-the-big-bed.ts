import type { StorySourceInput } from '../../story-source.ts';

/** Stories about going to the parents’ bed at night. */
export const inTheBigBed: StorySourceInput = {
  id: 'in-the-big-bed',
  words: [
    'come/coming/climb/climbing/get/getting into parents’/parents/mummy’s/mum’s/mum/mummy/daddy/dad bed',
    'come/coming to mummy/mum/parents/daddy bed',
    'go/going to mummy/mum/parents/daddy bed night',
    'parents bed',
    'mummy/mommy/mum/mom and daddy/dad bed',
    'mummy/mommy/mum/mom and daddy’s/dad’s bed',
    'parents’ bed',
    'sleep/sleeping in own bed',
    'sleep/sleeping in my own bed',
    'stay/staying in own bed',
    'getting up at night',
    'four in the bed',
    'own bed all night',
  ],
  situations: ['deed', 'cannot', 'learn', 'wants', 'reluctant', 'afraid', 'own-wish', 'refuses'],
  gentle: true,
  happensToLead: true,
  topic: 'a whole night in your own bed',
  thing: 'the bed',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'a-thread-through-the-night',
      titles: ['Four in the Bed', '{L’s} Own Bed', 'A Night in Two Beds'],
      goal: 'sleep a whole night in {L’s} own bed',
      trouble: 'in the middle of the night {L’s} own bed felt too lonely',
      solved: '{L} had stayed in the small bed till the morning',
      opener:
        '{L+} had a good bed, with a blue blanket and a lamp like a moon. In the evening {L} fell asleep in it. But every night, at the darkest time, {L} woke up and went down the corridor, barefoot, to the big bed.',
      friend:
        'In the big bed it was warm. But there were already a lot of legs in it, and {F+} as well, and now {L} lay down across the middle. Somebody fell out on the left. Somebody got a knee in the back.',
      problem:
        'In the morning they were all tired. “You’re welcome with us, {L},” they said. “But we’d like to sleep, too.” {L} understood that. By day it was quite clear. Only the night knew nothing about it.',
      tries: [
        '{L} took all the cuddly toys to bed, so as not to be alone. There were nineteen. Now there was no room for {L}.',
        '{L} wanted to go straight back to sleep, and pressed both eyes shut. But behind them it was just as quiet as before.',
        'They put a mattress on the floor next to the big bed. It was cold down there, and somebody stepped on {L}.',
      ],
      tip: '“You don’t come because the bed is bad,” said {G+}. “You come to see if everyone’s still there. They are. You’d only need to know it without getting up. Take a thread. Put something of theirs at your end, and something of yours at theirs.”',
      low: '{L} thought about what that might be. It had to be something soft, that smells of them. And it had to be small enough for one hand.',
      turn: '{L} chose the old grey scarf from the hook by the door, and put it under the blue pillow. And on the pillow of the big bed {L} laid the cloth mouse, as a sign. “So that you know where I am,” said {L}.',
      done: 'At the darkest time {L} woke up. It was quiet. {L’s} hand went under the pillow and found the scarf. It smelled of everybody. “You’re there,” said {L}, “and I’m here.” Then {L} turned over, and when {L} woke up again, it was light.',
      again:
        'On Sunday mornings, when it’s light, they all lie in the big bed together, with the mouse in the middle. There’s still no room. On Sundays that doesn’t matter.',
      helper: { name: 'Grandma Down', creature: 'woman' },
    },
  ],
};
