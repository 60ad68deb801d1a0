import type { StorySourceInput } from '../../story-source.ts';

/** Stories about planting a tree. */
export const plantingATree: StorySourceInput = {
  id: 'planting-a-tree',
  words: [
    'plant/planting tree',
    'tree',
    'old tree',
    'cut tree',
    'save/saving tree/forest',
    'oak',
    'acorn',
    'acorns and oak/oaks',
    'acorns and oak trees',
    'acorns',
    'oak and acorn',
    'from acorn to oak',
    'from acorn to oak tree',
    'the life of an oak tree',
  ],
  situations: ['make', 'wants', 'learn', 'visit', 'question'],
  topic: 'planting a tree',
  thing: 'the little tree',
  home: 'village',
  main: 'garden',
  plots: [
    {
      id: 'as-tall-as-me',
      titles: ['As Tall as {L}', 'A Tree for Later', 'The Stick with Three Leaves'],
      goal: 'help the little tree to grow',
      trouble: 'the little tree let its leaves hang',
      solved: 'the little tree had put out new leaves',
      opener:
        'The tree came in a paper bag. It was a stick with three leaves on it, and it came up to {L+}’s knee. “One day there will be a swing on it,” said {L}.',
      problem:
        'They planted it by the wall and {L} measured it. The next morning {L} measured it again. Nothing. And after a week it was even shorter, because all three leaves hung down. “It doesn’t like me,” said {L}.',
      tries: [
        '{L} watered it, with the big can, nine times a day. Soon the tree stood in a pond. A duck asked how much it was.',
        '{L} pulled at the tip a little, to help it along. The tree said crick. {L} let go at once.',
        '{L} read to it out of a book about forests, so that it would know what to do. It went on hanging.',
      ],
      tip: '“It isn’t sad, it’s thirsty lower down,” said {G+}, and pushed a paw into the earth. “Up here it’s swimming, and at the roots there’s a stone. Dig it free. Then give it water on Sundays, and let it get on with it. Trees like to be left alone.”',
      turn: '{L} dug with bare hands, very carefully. There was the stone, as big as a loaf, right under the roots. Together they rolled it away. “Now you’ve got room,” said {L}, and covered the feet of the tree with soft earth.',
      done: '{L} did not measure it. That was the hardest part. Then, one Sunday, there was a spot on the stick, and the spot was green. It opened. “Four!” shouted {L}. The tree had put out a fourth leaf, all by itself.',
      again:
        'Each birthday they stand side by side against the wall. This year {L} is still taller. The stone lies next to them, to sit on.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One Sunday there was a green spot on the stick, and it opened. “Four!” shouted {L}. Everyone came out to the wall to see a fourth leaf. The stone as big as a loaf was the table, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One Sunday there was a green spot on the stick, and it opened. “Four!” shouted {L}. {G} put a head out of the earth, counted as well, and nodded. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One Sunday there was a green spot on the stick, and it opened. “Four!” shouted {L}. The tree had put out a leaf, all by itself. Nobody dared touch it. They stood round it on tiptoe, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One Sunday there was a green spot on the stick, and it opened. “Four!” shouted {L}. So as not to disturb it, they walked back to the house on tiptoe, and {told}.',
        },
        {
          asked: ['apple/pear/cherry/plum/fruit/blossom/flower'],
          done: 'The stone as big as a loaf was gone from under the roots. One Sunday there was a green spot on the stick. “Four!” shouted {L}. A tree that once begins doesn’t stop: after the leaves there came a bud, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The stone as big as a loaf was gone from under the roots. {L} did not measure anything, and that was the hardest part. Then, one Sunday, there was a green spot on the stick. It opened. “Four!” shouted {L}, and {told}.',
        },
      ],
      helper: { name: 'Gardener Root', creature: 'mole' },
      object: 'pebble',
      art: {
        'The tree came in a paper bag': 'garden: L hold seedling happy; bag',
        'there will be a swing on it': 'garden: L think swing happy; seedling',
        'planted it by the wall': 'garden: L kneel worried; seedling, ruler, wall',
        'with the big can, nine times': 'garden: L water happy; seedling, puddle, duck',
        'pulled at the tip': 'garden: L touch worried; seedling',
        'read to it out of a book': 'garden: L read happy; seedling',
        'pushed a paw into the earth': 'garden: G dig calm; L listen curious; seedling',
        'dug with bare hands': 'garden: L kneel calm; stone, hole, seedling',
        'Together they rolled it away': 'garden: L push happy; big stone, seedling',
        'spot on the stick': 'garden: L cheer; seedling',
        'Each birthday they stand': 'garden: L stand proud; seedling, stone, wall',
      },
    },
    {
      id: 'the-tired-branch',
      words: ['old tree', 'old apple/pear/cherry/oak tree', 'apple/pear/cherry/oak tree'],
      titles: ['The Tired Branch', 'The Old Tree', 'One More Spring'],
      goal: 'help the old tree to carry its branch',
      trouble: 'the old tree had grown tired, and its longest branch was bending down',
      solved: 'the old tree was held up, and was in leaf again',
      opener:
        'The tree had been there before the house. It had a hollow for treasure, a branch to sit on, and a scar in the shape of a smile. When {L+} had something to tell, {L} told the tree.',
      problem:
        'But this year it had only a few leaves, and the longest branch hung down until it touched the grass. “It’s old,” people said. “It’ll have to come down.” {L} put both arms round the tree. They did not reach.',
      tries: [
        '{L} gave it water, can after can. The roots stood in a lake, and a duck moved in. The branch hung as before.',
        'They tied the branch up with a skipping rope. It held until somebody sneezed.',
        '{L} stood under the branch and held it up. That helped. But {L} had to go in for supper.',
      ],
      tip: '“I’m old, too,” said {G+}, and leaned on a stick. “One isn’t finished then. You want a little less to carry, and something to lean on.”',
      turn: '{L} looked at the stick, and then at the branch. “It wants a walking stick!” They found a beam with a fork at the top, padded it with an old jumper, and pushed it in under the branch, all together: one, two, and up.',
      done: 'The old tree creaked, and it sounded like a sigh. They took off what was dry, and put good earth round its feet. Then they waited. And in the spring it was in leaf to the very tip, with one white blossom on the tired branch.',
      again:
        'In autumn there was just one fruit on it. They cut it into thin slices, so that it was enough for everybody. The pips are in a flowerpot.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The beam with a fork held up the tired branch. In the spring the old tree was in leaf to the very tip. All those who had said that it would have to come down were asked to come and sit under it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The beam with a fork held up the tired branch. In the spring the old tree was in leaf to the very tip, with one white blossom. Their arms didn’t reach round it, but if everyone joined in, they did, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The beam with a fork held up the tired branch. In the spring the old tree was in leaf to the very tip, with one white blossom. In the evening wind it creaked like somebody who lies down comfortably, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The beam with a fork held up the tired branch, padded with an old jumper. They put good earth round the feet of the tree. In the spring it was in leaf to the very tip, with one white blossom, and {told}.',
        },
      ],
      helper: { name: 'Grandfather Root', creature: 'tortoise' },
      setting: { topic: 'the old tree', thing: 'the old tree', home: 'garden' },
      art: {
        'The tree had been there before': 'garden: L look happy at tree; big tree, house',
        'had something to tell': 'garden: L whisper happy; big tree',
        'the longest branch hung down': 'garden: L hug sad; drooping-tree, people',
        'have to come down': 'garden: L hug sad; drooping-tree, people',
        'can after can': 'garden: L water worried; drooping-tree, duck, puddle',
        'with a skipping rope': 'garden: L tie happy; skipping-rope, drooping-tree',
        'stood under the branch and held': 'garden: L raise worried; drooping-tree',
        'leaned on a stick': 'garden: G hold stick calm; L listen curious; drooping-tree',
        'looked at the stick, and then': 'garden: L point happy; drooping-tree, stick',
        'found a beam with a': 'garden: L+F carry plank happy; drooping-tree',
        'leaf to the very tip': 'garden: L+F cheer; big tree, flower',
        'In autumn there was just one fruit': 'garden: L eat apple happy; tree, people',
      },
    },
    {
      id: 'the-acorn-that-was-forgotten',
      words: ['acorn', 'acorns', 'acorns and oak trees', 'from acorn to oak tree', 'acorns and oak/oaks'],
      titles: ['The Forgotten Acorn', '{L} and the Smallest Oak', 'From Acorn to Oak'],
      goal: 'find the last acorn again',
      trouble: 'one of the acorns was lost',
      solved: 'the lost acorn was growing into an oak',
      opener:
        'Under the great oak it went pop, pop, pop. The acorns were falling, each with its little cap. {L+} gathered a hundred of them and buried them for the winter: one here, two there, and the finest, a fat golden one, in a very good place.',
      friend:
        '“Where’s the very good place?” asked {F+} in December. They had dug up ninety-nine acorns. Only the fat one was missing. {L} knew exactly that it was somewhere.',
      problem:
        'They looked by the fence, and by the stump. They turned over leaf after leaf. It snowed, and then everything looked like a very good place. “My best acorn,” said {L}, “and I’ve lost it.”',
      tries: [
        'They asked the oak. It had so many acorns that it could not remember each one.',
        '{F} dug holes, nineteen of them, in a row. There was earth in all of them, and somebody fell into the ninth.',
        '{L} put on the same hat as in autumn and walked exactly the same way, to remember. It led to supper.',
      ],
      tip: '“So you’ve forgotten it,” said {G+}, and did not sound sad at all. “Splendid! Look up. Who do you think planted this wood? Nobody with a spade. An acorn that’s found gets eaten. And what becomes of one that’s forgotten?”',
      turn: 'In April {L} was walking past the garden gate and stopped. There, in the sun, out of the wind, stuck up a red stalk with two tiny leaves. They had wavy edges. {L} brushed away some earth. At the bottom sat half a shell, fat and golden. “There’s my acorn!”',
      done: '{L} did not dig it up, but put a ring of stones round it, and watered it. By autumn the oak had seven leaves and was as tall as a spoon. “When will it be as big as that one?” asked {F}. “In three hundred years,” said {L}.',
      again: 'Each autumn {L} forgets one acorn now, on purpose, in a very good place.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} put a ring of stones round the red stalk, and watered it. By autumn the oak had seven leaves. Of the ninety-nine other acorns there were still enough in the basket for everybody, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} put a ring of stones round the red stalk, and watered it. By autumn the oak was as tall as a spoon. “When will it be as big as that one?” asked {F}. “In three hundred years,” said {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} put a ring of stones round the red stalk, and watered it. By autumn the oak had seven leaves and was as tall as a spoon. They covered its feet with the others’ leaves, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} did not dig it up, but put a ring of stones round the red stalk, and watered it. By autumn the oak had seven leaves and was as tall as a spoon. It stood in a very good place, and {told}.',
        },
      ],
      helper: { name: 'Old Jay', creature: 'jay' },
      art: {
        'Under the great oak': 'forest: L hold acorn happy; tree, many acorn',
        'Where’s the very good place': 'garden, snow: F say curious; L stand worried; many acorn',
        'looked by the fence, and': 'garden, snow: L search sad; fence, leaf',
        'They asked the oak': 'forest, snow: L say worried; big tree',
        'dug holes, nineteen': 'garden: F dig happy; L fall; many hole',
        'the same hat as in autumn': 'garden: L walk curious wearing hat',
        'So you’ve forgotten it': 'forest: G point happy; L listen curious; tree, acorn',
        'In April': 'garden: L look surprised at seedling; seedling, gate',
        'brushed away some earth': 'garden: L kneel happy; seedling, acorn',
        'put a ring of stones': 'garden: L water happy; F look happy; seedling, stone',
        'Each autumn': 'forest: L plant happy; acorn, tree',
      },
    },
  ],
};
