import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tractor. */
export const tractor: StorySourceInput = {
  id: 'tractor',
  words: ['tractor', 'combine harvester', 'farmer', 'farm machine', 'hay'],
  situations: ['wants', 'learn', 'visit', 'ability', 'trait'],
  topic: 'the tractor',
  thing: 'the old tractor',
  main: 'farm',
  plots: [
    {
      id: 'before-the-rain',
      titles: ['The Old Tractor’s Last Hay', '{L} Drives the Tractor', 'Putt, Putt, Putt'],
      goal: 'bring in the hay with the tractor',
      trouble: 'the tractor would not start',
      solved: 'the tractor had brought in all the hay',
      opener:
        'The hay lay dry and sweet in the field, and in the barn stood the old red tractor. “Today we bring it all in,” said {L+}, and climbed up onto the seat with the holes in it.',
      problem:
        '{L} turned the key. The tractor said: “Putt.” And then it said nothing. Over the hill a dark cloud was coming, and wet hay is no use to any cow.',
      tries: [
        'They filled up the tank, wiped the lamps and oiled the wheels. The tractor looked lovely, and said not even putt.',
        'They harnessed the ox in front of it. The ox looked round at the tractor, and lay down.',
        '{F} knew a song that wakes up everyone. It woke up the hens, the dog, and the farmer two farms away.',
      ],
      tip: '“Listen to it instead of scolding,” said {G+}. “It said putt, so it wants to. It’s only cold and out of breath. Something sits where it breathes in.”',
      turn: '{L} lay down under the tractor with a lantern and looked up. Where the air goes in, there was straw, and moss. A nest! {L} lifted it out, with four warm eggs, and put it on the beam.',
      done: '“Putt,” said the tractor. “Putt, putt, putt-putt-putt!” They raced across the field, load after load, and as the last bale came under the roof, the first drop fell.',
      again:
        'The tractor has a curtain in front of its nose now. And on the beam four young swallows say: “Putt.”',
      helper: { name: 'Old Tilly', creature: 'hen' },
    },
    {
      id: 'before-the-rain',
      titles: ['{L} and the Old Tractor', 'Before the Rain', 'Put-Put Goes the Tractor'],
      goal: 'bring in the hay before the rain',
      trouble: 'the tractor would not start',
      solved: 'the hay was in the barn',
      opener:
        'Put-put-put! The old tractor was green where it was not rust, and its seat had the shape of everyone who had ever sat on it. {L+} knew the sound of it even in bed.',
      problem:
        'The hay lay dry in the field. Far away there was a big black cloud. “Quick!” said the farmer, and turned the key. Put, said the tractor. Then it said nothing more, and the wind already smelled of rain.',
      tries: [
        'They pushed the tractor down the hill, to wake it. It rolled down very well. Now it stood at the bottom, and the hay was at the top.',
        'They put the cow in front of it. The cow looked round at the tractor, and sat down.',
        'They carried the hay in their arms. After an hour they had moved one small heap, and the cloud had come over half of the sky.',
      ],
      tip: '“Has anybody asked what it had for breakfast?” said {G+}. “A tractor that says ‘put’ and no more has swallowed something. Look in the pipe, where the put comes out.”',
      turn: '{L} climbed up on the big wheel and looked into the chimney pipe. Straw! And in the straw three sparrows’ eggs, luckily still cold. Very carefully {L} lifted out the nest and put it under the barn roof.',
      done: 'The farmer turned the key. Put. Put-put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed behind the last bale, the first drop fell: plip.',
      again:
        'The rain drums on the roof, the hay smells sweet, and above the tractor three sparrows have hatched. They say “put”.',
      helper: {
        name: 'Old Clover',
        creature: 'cow',
      },
      setting: {
        topic: 'the tractor',
        thing: 'the tractor',
        home: 'farm',
        main: 'farm',
      },
    },
  ],
};
