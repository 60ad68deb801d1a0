import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of clowns, masks and dressed-up people. */
export const afraidOfClowns: StorySourceInput = {
  id: 'afraid-of-clowns',
  words: [
    'afraid/scared/fear/frightened clown/clowns/mask/masks/costume/costumes/mascot/mascots',
    'clowns',
    'afraid/scared/fear/frightened santa/father christmas',
    'afraid/scared of people dressed up',
    'scary mask/masks',
    'scary clown',
  ],
  situations: ['afraid', 'afraid-being', 'wants', 'sad-being', 'refuses', 'reluctant', 'learn', 'visit'],
  gentle: true,
  happensToLead: true,
  topic: 'faces that are painted on',
  thing: 'the painted face',
  home: 'village',
  main: 'fair',
  plots: [
    {
      id: 'first-the-left-eyebrow',
      titles: ['The Face under the Paint', '{L} and the Clown', 'First the Left Eyebrow'],
      goal: 'see what was under the painted face',
      trouble: 'the face had a big red mouth and never changed',
      solved: '{L} had seen who was in there',
      opener:
        'At the fair there was music, and it smelled of sugar. {L+} had a balloon on one wrist. And then somebody came round the corner of the tent with shoes like boats and a mouth that went from one ear to the other.',
      friend:
        '“A clown!” they all shouted, and ran towards it. {L} ran too, in the other direction. {F+} found {L} behind the cake stall, with the balloon pulled right down. “It laughs all the time,” whispered {L}, “and its eyes don’t.”',
      problem:
        'That was it. With a face you can see if somebody’s glad or cross or tired. But this one was painted on, and behind it there might be anyone. The big shoes came nearer, flap, flap. {L} crouched down, as small as possible.',
      tries: [
        '“It’s funny!” somebody said, and wanted to pull {L} there by one hand. {L} went stiff as a board, and the balloon got away.',
        '{L} shut both eyes. Now {L} could hear the shoes and couldn’t see where they were.',
        '{L} looked only at the ground. There were the tips of two shoes, red and yellow, and they stopped.',
      ],
      tip: '“You like to know who’s in there. That’s clever of you,” said {G+}, who was taking the tickets. “At four o’clock the face goes on, in front of a mirror, bit by bit. You can stand by the door of the wagon. And you can go when you like.”',
      low: 'It was a quarter to four. {L} thought for as long as it takes to eat a bun. “With you,” said {L} to {F}. “And the door stays open.”',
      turn: 'In the wagon somebody was sitting at the mirror, with grey hair and tired eyes, drinking tea. “Hello,” said the somebody. “I’m Bert. I begin with the left eyebrow. Will you tell me if it’s straight?” {L} looked, from the door. “A bit higher,” said {L}.',
      done: 'On went the eyebrow, and the white, and the red. When the mouth was done, it laughed, and the eyes laughed, too. It was still Bert. “Hello, Bert,” said {L}. In the evening {L} sat in the last row. And when the shoes came in, {L} knew whose they were.',
      again:
        'On the shelf stands a small pot with red paint in it. {L} may put a dot on anyone’s nose who wants one. Before that {L} asks.',
      helper: { name: 'Miss Ticket', creature: 'woman' },
      outcomes: [
        {
          asked: ['friend/friends/like/love/funny/bert/nice'],
          kinds: ['friends', 'new-friend', 'still-friends', 'happy', 'feels'],
          done: 'On went the eyebrow, and the white, and the red. When the mouth was done, it laughed, and the eyes laughed, too. It was still Bert, who likes tea. “Hello, Bert,” said {L}, and took one step into the wagon, and {told}.',
        },
        {
          asked: ['nose/paint/face/balloon/trick/circus/show/juggle'],
          kinds: ['plays', 'gets', 'given-by', 'all-get', 'makes', 'claps'],
          done: 'On went the eyebrow, and the white, and the red, and it was still Bert. “Have you got some of that left?” asked {L}, from quite close by. Bert held out the small pot and the mirror, and let {L} say when, and {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore'],
          done: 'When the painted mouth was done, it laughed, and the eyes laughed, too. “Hello, Bert,” said {L}. In the evening {L} sat in the last row, near the door. The big shoes came in, flap, flap. {L} knew whose they were, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'team',
            'stays',
            'home',
            'way-home',
            'eats',
            'party',
            'shares',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'On went the eyebrow, a bit higher, just as {L} had said. When the mouth was done, it laughed, and the eyes laughed, too. It was still Bert. “You’ve got a good eye,” said Bert, and offered {L} the second mug, and {told}.',
        },
      ],
      art: {
        'At the fair there was music': 'fair: L hold balloon surprised; big shoe, tent',
        'behind the cake stall': 'fair: L hide frightened balloon; F comfort L; cake',
        'The big shoes came nearer': 'fair: L crouch frightened; two big shoe',
        'said, and wanted to pull': 'fair: L reach-up worried; balloon, children',
        'shut both eyes. Now': 'fair: L cover-eyes frightened; two big shoe',
        'There were the tips of two shoes': 'fair: L look frightened at ground; two red shoe',
        'who was taking the tickets': 'fair: G say calm ticket; L listen curious; caravan',
        'It was a quarter to four': 'fair: L eat bun worried; F hold-hands L; clock',
        'sitting at the mirror, with': 'fair: gentleman, mirror; L stand worried in doorway; F stand',
        'On went the eyebrow': 'fair: L wave happy; F look happy; mirror, paint-pot, gentleman',
        'mouth was done, it laughed': 'fair: L wave happy; F look happy; mirror, paint-pot, gentleman',
        'On the shelf stands': 'living-room: L hold paintbrush happy; red paint-pot',
      },
    },
  ],
};
