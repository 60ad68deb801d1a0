import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a race in space. */
export const aRaceInSpace: StorySourceInput = {
  id: 'a-race-in-space',
  words: [
    'space race',
    'space racer/racers/racing',
    'race/races/racing in/through/round/around/across space',
    'rocket/spaceship/spacecraft race/races/racing',
    'race/races rocket/rockets/spaceship/spaceships',
    'race to/around/round moon/mars/planet/planets/stars',
    'racing in outer space',
    'alien race',
    'race against aliens/alien',
    'galaxy race',
    'racing through the stars/galaxy',
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
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'ride',
    'thing-pair',
    'misdeed',
  ],
  topic: 'the great space race',
  thing: 'the little rocket',
  home: 'moon',
  main: 'space',
  night: true,
  plots: [
    {
      id: 'swing-round-the-giant',
      titles: ['The Great Space Race', 'Round the Biggest Planet', '{L} Races Through Space'],
      goal: 'win the great space race',
      trouble: 'the little rocket was the slowest in the race',
      solved: 'the little rocket had crossed the line first',
      opener:
        'Three, two, one, go! Seven rockets shot away from the moon. It was the great space race: once round Jupiter, the biggest planet of all, and back again. In the smallest rocket sat {L+}.',
      friend:
        '“Full speed ahead!” said {F+}, who read the map. “That is full speed,” said {L}. The stars moved very slowly past the window. Everything else moved past quickly: the red rocket, the blue rocket and the one with the big silver fins.',
      problem:
        'Soon the others were only six bright dots in front of them. The little rocket had a little engine and a little tank. “We’re last,” said {F}. Ahead hung Jupiter, huge and striped, and it did not come any nearer.',
      tries: [
        '{L} threw out what was heavy. The suitcase floated along beside them all the way, and looked in at the window.',
        'They put up a sail. But a sail needs wind, and in space there is none. It hung there like washing.',
        '{F} pushed the wall from the inside. When you push a rocket from the inside, you only push yourself.',
      ],
      tip: '“I’ve got no engine at all, and I’m quicker than the lot of you,” said {G+}, with a long, shining tail. “I let myself fall. Something big pulls me in, and I go round it, faster and faster, and out I fly. Just don’t brake.”',
      low: 'Something big that pulls? {L} and {F} both looked out of the front window. There was something very, very big.',
      turn: 'The six others had gone wide round Jupiter, with their brakes on. {L} looked at the map and drew a line that went in close and out again. “Hold on tight!” said {L}, and let the big planet pull. Faster they fell, and faster still. “Don’t brake,” whispered {L}.',
      done: 'Whoosh! The stripes flew by, then the big red storm, and Jupiter flung them round and out like a stone from a sling. They passed the blue rocket, the red rocket and the silver fins. And there was the moon, with the chequered flag!',
      again:
        'The cup is a bit too big for the little rocket. It flies along behind on a string. Once a year the comet comes by and winks.',
      outcomes: [
        {
          asked: [
            'win',
            'come/be/finish first',
            'win the race/cup/trophy/medal',
            'cross the line',
            'beat the alien/other',
          ],
          done: 'Whoosh! Jupiter flung them round and out like a stone from a sling, past the blue rocket, past the red rocket, past the silver fins. “Don’t brake,” whispered {L}, and did not brake before the chequered flag. So {told}.',
        },
        {
          asked: [
            'tie/draw',
            'together/same time',
            'everyone/everybody/all win',
            'finish together',
            'cross the line together',
          ],
          done: 'Jupiter flung them out like a stone from a sling. {L} called it over the radio to all the others: “Go in close, and don’t brake!” One rocket after the other came flying out of the curve, and {told}.',
          again:
            'They have sawn the cup into seven pieces, one for each rocket. Once a year the comet comes by and winks.',
        },
        {
          asked: [
            'friend/friends alien/aliens/other/others/rival/everyone',
            'become/make friends',
            'help another/other/alien/rocket/racer',
            'rescue',
          ],
          done: 'Jupiter flung them round like a stone from a sling, and out past six rockets. At the flag the pilot with the silver fins climbed down and asked, “How did you do that?” {L} unrolled the map for everybody, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Whoosh! Jupiter flung them out like a stone from a sling, past all six others and over the line. The comet went round the moon with its tail on, so that nobody flew home in the dark, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Whoosh! Jupiter flung them out like a stone from a sling, and the smallest rocket crossed the line first. The starter on the moon shook everybody’s glove and looked at the little engine for a long while, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Jupiter flung them round and out like a stone from a sling, past the blue rocket, the red one and the silver fins. “The smallest rocket!” called the six others at the flag. Out they all climbed in their big boots, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Jupiter flung them round and out like a stone from a sling, past six rockets and over the line. With so much swing left, they didn’t even turn the little engine on again. The rocket simply flew on towards the Earth, and {told}.',
        },
      ],
      helper: { name: 'Halley', creature: 'comet' },
      art: {
        'Seven rockets shot away': 'moon, night: L drive in rocket happy; many rocket',
        'The stars moved very slowly': 'space, night: L drive in rocket worried; F read map; red rocket',
        'Jupiter, huge and striped': 'space, night: L+F look worried at planet; huge planet, small rocket',
        'The suitcase floated along': 'space, night: L throw suitcase curious in rocket; F look surprised',
        'put up a sail': 'space, night: L+F pull flag worried; rocket',
        'pushed the wall from the inside': 'space, night: F push worried; L look F worried; rocket',
        'no engine at all': 'space, night: G say happy; L+F listen curious; rocket',
        'looked out of the front window': 'cabin, night: L+F look surprised at sky; planet',
        'drew a line that went in': 'cabin, night: L draw map(planet) brave; F look worried',
        'Hold on tight': 'space, night: L+F ride in rocket frightened; huge planet',
        'The stripes flew by': 'space, night: L+F ride in rocket laughing; huge planet, two rocket',
        'too big for the little rocket': 'moon, night: L raise trophy proud; F cheer; rocket',
      },
    },
  ],
};
