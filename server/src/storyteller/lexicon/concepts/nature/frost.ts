import type { StorySourceInput } from '../../story-source.ts';

/** Stories about frost. */
export const frost: StorySourceInput = {
  id: 'frost',
  words: [
    'frost',
    'frosty',
    'frosty morning',
    'frost on window',
    'ice flower',
    'ice flowers',
    'jack frost',
    'first frost',
    'hoar frost',
    'icicle',
    'icicles',
    'frozen puddle',
    'frozen pond',
    'frozen puddles',
  ],
  situations: ['question', 'learn', 'visit', 'mystery', 'sad', 'afraid'],
  topic: 'frost',
  thing: 'the frost on the window',
  home: 'cottage',
  main: 'garden',
  weather: 'cloudy',
  plots: [
    {
      id: 'the-last-roses',
      titles: ['Who Painted the Window?', '{L} and the First Frost', 'Feathers of Ice'],
      goal: 'save the last flowers from the frost',
      trouble: 'the frost was coming back that night',
      solved: 'the flowers had come through the frosty night',
      opener:
        'When {L+} woke up, there were feathers on the window of the shed, white ones, and ferns and stars. Nobody had drawn them. When {L} breathed on them, they turned to water.',
      friend:
        '“The grass crunches!” called {F+} from outside. Every blade had a white edge. The puddle had a lid, and through it you could see a leaf.',
      problem:
        'But in the flower bed the asters hung their heads, brown and soft. “That’s from the frost,” said {L}. Only the little rose at the wall was still fresh, with three buds. And tonight it was going to be colder still.',
      tries: [
        'They poured warm water on the bed. It steamed beautifully. Then it grew cold, and became ice.',
        '{F} put a mitten on the rose. It covered one bud, and two were left in the cold.',
        '{L} told the rose a story about summer. It listened, as far as roses do, but it got no warmer.',
      ],
      tip: '“Frost falls on clear nights, when all the warmth flies up to the stars,” said {G+}. “The ground is still warm, you know. You have to keep that warmth from flying away.”',
      low: 'The sky was quite clear. One star was out already, and it looked like a frost flower.',
      turn: '“A blanket!” said {L}. “Not to heat it, but to keep the warmth in.” They put sticks round the rose, laid an old blanket over them like a tent, and piled dry leaves on its feet. The blanket did not touch one bud.',
      done: 'In the morning the tent was white all over and as stiff as a board. {L} lifted a corner. Underneath it was dark and mild, and the three buds were red. Not one of them had a white edge.',
      again:
        'On Sunday one of them opened, in the middle of winter. Behind it, on the window of the shed, stood a white rose made of ice.',
      object: 'blanket',
      helper: {
        name: 'Mr Evergreen',
        creature: 'hedgehog',
      },
      outcomes: [
        {
          asked: ['rose/flower/bloom/save/sun/melt/warm/bud'],
          done: 'In the morning the tent was white all over and as stiff as a board. {L} lifted a corner. Underneath it was dark and mild, and not one of the three red buds had a white edge. The sun came over the wall, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the morning the tent was white all over and as stiff as a board. Underneath it was dark and mild, and the three buds were red. {L} hung the blanket by the stove and rubbed blue fingers. It was cocoa weather, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the morning the tent was white all over and as stiff as a board. {L} lifted a corner. Underneath it was dark and mild, and the three buds were red. {F} looked in from the other side, nose like a rose, and {told}.',
        },
      ],
      art: {
        'feathers on the window': 'shed, snow: L look surprised',
        'The grass crunches': 'garden, snow: F call happy; L look; puddle',
        'hung their heads, brown': 'garden, snow: L look worried; F stand worried; rose',
        'warm water on the bed': 'garden, snow: L pour teapot worried; F look; flower',
        'a mitten on the rose': 'garden, snow: F hold mitten worried; L look; rose',
        'told the rose a story': 'garden, snow: L say worried; rose',
        'clear nights, when': 'garden, night: G say; L+F look G curious; moon',
        'like a frost flower': 'garden, night: L look-up curious; star',
        'like a tent': 'garden, evening: L hold blanket brave; F hold stick; rose, leaf-pile',
        'lifted a corner': 'garden, morning: L+F cheer; rose, tent',
        'a white rose made of ice': 'shed, snow: L stand happy; rose',
      },
    },
  ],
};
