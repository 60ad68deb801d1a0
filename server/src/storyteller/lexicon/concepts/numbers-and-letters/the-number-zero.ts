import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the number zero. */
export const theNumberZero: StorySourceInput = {
  id: 'the-number-zero',
  words: ['zero', 'number zero', 'nought', 'the zero', 'nothing at all', 'number nothing'],
  situations: [
    'learn',
    'question',
    'wants-to-be',
    'sad',
    'trait',
    'lost',
    'being-and-thing',
    'own-wish-to-be',
  ],
  topic: 'the number zero',
  thing: 'the nought on the door',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-house-of-number-ten',
      titles: ['The Nought That Fell Down', '{L} and the Number Zero', 'Nothing Much?'],
      goal: 'find out what the nought was good for',
      trouble: 'the nought was thought to be nothing',
      solved: 'the nought was back in its place',
      opener:
        'In the grass beside the road {L+} found a number made of brass: a nought, round and shiny. “Nought apples are no apples,” said {L}. “So is this a number for nothing?”',
      friend:
        '“You can look through it,” said {F+}, and held it up like a window. “But it’s worth nothing. That’s what zero means.” They took it with them all the same.',
      problem:
        'That morning everything was odd in the street. The post for the big house landed at the little one. The baker brought it ten loaves, and the doctor rang there at breakfast time. At the little house, number 1, nobody knew why.',
      tries: [
        'They asked at number 1. “We’ve ordered nothing,” they said there. “We’re not ill. And what would we do with ten loaves?”',
        '{F} hung the nought on a branch to see if somebody missed it. A wren sat in it and swung.',
        '{L} wrote sums with it: five and nought is five. Seven and nought is seven. It changed nothing at all.',
      ],
      tip: '“On its own a nought means nothing,” said {G+}, whose bag was full of letters. “But look where it stands. It holds a place. There should be eleven houses in this street, and today one of them is missing.”',
      low: '{L} turned the brass nought round and round. It was the same from both sides.',
      turn: '{L} walked along and read the numbers: eight, nine, one, eleven. “One? After nine?” There were two screw holes beside that 1, and a pale round mark. “It’s not number one,” called {L}. “It’s number ten. The nought has fallen off!”',
      done: 'They screwed the nought on, beside the 1. Now it said 10. The baker turned round with the loaves, the doctor found the right bed, and there was peace at number 1. And it was all because of nothing.',
      again: 'When somebody says that a zero is worth nothing, {L} answers, “Put it behind a one, and see.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They screwed the nought on, beside the 1, and it said 10. The baker turned round with the loaves, ten of them. They were for the party at the big house, and nobody in the street had known which door. So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They screwed the nought on, beside the 1, and it said 10. The baker turned round with the loaves. Out of number 10 and out of number 1 they came, to see who had put it right, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They screwed the nought on, beside the 1, and it said 10. The baker turned round, the doctor found the right bed, and there was peace at number 1. “And it was all because of nothing,” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They screwed the nought on, beside the 1, and it said 10. The baker turned round, the doctor found the right bed, and there was peace at number 1. The lamps went on, from one to eleven, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They screwed the nought on, beside the 1, and it said 10. The baker turned round with the loaves, and the doctor found the right bed. There was a queue at the right door for once, and {told}.',
        },
      ],
      helper: {
        name: 'Postmistress Letts',
        creature: 'stork',
      },
      art: {
        'a number made of brass': 'village: L hold gold hoop curious; grass',
        'look through it,” said': 'village: F raise gold hoop happy; L look happy',
        'post for the big house': 'village: L look surprised; postman, baker, many bread, house',
        'asked at number 1': 'village: L speak curious; F look worried; people, bread, door',
        'hung the nought on': 'village: F hang gold hoop happy; L look curious; bird, tree',
        'wrote sums with it': 'village: L write worried; gold hoop',
        'holds a place': 'village: G hold letter calm; L hold gold hoop curious',
        'round and round. It was': 'village: L raise gold hoop curious; house',
        'walked along and read': 'village: L point surprised; F look surprised; many house',
        'screwed the nought': 'village: L raise gold hoop proud; F cheer; house, baker, doctor',
        'Put it behind a one': 'village: L point happy; people, house',
      },
    },
  ],
};
