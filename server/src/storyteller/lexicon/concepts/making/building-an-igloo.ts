import type { StorySourceInput } from '../../story-source.ts';

/** Stories about igloos and the Inuit. */
export const buildingAnIgloo: StorySourceInput = {
  id: 'building-an-igloo',
  words: [
    'igloo',
    'build/building/make/making igloo',
    'inuit',
    'inuit child',
    'igloos and the inuit',
    'house of snow',
    'snow house',
    'life in the arctic',
    'dog sled',
    'dog sledge',
    'husky sled',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'building an igloo',
  thing: 'the igloo',
  home: 'snowfield',
  main: 'snowfield',
  weather: 'snow',
  plots: [
    {
      id: 'a-spiral-of-snow',
      titles: ['A House of Snow', '{L} Builds an Igloo', 'Round and Round and Up'],
      goal: 'build an igloo before the storm',
      trouble: 'the igloo kept falling in',
      solved: 'it was warm in the igloo, and the storm stayed outside',
      opener:
        'Aput lived in the far north, where the Inuit live, in a house with a stove and a television. But the dog sled had taken them a long way out on to the ice today, {L+} and all. “When a storm comes, we need an igloo,” said Aput.',
      friend:
        '{F+} pointed to the sky. At its edge it was getting grey. “How long does an igloo take?” asked {F}. “For my grandmother, one hour,” said Aput.',
      problem:
        'With the long knife they cut blocks out of the snow and laid them in a ring. On top came a second ring, and a third one on that. But when the walls had to lean inwards, they tipped. Flop! They all sat under the snow.',
      tries: [
        'They built the walls straight up. It was a fine round tower, and it had no roof. Snow fell into it from above.',
        'They put the sled across as a beam. The dogs looked at it, and then at them. With the sled up there, nobody was going home.',
        '{L} held the blocks up with both hands, and Aput laid the next one. It worked, until {L} had to sneeze.',
      ],
      tip: '“Rings don’t hold,” said {G+}, who had come after them with the second sled. “My mother never built a ring. Think of a snail. Where does its house begin, and where does it stop?”',
      turn: '{L} thought of a snail shell: round and round, and always a bit higher. “It’s a spiral!” cried {L}. They cut the first row at a slant, like a ramp. Now each block leaned on the one before it. It leaned right in, and it held.',
      done: 'The last block went in from below, like a cork. Outside the storm howled, but through the walls it was only a hum. They lit the little lamp. It got so warm that they took off their mittens. The dogs slept outside, each with its tail over its nose.',
      again:
        'In the morning the snow sparkled, and the igloo had a new white coat. “One hour and a half,” said Aput. “Next time we’ll beat my grandmother.”',
      helper: { name: 'Grandma Siku', creature: 'grandma' },
      outcomes: [
        {
          asked: ['warm/safe/sleep/asleep/igloo/storm/cosy/cozy/night'],
          done: 'The last block went in from below, like a cork. Outside the storm howled, but through the walls it was only a hum. They lit the little lamp, and took off their mittens. Round and round the snail shell it blew, and {told}.',
        },
        {
          asked: ['home/light/star/northern/polar/bear/penguin'],
          done: 'The last block went in from below, like a cork. The storm howled, and through the walls it was only a hum. It grew fainter, and stopped. Aput cut the door with the long knife and looked out. Under a clear sky {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The last block went in from below, like a cork. Outside the storm howled, but in here the lamp burned, and they took off their mittens. {G} had the pot on the second sled, under the fur. With the steam going up the spiral {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The last block went in from below, like a cork. Outside the storm howled, but through the walls it was only a hum. “One hour and a half,” said Aput. “Your sneeze took the half.” By the little lamp {told}.',
        },
      ],
      art: {
        'lived in the far north': 'snowfield, snow: L ride happy on sledge; dog, children',
        'pointed to the sky': 'snowfield, cloudy: F point worried; L look-up worried; children, cloud',
        'blocks out of the snow': 'snowfield, snow: L sit surprised; F fall; snow-heap, many white block',
        'built the walls straight up': 'snowfield, snow: L look-up worried; F look worried; tower',
        'sled across as a beam': 'snowfield, snow: L raise sledge worried; F raise worried; dog',
        'held the blocks up': 'snowfield, snow: L sneeze; white block, children',
        'Think of a snail': 'snowfield, snow: G speak calm; L think snail curious',
        'It’s a spiral': 'snowfield, snow: L point happy; F cheer; snail, many white block',
        'leaned on the one before':
          'snowfield, snow: L push white block happy; F raise white block happy; many white block',
        'block went in from below': 'snowfield, night, snow: L sit happy; F sit happy; white den, lantern',
        'through the walls it': 'snowfield, night, snow: L sit happy; F sit happy; white den, lantern',
        'In the morning the snow': 'snowfield, morning, clear: L cheer; F cheer; iceberg, dog, children',
      },
    },
  ],
};
