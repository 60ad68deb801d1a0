import type { StorySourceInput } from '../../story-source.ts';

/** Stories about camping. */
export const camping: StorySourceInput = {
  id: 'camping',
  words: [
    'camp',
    'camping',
    'camping trip',
    'tent',
    'campfire',
    'sleep/sleeping tent',
    'summer camp',
    'scout',
    'hike',
    'hiking',
    'noise/noises in/outside the tent',
    'strange noise/noises in/outside tent',
    'tent fall/falls/fell down',
    'tent collapse/collapsed',
  ],
  situations: ['visit', 'afraid', 'wants', 'learn', 'deed', 'broken'],
  topic: 'camping',
  thing: 'the tent',
  main: 'forest',
  night: true,
  plots: [
    {
      id: 'tent-trouble',
      titles: ['The Tent with Five Corners', '{L} Goes Camping', 'A Night in the Tent'],
      goal: 'put up the tent before dark',
      trouble: 'the tent would not stand up',
      solved: 'the tent stood firm',
      opener:
        '{L+} had a rucksack as big as a wardrobe. In it were a pan, a torch, a sleeping bag and a tent. “Tonight,” said {L}, “we sleep outside, like explorers.”',
      problem:
        'They shook the tent out of its bag. There were eleven poles, a heap of string, and cloth on all sides. It would soon be dark, and the tent lay there like a pancake.',
      tries: [
        'They stuck poles into every hole they could find. The tent stood up, looked like a sick camel, and lay down again.',
        '{L} crawled inside to hold it up. Now it stood, as long as {L} stood. “I can’t sleep like this,” said {L}.',
        'They hung it over a branch. It looked quite good. Then the branch’s squirrel came home, and was not pleased.',
      ],
      tip: '“First the floor, then the roof,” said {G+}. “Peg down the corners, so that it can’t run away. And then only two poles. The rest are somebody else’s.”',
      turn: 'They stretched the floor between four pegs, {L} at one end and {F} at the other. Then came one long pole, bent like a bow, and then the second across it. “Pull!” called {L}.',
      done: 'Up went the roof, round and tight as a drum. They crept in, lit the lantern, and the whole tent glowed. Outside an owl called. In here it was dry and warm, and there were sausages.',
      again:
        'In the morning there was dew on the roof and a snail on the zip. The other nine poles are still a mystery.',
      object: 'lantern',
      helper: { name: 'Ranger Moss', creature: 'beaver' },
    },
    {
      id: 'the-noise',
      titles: ['{L} Goes Camping', 'The Noise Outside the Tent', 'A Night in the Tent'],
      goal: 'sleep in the tent',
      trouble: 'something was rustling outside the tent',
      solved: 'they knew who was outside the tent',
      object: 'lantern',
      opener:
        'Poles, pegs, a [blue|green] sheet: that was the tent. {L+} had put it up in the wood, and it was only a little bit crooked. Tonight they would sleep outside.',
      friend:
        '{F+} came with a rolled-up sleeping bag and a lantern. They ate beans from one tin and watched the first stars, and then they crawled into the tent.',
      problem:
        'It was dark and very quiet. Then, right beside the tent: rustle, rustle. Snuffle. {L} sat up in the sleeping bag. Something was out there, and it was coming closer.',
      tries: [
        '“Go away,” called {L}, but in a whisper, so as not to annoy it. Rustle, it went, on the other side.',
        'They all moved to the middle of the tent and made themselves small. The tent fell down. Now it was dark, small and on top of them.',
        '{F} sang, to sound like many people. After the second verse the snuffling joined in.',
      ],
      tip: '“What are you afraid of?” asked an old voice outside. It was {G+}, on the evening walk. “At night the ears are bigger than the eyes. Let your eyes have a look as well. Slowly, with a small light.”',
      turn: '{L} took the lantern, opened the zip by the width of one nose, and held out the light. Two tiny eyes shone back. A pointed snout was deep in the bean tin.',
      done: 'It was a hedgehog! It snuffled, licked the tin clean, and looked at {L} as if to say: any more? They left it a biscuit by the door, and slept like stones.',
      again: 'In the garden at home the tent is up once more. {L} put a bean tin beside it, just in case.',
      helper: {
        name: 'Ranger Ash',
        creature: 'badger',
      },
      setting: {
        topic: 'the night in the tent',
        thing: 'the tent',
        main: 'forest',
        night: true,
      },
    },
  ],
};
