import type { StorySourceInput } from '../../story-source.ts';

/** Stories about compost. */
export const compost: StorySourceInput = {
  id: 'compost',
  words: [
    'compost bin',
    'composting',
    'making compost',
    'turn/turning compost',
    'food scraps',
    'worms in the compost',
    'peelings',
    'kitchen scraps',
  ],
  situations: ['learn', 'question', 'make'],
  topic: 'compost',
  thing: 'the compost heap',
  main: 'garden',
  plots: [
    {
      id: 'the-slimy-heap',
      titles: ['The Slimy Heap', '{L} Makes Earth', 'Who Lives in the Compost?'],
      goal: 'turn the peelings into earth',
      trouble: 'the compost was slimy and smelled',
      solved: 'the peelings had turned into dark, crumbly earth',
      opener:
        'In the corner of the garden stood a wooden box without a lid. {L+} carried the peelings there each evening, and the tea leaves, and the apple cores. “It’ll turn into earth,” everyone had said.',
      friend:
        '{F+} looked inside and turned away. “It’s turning into something,” said {F}. “But I don’t think it’s earth.”',
      problem:
        'It was wet and slimy, and there were flies. It smelled so bad that nobody wanted to sit in the garden. “If it isn’t better by Sunday, it goes in the bin,” they said. And {L} had wanted to grow pumpkins in it.',
      tries: [
        '{L} put a lid on and sat down on it. Underneath it got even slimier.',
        '{F} poured in water, to rinse it. Now it was slimy soup.',
        '{L} picked a bunch of lavender and hung it over the top. It smelled of lavender and slime.',
      ],
      tip: '“Compost is alive,” said {G+} from next door. “The ones that live in it want to eat, but they want to breathe as well. You’ve only given them wet things. What’s dry and brown and full of air?”',
      low: 'On Saturday there were even more flies. {L} stood in front of it with a bucket.',
      turn: '{L} fetched dry leaves, torn egg boxes and straw, and threw them in: a layer of wet, a layer of dry. Then {L} turned it all over with the big fork. It steamed. And in it something pink was wriggling. “Worms!” called {F}.',
      done: 'On Sunday it did not smell any more. {L} turned it each week. In spring there was nothing in the box but earth, dark and crumbly, and it smelled like the woods.',
      again: 'In October there were four pumpkins. The peelings of the soup went back into the box.',
      object: 'bowl',
      helper: { name: 'Mr Loam', creature: 'mole' },
      outcomes: [
        {
          asked: ['grow/pumpkin/flower/vegetable/garden/plant/earth/soil/worm/tomato/tomatoes'],
          done: 'A layer of wet, a layer of dry: {L} turned it each week. On Sunday it did not smell, and in spring there was nothing in the box but earth, dark and crumbly. {F} came with the seeds, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A layer of wet, a layer of dry. In spring there was nothing in the box but earth that smelled like the woods. One could sit in the garden again, even beside it. The table came out, the peelings went in, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A layer of wet, a layer of dry. In spring there was nothing in the box but earth, dark and crumbly. {F} put in a whole face and breathed in. “Woods,” said {F}, with a brown nose, and {told}.',
        },
      ],
      art: {
        'carried the peelings': 'garden: L carry bucket happy; box, apple',
        'looked inside and turned': 'garden: F cover-eyes; L look worried; heap, fly',
        'wet and slimy': 'garden: L stand worried; mud, fly, people',
        'a lid on and sat': 'garden: L sit worried on box; fly',
        'poured in water': 'garden: F pour bucket worried; L look; heap',
        'a bunch of lavender': 'garden: L hold purple flower worried; heap, fly',
        'Compost is alive': 'garden: G say; L look G curious; worm',
        'even more flies': 'garden: L stand sad; bucket, fly, heap',
        'turned it all over with': 'garden: L rake brave; F point happy; leaf-pile, worm',
        'dark and crumbly': 'garden: L sniff happy; F stand happy; heap, box',
        'four pumpkins': 'garden: L cheer; many pumpkin',
      },
    },
  ],
};
