import type { StorySourceInput } from '../../story-source.ts';

/** Stories about asthma and the inhaler. */
export const asthma: StorySourceInput = {
  id: 'asthma',
  words: [
    'asthma',
    'asthmatic',
    'inhaler',
    'puffer',
    'out of breath',
    'hard/difficult breathe',
    'can’t/cannot breathe/breath well',
  ],
  situations: ['has', 'ailment', 'trait', 'deed', 'learn', 'cannot', 'afraid'],
  gentle: true,
  topic: 'asthma',
  thing: 'the blue inhaler',
  main: 'meadow',
  plots: [
    {
      id: 'the-narrow-straw',
      titles: ['{L} and the Blue Puffer', 'Slowly Out, Slowly In', 'A Breath for {L}'],
      goal: 'get enough air again',
      trouble: 'the air would not go in and out as it should',
      solved: '{L} had air again, all the way down',
      opener: [
        '{L+} always had one thing in one pocket, small and blue. It was the puffer. Some days it stayed in there. “It’s my spare breath,” said {L}.',
        '{L+} could run as fast as anyone. Only sometimes, when it was cold or dusty, {L’s} chest became narrow, and then there was a whistling inside, like a very small kettle.',
      ],
      problem:
        'They were playing tag on the meadow when the whistling began. {L} stood still. The air went in through something as thin as a straw, and hardly came out again. “Go on, run!” somebody called.',
      tries: [
        '{L} ran on, so that nobody would notice. The straw became thinner, and the meadow turned round a little.',
        '{L} lay down flat in the grass. Lying down made it tighter, not wider, and everybody bent over and took away the air.',
        '{L} said nothing and waited for it to pass. It did not pass. It only got tighter.',
      ],
      tip: '“Sit up, and lean on me,” said {G+}, quite calmly. “You others, step back and give {L} room. You know how it goes. Where’s your blue one? Shake it. I’ll count, and I’m not going away.”',
      turn: '{L} sat up, took out the puffer, shook it, and set it to {L.their~both} lips. Out, slowly. Press, and in, slowly, and hold it while {G} counted. Once more. {F} sat beside {L} and breathed along.',
      done: 'The whistling got quieter. The straw became a pipe, and then a wide one. “It’s gone down to my toes,” said {L}. And somebody who had called “run” said softly, “I didn’t know. Next time I’ll get your bag.”',
      again:
        'They all know now how it goes: sit up, give room, count. And when {L} says “break”, there’s a break, for everyone. Some are quite glad of it.',
      helper: { name: 'Nurse Bright', creature: 'hen' },
      outcomes: [
        {
          asked: ['run/race/win/play/tag/football/swim/game'],
          kinds: ['plays'],
          done: 'The whistling got quieter. The straw became a pipe, and then a wide one. “It’s gone down to my toes,” said {L}. They waited until {L} said “go”, and the one who had called “run” carried the bag, and {told}.',
        },
        {
          asked: ['breathe/better/breath/safe/okay/fine/well'],
          kinds: ['happy', 'feels'],
          done: 'The straw became a pipe, and then a wide one. {F} had breathed along, out and in. The small kettle inside {L} was taken off the stove. “It’s gone down to my toes,” said {L}, and {told}.',
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
            'says',
            'says-words',
            'home',
            'way-home',
            'helps',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'The whistling got quieter, and the air went down to {L’s} toes. “I didn’t know,” said somebody who had called “run”. “Next time I’ll get your bag.” They all knew how it goes now: sit up, give room, count. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'tells', 'sleep'],
          done: 'The whistling got quieter. {L} said “break”, and so there was a break, for everyone. They sat down in the grass all round, with room in the middle for the air. Somebody had brought something in the bag with the blue puffer, and {told}.',
        },
      ],
      art: {
        'always had one thing in one pocket': 'meadow: L show medicine happy',
        'Some days it stayed in': 'meadow: L stand happy medicine; ball',
        'could run as fast as': 'meadow: L run happy; children',
        'a whistling inside, like': 'meadow: L slump worried; kettle',
        'They were playing tag': 'meadow: L slump worried; children',
        'ran on, so that': 'meadow: L run frightened; children',
        'lay down flat in the grass': 'meadow: L lie frightened; children',
        'waited for it to pass': 'meadow: L sit frightened; F look L worried',
        'Sit up, and lean on me': 'meadow: G comfort L calm; L sit worried; medicine',
        'sat up, took out the puffer': 'meadow: L sit calm medicine; F sit calm',
        'Once more.': 'meadow: L sit calm medicine; F sit calm',
        'The whistling got quieter': 'meadow: L sit happy; F laugh; medicine, children',
        'straw became a pipe, and': 'meadow: L sit happy; F laugh; medicine, children',
        'They all know now how it goes': 'meadow: L raise happy; children',
      },
    },
  ],
};
