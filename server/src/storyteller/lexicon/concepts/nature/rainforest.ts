import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the rainforest. */
export const rainforest: StorySourceInput = {
  id: 'rainforest',
  words: [
    'rainforest',
    'rain forest',
    'rainforest animal',
    'jungle',
    'jungle animal',
    'amazon',
    'amazon rainforest',
    'toucan',
    'tropical forest',
    'animals in the jungle/rainforest',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit', 'record-being'],
  topic: 'the rainforest',
  thing: 'the tallest tree',
  home: 'forest',
  main: 'forest',
  weather: 'rain',
  plots: [
    {
      id: 'one-tree-many-doors',
      titles: ['The Tallest Tree in the Rainforest', '{L} in the Rainforest', 'A House With a Hundred Doors'],
      goal: 'save the tallest tree in the rainforest',
      trouble: 'the tallest tree was to be cut down',
      solved: 'the tallest tree was left standing',
      opener:
        'In the rainforest it’s green above and green below, and it drips. Somebody’s always calling: a toucan, a monkey, a frog. In the middle of it stood a tree as high as a church tower. {L+} stood below with a wet hat.',
      problem:
        'On the trunk there was a red cross, painted on with a brush. “That one comes down tomorrow,” said the workers, “for the new road. It’s only a tree.” And they went to their tents.',
      tries: [
        '{L} wiped at the cross. It was good paint, and the rain had not got it off either.',
        'They stood round the tree and held hands. It was so thick that they didn’t reach even half-way round.',
        '{L} said to the workers, “Please don’t!” “Why not?” they asked. And {L} did not know what to say, except that it was tall.',
      ],
      tip: '“You’ve only seen its foot,” said {G+}, who lived in it. “Come up with me. Count who lives here, one floor after another. And then invite them. You can cut down a thing that’s nobody’s. It’s harder when somebody opens the door.”',
      turn: 'They climbed up, slowly, one floor after another. At the bottom there were ants and beetles. Further up hung a sloth, asleep. There were frogs in the flower cups, monkeys, a toucan’s nest, and right at the top an eagle. In the morning {L} called the workers.',
      done: '“Knock, please,” said {L}. They knocked, and looked up. A monkey looked down, and then the sloth, and then all of them, from every floor. The worker with the saw said, “It’s a whole town!” Then they drew the road round it, with a bend.',
      again: 'The bend is still there. Whoever drives along it slows down and looks up.',
      helper: { name: 'Mama Toucan', creature: 'toucan' },
      outcomes: [
        {
          asked: ['tree/save/home/animal/safe/forest/live/stay'],
          done: '“Knock, please,” said {L}. They knocked, and looked up. A monkey looked down, then the sloth, then all of them, from every floor. “It’s a whole town!” said the worker with the saw. They painted over the red cross, green on grey, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Knock, please,” said {L}. They knocked, and a monkey looked down, then the sloth, then all of them, from every floor. “A whole town!” said the worker with the saw. Fruit came down on lianas, from the top floor first, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Knock, please,” said {L}. They knocked, and a monkey looked down, then the sloth, then all of them, from every floor. “It’s a whole town!” said the worker, and put down the saw. This time they did reach round the tree, all of them together, and {told}.',
        },
      ],
      art: {
        'In the rainforest it': 'forest, rain: L look happy; monkey, frog',
        'with a wet hat': 'forest, rain: L look-up happy wearing hat; big tree',
        'painted on with a brush': 'forest, rain: L stand worried; people, big tree, saw',
        'wiped at the cross': 'forest, rain: L wipe worried; F look; big tree',
        'tree and held hands': 'forest, rain: L hold-hands F brave; big tree',
        'to the workers, “Please': 'forest, rain: L say worried; people, saw',
        'You’ve only seen its foot': 'forest: G say; L look G curious; big tree',
        'climbed up, slowly': 'forest: L climb brave on tree; F climb brave; ant',
        'flower cups, monkeys': 'forest: L climb happy on tree; F climb happy on tree; monkey, bird',
        'Knock, please': 'forest: L cheer; people, monkey, bird',
        'The bend is still': 'forest: L wave happy; car, big tree',
      },
    },
  ],
};
