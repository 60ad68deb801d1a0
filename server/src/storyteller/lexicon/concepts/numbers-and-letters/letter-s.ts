import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the letter S. */
export const letterS: StorySourceInput = {
  id: 'letter-s',
  words: [
    'letter s',
    'the letter s',
    's sound',
    'words beginning with s',
    'things beginning with s',
    'things that start with s',
  ],
  situations: ['learn', 'visit', 'wants'],
  topic: 'the letter S',
  thing: 'the basket for S',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'sss',
      titles: ['{L} and the Letter S', 'Sss! Something Beginning with S', 'A Basket Full of S'],
      goal: 'fill the basket with things that begin with S',
      trouble: 'the basket for S was empty',
      solved: 'the basket was full of things that begin with S',
      opener:
        'It was S week. On the table stood a basket with a big curly S on it. Everyone was going to bring things that begin with S. {L+} held the basket and looked inside. It was empty.',
      friend:
        '“That’s easy,” said {F+}, and brought a chair. “Chair,” said {L}. “Ch, ch. That doesn’t begin with S.” {F} took the chair back.',
      problem:
        'They looked round the whole room. Table, window, door, book. There was no S anywhere. “I don’t think S has any things,” said {L}. And the little ones were coming to see the basket after lunch.',
      tries: [
        '{L} looked for things that look like an S. There was a hook and a bit of string. But hook begins with H.',
        '{F} brought a glass, because there was an S in it, and even two. “But they’re at the end,” said {L}. “It begins with G.”',
      ],
      tip: '“You’re using your eyes,” said {G+}. “S isn’t only a shape, it’s a sound. Make it: sss, like a snake. Go for a walk with it. If it fits on the front of a thing, that’s one.”',
      low: 'There was nothing in the basket except a bit of fluff. Fluff does not begin with S.',
      turn: '“Sss,” went {L}, and walked slowly along the shelf. “Sss-cup? No. Sss-hat? No. Sss… sss-spoon!” It fitted! {L} put the spoon into the basket. “Sss-sock! Sss-seed! Sss-soap!” {F} came running with a scarf, a sandwich and a star.',
      done: 'There was a stone, some string, a saucer and a sponge. The basket was so full that they needed a second one. “Sss,” went the little ones, and knew them all. {L} looked out of the window. “Sss-sun!” That you had to stay outside.',
      again: 'Next week is M week. {L} went home with a “mmm” and found some marmalade.',
      object: 'basket',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Spoon, sock, seed, soap, a stone, some string, so that they needed a second basket. “Sss,” went the little ones, and knew them all. Right at the bottom there was something for everyone that began with sss as well, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Spoon, sock, seed, soap, a stone, some string, so that they needed a second basket. “Sss,” went the little ones. Silas put a green tail into it, as the last thing, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Spoon, sock, seed, soap, a stone, some string, so that they needed a second basket. “Sss-sun,” said {L} at the window. It was just setting, which begins with S as well, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Spoon, sock, seed, soap, a stone, some string. “Sss,” went the little ones, and knew them all. {L} walked on along the shelf with the sound on the tip of the tongue, and {told}.',
        },
      ],
      helper: { name: 'Silas', creature: 'snake' },
      art: {
        'stood a basket with': 'school: L look sad empty-basket; table',
        'brought a chair': 'school: F carry chair happy; L point worried; empty-basket',
        'no S anywhere': 'school: L search worried; F search worried; book, door',
        'a hook and a bit': 'school: L hold string worried; coat-pegs',
        'brought a glass': 'school: F offer glass happy; L look worried; empty-basket',
        'Make it: sss, like': 'school: G speak calm; L listen curious; basket',
        'Fluff does not begin': 'school: L look sad at empty-basket; empty-basket, wool',
        'along the shelf': 'school: L hold spoon happy; F run happy scarf; basket, sock',
        'stone, some string': 'school: L cheer; F cheer; children, basket, star',
        'some string, a saucer': 'school: L cheer; F cheer; children, basket, star',
        'found some marmalade': 'kitchen: L hold orange jar happy; jam',
      },
    },
  ],
};
