import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pulling down a building. */
export const demolition: StorySourceInput = {
  id: 'demolition',
  words: [
    'demolition',
    'demolish/demolishing',
    'wrecking ball',
    'knock/knocking/knocked down building/house/school/wall',
    'pull/pulling/pulled down old building/house/school',
    'construction sites and demolition',
    'tear/tearing down building',
    'old building is pulled/knocked down',
    'building is knocked/pulled down',
  ],
  situations: ['learn', 'visit', 'deed', 'wants', 'question', 'thing-pair', 'afraid', 'damage', 'sad'],
  topic: 'pulling down an old building',
  thing: 'the wrecking ball',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-sun-in-the-wall',
      titles: ['The Sun in the Old Wall', '{L} and the Wrecking Ball', 'Before It Went Boom'],
      goal: 'save the stone sun from the wrecking ball',
      trouble: 'the old swimming baths were to be pulled down, with the stone sun in the wall',
      solved: 'the stone sun was safe, and the old building was down',
      opener:
        'At the end of the street stood the old swimming baths. The roof leaked, and there was grass in the pool. Today it was to be pulled down. {L+} stood at the fence from seven o’clock, because there would be a wrecking ball.',
      friend:
        'It hung from a crane, black and as big as a cow. “One swing and boom!” said {F+}. “I want to see that.” {L} wanted to see it too. Then the sun came out and shone on the wall above the door.',
      problem:
        'High up on the old wall was a second sun. It was made of a thousand little yellow stones, and it was laughing. {L} had walked past beneath it every day. “When the ball swings,” said {L}, “that sun’s gone too.”',
      tries: [
        '“Stop!” called {L}. But the engine was so loud that the driver only saw somebody waving, and waved back.',
        'They threw a tennis ball at the sun, so that it would drop down. It stayed up. The tennis ball stayed up as well, in the gutter.',
        '{F} drew it, to have it on paper at least. It was a nice drawing. It did not glitter.',
      ],
      tip: '“A building isn’t pulled down all at once,” said {G+}, who wore an orange helmet. “First comes what can still be used: doors, pipes, tiles. It’s all on a list. If something’s missing on it, I need to know before the ball swings. Who’s going to tell the boss?”',
      turn: '{L} put on the helmet that {G} held out, walked up to the boss, and pointed. “There’s a sun on your wall,” said {L}. “It isn’t on the list.” The boss looked up. It was a long look. “I learned to swim under that,” said the boss. “Bring the lift!”',
      done: 'Two workers loosened the sun, piece by piece, and laid it in a box of sand. Everyone went back behind the fence. The crane turned, the ball swung, and boom! The wall folded up. There was dust, and behind it stood the sky, where there had been none before.',
      again:
        'A playground is there now. Over the gate a yellow sun is laughing, with a thousand little stones. {L} stuck in the last one.',
      outcomes: [
        {
          asked: [
            'new building/school/playground/house/park/pool',
            'build new/playground/park/house',
            'playground/park',
          ],
          done: 'Piece by piece the stone sun was loosened and laid in a box of sand. Then the ball swung, and boom! Behind the dust there was a lot of sky. “What’s it all to be?” asked the boss, and handed {L} a pencil, and {told}.',
        },
        {
          asked: ['save building/house/school/sun/picture', 'keep sun/piece/brick/stone/door', 'remember'],
          done: 'Two workers loosened the sun, piece by piece, and laid it in a box of sand. Then the crane turned, the ball swung, and boom! The wall folded up. But the box stood on {L’s} side of the fence, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The sun lay safe in a box of sand. The ball swung, and boom! When the dust had gone, all those were standing at the fence who had learned to swim there. Somebody had brought chairs, somebody a lamp, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The sun lay safe in a box of sand. The crane turned, the ball swung, and boom! Everyone behind the fence was as white as flour. And out of the box the thousand little stones were laughing, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The sun lay safe in a box of sand. The ball swung, and boom! When the dust had settled, the wrecking ball hung quite still, and the machines were switched off. The boss locked the box in the shed, and {told}.',
        },
      ],
      helper: { name: 'Mrs Girder', creature: 'beaver' },
      art: {
        'stood the old swimming baths': 'city: L look curious at crane; rails, crane',
        'One swing and boom': 'city: F raise happy; L look curious; crane, fence',
        'made of a thousand little yellow':
          'city: L point surprised; F look sad; big sun on wall, wall, crane',
        'so loud that the driver': 'city: L call worried; F wave; crane, digger',
        'threw a tennis ball': 'city: L throw ball worried; F point worried; sun on wall, wall',
        'It did not glitter': 'city: F draw drawing-pad(sun); L slump sad; wall',
        'A building': 'city: G say calm wearing hat; L look G curious; F listen; notice',
        'put on the helmet': 'city: L point brave wearing hat; F peek curious; gentleman, sun on wall, wall',
        'I learned to swim': 'city: L look happy wearing hat; F cheer; gentleman, lift',
        'in a box of sand': 'city: L hold sun proud; F clap happy; box, firefighter',
        'the sky, where there had been': 'city: L startle surprised; F cover-ears; crane, block',
        'a yellow sun is laughing': 'playground: L reach-up proud; F cheer; big sun on gate, gate, slide',
      },
    },
  ],
};
