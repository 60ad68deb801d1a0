import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the sunflower. */
export const sunflower: StorySourceInput = {
  id: 'sunflower',
  words: [
    'sunflower',
    'grow/plant flower/sunflower/seed',
    'seed',
    'gardening',
    'beanstalk',
    'vegetable garden',
  ],
  situations: ['make', 'wants'],
  topic: 'the sunflower',
  thing: 'the sunflower',
  main: 'garden',
  plots: [
    {
      id: 'wrong-way',
      titles: ['{L} and the Sunflower', 'The Flower Behind the Shed', 'Grow, Sunflower!'],
      goal: 'make the sunflower grow tall',
      trouble: 'the sunflower hung its head',
      solved: 'the sunflower had opened',
      object: 'seed',
      opener:
        'It was striped and no bigger than a fingernail. On the packet there was a sunflower as tall as a house. {L+} looked at the one, and then at the other, and could not believe it.',
      friend:
        '{F+} brought a watering can with a long nose. They made a hole, one finger deep, put the seed in and patted it down. “Good night, seed,” said {L}.',
      problem:
        'On the ninth day it came up, with two leaves like hands. But the seed had been sown behind the shed. There was shade there, all day long. The sunflower grew thin and pale, and hung its head.',
      tries: [
        '{L} held up its head with a string. It looked at the ground all the same, only from higher up.',
        'They gave it a whole can of water, and another. The sunflower stood in mud, and its lowest leaf turned yellow.',
        '{L} drew a big sun and pinned it to the shed. The sunflower looked at it politely, and hung its head again.',
      ],
      tip: '“What’s it called?” asked {G+}. “Sun flower. It can’t walk, so it has to wait for the sun to come to it. The sun won’t come behind a shed. But you’ve got legs, and a spade.”',
      turn: '{L} took the spade and dug a wide circle, so as not to hurt one single root. They carried the sunflower with all its earth, step by step, like a baby, out to the middle of the garden, and tied it loosely to a stick.',
      done: 'The next morning it had lifted its head. It grew past {L}, past the fence, past the window. And one day it opened: a great golden face, turning with the sun from breakfast to supper.',
      again:
        'In autumn there were two hundred striped seeds in it. {L} put one in every letter box in the street.',
      helper: { name: 'Mr Trowel', creature: 'mole' },
      outcomes: [
        {
          asked: ['sunflower/flower/grow/tall/bloom/open/sky/taller/bee/biggest'],
          done: 'The next morning it had lifted its head. It grew past {L}, past the fence, past the window. {L} had to lie down on the grass to see it all, and that was just when the bud cracked. Turning with the sun, {told}.',
        },
        {
          asked: ['win/prize/competition/first/ribbon/medal'],
          done: 'The next morning it had lifted its head. It grew past {L}, past the fence, past the window, and opened. {G} came with the long ladder, and then with a second one tied to it. “Past the gutter!” it came from above, and {told}.',
        },
        {
          asked: ['bird/share/seed/give/neighbour/neighbor/plant/bake'],
          done: 'It lifted its head, grew past the fence and past the window, and opened, a great golden face. In autumn the face was full of stripes. {L} counted two hundred, and each was no bigger than a fingernail. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It lifted its head, grew past {L}, past the fence, past the window, and one day it opened: a great golden face. There was shade now where there had been none, as big as a rug. They spread one in it, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It lifted its head, grew past {L}, past the fence, past the window, and one day it opened: a great golden face. “Good morning, seed,” said {L}, and had to shout it up. Below, with their heads back, {told}.',
        },
      ],
      art: {
        'no bigger than a fingernail': 'garden: L hold seed surprised; bag',
        'a watering can with': 'garden: F water happy; L plant seed happy',
        'thin and pale': 'garden: L look worried; F look; drooping-tree, shed',
        'held up its head': 'garden: L hold string worried; sunflower',
        'The sunflower stood in mud': 'garden: L water worried; F look; sunflower, mud',
        'sun and pinned it to': 'garden: L hang picture(sun) worried; sunflower, shed',
        'What’s it called': 'garden: G hold shovel; L look G curious; sun',
        'dug a wide circle': 'garden: L dig brave; F look; sunflower',
        'like a baby': 'garden: L+F carry sunflower brave; sun',
        'a great golden face': 'garden: L cheer; F look-up happy; big sunflower, sun',
        'two hundred striped seeds': 'village: L hold seed happy; sunflower, postbox',
      },
    },
    {
      id: 'who-eats-the-leaves',
      titles: ['Who Ate the Sunflower?', '{L} and the Hungry Snails', 'A Sunflower on the Windowsill'],
      goal: 'keep the little sunflowers safe from the snails',
      trouble: 'the snails ate every little sunflower',
      solved: 'the sunflower was too strong for the snails',
      object: 'seed',
      opener:
        '{L+} had sown a row of sunflower seeds along the fence. In May they came up, each with two fat green leaves. {L} said good morning to every single one of them.',
      friend:
        '{F+} came with a packet that still had a few seeds in it. “Here,” said {F}, “in case you need more.” {L} laughed, and put one seed away in a pocket. The row was full, after all.',
      problem:
        'The next morning there were gaps in the row. Where a little sunflower had been, there was only a stump, and beside it a silver trail. “Snails,” said {F}. In the night they had come out for supper, and they had liked the sunflowers best.',
      tries: [
        'They laid broken eggshells round the stalks. The snails crept across on their own slime, as if it were a carpet.',
        'They collected the snails in a bucket and carried them over to the compost heap. Snails are slow, but they find their way home. By the morning they were back.',
        'They kept watch with a torch. The snails waited until everybody had fallen asleep.',
      ],
      tip: '“Snails like what’s small and soft,” said {G+}. “Have you ever touched a big sunflower? Its stalk is as rough as a beard. No snail likes to climb up that. So don’t put babies out for the night. Let them grow up indoors first.”',
      low: 'In the whole row there was nothing left but stumps. But {L} reached into a pocket, and there lay a seed, striped and dry.',
      turn: '{L} filled a pot with earth, put the seed in and stood it on the windowsill. {L} watered it, and turned it a little every day, so that the stalk grew straight. Only when the stalk was thick and rough did {L} plant the sunflower by the fence.',
      done: 'The next morning a silver trail led up to the stalk, once round it, and away again. The sunflower had all its leaves! It grew past the fence, and in late summer it opened, as big as a plate and as yellow as egg yolk.',
      again:
        'The snails get the outer leaves of the lettuce now, on the compost heap. On {L’s} windowsill there are pots in spring, with a seed in each of them.',
      helper: { name: 'Mrs Thyme', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['sunflower/flower/grow/tall/bloom/open/taller/seed/bee/dandelion/carrot/vegetable/plant'],
          done: 'The next morning a silver trail led up to the stalk, once round it, and away again. Rough as a beard! The sunflower had all its leaves. It grew past the fence, past {F’s} hat, and in late summer {told}.',
        },
        {
          asked: ['snail/slug/friend/lettuce'],
          done: 'The next morning a silver trail led up to the stalk, once round it, and away again, hungry. The sunflower had all its leaves. {L} looked after the trail. On the compost heap there were outer leaves enough for anybody, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The next morning a silver trail led up to the stalk, once round it, and away again. In late summer the sunflower opened, as yellow as egg yolk. {G} had the lettuce that the snails had left for it. By the fence {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The next morning a silver trail led up to the stalk, once round it, and away again. The sunflower grew past the fence, and in late summer it opened, as yellow as egg yolk. {L} stroked the rough stalk like a beard, and {told}.',
        },
      ],
      art: {
        'a row of sunflower seeds': 'garden: L wave happy; seedling, fence',
        'a packet that still': 'garden: F give bag happy; L hold seed happy',
        'stump, and beside it a': 'garden: L stand worried; F point worried; snail, seedling',
        'broken eggshells': 'garden: L hold egg worried; snail, seedling',
        'in a bucket and carried': 'garden: L hold bucket worried; F look; many snail',
        'with a torch. The': 'garden, night: L hold torch sleepy; F sleep; snail',
        'what’s small and soft': 'garden: G say; L look G curious; snail',
        'reached into a pocket': 'garden: L hold seed happy; fence',
        'stood it on the windowsill': 'bedroom: L water happy; plant-pot, seedling',
        'as yellow as egg yolk': 'garden: L cheer; F cheer; big sunflower, snail',
        'in spring, with a seed': 'bedroom: L water happy; plant-pot',
      },
    },
  ],
};
