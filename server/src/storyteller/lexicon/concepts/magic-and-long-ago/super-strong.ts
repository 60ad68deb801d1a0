import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who is much too strong or too fast. */
export const superStrong: StorySourceInput = {
  id: 'super-strong',
  words: [
    'super strength',
    'super strong',
    'superstrong',
    'super-strong',
    'super-strength',
    'strongest child/girl/boy/kid in the world',
    'too strong',
    'strongest in the world',
    'strong/strongest girl/boy/child/mouse/ant',
    'very strong',
    'not know own strength',
    'strong like a giant',
    'muscles',
    'pippi longstocking',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'magic-thing',
    'record',
    'record-being',
    'own-wish-to-be',
  ],
  topic: 'being much too strong',
  thing: 'the egg',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-egg',
      titles: ['Too Strong', 'The Egg and the Elephant', 'Gently, {L}!'],
      goal: 'be strong without breaking everything',
      trouble: 'everything broke as soon as {L} touched it',
      solved: '{L} could be strong and gentle',
      opener:
        'One morning {L+} wanted to open the door, and held the door up in the air. It had come off. The tap came off too, and a tree that {L} had only leaned on. {L} had become super strong, overnight.',
      friend:
        '“Fantastic!” cried {F+}. {L} carried the shed to the other side of the garden, and a cow over the stream. The whole village came and clapped. “That’s enough for one morning,” said the cow’s owner.',
      problem:
        'But then the little things began. The cup was in pieces. The pencil was dust. Somebody got a friendly pat from {L}, and landed in the pond. By noon they all kept at a distance. “Don’t shake hands,” they said. “Just wave. And not too hard.”',
      tries: [
        '{L} put on thick mittens. They burst at the first wave.',
        '{L} decided not to touch anything at all. That works until you’re hungry. The spoon tied itself into a knot.',
        '{L} tried to get tired, and ran up the mountain three times with a barn. It only made the mountain lower.',
      ],
      tip: '“I’m as heavy as a bus,” said {G+} of the travelling circus, “and I can pick up an egg. It’s not a matter of being less strong. When I hold something, I listen to it. It tells you when it’s enough.”',
      low: 'On the path sat a young bird, all fluff, that had fallen out of the nest on the roof. It called and called. No one else was strong enough to bring the long ladder. {L} didn’t dare to touch the bird.',
      turn: '{L} practised with eggs from the kitchen. The first one broke. So did the second. With the third {L} shut both eyes and felt for the moment when the shell says: enough. There it was. The egg stayed whole. “Now,” said {L}, and went to the bird.',
      done: '{L} lifted it as if it were made of air, climbed the long ladder with it, and set it down in the nest. Not one feather was bent. They all clapped, much louder than for the cow.',
      again:
        '{L} can lift a barn. But on the list of things that {L} is proud of it says, quite at the top: one egg.',
      object: 'egg',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} lifted the little bird as if it were made of air, climbed the ladder, and set it down in the nest. The people came close again. All the eggs that had not stayed whole were in a big bowl in the kitchen, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} lifted the little bird as if it were made of air, climbed the ladder, and set it down in the nest. Not one feather was bent. The cow’s owner had seen it, and the owner of the door, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} lifted the little bird as if it were made of air, climbed the ladder, and set it down in the nest. Not one feather was bent. “Will you shake hands with me?” asked {F}, and held one out, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} lifted the little bird as if it were made of air, climbed the ladder, and set it down in the nest. In the evening {L} put the house door back on its hinges, with two fingers, and shut it without a sound, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The third egg had stayed whole. {L} lifted the little bird as if it were made of air, climbed the long ladder with it, and set it down in the nest. Not one feather was bent. Down below they had come closer again, and {told}.',
        },
      ],
      helper: { name: 'Madame Mimi', creature: 'elephant' },
    },
  ],
};
