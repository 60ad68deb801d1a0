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
    'have puppy',
    'guinea/fox/bird have baby/chick',
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
      outcomes: [
        {
          asked: [
            'grow/get/become big/bigger/strong/stronger/healthy',
            'drink/milk/feed/eat',
            'survive/live',
            'open eye',
          ],
          done: 'Every three hours {L} had moved the fat ones and held one finger behind the fifth, so that it did not slip. On the ninth day it squeaked so loudly that the barrel moved over. From then on {told}.',
        },
        {
          asked: ['find/get/have/go home/family/owner', 'keep/stay/live'],
          done: 'By the ninth day the fifth one was round and warm, opened an eye as blue as a berry, and looked for {L’s} finger. “That one has chosen already,” said {G}, who had come about good homes, and so {told}.',
        },
        {
          asked: ['name/call'],
          done: 'On the ninth day the fifth one opened one eye, blue as a berry. The first thing it saw was {L’s} finger, and it squeaked until the barrel moved over. Somebody like that cannot be called “the fifth”, and so {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On the ninth day the fifth one opened an eye, blue as a berry, and squeaked so that the barrel moved over. {L} wrote on the door, under “Ssh”: “All five are well!” They read it in the kitchen, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On the ninth day the fifth one opened an eye, blue as a berry, and looked for {L’s} finger. Then it crawled past the barrel all by itself, up to the warmest place. Beside the basket {told}, quietly, as it says on the door.',
        },
      ],
      art: {
        'on the door of the laundry room': 'hallway: L whisper happy; notice, door',
        'one, two, three, four': 'launderette: L peek happy; basket, many dog',
        'The fifth was pushed off': 'launderette: L look worried; basket, small dog',
        'put it back': 'launderette: L hold small dog worried; basket, two dog',
        'under a jumper and into bed': 'bedroom, night: L hug dog sad in bed; dog',
        'explained to the big ones': 'launderette: L say worried; many dog',
        'like stones': 'launderette: G point calm; L listen; basket',
        'set the alarm clock': 'bedroom, night: L hold alarm-clock brave; bed',
        'the four fat ones': 'launderette, night: L crouch calm; two dog, basket',
        'opened one eye': 'launderette: L crouch happy; small dog',
        'with a ribbon and a letter': 'hallway: L give letter happy; dog, people',
      },
    },
  ],
};
