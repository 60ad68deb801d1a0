import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `quieter-than-a-feather` of the frame `somebody-in-role`, for themes with its words. */
export const quieterThanAFeather: StoryPlotInput = {
  id: 'quieter-than-a-feather',
  words: ['ninja', 'samurai', 'spy', 'secret agent', 'burglar'],
  titles: ['{Noun} the Ninja', 'Quieter Than a Feather', 'Did You See Me?'],
  goal: 'get the key without a sound',
  trouble: '{S} the ninja could not keep quiet',
  solved: 'the ninja had got the key without a sound',
  opener:
    '“Did you see me?” somebody asked. “Yes,” said {L+}. “You’re behind the broom.” “Bother,” said the voice. “And now?” “Now you’re under the hat.”',
  friend:
    'It was {S+}, with a black scarf tied on and two holes for the eyes. “I’m a ninja,” said {S}. “Ninjas come without a sound, and help without being seen.”',
  problem:
    'A ninja was needed, too. In the tower of the old castle a small bird sat in a cage, and the guard slept by the door with the key on a string. “I’ll get it,” said {S}. On the third step {S} {slip}. “Who’s there?” called the guard.',
  tries: [
    '{S} crept along the wall, as ninjas do. But the guard had {treat} for supper, and the smell was so good. “{Voice}!” said the ninja, before it could stop itself. The guard lit a lamp.',
    '{S} hid under a bucket, and let the bucket walk. Buckets that walk go clonk, clonk, clonk. The guard threw a slipper at it.',
    '{L} showed {S} a somersault out of the ninja book. It was a good one. It ended in the suits of armour, and there were eleven of them.',
  ],
  tip: '“You creep like a ninja in a film,” said {G+}. “How does {a} go when it’s dark, and nobody’s looking, with {treat} at the end? Nobody has ever heard that.”',
  turn: 'That was true. {L} put out the lantern and laid some {treat} on the top step. {S} shut both eyes and went as {nouns} go at home, at night: past the armour, past the slipper. Not one board creaked.',
  done: 'The key came off its string without a clink. The cage opened without a squeak, and the ninja and the bird were down the stairs before the guard had turned over. In the morning there was a note: “The ninja was here.” Nobody had seen a thing.',
  again:
    'Nobody knows who the ninja is. But if a gate’s shut in the night, or a lost mitten hangs on the hedge, {L} puts {treat} on the step. In the morning the step is empty.',
  setting: { home: 'village', main: 'castle' },
};
