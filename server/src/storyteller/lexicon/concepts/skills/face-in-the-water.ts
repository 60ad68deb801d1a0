import type { StorySourceInput } from '../../story-source.ts';

/** Stories about putting your face in the water. */
export const faceInTheWater: StorySourceInput = {
  id: 'face-in-the-water',
  words: [
    'face water',
    'put/putting/get/getting face water/under/wet',
    'face in the water',
    'put/putting/get/getting hair/head/ears wet',
    'head under water',
    'put/putting head under water',
    'scared/afraid/frightened water/swimming/pool',
    'hate swimming',
    'not want/like swimming/swim',
    'splash face',
  ],
  situations: ['afraid', 'learn', 'cannot', 'reluctant', 'refuses', 'wants', 'own-wish', 'deed', 'trait'],
  gentle: true,
  topic: 'putting your face in the water',
  thing: 'the water',
  main: 'shore',
  indoors: true,
  plots: [
    {
      id: 'bubbles-first',
      titles: ['{L} Blows Bubbles', 'Nose, Chin, Everything', '{L’s} Face in the Water'],
      goal: 'put a face in the water',
      trouble: '{L} was frightened of water on the face',
      solved: '{L} could put a whole face in the water',
      opener:
        'On Saturdays there was a swimming lesson. {L+} liked the warm pool, the blue floats and the echo. {L} could walk through the water up to the tummy, and kick with both legs. But everything above the chin had to stay dry.',
      friend:
        '{F+} stood next to {L} in the shallow end. “I don’t like it up my nose,” said {F}. “Nor do I,” said {L}.',
      problem:
        '“Today we put our faces in,” said the teacher. All the others went under and came up laughing. A splash hit {L’s} cheek. {L} wiped it off at once and climbed out onto the steps.',
      tries: [
        '{L} pinched the nose shut with two fingers and bent down. When the water touched the lips, {L} shot up again, and the heart was thumping.',
        '{L} put on goggles. Now the eyes were safe. But the goggles knew nothing about noses, and {L} came no lower than before.',
        '“I’ll do it very fast,” said {L}, and dipped and came up in one go. Some water went up the nose. It stung, and {L} had to cough. After that it was harder still.',
      ],
      tip: '“The water only comes in if nothing is coming out,” said {G+}, the teacher. “So be a kettle. Hum, and blow bubbles. As long as you blow, the water has to wait outside. And you decide how deep.”',
      turn: '{L} took some water in both hands and blew into it. It tickled. Then the chin went in, and the mouth: blub, blub. {L} breathed in, hummed, and blew, and the nose was under. And it stayed dry inside!',
      done: 'One more breath, and {L} put {L.their} whole face in, with both eyes open behind the goggles. There were the tiles, all blue and wobbly, and {F’s} feet. {L} came up, with water running down from the hair. “I saw your toes!”',
      again:
        'In the bath at home {L} is a kettle now, every evening. At the pool the teacher drops rings to the bottom, and {L} has seen every one of them.',
      helper: { name: 'Coach Otter', creature: 'otter' },
    },
  ],
};
