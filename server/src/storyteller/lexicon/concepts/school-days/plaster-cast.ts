import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a broken arm. */
export const plasterCast: StorySourceInput = {
  id: 'plaster-cast',
  words: [
    'broken arm/leg/bone/foot/wrist',
    'break/breaking arm/leg',
    'plaster cast',
    'cast',
    'crutches',
    'x-ray',
    'arm/leg/wrist/foot plaster',
    'arm/leg in plaster',
    'plaster cast taken/getting/get/take/coming off',
    'cast off',
    'cast removed',
    'sprained ankle/wrist',
    'sprain',
  ],
  situations: ['ailment', 'learn', 'broken', 'has', 'sad', 'visit', 'trait', 'wants'],
  gentle: true,
  topic: 'a broken arm',
  thing: 'the plaster',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'six-weeks-white',
      titles: ['{L} and the Broken Arm', 'The White Arm', 'Six Weeks of Plaster'],
      goal: 'get through six weeks of plaster',
      trouble: 'nothing was possible with the plaster on',
      solved: 'the plaster was off and the arm was whole again',
      opener:
        'It was the third branch from the top, and it was not as thick as it had looked. {L+} came down faster than planned. Then there was a doctor, and a picture of the bones, in which one could see the crack.',
      problem:
        'The arm got a coat of plaster, white and hard and heavy. “Six weeks,” said the doctor. No climbing, no swimming, no ball. At night it itched just where you can’t get at it.',
      tries: [
        '{L} tried to do it all with the other hand. The soup went up the sleeve, and the name came out backwards.',
        '{F} pushed a knitting needle down to scratch the itch. “Not that!” said the doctor. It had been a good moment, all the same.',
        '{L} sat at the edge and watched the others play. “It’s fine,” said {L}. It was not.',
      ],
      tip: '“A bone grows together while you’re doing something else,” said {G+}. “So the thing is to have something else. Who says that white has to stay white? It’s the only sheet of paper that you can take to bed.”',
      turn: '{L} held out the arm, and {F} fetched the paints. First there was a snail, at the elbow. The next day came a ladder, for the snail. Then everyone wanted to add something, and it went on like a story, all the way round.',
      done: 'In the sixth week the snail had come to the thumb, by ladder, boat and balloon. Then the doctor’s little saw hummed, and the plaster fell open like a nut. There was the arm, thin and pale, and whole! {L} moved one finger after the other.',
      again:
        'The third branch from the top has been sawn off. The snail stands on the shelf, in two halves, and is only ever lent.',
      helper: { name: 'Doctor Quill', creature: 'hedgehog' },
    },
  ],
};
