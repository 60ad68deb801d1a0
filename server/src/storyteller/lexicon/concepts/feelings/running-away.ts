import type { StorySourceInput } from '../../story-source.ts';

/** Stories about running away from home. */
export const runningAway: StorySourceInput = {
  id: 'running-away',
  words: [
    'running away',
    'run/running/runs/ran away from home',
    'runaway child',
    'leave/leaving home angry',
    'pack/packing suitcase to leave',
  ],
  situations: ['deed', 'wants', 'sad', 'trait', 'own-wish', 'reluctant', 'learn'],
  gentle: true,
  topic: 'running away from home',
  thing: 'the suitcase',
  home: 'garden',
  main: 'cottage',
  plots: [
    {
      id: 'as-far-as-the-pear-tree',
      titles: ['As Far as the Pear Tree', '{L} Packs a Bag', 'Home before Dark'],
      goal: 'find the way back into the house',
      trouble: '{L} was sitting outside and did not want to go back in',
      solved: '{L} was home again',
      object: 'bag',
      opener:
        'It had been a very unfair day. There had been shouting, and a door had banged. “Then I’ll go away,” said {L+}, “for good.” And {L} fetched the small bag from the cupboard.',
      friend:
        '{L} packed a torch, a jumper and half a biscuit. At the gate stood {F+}. “Where are you going?” asked {F}. “Away,” said {L}. “May I come a bit of the way?” asked {F}, and they went together.',
      problem:
        'They got as far as the pear tree at the end of the garden. {L} sat down under it. From there you could see the kitchen window. It wasn’t dark yet, but it wasn’t light either. {L} was still angry, and not only angry.',
      tries: [
        '{L} ate the half biscuit. Then there was no biscuit, and it was just as unfair as before.',
        '{L} looked at the road, and thought about walking further. It looked long, and a little cold.',
        '{F} told a joke. It was a good one. {L} couldn’t laugh yet.',
      ],
      tip: '“I’ve seen the lamp in that window,” said {G+}. “Somebody has put it there. You can be cross, and go home all the same. Those two go together. You don’t have to say anything at the door. You can also say what was unfair.”',
      low: '{F} moved up close. “I’ll stay till you know what you want to do,” said {F}. They listened to the crickets for a while.',
      turn: 'In the window stood a lamp that didn’t usually stand there. And behind it somebody was looking out. {L} took up the bag. “I’m going to say it,” said {L}. “That it was unfair. And that I’m hungry.”',
      done: 'The door was open before {L} could knock. Two arms came, and nobody said anything at first. Then {L} said the first thing, and it was listened to, right to the end. “I shouted,” said somebody. “I’m sorry.” “Me too,” said {L}. There was soup, still warm.',
      again:
        'The small bag is back in the cupboard. If it gets too much for {L}, there’s the pear tree now, and everyone knows where to look.',
      helper: { name: 'Old Hush', creature: 'owl' },
      outcomes: [
        {
          asked: ['home/door/back/return/hug/mum/dad/family/parent'],
          kinds: ['home', 'way-home', 'hugs'],
          done: 'The lamp stood in the window, and the door was open before {L} could knock. Nobody said anything at first. The small bag was taken from {L’s} hand, with the torch and the half biscuit in it, and {told}.',
        },
        {
          asked: ['sorry/say/forgive/talk/listen/understand/apologise/apologize'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'The door was open before {L} could knock. {L} said that it had been unfair, and it was listened to, right to the end. The soup had been kept warm, and the lamp was still in the window, and {told}.',
        },
        {
          kinds: [
            'eats',
            'party',
            'shares',
            'plays',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: 'Behind the lamp the door was open. {L} said what had been unfair, and it was listened to, right to the end. Then {L} said the other thing, about being hungry. There was soup, still warm, and a spoon for {F}, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'happy', 'feels', 'stays', 'sleep'],
          done: 'The door was open before {L} could knock, and two arms came. {L} said what had been unfair, and it was listened to. In the bag there was half a biscuit. The other half had been found on the stairs, and they put them side by side, and {told}.',
        },
      ],
      art: {
        'It had been a very unfair day': 'cottage: L stamp angry bag; door',
        'packed a torch': 'garden: L hold bag angry; F say curious; gate',
        'got as far as the': 'garden, evening: L sit sad; F sit calm; tree, bag',
        'ate the half biscuit': 'garden, evening: L eat biscuit sad; tree',
        'looked at the road, and thought': 'garden, evening: L look sad; gate, bag',
        'told a joke. It': 'garden, evening: F laugh; L sulk sad; tree',
        'I’ve seen the lamp': 'garden, evening: G point calm; L listen sad; window, lamp',
        'moved up close': 'garden, evening: F comfort L; L sit sad; tree, grasshopper',
        'In the window stood a lamp': 'garden, evening: L hold bag brave; lamp, house',
        'door was open before': 'cottage, evening: L hug happy; mother, door, bag',
        'listened to, right to the': 'cottage, evening: L hug happy; mother, door, bag',
        'The small bag is back': 'garden: L sit calm; tree',
      },
    },
  ],
};
