import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the forgotten lunchbox. */
export const forgottenLunch: StorySourceInput = {
  id: 'forgotten-lunch',
  words: [
    'forget/forgetting/forgotten lunch/lunchbox/packed-lunch/bag/schoolbag/backpack/homework/gym/kit/shoes',
    'lunchbox',
    'lunch box',
    'packed lunch',
  ],
  situations: ['learn', 'lost', 'forgets', 'lost-by'],
  topic: 'the forgotten lunchbox',
  thing: 'the lunchbox',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'a-bite-from-each',
      titles: ['{L} Forgot the Lunchbox', 'A Bite From Each', 'An Empty Place at Lunch'],
      goal: 'have lunch without a lunchbox',
      trouble: '{L} had nothing to eat',
      solved: '{L} had eaten the best lunch of the year',
      opener:
        'The lunchbox stood on the kitchen table, with cheese in it, and a plum. {L+} was already at school. That was the trouble.',
      problem:
        'At twelve everyone got out their boxes. Click, click, click. {L} looked in the bag, under the jacket, in the bag again. “I’ve forgotten mine,” said {L}. It came out very small. {L’s} tummy was louder.',
      tries: [
        '{L} pretended not to be hungry, and looked out of the window. There was a cloud like a sandwich.',
        '{L} found something at the bottom of the bag. It had once been a banana. Not even the class hamster wanted it.',
        '“I’ll run home,” said {L}. But the gate was shut, and home was far.',
      ],
      tip: '“I forget my head sometimes,” said {G+}. “That’s not bad. It’s only bad if you don’t say it. Say it once, loud enough for three people.”',
      turn: '{L} went red, and said it. “My lunchbox is still on the kitchen table.” It was quiet. Then {F} broke a roll in two. Somebody pushed over three grapes. Somebody had too many carrots anyway, and somebody never liked the crust.',
      done: 'In front of {L} lay half a roll, a pancake, four kinds of cheese, and a thing that nobody knew the name of. It was delicious! “I’d like to forget mine as well,” said {F}.',
      again:
        'Once a month they all leave their boxes shut, and put everything in the middle. It is called Banana Day.',
      outcomes: [
        {
          asked: ['mum/mummy/mom/dad/daddy/grandma/grandpa/parent/brother/sister/bring/deliver'],
          kinds: ['gets', 'makes'],
          done: 'In front of {L} lay half a roll, a pancake and four kinds of cheese. It was delicious! Only a plum was missing. But at home somebody had just looked at the kitchen table, and then at the clock. And {told}.',
        },
        {
          asked: [
            'share/friend/thank/lunch/teacher/kind',
            'marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'says', 'helps'],
          done: 'In front of {L} lay half a roll, a pancake, and a thing that nobody knew the name of. It was delicious! They all wanted to know what the others’ lunch tasted like. Click, click, click, the lids came right off, the boxes met in the middle, and {told}.',
        },
        {
          asked: ['remember/forget/never/check/again/homework'],
          kinds: ['learns', 'no-longer', 'home', 'way-home'],
          done: 'In front of {L} lay half a roll, a pancake, and four kinds of cheese. It was delicious! With the last crumb {L} took a pencil and wrote one word on the bag, where it can be seen from the front door: “Cheese?” And {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'still-friends', 'feels'],
          done: 'In front of {L} lay half a roll, a pancake, four kinds of cheese, and a thing that nobody knew the name of. They all guessed. “It’s a hat,” said {F}, and tried. {L’s} tummy was quiet at last, and {told}.',
        },
      ],
      helper: { name: 'Mr Latch', creature: 'badger' },
      art: {
        'stood on the kitchen table': 'kitchen: lunchbox, cheese',
        'That was the trouble': 'school: L wave happy at desk; clock',
        'got out their boxes': 'school: L search worried; bag, many lunchbox, children',
        'pretended not to be hungry': 'school: L look sad at sky; sandwich, cloud',
        'the bottom of the bag': 'school: L hold brown banana worried; bag, hamster',
        'run home': 'playground: L stand sad; gate',
        'forget my head sometimes': 'school: G speak laughing; L look ashamed',
        'My lunchbox is still': 'school: L speak ashamed; F offer bun happy; children',
        'had too many carrots': 'school: L reach-up happy; children, grapes, carrot',
        'half a roll, a pancake':
          'school: L eat bun happy at table; F eat pancakes laughing at table; cheese',
        'four kinds of cheese': 'school: L eat bun happy at table; F eat pancakes laughing at table; cheese',
        'put everything in the middle': 'school: L cheer; F clap; long-table, banana, children',
      },
    },
  ],
};
