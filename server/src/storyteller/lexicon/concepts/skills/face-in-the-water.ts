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
    'head under',
    'put/putting/puts head under',
    'head under in the pool/bath',
    'dunk/dunking head',
    'head at the pool',
    'go/going under water',
    'swim/swimming under water',
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
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One more breath, and {L} put {L.their} whole face in. “I saw your toes!” said {L}, with water running down from the hair. {G} lifted the goggles and looked at {L}. “You decided how deep,” said {G}, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: 'One more breath, and {L} put {L.their} whole face in, with both eyes open behind the goggles. There were the tiles, and {F’s} feet. {L} came up with water running down. “I saw your toes!” And {told}.',
        },
        {
          kinds: ['laughs', 'claps'],
          done: 'One more breath, and {L} put {L.their} whole face in, with both eyes open behind the goggles. “I saw your toes!” {F} held one of them up out of the water to make sure, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One more breath, and {L} put {L.their} whole face in, with both eyes open. “I saw your toes!” said {L}. Two kettles now hummed in the shallow end. Blub, blub, went the water, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One more breath, and {L} put {L.their} whole face in, with both eyes open. “I saw your toes!” Afterwards there were two big towels on the bench, warm from the radiator, and a bag with rolls in it, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'First the chin went in, and the mouth: blub, blub. One more breath, and {L} was a kettle, and hummed, and blew. There were the tiles, all blue and wobbly, and {F’s} feet, and {told}.',
        },
      ],
      helper: { name: 'Coach Otter', creature: 'otter' },
      art: {
        'On Saturdays there was a swimming': 'pool: L walk happy in water; plank',
        'in the shallow end': 'pool: F speak worried in water; L nod worried in water',
        'Today we put our faces in': 'pool: L cower worried; children',
        'pinched the nose shut': 'pool: L startle frightened in water',
        'put on goggles': 'pool: L stand worried wearing goggles',
        'do it very fast': 'pool: L startle tearful in water',
        'So be a kettle': 'pool: G say calm; L listen curious; kettle, bubbles',
        'took some water in both hands': 'pool: L blow happy in water; bubbles',
        'blub.': 'pool: L blow brave in water; bubbles',
        'hummed, and blew': 'pool: L blow brave in water; many bubbles',
        'One more breath': 'pool: L swim happy in water; F stand in water',
        'In the bath at home': 'bathroom: L blow happy in bath; bubbles',
      },
    },
    {
      id: 'the-ring-on-the-bottom',
      words: [
        'head under water',
        'put/putting head under water',
        'head under',
        'put/putting/puts head under',
        'head under in the pool/bath',
        'dunk/dunking head',
        'head at the pool',
        'go/going under water',
        'swim/swimming under water',
      ],
      titles: ['{L’s} Head under Water', 'One Second, Two Seconds', 'The Red Ring'],
      goal: 'go right under the water',
      trouble: '{L} could not bear water over the head',
      solved: '{L’s} head had been under the water, hair and all',
      opener:
        'At the swimming lesson a red ring lay on the bottom of the shallow end. You could see it quite clearly, and it wobbled. {L+} could stand right above it. The water came up to the tummy. To get it, you only had to put your head under.',
      friend:
        '“I’ll hold your towel,” said {F+}. “You can’t hold a towel in the water,” said {L}. So {F} held {L’s} hand instead.',
      problem:
        'Only! Under the water your ears fill up, your eyes go blurry, and you can’t hear anybody call. {L} hated it. As soon as the water reached {L’s} chin, {L.their~both} shoulders went up and the whole of {L} went stiff as a plank.',
      tries: [
        '{L} fished for the ring with one foot. The toes got hold of it and lost it again. It lay a little further off than before.',
        '“One, two, three, under!” said {L}, and went down as far as the mouth. There {L} stopped, as if the water had a lid.',
        'Somebody said, “It’s only water!” {L} knew that. It was exactly the water that {L} did not like.',
      ],
      tip: '“Nobody has to go under today,” said {G+}, the teacher. “Let’s just teach your ears. One ear, and then the other. And hum while you’re at it. As long as you hum, no water can get up your nose. You say when.”',
      low: '{L} wiped {L.their~both} eyes dry and looked at the ring. It was patient. It would still be there next week as well.',
      turn: '{L} laid one ear on the water. It was cool, and it went “plop”. Then came the other. {L} held on to the edge with both hands, took a breath and hummed a song, and sank down to the eyebrows. One second. Up! “That was my hair,” said {L}. “Again!”',
      done: 'The second time {L} stayed under for two seconds, and the third time for the first line of the song. Underneath, everything was blue. There lay the ring! {L} stretched out an arm, closed {L.their~the} fingers, and came up with the water streaming down and the ring held high.',
      again:
        'Next Saturday there were two rings on the bottom. “Which song is that?” asked the teacher, when the water hummed. It was the one with four verses.',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The third time {L} stayed under for the first line of the song. There lay the ring! {L} came up with the water streaming down. Miss Brook looked through the ring at {L} with one eye, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: 'The third time {L} stayed under for the first line of the song. Underneath, everything was blue. There lay the ring! {L} came up with the water streaming down. {F} had stood there with a dry hand held out, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'party', 'eats', 'plays', 'shares'],
          done: 'The third time {L} stayed under for the first line of the song. Underneath, everything was blue. There lay the ring! {L} came up and held it high, and threw it back in for the next dive, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The third time {L} stayed under for the first line of the song, and came up with the ring. {F} had the towel after all, a big dry one. The song went on, hummed into it, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The first time it was one second, the second time two, and the third time the first line of the song. Underneath, everything was blue. There lay the ring! {L} stretched out an arm, and {told}.',
        },
      ],
      helper: { name: 'Miss Brook', creature: 'woman' },
      art: {
        'At the swimming lesson a red ring': 'pool: L look worried at ground in water; red ring',
        'hold your towel': 'pool: F hold-hands L happy; L stand worried; towel',
        'Under the water your ears': 'pool: L stand frightened in water',
        'with one foot. The toes': 'pool: L kick worried; red ring',
        'One, two, three, under': 'pool: L crouch worried in water; red ring',
        'It’s only water': 'pool: L arms-crossed sad; people, red ring',
        'has to go under today': 'pool: G say calm; L listen worried',
        'It was patient': 'pool: L wipe worried towel; red ring',
        'laid one ear on the water': 'pool: L listen calm in water',
        'first line of the song': 'pool: L raise red ring proud in water; F cheer',
        'Next Saturday there were two rings': 'pool: L swim happy in water; two ring',
      },
    },
  ],
};
