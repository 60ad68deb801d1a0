import type { StorySourceInput } from '../../story-source.ts';

/** Stories about famous painters. */
export const vanGogh: StorySourceInput = {
  id: 'van-gogh',
  words: [
    'van gogh',
    'vincent van gogh',
    'starry night',
    'sunflowers painting',
    'monet',
    'claude monet',
    'frida kahlo',
    'frida',
    'picasso',
    'pablo picasso',
    'matisse',
    'famous artist',
    'famous artists',
    'famous painter',
    'famous painters',
    'kandinsky',
    'artist study',
    'leonardo da vinci',
    'mona lisa',
    'yayoi kusama',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'wants-to-be', 'works-as'],
  topic: 'painting like nobody else',
  thing: 'the painting',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'not-like-a-photograph',
      titles: ['{L} Paints the Night', 'A Sky That Turns', 'Not a Bit Like a Photograph'],
      goal: 'paint the night as it felt',
      trouble: 'the painting of the night was dull',
      solved: 'the painting looked as the night had felt',
      opener: [
        'In the gallery hung a painting by Vincent van Gogh: a night in which the stars turned like wheels. {L+} stood in front of it for so long that the attendant brought a chair.',
        'The class had been to see a painting by Vincent van Gogh: a night in which the stars turn like wheels. Now everyone was to paint a night of their own. {L+} had a brush and all the blues.',
      ],
      friend:
        '{F+} had painted next to {L} before and knew how it began: “First black, then yellow dots,” said {F}. “A night’s done quickly.”',
      problem:
        '{L} painted it black and put yellow dots on it. But it did not look like yesterday evening on the hill, when the sky was so big that {L} had held on to the grass. It looked like a black sheet with dots.',
      tries: [
        '{L} took a ruler and measured the distances. Now it was even more correct.',
        '{L} copied the wheels from the museum. They were beautiful. But they were Vincent’s, not {L’s}.',
        '{F} suggested glitter. It got into the soup.',
      ],
      tip: '“Monet painted mist,” said {G+}, who looked after the gallery. “Picasso painted everything blue for years, and Frida Kahlo painted lying in bed. They all did the same thing. They didn’t paint what there is. They painted how it felt.”',
      low: '{L} put down the brush, shut both eyes, and went back up the hill in thought. What had it been like?',
      turn: 'It had hummed. That was it! {L} took a fresh sheet and the thickest brush. The wind was green, and went across the sky in long waves. The stars turned like tops. At the bottom {L} painted somebody small, holding on to the grass.',
      done: 'When it was finished, {F} stood in front of it and said nothing for a while. “That’s on the hill,” said {F} then, “and it’s windy.” In the exhibition it hung next to nineteen black sheets with dots, and everybody stopped in front of it.',
      again: 'The paint took two weeks to dry. It still hums, {L} says, if you put your ear to it.',
      object: 'paintbrush',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'In {L’s} painting the stars turned like tops, and somebody small held on to the grass. In the exhibition everybody stopped in front of it. When it grew dark, Mrs Frame took them all up the real hill, with baskets, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'In {L’s} painting the stars turned like tops, and somebody small held on to the grass. It hung next to nineteen black sheets with dots. The attendant brought a chair and sat down on it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'In {L’s} painting the stars turned like tops, and somebody small held on to the grass. {F} said nothing for a while. “That’s on the hill,” said {F} then, “and it’s windy,” and held on tight to {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In {L’s} painting the stars turned like tops, and somebody small held on to the grass. Outside the real ones had come out over the roofs, humming a bit, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The wind was green and went across the sky in long waves, and the stars turned like tops. “That’s on the hill,” said {F} after a while, “and it’s windy.” Mrs Frame brought a hammer and a nail, and {told}.',
        },
      ],
      helper: { name: 'Mrs Frame', creature: 'woman' },
      art: {
        'for so long that the attendant': 'museum: L look surprised; picture(star), chair',
        'a brush and all the blues': 'school: L hold paintbrush happy; picture(star)',
        'knew how it began': 'school: F paint painting-board(star) happy; L look',
        'black sheet with dots': 'school: L paint painting-board(star) sad',
        'took a ruler': 'school: L hold ruler worried; painting-board(star)',
        'the wheels from the museum': 'school: L paint painting-board(wheel) worried',
        'suggested glitter': 'kitchen: F hold bottle laughing; L startle; bowl',
        'looked after the gallery': 'museum: G point; L look G curious; picture',
        'put down the brush': 'school: L think star calm',
        'the thickest brush': 'school: L paint painting-board(star) happy; paint-pot',
        'it hung next to': 'museum: L show picture(star) proud; F look surprised; people',
        'It still hums': 'museum: L listen happy; picture(star)',
      },
    },
  ],
};
