import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Louis Braille. */
export const louisBraille: StorySourceInput = {
  id: 'louis-braille',
  words: [
    'louis braille',
    'braille',
    'read/reading with fingers',
    'dots that can be read',
    'helen keller',
    'raised dots',
    'alphabet for the blind',
    'book/books for the blind',
    'world braille day',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'cannot', 'wants', 'make'],
  topic: 'Louis Braille and the six dots',
  thing: 'the six dots',
  home: 'village',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'six-dots',
      titles: ['Six Small Dots', '{L} and Louis Braille', 'Letters for the Fingers'],
      goal: 'help Louis find letters that fingers could read',
      trouble: 'there were no books that fingers could read quickly',
      solved: 'fingers could read every letter',
      opener:
        'Two hundred years ago, in Paris, there was a school for blind children. Louis Braille was twelve and could not see. {L+} was Louis’s best friend.',
      friend:
        '{F+} often read aloud to Louis. “I’d rather read by myself,” said Louis. “At night, under the blanket, just like everyone else.”',
      problem:
        'The school had three books with letters made of thick raised lines. Each book was as heavy as a suitcase. {L} closed both eyes and felt along one letter: was it an O or a Q? By the end of the sentence {L} had forgotten the beginning.',
      tries: [
        'They tried it with letters cut out of leather. A single page filled a drawer.',
        '{L} laid pebbles and buttons for letters. When somebody opened the window, a curtain wiped away the story.',
        'A captain had invented dots that soldiers could read in the dark. It was a good idea. But one sign had twelve dots, and no finger could take in so many at once.',
      ],
      tip: '“What fits under a fingertip?” asked {G+}, who made shoes and had an awl. “I feel my stitches without looking. Three in a row, that’s easy. Two rows side by side, that’s still all right. More than that, and I have to start counting.”',
      low: 'Louis held the awl in one hand and turned it. {L} laid a fingertip on the table and tried to think as small as a fingertip.',
      turn: '“Two rows,” said {L}, “with three in each. Six dots, and that’s all.” Louis pricked them into the paper. One dot was A. Two, one above the other, were B. {L} felt it and called, “B!” They went on until every letter had its dots.',
      done: 'Then {L} pricked a secret story into a sheet of paper and gave it to Louis. Louis’s fingers ran along it, as quick as mice, and Louis read the whole story aloud, with voices. Nobody had ever heard a blind child read like that.',
      again: 'All over the world people read with six dots now. And under the blanket too, without a lamp.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Six dots, and every letter had its own. {L} pricked a secret story into a sheet of paper, and Louis read it aloud, with voices. That afternoon all the awls of the shoemaker were lent out, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Six dots, and every letter had its own. {L} pricked a secret story into a sheet of paper, and Louis read it aloud, with voices. Then Louis pricked one line underneath and pushed it across to {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Six dots, and every letter had its own. {L} pricked a secret story into a sheet of paper, and Louis’s fingers ran along it, as quick as mice. In the middle, at the joke, they stopped, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Six dots, and every letter had its own. {L} pricked a secret story into a sheet of paper, and Louis read it aloud, with voices. Then it was read once more, under the blanket, without a lamp, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Two rows, three dots in each, and every letter had its own. Then {L} pricked a secret story into a sheet of paper. Louis’s fingers ran along it, as quick as mice, down to the last line, and {told}.',
        },
      ],
      helper: { name: 'Shoemaker Simon', creature: 'man' },
      art: {
        'a school for blind children': 'school: L stand happy; children, book',
        'often read aloud': 'school: F read happy; L listen; children',
        'as heavy as a suitcase': 'school: L cover-eyes worried; F carry big book',
        'cut out of leather': 'school: L cut worried; F look; drawers, letter',
        'pebbles and buttons': 'school: L hold button worried; F startle; curtain, pebble',
        'had invented dots': 'school: L touch worried; F look; captain, paper',
        'under a fingertip': 'workshop: G hold needle; L look G curious; shoe',
        'a fingertip on the table': 'school: L sit curious at table; children',
        'with three in each': 'school: L point happy; F look; domino, children',
        'a secret story': 'school: L give paper happy; F cheer; children',
        'without a lamp.': 'bedroom, night: L read happy under blanket',
      },
    },
  ],
};
