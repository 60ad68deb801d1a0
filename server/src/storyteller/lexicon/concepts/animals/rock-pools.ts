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
      outcomes: [
        {
          asked: ['crab/it/he/she shell/home/house/fit/safe/move/find'],
          done: 'The crab felt the first shell with its claws, and the second. At the third it stopped. Quick as a wink it was out, and bare, and in again, backwards, right up to its claws. The gulls came a moment too late. So {told}.',
        },
        {
          asked: ['sea/ocean/tide/wave/swim/water/back/free'],
          done: 'The crab felt the first shell, and the second. At the third it stopped, and quick as a wink it was in, right up to its claws. The first wave came over the rocks and lifted everything a little. {L} stepped back, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The crab felt the first shell, and the second, and backed into the third, right up to its claws. It fitted! On the rock above, where the tide doesn’t reach, {L} emptied the bag, all but the little old shell, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The crab felt the first shell, and the second, and backed into the third, quick as a wink, right up to its claws. Then it came out again by two eyes, looked up at {L}, and waved one claw. By the pool {told}.',
        },
      ],
      art: {
        'the sea left small pools': 'shore: L walk curious; puddle',
        'a starfish, and a red': 'shore: L kneel happy; starfish, puddle',
        'sat a hermit crab': 'shore: L look worried; crab, white bird',
        'a very pretty shell': 'shore: L offer shell happy; crab, snail',
        'a bottle top': 'shore: F offer button curious; crab',
        'a little wall of pebbles': 'shore: L+F build stone worried; crab, white bird',
        'by looks': 'shore: G say; L look G curious',
        'ran along the line': 'shore: L run brave; many shell, seaweed',
        'from the smallest to the biggest': 'shore: L kneel happy; many shell, puddle',
        'The crab felt the first': 'shore: L+F cheer; crab, big shell',
        'on the window sill': 'bedroom: L hold small shell happy',
      },
    },
  ],
};
