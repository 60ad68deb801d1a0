import type { StorySourceInput } from '../../story-source.ts';

/** Stories about lost or broken glasses. */
export const brokenGlasses: StorySourceInput = {
  id: 'broken-glasses',
  words: [
    'glasses break/broke/broken/broke/got/are lost/missing/gone',
    'lost/lose/losing/broken/break glasses',
    'where are my glasses',
    'glasses got broken',
    'broken my glasses',
    'forgot glasses',
    'grandpa/grandma/grandad lost/lose glasses',
    'sat on my glasses',
    'find/finding glasses',
    'missing glasses',
  ],
  situations: [
    'lost',
    'lost-by',
    'broken',
    'own-damage',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'glasses that are gone',
  thing: 'the blurred world',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-world-of-fluff',
      titles: ['The World of Fluff', 'Where Are the Glasses?', '{L} Sees with Two Hands'],
      goal: 'find the glasses',
      trouble: 'the glasses were gone and everything was blurred',
      solved: 'the glasses were back on {L}’s nose',
      opener:
        'Without glasses the tree was a green cloud, and the cat was a brown one. At breakfast the glasses had still been on {L+}’s nose. Now there was nothing there but two little dents.',
      friend:
        'A cloud came up the path and said hello. It had {F+}’s voice. “You’re looking past me,” said {F}.',
      problem:
        'To look for glasses you need glasses. {L} went round the house with both arms in front. That flat shiny thing there! It was a spoon. That thin thing with two circles! It was the bicycle. “And they’re new,” said {L}. “I promised to take care of them.”',
      tries: [
        '{L} looked everywhere a second time, in exactly the same places. They were still not there.',
        '{F} put on a pair made of wire. It looked clever, but the cat stayed a cloud.',
        '{L} sat down, in order to think. “Stop!” cried {F}. It was only a biscuit. But it might have been the glasses.',
      ],
      tip: '“I lose mine nine times a day,” said {G+}. “Legs know more than eyes. Put yours where they were at breakfast, shut your eyes, and let them walk. Whatever you did with your hands then, do it again.”',
      low: 'It couldn’t get any more blurred, so {L} could just as well shut both eyes.',
      turn: '{L} stood at the breakfast table, eyes shut. Cup in. Chair back. Then {L}’s feet turned left, to the basin. “I washed my face,” said {L}. “I took them off, and laid them down.” One hand went up by itself, behind the big soap.',
      done: 'Something cool with two circles! {L} put them on, and click, there was the world. Every leaf had an edge. The cat had whiskers again, and {F} had freckles, and was beaming. “There you are,” said {L}. “I’ve missed your face.”',
      again: 'A case lies next to the soap now, a red one that even a blurred eye can see.',
      helper: { name: 'Professor Squint', creature: 'owl' },
      outcomes: [
        {
          asked: ['find/found/get/new/wear/put/fix glasses/them/pair', 'see/clearly/clear'],
          kinds: ['gets', 'given-by', 'all-get', 'sees'],
          done: '{L’s} feet had turned left, to the basin, all by themselves. One hand went up behind the big soap, and touched something cool with two circles. The green cloud outside was waiting to be a tree again, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
          ],
          done: 'Something cool with two circles lay behind the big soap. Click, there was the world. The cat had whiskers, and {F} had freckles. “There you are,” said {L}. “I’ve missed your face.” {F} made a very long one, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'makes', 'home', 'way-home', 'tells', 'sleep'],
          done: 'Click, there was the world, and every leaf had an edge. The spoon was a spoon, and the bicycle was a bicycle. On the table {L} saw something with two circles and a hole in the middle. It was a plate of rings with sugar on, and {told}.',
        },
      ],
    },
  ],
};
