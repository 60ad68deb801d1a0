import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pumpkins. */
export const pumpkins: StorySourceInput = {
  id: 'pumpkins',
  words: [
    'pumpkin',
    'pumpkins',
    'pumpkin patch',
    'pumpkin field',
    'little/smallest pumpkin',
    'giant pumpkin',
    'pumpkin pick/picking',
    'jack-o’-lantern',
    'jack o’lantern',
    'carve/carving pumpkin',
    'squash and pumpkin',
  ],
  situations: ['visit', 'learn', 'make', 'has', 'wants'],
  topic: 'pumpkins',
  thing: 'the smallest pumpkin',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'the-one-that-was-left',
      titles: ['The Smallest Pumpkin', '{L} Finds a Pumpkin', 'The One That Was Left'],
      goal: 'find out what the small crooked pumpkin was good for',
      trouble: 'nobody wanted the small crooked pumpkin',
      solved: 'the small crooked pumpkin was a lantern',
      object: 'pumpkin',
      opener:
        'The field was full of pumpkins, as orange as if a hundred suns had gone down in it. Everybody was allowed to choose one. {L+} looked for a long time.',
      friend:
        '{F+} had found one like a football. Right at the edge, half under a leaf, there was a tiny one, crooked, with a bump. “Nobody will want that,” said {F}. {L} picked it up.',
      problem:
        'It fitted into {L’s} hand. “You can’t make soup of it,” people said. “It hasn’t even got room for a candle.” At the school the big ones stood in a row, and you couldn’t see the small one at all.',
      tries: [
        '{L} tried to draw a large face on it. There was only room for one eye.',
        '{L} put it on a box, and on another box, so that it could be seen. It rolled off, because it was crooked.',
        'They cut a lid in it. “Careful!” called {F}. It was as thin as an eggshell there, and it nearly broke.',
      ],
      tip: '“Big ones shine on the street,” said {G+}. “But who thinks of those who live down here? Our path goes under the hedge. It’s pitch-dark there, and a light no bigger than a thimble would be plenty.”',
      low: '{L} turned the pumpkin to and fro. Perhaps it wasn’t too small. Perhaps it had only been in the wrong place.',
      turn: 'With a spoon {L} hollowed it out, quite gently, and pricked a pattern in it with a fork: stars and dots and a little moon. Inside went a tiny electric light. {L} set it down under the hedge.',
      done: 'When it got dark, all the big pumpkins grinned. But under the hedge a small warm light was shining, full of stars, and past it ran mice and beetles and a toad. Everybody lay down to see it. “That’s the nicest one,” said {F}.',
      again: '{L} has kept the seeds. They were very small, a bit crooked, and every one of them came up.',
      helper: { name: 'Mrs Nibble', creature: 'mouse' },
      outcomes: [
        {
          asked: ['light/lantern/shine/glow/candle/halloween'],
          done: 'When it got dark, the big pumpkins grinned along the street. But their light went over everybody’s head. Under the hedge, with stars and dots and a little moon, the smallest one stood crookedly in the right place, and {told}.',
        },
        {
          asked: ['pie/soup/seed/grow/prize/win'],
          done: 'When it got dark, the big pumpkins grinned. But under the hedge, full of stars, a small warm light was shining, and a path of mice and beetles led past it. What {L} had spooned out was in a bowl, with all its seeds, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'When it got dark, the big pumpkins grinned. But under the hedge a small warm light was shining, full of stars, and mice and beetles and a toad came to it. {G} set the nutshells round it in a ring, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'When it got dark, the big pumpkins grinned. But under the hedge, full of stars, a small warm light was shining, and everybody lay down on the ground to see it. “That’s the nicest one,” said {F}. Chin to chin {told}.',
        },
      ],
      art: {
        'as orange as if': 'farm: L look happy; many pumpkin',
        'one like a football': 'farm: L hold small pumpkin happy; F hold pumpkin happy',
        'the big ones stood': 'school: L hold small pumpkin sad; big pumpkin, children',
        'a large face on it': 'school: L paint worried; small pumpkin',
        'on another box': 'school: L startle worried; small pumpkin, box',
        'cut a lid in it': 'kitchen: F shout worried; L hold spoon worried; small pumpkin',
        'But who thinks of those': 'garden: G say; L look G curious; hedge',
        'in the wrong place': 'garden: L hold small pumpkin curious',
        'hollowed it out': 'kitchen: L hold small pumpkin spoon happy; F hold lamp',
        'warm light was shining': 'garden, night: L+F lie happy; pumpkin, mouse, hedge',
        'has kept the seeds': 'garden: L hold seed happy; seedling',
      },
    },
  ],
};
