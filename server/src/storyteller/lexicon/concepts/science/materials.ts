import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what things are made of. */
export const materials: StorySourceInput = {
  id: 'materials',
  words: [
    'material',
    'materials',
    'everyday materials',
    'wood metal plastic',
    'wood metal glass',
    'wood/metal/plastic/glass/fabric and',
    'waterproof',
    'waterproof material',
    'what things are made of',
    'what is it made of',
    'properties of materials',
    'hard and soft materials',
    'best material',
  ],
  situations: ['learn', 'question', 'make'],
  topic: 'materials',
  thing: 'the little house for the toy mouse',
  home: 'school',
  main: 'garden',
  plots: [
    {
      id: 'a-roof-for-the-mouse',
      titles: ['A Roof for the Mouse', '{L} Tests Materials', 'Which One Keeps Out the Rain?'],
      goal: 'build a roof that kept out the rain',
      trouble: 'the rain came through the roof',
      solved: 'it was dry under the roof',
      opener:
        '{L+} had built a house out of a shoebox for the toy mouse, with a bed in it. It stood on the garden wall. Only the roof was missing.',
      friend:
        '{F+} brought paper. “It’s light, and you can fold it,” said {F}. They folded a lovely pointed roof. Then it began to rain.',
      problem:
        'First the roof went dark, then soft, and then it fell into the bed. The mouse was soaked. “Paper was the wrong material,” said {L}. But which was the right one? Dark clouds were coming, and it was going to rain all night.',
      tries: [
        '{L} cut up an old woolly jumper. It was thick and warm. It drank all the rain, and then it dripped.',
        '{F} laid a stone on top. No rain came through. But the walls bent, and the stone was too heavy for the house.',
        'They took a bit of glass from an old picture, but a grown-up said at once, “Put that down. Glass breaks, and it’s sharp.”',
      ],
      tip: '“Don’t ask what looks nice,” said {G+}. “Ask what it has to do. It has to keep out the water, and bend, and be light. Test small bits, with three drops of water on each, and look underneath.”',
      low: 'The mouse hung on the line by its tail, and dripped. There was thunder a long way off.',
      turn: '{L} took cotton, cardboard, kitchen foil, and a piece of an old umbrella, and put three drops on each. Then {L} turned them over. Wet. Wet. Dry, but it tore. And the umbrella: dry, bendy and as light as a leaf!',
      done: 'They stretched the piece of umbrella over the house and pinned it down. Then came the rain. It drummed and it poured. {L} ran out with a torch and felt the little bed. It was dry!',
      again:
        'The cardboard is for walls now, and the wool is for the blanket. Every material is good for something.',
      object: 'umbrella',
      helper: { name: 'Mr Joiner', creature: 'beaver' },
      outcomes: [
        {
          asked: ['dry/roof/house/mouse/rain/sleep/asleep/build/home/safe/warm'],
          done: 'They stretched the piece of umbrella over the house and pinned it down. Then came the rain. It drummed and it poured. {L} ran out with a torch and felt the little bed. Not one drop had come through, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They stretched the piece of umbrella over the house, pinned it down, and out in the rain {L} felt the little bed. It was dry! The rest of the umbrella was big enough for four. Under it, beside the mouse, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They stretched the piece of umbrella over the house, and then came the rain. {L} ran out with a torch and felt the little bed. It was dry! Nobody else was, by then. Wet to the socks, in front of that house, {told}.',
        },
      ],
      art: {
        'a house out of a shoebox': 'garden: L look happy; box, mouse on wall, wall',
        'brought paper': 'garden, rain: F fold happy; L hold half-folded-paper happy; box, mouse',
        'was soaked': 'garden, rain: L hold paper sad; mouse, box',
        'an old woolly jumper': 'garden, rain: L hold shirt worried; F look; box',
        'laid a stone on top': 'garden, rain: F hold stone; L startle; box',
        'a bit of glass': 'garden: L hold glass worried; lady',
        'what looks nice': 'garden: G say; L look G curious; box',
        'on the line by its tail': 'garden: L look sad; mouse, washing-line',
        'three drops on each': 'school: L pour calm; F look; cloth, umbrella',
        'pinned it down': 'garden, night, rain: L hold torch happy; F cheer; box, umbrella',
        'good for something': 'school: L hold cloth happy; mouse, box',
      },
    },
  ],
};
