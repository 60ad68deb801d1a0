import type { StorySourceInput } from '../../story-source.ts';

/** Stories about light and things that only shine back. */
export const whereLightComesFrom: StorySourceInput = {
  id: 'where-light-comes-from',
  words: [
    'light source',
    'light sources',
    'source of light',
    'sources of light',
    'where light comes from',
    'light and dark science',
    'torch',
    'torches',
    'torch and light',
    'torches and light',
    'flashlight',
    'reflector',
    'reflectors',
    'shiny thing/things',
    'reflective',
    'transparent',
    'transparent and see-through',
    'see-through',
    'opaque',
    'be/being seen in the dark',
    'light and dark',
    'dark and light',
    'light or dark',
  ],
  situations: ['learn', 'question', 'lost', 'cannot', 'make', 'afraid'],
  topic: 'where light comes from',
  thing: 'the silver spoon',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-spoon-in-the-cellar',
      titles: ['The Spoon in the Cellar', 'Does It Shine by Itself?', '{L} Brings a Light'],
      goal: 'find the silver spoon in the cellar',
      trouble: 'it was too dark to see the spoon',
      solved: 'the spoon shone in the light',
      opener:
        '{L+} had polished the big silver spoon until it shone like the moon. Then it slid off the table, went clink down the cellar steps, and lay somewhere in the dark.',
      friend:
        '“That’s easy,” said {F+}. “It’s the shiniest thing in the house. It’ll shine for us.” They opened the cellar door and looked down.',
      problem:
        'It was as black as coal down there. Nothing shone. “But it was so bright in the kitchen,” said {L}. “Has it gone out?” They went down one step. They did not see the spoon, or each other.',
      tries: [
        '{F} took the mirror from the hall along, because mirrors shine, too. In the cellar it was as dark as everything else.',
        'They brought the yellow ball, the brightest thing in the nursery. On the third step it was not yellow any more.',
        '{L} felt about on the ground. There was a potato, another potato, and something that ran away.',
      ],
      tip: '“Ask of each thing whether it makes light or only throws it back,” said {G+}. “The sun makes light. So does a candle, and a torch. Even the moon only throws back the sun’s.”',
      low: 'They sat on the top step. In front of them lay the mirror and the yellow ball, and neither gave a glimmer.',
      turn: '“The spoon can’t shine alone,” said {L}. “It needs light that it can throw back.” {L} fetched the torch from the hook and switched it on. The beam went down the steps, over the potatoes, over the shelf, and stopped.',
      done: 'In the furthest corner something flashed: there! The spoon threw the light right back up the steps. {F} held the torch, and {L} fetched the spoon out from behind the jars, with a spider sitting in it.',
      again:
        'Now there is a strip of silver tape on every step. In the dark you see nothing. But if you come with a light, the whole staircase answers.',
      object: 'spoon',
      helper: {
        name: 'Miss Lumen',
        creature: 'firefly',
      },
      outcomes: [
        {
          asked: ['shadow/puppet/animal/hand/show/wall'],
          done: 'In the furthest corner something flashed: there! {L} fetched the spoon out from behind the jars, with a spider in it. On the way up {F} got one hand into the beam, and on the cellar wall stood somebody with long ears. So {told}.',
        },
        {
          asked: ['spoon/find/light/shine/torch/dark/shadow/glow/puppet/star'],
          done: 'In the furthest corner something flashed: there! The spoon threw the light right back up the steps. {F} held the torch, and {L} went down after it, past the potatoes, and wasn’t in the dark for one moment. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the furthest corner something flashed: the spoon! {L} fetched it out from behind the jars, with a spider in it. One jar came up, too, plums from the year before. The spoon went in, still flashing, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the furthest corner something flashed: there! The spoon threw the light right back up the steps. In it, upside down and very wide, were two faces. {L} put out a tongue at them, so did the spoon, and {told}.',
        },
      ],
      art: {
        'shone like the moon': 'kitchen: L wipe happy; spoon',
        'down the cellar steps': 'hallway: L startle worried; stairs, spoon',
        'opened the cellar door': 'hallway: F open happy; L peek; door, stairs',
        'as black as coal': 'cellar, night: L+F shiver worried; stairs',
        'the mirror from the hall': 'cellar, night: F hold mirror worried; L look',
        'the yellow ball, the': 'cellar, night: L hold yellow ball worried; F look',
        'felt about on the ground': 'cellar, night: L crawl worried; potato, mouse',
        'only throws it back': 'hallway: G say; L+F look G curious; candle',
        'on the top step': 'hallway: L+F sit sad on step; mirror, yellow ball',
        'fetched the torch': 'cellar: L hold torch brave; F look; potato, shelf',
        'something flashed': 'cellar: L hold spoon laughing; F hold torch happy; spider',
        'silver tape': 'cellar: L hold torch happy; step',
      },
    },
  ],
};
