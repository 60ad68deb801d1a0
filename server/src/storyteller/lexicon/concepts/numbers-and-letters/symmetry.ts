import type { StorySourceInput } from '../../story-source.ts';

/** Stories about symmetry and patterns. */
export const symmetry: StorySourceInput = {
  id: 'symmetry',
  words: [
    'symmetry',
    'symmetric/symmetrical',
    'symmetrical pattern',
    'line of symmetry',
    'mirror image',
    'butterfly painting',
    'both sides the same',
    'paint/painting butterfly',
  ],
  situations: ['learn', 'make', 'cannot', 'question'],
  topic: 'symmetry',
  thing: 'the paper butterfly',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-fold',
      titles: ['The Two Wings', '{L} and the Butterfly with One Wing', 'Both Sides the Same'],
      goal: 'make both wings the same',
      trouble: 'the two wings were not the same',
      solved: 'both wings were exactly the same',
      opener:
        '{L+} was painting a butterfly for the window. The left wing was finished: blue, with a red ring, three dots, and a yellow edge. It was the most beautiful wing that {L} had ever painted.',
      friend: '“Now the other one,” said {F+}. “It has to be the same, or it will fly in circles.”',
      problem:
        '{L} painted the right wing. The ring was too big, and the dots went the wrong way. It looked like a wing from somebody else. The butterfly had one good side, and one odd one.',
      tries: [
        '{L} painted over it with more blue. The ring was gone now, and so was everything else.',
        '{F} held the brush as well. With two of them at one brush the dots turned into worms.',
        '{L} measured every dot with a finger. The paint was wet, and now there were fingerprints.',
      ],
      tip: '{G+} put a mirror along the butterfly’s body. In the mirror was the second wing, the other way round. “It’s the same on both sides of a line,” said {G}. “Where could you get a line like that in a piece of paper?”',
      low: 'The mirror was taken away, and the second wing was gone with it. {L} sighed.',
      turn: '{L} folded a new sheet of paper and opened it again. There was the line! On one side {L} painted half a butterfly, with a lot of paint. Then {L} folded the sheet over while it was wet, and {F} stroked it flat.',
      done: 'They peeled it open, very slowly. There were two wings! Ring by ring, dot by dot, each of them looked at the other one across the fold. “It’s symmetrical,” said {L}. It went up in the middle of the window.',
      again: '{L} looks for the line in everything now: in leaves, in faces, in the front of a bus.',
      object: 'mirror',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} unfolded the paper, very slowly. There were two wings, alike down to the last dot. It was hung in the middle of the window. The table was given two sides as well, with plate opposite plate, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} opened the fold, very slowly. There were two wings, alike down to the last dot! {L} held it up. On the left was {F} with blue fingers, and on the right was {L} with blue fingers, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} unfolded the paper, very slowly. There were two wings, alike down to the last dot! The butterfly hung in the window, with the evening behind it. Its colours grew dark, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} painted one half, and {F} stroked the fold flat. {L} opened it, very slowly. There were two wings! Ring by ring, dot by dot, each of them looked at the other one across the line, and {told}.',
        },
      ],
      helper: { name: 'Madame Papillon', creature: 'snail' },
      art: {
        'The left wing was finished': 'school: L paint painting-board(butterfly) happy at desk',
        'Now the other one': 'school: L paint happy; F point happy; butterfly',
        'like a wing from': 'school: L look worried paintbrush; F look surprised; butterfly',
        'with more blue': 'school: L paint worried; blue paint-pot',
        'held the brush': 'school: L hold paintbrush worried; F hold paintbrush worried; worm',
        'The paint was wet': 'school: L touch worried; footprints, paint-pot',
        'In the mirror was': 'school: G show mirror calm; L look curious; butterfly',
        'was taken away': 'school: L sit sad; mirror, paper',
        'folded a new sheet': 'school: L fold happy; F touch happy; paint-pot',
        'There were two wings': 'school: L raise picture(butterfly) proud; F cheer; butterfly',
        'peeled it open': 'school: L raise picture(butterfly) proud; F cheer; butterfly',
        'looks for the line': 'village: L point happy; bus, leaf',
      },
    },
  ],
};
