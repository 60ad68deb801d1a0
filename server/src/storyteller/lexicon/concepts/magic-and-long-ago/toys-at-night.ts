import type { StorySourceInput } from '../../story-source.ts';

/** Stories about toys that come alive at night. */
export const toysAtNight: StorySourceInput = {
  id: 'toys-at-night',
  words: [
    'toys alive',
    'toy/toys/teddy/doll/bear come/comes/came alive',
    'toy/toys come/comes/came to life',
    'toys at night',
    'toys awake at night',
    'toys wake/wakes up',
    'teddy comes alive',
    'what toys do at night',
    'my toys are alive',
    'toys when we sleep',
    'cuddly toys alive',
    'toy shop at night',
    'toys come alive when we sleep',
    'secret life of toys',
  ],
  situations: [
    'deed',
    'what-if',
    'by-itself',
    'magic-thing',
    'ability',
    'mystery',
    'wants',
    'newcomer',
    'all-turned',
    'question',
  ],
  topic: 'the toys at night',
  thing: 'the toy shelf',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-one-who-was-not-there',
      titles: ['When the Toys Wake Up', '{L} and the Toys at Night', 'Shh, They Are Awake'],
      goal: 'help the toys before it got light',
      trouble: 'one of the toys was missing, and the night was short',
      solved: 'all the toys were together again',
      opener:
        'Something was different in the mornings. The bear sat further to the left. The digger had moved. And there were crumbs on the train. {L+} had a suspicion, and that night {L} only pretended to be asleep.',
      friend:
        'The clock struck twelve. On the shelf something yawned. “Is {L} asleep?” asked the bear. “Like a stone,” said the digger. And then they all climbed down, on a rope of socks. {L} sat up. “I knew it!” The toys froze. So did {F+}, who had been awake as well.',
      problem:
        '“Please don’t tell,” said the bear. “And since you’re awake: could you help? We’re one too few.” They all looked at the gap on the shelf. It was the little wooden duck. It could not climb, and it was afraid of the dark.',
      tries: [
        'The digger searched under the carpet. It came out again at the other end, with a lot of dust and an old biscuit.',
        'The train blew its whistle all through the house, so that the duck would hear it. Somebody turned over in bed, and they all had to fall down where they were and look like toys.',
        '{L} looked where the duck always was: in the box, in the bath, on the sill. But tonight it was not where it always was.',
      ],
      tip: '“Ask yourself, who held it last?” said {G+}, who had been looking down from the top of the cupboard for fifty years. “Toys don’t get lost. They stay where somebody stopped playing. You’ll have to go back through the day.”',
      low: '{L} closed {L.their} eyes. Breakfast. The garden. Rain. There had been a puddle, with waves in it, and a harbour of stones. And then someone had called “Supper!”, and {L} had run in. “Oh no,” said {L}.',
      turn: '{L} put on wellies. The bear held on to one hand and the torch to the other. They went on tiptoe through the wet grass. By the puddle, in the harbour, sat the duck, all alone, with a leaf over its head. “I thought you’d come,” it said.',
      done: '{L} carried it in and rubbed it dry. They had a feast, with the old biscuit. When the sky turned grey, they all climbed back up the socks, with the duck in the middle. “Thank you,” said the bear, and stopped, with its mouth a little open.',
      again:
        'Every evening {L} counts them now, and calls the last one in. In the morning there’s sometimes a crumb on {L’s} pillow. It’s a thank-you.',
      helper: { name: 'Old Jack', creature: 'jack-in-the-box' },
    },
  ],
};
