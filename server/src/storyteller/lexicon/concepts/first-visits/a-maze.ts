import type { StorySourceInput } from '../../story-source.ts';

/** Stories about finding the way through a maze. */
export const aMaze: StorySourceInput = {
  id: 'a-maze',
  words: [
    'maze',
    'mazes',
    'hedge maze',
    'corn maze',
    'maize maze',
    'labyrinth',
    'mirror maze',
    'lost in a/the maze',
    'through the maze',
    'way out of the maze',
    'find/finding way out',
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
    'lost',
    'stuck',
    'afraid',
  ],
  topic: 'the maze',
  thing: 'the maze',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'one-hedge-all-the-way',
      titles: ['In the Maze', 'The Same Corner Again', 'One Hedge All the Way'],
      goal: 'find the way out of the maze',
      trouble: 'every path led back to the same corner',
      solved: 'they had found the way out of the maze',
      opener:
        'At the castle there was a maze of tall green hedges. You went in on one side, and you could come out on the other, if you were clever. {L+} ran in first, left, right, left, and laughed.',
      friend:
        '{F+} came behind. “Which way did we come in?” asked {F} after a while. They turned round. There were three paths behind them, and they looked exactly alike.',
      problem:
        'They walked on, past a stone urn with a chip in it. Left. Right. Right. A long straight bit, and there was a stone urn with a chip in it. It was the same one! They had gone round in a ring.',
      tries: [
        '{L} jumped up to look over the hedge. The hedge was higher. All that could be seen was more hedge.',
        'They dropped biscuit crumbs, so as to know where they had been. A robin thanked them for it and cleared up after them.',
        'They followed some voices. The voices were lost too, and had just been following theirs.',
      ],
      tip: '“Don’t try to think which way it goes,” said {G+}, who was on the leaves of the hedge. “I never do. I just stay on one and the same hedge, whatever it does. I’ve never been lost yet. It only takes time.”',
      low: 'The sun went behind the hedge, and it grew cool in the green corridors. For the third time they stood in front of the urn.',
      turn: '{L} touched the hedge on the left. “From now on we won’t let go of this one,” said {L}. “Where it bends, we bend. Where it goes into a dead end, we go in with it and out again.” And {L} walked ahead and never left that hedge.',
      done: 'It took them into four dead ends, and out of every one. It took them round places they had never seen. And then it bent once more, and there was a gate, and the lawn, and the sun. “We didn’t choose a single time,” said {F} in wonder.',
      again:
        'There’s a board outside with a map of the maze. {L} runs along the left-hand hedge on it with a stalk of grass. It comes out every time.',
      helper: { name: 'Emerald', creature: 'snail' },
    },
  ],
};
