import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ice and water. */
export const meltingAndFreezing: StorySourceInput = {
  id: 'melting-and-freezing',
  words: [
    'melt/melting and freezing',
    'melt freeze',
    'melting freezing',
    'melting ice',
    'melt/melting',
    'freezing',
    'ice water',
    'ice and water',
    'solid liquid gas',
    'solids and liquids',
    'solids liquids gases',
    'states of matter',
    'ice cube',
    'ice melting',
    'frozen water',
  ],
  situations: ['learn', 'question'],
  topic: 'melting and freezing',
  thing: 'the block of ice',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-frozen-key',
      titles: ['The Toy in the Ice', '{L} and the Block of Ice', 'How to Get a Bear Out of Ice'],
      goal: 'get the toy bear out of the ice',
      trouble: 'the toy bear was frozen into a block of ice',
      solved: 'the ice had melted and the bear was free',
      opener:
        'Overnight it had been so cold that everything outside had frozen. In the bowl by the door there was no water any more, but a thick block of ice. {L+} knocked on it. And then {L} saw who was inside.',
      friend:
        '“That’s my little bear!” said {L} to {F+}. It had been left in the bowl last night, for a swim. Now it lay right in the middle of the ice, with one paw up. {F} pressed a nose against it.',
      problem:
        'You could see it, but you could not get at it. The ice was as hard as stone. “Don’t worry,” called {L} through the ice, “we’ll get you out.” But how?',
      tries: [
        '{L} knocked with a spoon. A few splinters flew off. The spoon bent, and the bear did not move.',
        '{F} dropped the whole block on the path. It slid a long way, into the hedge, and it was not even cracked.',
        'They rolled it in a thick scarf, to warm the bear up. After an hour it was just as frozen. A scarf keeps the cold in, too.',
      ],
      tip: '“You’re fighting with it as if it was a stone,” said {G+}. “But it’s only water that got cold. What would turn it back? And do you know what they put on the road, so that nobody slips?”',
      low: '{L’s} fingers were red and numb. It would soon be dark, and then it would freeze even harder.',
      turn: '{L} carried the block into the kitchen and poured warm water over it. It crackled. {F} sprinkled on a pinch of salt, and where the salt lay, little holes ran down into the ice. Drip, drip, drip. The block got thinner.',
      done: 'First came the paw, then an ear, and then plop, the whole bear swam in the bowl. “The ice was water all the time,” said {L}. The bear was wrapped in a towel and sat by the stove until it had stopped dripping.',
      again:
        'At night they put out a bowl with a leaf in it, on purpose. In the morning there was a window with a leaf, to hang on the tree.',
      object: 'bowl',
      helper: { name: 'Mrs Frost', creature: 'penguin' },
      outcomes: [
        {
          asked: ['bear/free/warm/out/save/teddy/hug/cuddle'],
          done: 'It crackled, and the block got thinner. First came the paw, then an ear, and then plop, the whole bear swam in the bowl. “The ice was water all the time,” said {L}, and got out the towel, and {told}.',
        },
        {
          asked: ['lolly/cream/skate/slide/cube/freeze/snow'],
          done: 'The block got thinner, and plop, the whole bear swam in the bowl. “The ice was water all the time,” said {L}. “Then water is ice all the time,” said {F}, “only not yet.” They put a tray out in the cold, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The block got thinner. First came the paw, then an ear, and then plop, the whole bear swam in the bowl. It was wrapped in a towel and got the place by the stove. To warm it from inside as well, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The block got thinner. First came the paw, then an ear, and plop, the whole bear swam in the bowl. It still held that paw up, like somebody with a question. Dripping and all, by the stove, {told}.',
        },
      ],
      art: {
        'a thick block of ice': 'garden, snow: L knock surprised; block',
        'with one paw up': 'garden, snow: F peek surprised; L stand worried; teddy, block',
        'we’ll get you out': 'garden, snow: L call worried; block, teddy',
        'with a spoon': 'garden, snow: L hold spoon worried; F look; block',
        'on the path. It': 'garden, snow: F throw block worried; L startle; hedge',
        'in a thick scarf': 'garden, snow: L hold scarf worried; F look; block',
        'only water that got cold': 'garden, snow: G say; L+F look G curious; block',
        'red and numb': 'garden, evening, snow: L shiver sad; block',
        'poured warm water over it': 'kitchen: L pour happy; F hold salt-shaker happy; block',
        'First came the paw': 'kitchen: L hold teddy laughing; F hold towel happy; bowl',
        'a bowl with a leaf': 'garden, snow: L hang leaf happy; tree',
      },
    },
  ],
};
