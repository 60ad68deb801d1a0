import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the rock pool. */
export const rockPools: StorySourceInput = {
  id: 'rock-pools',
  words: [
    'rock/tide pool',
    'rockpool',
    'tidepool',
    'crab',
    'hermit crab',
    'rock pooling',
    'crabbing',
    'tide',
    'low/high tide',
    'seashore',
  ],
  situations: ['being-and-thing', 'pair', 'visit', 'question', 'learn'],
  topic: 'the rock pool',
  thing: 'the rock pool',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'a-bigger-shell',
      titles: ['A House for a Hermit Crab', '{L} at the Rock Pool', 'When the Tide Went Out'],
      goal: 'find a bigger shell for the hermit crab',
      trouble: 'the hermit crab’s shell was much too small',
      solved: 'the hermit crab had moved into a bigger shell',
      object: 'shell',
      opener:
        'When the tide went out, the sea left small pools behind among the rocks. {L+} knelt beside one and looked in. There were shrimps like glass, a starfish, and a red sea anemone that waved.',
      problem:
        'In the corner sat a hermit crab, and it could not hide. Hermit crabs live in empty shells, and this one had grown. Half of it stuck out, soft and bare, and gulls were walking up and down on the rocks.',
      tries: [
        '{L} offered it a very pretty shell. The crab felt about inside with one leg. Somebody was in already, a snail, and it wasn’t going to move.',
        'They gave it a bottle top. It fell off at the first step.',
        'They built a little wall of pebbles, to keep the gulls off. But soon the tide would come back and knock it over.',
      ],
      tip: '“It isn’t choosing by looks,” said {G+}. “It feels with its claws whether there’s room, and whether the opening fits. Bring several. And look where the waves leave things, along that dark line, not in the pools, where everything has an owner.”',
      turn: '{L} ran along the line of seaweed that the high tide had left. There lay shells of every size, and all of them empty. {L} rinsed five and set them in the pool in a row, from the smallest to the biggest.',
      done: 'The crab felt the first, and the second. At the third it stopped. Quick as a wink it pulled itself out of the old shell and backed into the new one, right up to its claws. It fitted!',
      again:
        'Then the water came back and the pool was sea again. {L} keeps the old shell on the window sill. It’s no bigger than a thimble.',
      helper: { name: 'Aunt Pearl', creature: 'seal' },
    },
  ],
};
