import type { StorySourceInput } from '../../story-source.ts';

/** Stories about air. */
export const airAllAround: StorySourceInput = {
  id: 'air-all-around',
  words: [
    'air',
    'air all around',
    'air is all around us',
    'is air something',
    'what is air',
    'fresh air',
    'oxygen',
    'breathing air',
    'air takes up space',
    'parachute',
    'parachutes',
    'make/making parachute',
    'toy parachute',
  ],
  situations: ['learn', 'question', 'make', 'cannot', 'has'],
  topic: 'air',
  thing: 'the toy parachute',
  home: 'village',
  main: 'treehouse',
  plots: [
    {
      id: 'the-egg-that-jumped',
      titles: ['The Jump from the Tree House', 'Nothing in the Cloth', '{L} Catches the Air'],
      goal: 'bring the wooden doll down softly',
      trouble: 'the doll fell like a stone',
      solved: 'the air carried the doll',
      opener:
        'Up in the tree house {L+} sat with a little wooden doll. There was a basket for going up, but nothing for coming down. “It could jump,” said {L}. “Only, it would need something to hold it.”',
      friend:
        '“There’s nothing here but air,” said {F+}, who was standing below. “And air is nothing.” {L} waved a hand up and down. Something cool brushed past it. Was that nothing?',
      problem:
        'They let the doll jump with a handkerchief in its hand. It fell like a stone. {F} just caught it. The cloth had hung above it like a rag, and the air had gone past.',
      tries: [
        'They took a thicker cloth, a piece of carpet. It was so heavy that it fell faster than the doll.',
        '{F} blew from below, with full cheeks. From so far down it was no use.',
        'They tied on feathers, one to each arm. The doll spun round and landed on its nose.',
      ],
      tip: '“You can’t see air, but it takes up room,” said {G+}. “Push an empty glass into water, upside down: the water stays out, because there’s air inside. Catch it from below in just the same way.”',
      low: 'They tried it in the rain barrel. It was true: the paper at the bottom of the glass was still dry.',
      turn: '“The cloth must be like the glass,” said {L}, “open at the bottom!” {L} tied a thread to all four corners of the handkerchief and knotted the four ends round the doll’s belt. Now it hung like a bell above it.',
      done: 'The doll jumped. For a moment it fell. Then, plop, the cloth filled up and stood round and tight over it. It was full of air! Slowly and swinging it sailed down past the swing, straight into {F’s} lap.',
      again:
        'Nobody says now that air is nothing. The doll has jumped forty times, and it has never had a scratch.',
      helper: {
        name: 'Captain Silk',
        creature: 'owl',
      },
      outcomes: [
        {
          asked: ['fly/flies/float/parachute/land/balloon/jump/soft/softly/safe/doll'],
          done: 'The doll jumped. For a moment it fell. Then, plop, the cloth filled up and stood round and tight over it. It was full of air! Slowly and swinging it sailed down past the swing. “Now something bigger,” said {F}. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The doll jumped. Plop, the cloth filled up, and slowly and swinging it sailed down, straight into {F’s} lap. Everyone had something that wanted to jump: a bun, a bear, a bag of cherries. Under the tree house {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The doll jumped. Plop, the cloth filled up and stood round and tight over it, and slowly it sailed down, past the swing. {F} waited below with full cheeks, just in case, and blew. It landed on {F’s} nose, and {told}.',
        },
      ],
      art: {
        'with a little wooden doll': 'treehouse: L hold doll curious; basket',
        'There’s nothing here but air': 'village: F point curious; L wave curious; ladder, tree',
        'a handkerchief in its hand': 'village: L throw doll worried; F catch; cloth',
        'took a thicker cloth': 'treehouse: L hold rug worried; F look; doll',
        'blew from below': 'village: F blow; L look worried; doll',
        'tied on feathers': 'village: L tie feather worried; F look; doll',
        'can’t see air': 'village: G hold glass; L look G curious; barrel',
        'in the rain barrel': 'village: L hold glass surprised; F look; barrel',
        'knotted the four ends': 'treehouse: L tie string brave; doll, cloth',
        'For a moment it fell': 'village: L+F cheer; doll, parachute',
        'jumped forty times': 'village: L stand happy; parachute, doll',
      },
    },
  ],
};
