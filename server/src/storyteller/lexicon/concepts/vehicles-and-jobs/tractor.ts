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
      titles: ['The Old Tractor and the Hay', '{L} Brings In the Hay', 'Putt, Putt, Putt'],
      goal: 'bring in the hay with the tractor',
      trouble: 'the tractor would not start',
      solved: 'the tractor had brought in all the hay',
      opener:
        'The hay lay dry and sweet in the field, and in the barn stood the old red tractor. “Today we bring it all in,” said the farmer, and {L+} was going to help.',
      problem:
        'The farmer turned the key. “Putt,” went the tractor. And then nothing more. Over the hill a dark cloud was coming, and wet hay is no use to any cow.',
      tries: [
        'They filled up the tank, wiped the lamps and oiled the wheels. The tractor looked lovely now, but it didn’t even say putt.',
        'They harnessed the ox in front of it. The ox looked round at the tractor, and lay down.',
        '{F} knew a song that wakes up everyone. It woke up the hens, the dog, and the farmer two farms away.',
      ],
      tip: '“Listen to it instead of scolding,” said {G+}. “It said putt, so it wants to. But it can’t breathe. Have a look at the place where the air goes in.”',
      turn: 'The farmer took out the key and opened the bonnet, and {L} held the lantern. Where the air goes in, there was straw, and moss. “It’s a nest!” cried {L}. But it was an old one from last year, and empty. Out it came.',
      done: '“Putt,” said the tractor. “Putt, putt, putt-putt-putt!” Up and down the field it went. {L} stacked the bales on the trailer, load after load, and as the last bale came under the roof, the first drop fell.',
      again:
        'Now there is a wire net in front of the place where the air goes in. The nest lies on a beam in the barn, in case somebody wants it in spring.',
      outcomes: [
        {
          asked: [
            'tractor work/start/go/run/fix/mend',
            'hay/harvest/crop dry/safe/finish/barn/bring/before',
            'bring/get hay/harvest',
            'before rain',
          ],
          done: 'Out came the old nest. “Putt,” said the tractor. “Putt, putt, putt-putt-putt!” Up and down the field it went. {L} stacked the bales on the trailer, load after load, with one eye on the dark cloud, and {told}.',
        },
        {
          asked: [
            'drive/ride/sit/steer tractor',
            'become/be farmer',
            'animal/cow/sheep/horse/pig feed/eat/happy',
          ],
          done: 'Out came the old nest. “Putt, putt, putt-putt-putt!” said the tractor, and as the last bale came under the roof, the first drop fell. “Whoever knows where it breathes,” said the farmer, “may sit up here too.” So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Out came the old nest, and the tractor went up and down the field. As the last bale came under the roof, the first drop fell. The rain drummed, the barn was full, and the farmer’s basket stood on a bale. So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Out came the old nest, and up and down the field went the tractor. As the last bale came under the roof, the first drop fell. The farmer looked from the cloud to the full barn, and then at {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Out came the old nest. “Putt, putt, putt-putt-putt!” Up and down the field went the tractor. As the last bale came under the roof, the first drop fell, right on {L’s} nose. They sat down in the hay, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Out came the old nest, and up and down the field went the tractor. As the last bale came under the roof, the first drop fell. The trailer was free. They climbed up on it, pulled the tarpaulin over their heads, and {told}.',
        },
      ],
      helper: { name: 'Old Tilly', creature: 'hen' },
      art: {
        'The hay lay dry': 'farm: L look happy; hay, red tractor',
        'Today we bring it all in': 'farm: L point happy; F clap happy; hay, red tractor, farmer',
        'nothing more': 'farm: L think worried; F point worried; farmer, red tractor',
        'a dark cloud was coming': 'farm, cloudy: L look worried; F point worried; tractor, farmer',
        'oiled the wheels': 'farm: L wipe cloth; F hold jug; red tractor',
        'harnessed the ox': 'farm: L hands-on-hips worried; F pull rope; cow, tractor',
        'a song that wakes up': 'farm: F sing; L cover-ears; hen, dog, farmer',
        'Listen to it instead': 'farm: G say; L listen curious; F look G; tractor',
        'held the lantern. Where': 'farm: L hold lantern curious; F peek curious; farmer, tractor',
        'Out it came': 'farm: L hold nest surprised; F point surprised; tractor',
        'stacked the bales': 'farm, cloudy: L carry hay proud; F cheer; tractor, farmer',
        'The nest lies on a beam': 'shed: L point happy; F look happy; nest',
      },
    },
    {
      id: 'straw-in-the-pipe',
      titles: ['{L} and the Old Tractor', 'Before the Rain', 'Put-Put Goes the Tractor'],
      goal: 'bring in the hay before the rain',
      trouble: 'the tractor would not start',
      solved: 'the hay was in the barn',
      opener:
        'Put-put-put! The old tractor was green where it was not rust, and its seat had the shape of everyone who had ever sat on it. {L+} knew the sound of it even in bed.',
      problem:
        'The hay lay dry in the field. Far away there was a big black cloud. “Quick!” said the farmer, and turned the key. Put, said the tractor. Then it said nothing more, and the wind already smelled of rain.',
      tries: [
        'They wiped the lamps and polished the big wheels. The tractor shone. It still said put, and nothing else.',
        'They put the cow in front of it. The cow looked round at the tractor, and sat down.',
        'They carried the hay in their arms. After an hour they had moved one small heap, and the cloud had come over half of the sky.',
      ],
      tip: '“Has anybody asked what it had for breakfast?” said {G+}. “A tractor that says ‘put’ and no more has swallowed something. Look in the pipe where the smoke comes out.”',
      turn: '{L} looked and pointed. Something was sticking out of the chimney pipe. “Straw!” called {L}. The farmer pulled, and out it came: a long tuft of straw, and then another. The sparrows had begun to build a nest there. {L} carried all of it to the barn.',
      done: 'The farmer turned the key. Put. Put-put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed behind the last bale, the first drop fell: plip.',
      again:
        'The rain drums on the roof, and the hay smells sweet. The sparrows have built their nest up under the barn roof, with the very same straw.',
      outcomes: [
        {
          asked: [
            'tractor work/start/go/run/fix/mend',
            'hay/harvest/crop dry/safe/finish/barn/bring/before',
            'bring/get hay/harvest',
            'before rain',
          ],
          done: 'The farmer turned the key. Put. Put-put. Put-put-put-put! Round the field went the tractor, with both sparrows behind it, and up went the hay. The cloud came over the hill and pushed the wind before it, and {told}.',
        },
        {
          asked: [
            'drive/ride/sit/steer tractor',
            'become/be farmer',
            'animal/cow/sheep/horse/pig feed/eat/happy',
          ],
          done: 'Put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed, the first drop fell: plip. “You looked in the right pipe,” said the farmer, and pointed at the rusty seat. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed, the first drop fell: plip. They were all inside, and so was the farmer’s big basket. Two bales made a table, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed, the first drop fell: plip. The farmer had straw in both ears and a sparrow on the hat, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed, the first drop fell: plip. It drummed on the roof, the hay smelled sweet and was still warm from the sun, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed, the first drop fell: plip. {L} laid the straw on a beam, high up under the barn roof, and {told}.',
        },
      ],
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
      art: {
        'tractor was green where it': 'farm: L look happy at tractor; green tractor',
        'knew the sound of it even': 'farm: L drive in tractor happy; F wave',
        'Far away there was': 'farm, cloudy: L think worried; F point worried; tractor, farmer, hay',
        'already smelled of rain': 'farm, cloudy: L look worried; F sniff worried; tractor, farmer',
        'polished the big wheels': 'farm: L wipe cloth; F wipe cloth; green tractor',
        'the cow in front of it': 'farm: L hands-on-hips worried; F point worried; cow, tractor',
        'carried the hay in their arms': 'farm, cloudy: L carry hay sleepy; F carry hay sleepy; heap',
        'what it had for breakfast': 'farm: G say; L look G curious; F look G; pipe',
        'Something was sticking out': 'farm: L point surprised; F look surprised; pipe, tractor',
        'had begun to build': 'farm: L carry hay happy; F clap happy; bird, tractor',
        'Round the field went': 'farm: L drive in tractor proud; F cheer; hay, farmer',
        'with the very same straw': 'shed, rain: L point happy; F look happy; nest, bird',
      },
    },
  ],
};
