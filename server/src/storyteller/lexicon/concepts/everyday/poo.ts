import type { StorySourceInput } from '../../story-source.ts';

/** Stories about poo. */
export const poo: StorySourceInput = {
  id: 'poo',
  words: [
    'poo',
    'poop',
    'dog/cat/bird/elephant poo/poop/mess',
    'step/stepped/stepping poo/poop/dog-mess',
    'poos',
    'poops',
    'dung',
    'who did the poo',
    'story poo/poop',
  ],
  situations: ['mystery', 'question', 'deed', 'wants', 'learn', 'newcomer', 'trait', 'makes-being', 'finds'],
  happensToLead: true,
  topic: 'poo',
  thing: 'the poo',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'who-did-that',
      titles: ['Who Did That?', 'The Great Poo Mystery', '{L} and the Poo'],
      goal: 'find out whose poo it was',
      trouble: 'there was a poo on the path, and nobody knew whose it was',
      solved: 'the poo had been explained',
      opener:
        'It lay right in the middle of the path, brown and round, and it steamed a little. {L+} only just stopped in time. “Poo,” said {L}. “But whose?”',
      problem:
        'They held their noses and had a look. It wasn’t big and it wasn’t small. Everyone who came along said, “It wasn’t me.” Somebody must have done it, and {L} wanted to know who.',
      tries: [
        'They asked the horse. The horse lifted its tail and showed them: plop, plop, plop. They were like apples, and there was straw in them. So it wasn’t the horse.',
        'They looked under the sheep. There were hundreds of small black beans. And the bird on the post dropped something white, and only just missed {F}.',
        '{L} asked the cow. Splat! It was as flat as a pancake, and as big as a plate. They jumped back, and it still hit a boot.',
      ],
      tip: '“Every poo tells you what somebody had for dinner,” said {G+}, who rolled a ball of it along and was very proud. “Horses and cows eat grass, so you see grass. Don’t touch it. Take a stick. What’s in yours?”',
      turn: '{L} took a long stick and poked, very carefully. There was a bit of fur in it, and a cherry stone. “Somebody who eats mice and cherries,” said {L}. By the path there were small prints in the mud, and a red tail disappeared into the wood.',
      done: '“The fox!” cried {L}. “It was the fox!” So that was solved. And the poo? The dung beetles came, rolled it up and buried it, bit by bit. In a week there would be flowers there.',
      again:
        '{L} can tell six animals by their poo now, and everyone at the supper table says, “Not while we’re eating.” After that {L} washes both hands twice.',
      helper: { name: 'Doctor Dung', creature: 'beetle' },
    },
  ],
};
