import type { StorySourceInput } from '../../story-source.ts';

/** Stories about volcanoes. */
export const volcanoes: StorySourceInput = {
  id: 'volcanoes',
  words: [
    'build/building/make/making volcano',
    'volcano experiment',
    'baking soda volcano',
    'volcano',
    'lava',
    'magma',
    'crater',
    'volcanic eruption',
    'volcano erupts',
  ],
  situations: ['learn', 'make', 'question', 'visit', 'what-if'],
  topic: 'volcanoes',
  thing: 'the volcano',
  main: 'school',
  plots: [
    {
      id: 'a-mountain-on-a-tray',
      titles: ['The Volcano on the Tray', '{L} and the Volcano', 'Why a Volcano Erupts'],
      goal: 'make a volcano that erupts',
      trouble: 'the volcano would not erupt',
      solved: 'the volcano erupted at last',
      opener:
        'There was a picture on the wall of a volcano at night, with red lava running down its sides. {L+} could not stop looking at it. “I’m going to make one,” said {L}.',
      friend:
        '{F+} carried the bucket of sand. They built a mountain on a tray, as high as their knees, with steep sides and a hole at the top for the crater.',
      problem:
        '“Now it must erupt,” said {L}. They stepped back and waited. The mountain stood there and did nothing at all. “How does a real volcano do it?” asked {F}.',
      tries: [
        '{L} poured red paint into the crater. It sank into the sand, and only a pink spot was left.',
        '{F} shook the tray, because the earth shakes near a volcano. Half of the mountain slid down.',
        'They put a drum inside and banged on it. It sounded right, but nothing came out.',
      ],
      tip: '“Deep under a volcano the rock is so hot that it melts,” said {G+}. “It’s called magma, and there’s gas in it, like the bubbles in lemonade. The bubbles push the magma up. When it comes out, we call it lava. So what your mountain needs is bubbles.”',
      low: '{L} patted the sides of the mountain smooth again. It took a long time. “Bubbles,” said {L}. “What makes bubbles in a kitchen?”',
      turn: 'They set a small jar in the crater. {L} put in two spoons of baking soda and a little red paint. {G} handed over the cup of vinegar. “Stand back,” said {L}, and poured.',
      done: 'It hissed. Red foam rose in the crater, higher and higher, spilled over the edge and ran down on every side, just as in the picture. “It’s erupting!” they shouted. {L} poured in more vinegar, and it erupted again.',
      again:
        'The volcano is asleep now, on the window sill. That is what you say of a volcano that may erupt again some day. The jar of baking soda stands beside it.',
      object: 'bowl',
      helper: { name: 'Professor Ember', creature: 'badger' },
      outcomes: [
        {
          asked: ['erupt/lava/explode/foam/volcano/bubble/smoke'],
          done: 'It hissed. Red foam rose in the crater, higher and higher, spilled over the edge, and ran down on every side, just as in the picture on the wall. “More vinegar!” called {F}. {L} poured with one arm far out, and {told}.',
        },
        {
          asked: ['win/prize/science/fair/teacher/class'],
          done: 'It hissed. Red foam rose in the crater, higher and higher, spilled over the edge and ran down on every side. They carried the tray, very carefully, to where the others stood with theirs. {L} poured once more, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It hissed. Red foam rose, spilled over the edge and ran down on every side, just as in the picture. Everyone in the house came to see it erupt again. The rest of the lemonade had bubbles, too, so it was poured out, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It hissed. Red foam rose in the crater, higher and higher, spilled over the edge and ran down on every side. “It’s erupting!” they shouted. {F} had stood too near, with red freckles now, like lava. Round the tray {told}.',
        },
      ],
      art: {
        'a picture on the wall': 'school: L look happy; picture(volcano)',
        'a mountain on a tray': 'school: L build happy; F hold bucket happy; heap, tray',
        'did nothing at all': 'school: L+F look worried; heap, tray',
        'red paint into': 'school: L pour red paint-pot worried; F look; heap',
        'shook the tray': 'school: F push tray; L startle; heap',
        'put a drum inside': 'school: L drum happy; F cover-ears; heap',
        'called magma': 'school: G say; L+F look G curious; volcano',
        'in a kitchen?”': 'school: L think bubbles curious; heap',
        'the cup of vinegar': 'school: L hold spoon brave; G give cup; jar, volcano',
        'Red foam rose': 'school: L cheer; F cheer; big volcano',
        'asleep now': 'bedroom: L look happy; volcano',
      },
    },
  ],
};
