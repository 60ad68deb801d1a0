import type { StorySourceInput } from '../../story-source.ts';

/** Stories about goats. */
export const goats: StorySourceInput = {
  id: 'goats',
  words: ['goat', 'goats', 'kid goat', 'billy goat', 'nanny goat', 'goat kid', 'mountain goat'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'goats',
  thing: 'the fence',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'up-and-over',
      titles: ['{S} Is Out Again', '{L} and the Goat on the Roof', 'How Did You Get Out?'],
      goal: 'keep {S} out of the vegetables',
      trouble: '{S} got out of the field every day',
      solved: '{S} stayed in the field',
      opener:
        'On Monday there was a goat in the lettuce. On Tuesday it was in the washing, and had a sock in its mouth. {L+} tied up the gate with string.',
      friend:
        'On Wednesday {S+} was standing on the roof of the shed. “Lovely view,” said {S}. “How did you get out?” asked {L}. {S} chewed, and looked innocent.',
      problem:
        'The gardener was cross. “If that goat eats one more cabbage, it’ll have to stay in the shed,” the gardener said. A shed is a sad place for a goat. But {S} couldn’t promise anything. “My feet just do it,” said {S}.',
      tries: [
        '{L} looked for holes in the fence and mended two. On Thursday {S} was in the cabbages.',
        '{L} tied {S} to a post with a rope. {S} ate the rope. It had tasted quite good, {S} said, a bit dry.',
        '{L} asked {S} very nicely to stay where the grass was. {S} nodded. By lunchtime there was a goat on the roof.',
      ],
      tip: '“You keep asking where it gets out,” said {G+}. “Ask what it wants out there. A goat is made for mountains. Has anybody noticed that there’s nothing to climb in that field?”',
      low: '{L} thought of the shed roof and the lovely view. Then {L} hid behind the water butt, and watched.',
      turn: '{S} trotted to the old wheelbarrow, hopped onto it, then onto the fence post, and over. So that was how! {L} rolled the wheelbarrow into the middle of the field and piled up crates and logs, until there was a small mountain.',
      done: '{S} stopped chewing and looked at it. Then up went the goat: crate, log, barrel, top! There {S} stood, with all four feet on one small board, and looked out over the whole farm. The cabbages were quite forgotten.',
      again:
        'Now the mountain is a bit higher every week. And on Fridays {L} brings {S} one cabbage, because {S} never comes to fetch it any more.',
      helper: { name: 'Mrs Plum', creature: 'hen' },
      outcomes: [
        {
          asked: ['mountain/climb/top/stay/field/home/jump'],
          done: '{S} stopped chewing and looked at it. Then up went the goat: crate, log, barrel, top! With all four feet on one small board {S} looked out over the whole farm. “Lovely view,” said {S}, and didn’t need the shed roof. So {told}.',
        },
        {
          asked: ['gardener/sorry/cabbage/lettuce/vegetable/eat/garden'],
          done: 'Up went the goat: crate, log, barrel, top! {S} looked out over the whole farm. All week there were as many cabbages as the gardener had counted. On Friday the gardener came to the field, rather red in the face, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Up went the goat: crate, log, barrel, top! {S} stood on one small board and looked out over the farm. Below the gardener put down a basket and said that one cabbage was left over, and this and that besides. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Up went the goat: crate, log, barrel, top! {S} stood on one small board, looked out over the whole farm, and sang. Everybody who had ever chased that goat stood below at the fence, looked up, and {told}.',
        },
      ],
      art: {
        'a goat in the lettuce': 'farm: L hold string worried; goat, cabbage',
        'Lovely view': 'farm: S stand happy on shed; L look-up S surprised',
        'The gardener was cross': 'farm: S eat cabbage calm; L stand worried; gentleman',
        'looked for holes': 'farm: L hammer brave; S eat cabbage happy; fence',
        'to a post with a rope': 'farm: S eat rope happy; L stand surprised; pole',
        'very nicely to stay': 'farm: S nod; L say worried; grass',
        'where it gets out': 'farm: G say; L look G curious',
        'the water butt': 'farm: L peek curious behind barrel; S stand happy',
        'the old wheelbarrow, hopped': 'farm: L push wheelbarrow brave; S look curious; crate',
        'stopped chewing': 'farm: S stand proud on barrel; L cheer; crate, log',
        'one cabbage, because': 'farm: L offer cabbage happy; S stand happy on box',
      },
    },
  ],
};
