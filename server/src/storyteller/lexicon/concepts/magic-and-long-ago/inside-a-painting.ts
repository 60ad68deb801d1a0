import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a painting that one can step into. */
export const insideAPainting: StorySourceInput = {
  id: 'inside-a-painting',
  words: [
    'inside a/the painting/picture',
    'into a/the painting/picture',
    'step/steps/stepping/fall/falls/falling/jump/jumping/climb/climbs into painting/picture',
    'painting/picture come/comes/coming alive',
    'painting/picture come/comes/coming to life',
    'living painting',
    'magic painting/picture',
    'picture that/which move/moves',
    'trapped in a painting',
    'painting that comes alive',
    'drawings that come to life',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'magic-thing',
    'by-itself',
    'stuck',
    'lost',
  ],
  topic: 'the inside of a painting',
  thing: 'the painting',
  home: 'city',
  main: 'meadow',
  plots: [
    {
      id: 'the-painted-door',
      titles: ['Into the Picture', 'A Door of Paint', 'The Corner That Was Still White'],
      goal: 'get out of the painting again',
      trouble: 'there was no way out of the painting',
      solved: '{L} had painted a way out',
      opener:
        'In the museum hung a painting with a gold frame: a meadow, a road and, far away, a house with blue shutters. {L+} stood in front of it for a long time. The poppies were moving. {L} put out a toe, and it went in.',
      friend:
        '“Wait for me!” called {F+}, and hopped over the frame. Inside it smelled of grass and a little of oil paint. When they turned round, the museum was gone. There was only meadow there.',
      problem:
        'They had a splendid time, up to the point where they wanted to go home. Meadow on the left, meadow on the right. And the sun stood always in the same place, so that it never got later. “There’s no frame from inside,” said {F}.',
      tries: [
        'They knocked at the house. It was only as big as a matchbox: the painter had painted it small, because it was far away. No one could get in.',
        'They walked along the road. It grew narrower, just as it was painted, until they had to put one foot in front of the other, and then it was a thread.',
        'They shouted. In a picture you can see somebody shouting. But you can’t hear them outside.',
      ],
      tip: '“I was never finished,” said {G+}, who had only three legs and half a tail. “Over there, behind me, it’s still white. The painter was called to supper and left everything lying about.”',
      low: 'So they sat down in the poppies. Not one of them closed for the night, because there was no night. {L} thought of home.',
      turn: 'Left everything? {L} ran to the white corner. There lay the brush, and a palette with seven colours, still wet! {L} painted a door, tall and brown. The handle was the most important thing. It got a dot of white, so that it shone.',
      done: '{L} took hold of the handle. It turned! But before they left, {L} dipped the brush in once more and gave the little horse a fourth leg and a whole tail. It galloped through the poppies. Then they were standing in the museum again.',
      again:
        'In the gold frame there’s a horse in the meadow now, and a brown door in the corner. The guide says that nobody can explain it.',
      object: 'paintbrush',
      outcomes: [
        {
          asked: [
            'home/back/out/escape/return/museum/real painting/picture/world/home/get',
            'home',
            'escape',
          ],
          done: '{L} dipped the brush in once more and gave the little horse a fourth leg and a whole tail. It galloped through the poppies for joy. Then {L} took hold of the painted handle. It turned, and {told}.',
        },
        {
          asked: ['paint/draw/artist/painter/picture own/new/paint/become/hang', 'ride horse', 'horse'],
          done: '{L} gave the little horse a fourth leg and a whole tail, and it galloped through the poppies. On the palette there was still something of all seven colours. The brown door stood a crack open behind them, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} gave the little horse a fourth leg and a whole tail, and it galloped through the poppies. Before the brown door was opened, {L} painted one thing more, on the grass: a cloth, and baskets on it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} gave the little horse a fourth leg and a whole tail. It galloped off, and came back, and laid something in {L’s} hand before the brown door opened, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} gave the little horse a fourth leg and a whole tail. It galloped through the poppies. Then {L} took hold of the painted handle, and they were standing in the museum. All had green paint on their noses, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} gave the little horse a fourth leg and a whole tail, and it galloped through the poppies. Then the painted handle turned. In the museum a bell rang, the lamps over the pictures went out one by one, and {told}.',
        },
      ],
      helper: { name: 'Dapple', creature: 'horse' },
      art: {
        'The poppies were moving': 'museum: L look curious at picture; big picture',
        'hopped over the frame': 'meadow: F jump happy; L look happy; picture, many red flower',
        'There’s no frame': 'meadow: L think worried; F point worried; red flower, sun',
        'as big as a matchbox': 'meadow: L knock; F peek curious; small house',
        'then it was a thread': 'meadow: L stretch-out worried; F tiptoe; string',
        'shouted. In': 'meadow: L+F shout; flower',
        'was never finished': 'meadow: G say; L look G curious; F look G; paintbrush',
        'sat down in the poppies': 'meadow: L sit sad; F sit sad; many red flower',
        'There lay the brush': 'meadow: L hold paintbrush surprised; F point; paint-pot',
        'painted a door, tall': 'meadow: L hold paintbrush brave; F look curious; door',
        'It galloped through': 'meadow: L raise paintbrush happy; F cheer; horse, door',
        'there’s a horse in': 'museum: L look happy; F point happy; picture(horse)',
      },
    },
  ],
};
