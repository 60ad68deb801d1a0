import type { StorySourceInput } from '../../story-source.ts';

/** Stories about newborn animals at home. */
export const animalBabies: StorySourceInput = {
  id: 'animal-babies',
  words: [
    'dog/rabbit/hamster/mouse/pig/sheep/goat/horse/cow have kitten/puppy/baby/lamb/piglet/foal/calf/bunny',
    'puppy/lamb/foal/calf/piglet is born',
    'litter of puppy',
    'baby puppy/lamb/animal',
    'newborn puppy/lamb',
    'lambing/lambing time',
    'have baby/puppy',
  ],
  situations: ['has', 'deed', 'newcomer', 'visit'],
  topic: 'the newborn ones',
  thing: 'the basket',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-one-too-small',
      titles: ['Four, and One More', '{L} and the Smallest One', 'In the Basket by the Stove'],
      goal: 'find a place for every one of the little ones',
      trouble: 'the smallest one was pushed aside every time',
      solved: 'every little one had found its place',
      opener:
        '“Ssh,” it said on the door of the laundry room. {L+} had written it. In the basket by the stove it was warm and dark, and something was squeaking, no louder than a shoe. In the night they had come: one, two, three, four. And, right underneath, a fifth.',
      problem:
        'They were blind, wet, and not bigger than a bread roll. They crawled over each other to the milk, and there were four good places. The fifth was pushed off, on the left, on the right, and out of the basket, with a very small mouth wide open.',
      tries: [
        '{L} put it back, right at the front. It stayed there as long as it takes to blink. Then came a brother like a barrel.',
        '{L} took it under a jumper and into bed. It was warm there, but there was no milk, and it looked for some in {L’s} sleeve. The mother stood at the door and called.',
        'They explained to the big ones about taking turns. Whoever has no eyes open yet has no ears for that either.',
      ],
      tip: '“Don’t take it away,” said {G+}, who looks after animals. “Move the others. When they’re full they sleep like stones. That’s its hour. And somebody has to be awake for it.”',
      turn: 'So {L} set the alarm clock, every three hours. In the night {L} lifted the four fat ones to the warm end, one by one, and laid the fifth at the best place, all alone. And then {L} held one finger behind it, so that it did not slip.',
      done: 'On the ninth day it opened one eye, blue as a berry. The first thing that it saw was {L’s} finger. It was no longer the smallest, or only if you measured. And it could squeak so that the barrel moved over.',
      again:
        'By spring four of them had gone to good homes, with a ribbon and a letter. The fifth sleeps in the laundry room, on the door sign.',
    },
  ],
};
