import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mixing colours. */
export const colours: StorySourceInput = {
  id: 'colours',
  words: [
    'mix/mixing colour/color/paint',
    'primary colour/color',
    'learn colour/color',
    'colours of the rainbow',
    'favourite/favorite colour/color',
    'colours and painting',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'make'],
  topic: 'mixing colours',
  thing: 'the paint',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'no-green-left',
      titles: ['{L} Mixes the Colours', 'No Green Left', 'Red, Yellow and Blue'],
      goal: 'paint the meadow green',
      trouble: 'there was no green paint',
      solved: 'the meadow in the picture was green',
      object: 'paintbrush',
      opener:
        'On the wall of the school hung a long sheet of paper. Everyone was to paint a bit of the village on it. {L+} had the meadow, with cows.',
      problem:
        'But the green pot was empty. There was a red one, a yellow one and a blue one, and that was all. A red meadow? A blue cow? {L} looked into the empty pot and scraped at the bottom.',
      tries: [
        '{L} stirred all the colours together, to see if green came out. It was brown. It was the colour of a puddle.',
        'They rubbed grass onto the paper. It was green for a moment, and then it was grey, and smelled of cow.',
        '{L} painted the meadow red, and wrote “green” on it. Everybody asked what was burning.',
      ],
      tip: '“You’ve got only three, and you’ve got all of them,” said {G+}. “Don’t ask all three at once, or they talk at the same time. Ask two. And begin with the light one.”',
      turn: '{L} took a clean plate and put down some yellow. Then {L} added a tiny drop of blue, and stirred. It was green! With more yellow it was as light as a young leaf, and with more blue it was as dark as a fir tree.',
      done: '{L} painted the meadow with seven different greens. Then {F} put red and yellow together, and there was orange, for the sunset. Red and blue made purple, for the hills. Out of three pots they painted the whole village.',
      again: 'The brown wasn’t wasted either. It was just right for the cows.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Out of three pots they painted the whole village, with seven greens in the meadow. There was one white spot left, the size of a plate. “That’s the square, where they all meet,” said {L}, and painted tables on it. Then {told}.',
        },
        {
          asked: ['rainbow/picture/painting/paint/colour/color/green/wall/mix/proud/teacher/hang/exhibition'],
          kinds: ['learns', 'sees', 'gets', 'wins', 'makes'],
          done: '{L} painted the meadow with seven greens. {F} mixed red and yellow, and there was orange for the sunset. Red and blue made purple, for the hills. Out of three pots they painted the whole village. {L} washed the last brush, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'still-friends', 'feels', 'says'],
          done: '{L} painted the meadow with seven greens. {F} put red and yellow together, and there was orange. Their two brushes met in the middle, at the edge of the village. There was green on {F} by then, and a lot of orange on {L}, and {told}.',
        },
      ],
      helper: { name: 'Miss Palette', creature: 'chameleon' },
      art: {
        'a long sheet of paper': 'school: L paint happy; children',
        'had the meadow': 'school: L paint painting-board(cow) happy; paint-pot',
        'the green pot was empty':
          'school: L look worried at paint-pot; red paint-pot, yellow paint-pot, blue paint-pot',
        'all the colours together': 'school: L stir worried brown paint-pot; puddle',
        'rubbed grass onto': 'meadow: L hold paper worried; F hold grass worried; cow',
        'painted the meadow red': 'school: L paint worried; red grass, children',
        'begin with the light one': 'school: G point happy; L look curious; yellow paint-pot, blue paint-pot',
        'put down some yellow': 'school: L handle plate curious; yellow paint-pot, blue paint-pot',
        'light as a young leaf': 'school: L cheer paintbrush; green paint-pot, leaf',
        'painted the meadow with seven':
          'school: L paint painting-board(leaf) proud; F hold orange paint-pot happy; green paint-pot',
        'seven different greens':
          'school: L paint painting-board(leaf) proud; F hold orange paint-pot happy; green paint-pot',
        'brown wasn’t wasted': 'school: L paint painting-board(cow) happy; brown paint-pot',
      },
    },
  ],
};
