import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the pairs of numbers that make ten. */
export const numberBonds: StorySourceInput = {
  id: 'number-bonds',
  words: [
    'number bond',
    'number bonds',
    'number bonds to ten/10/20/twenty',
    'bond to ten/10',
    'way/ways to make ten/10',
    'number pairs',
    'friends of ten',
    'pairs that make ten',
    'making ten',
    'making 10',
  ],
  situations: ['learn', 'make', 'cannot'],
  topic: 'number bonds to ten',
  thing: 'the ten beads',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'ten-beads',
      titles: ['Ten Beads', '{L} and the Number Bonds', 'Friends of Ten'],
      goal: 'find all the ways to make ten',
      trouble: 'one pair of numbers was still missing',
      solved: 'all the pairs that make ten were on the wall',
      opener:
        'On the wall in the classroom hung a big empty house. “It’s the house of ten,” said the teacher. “On every floor live two numbers. Together they make ten. Who can fill it?” {L+} wanted to.',
      friend:
        '{F+} had an idea. “Five and five!” They held up two hands, and there they were, five fingers here and five there. Five and five moved in on the middle floor.',
      problem:
        'Then it got harder. {L} said, “Six and three.” They counted: nine. That floor would have had somebody missing. {F} said, “Eight and four.” That made twelve, and two of them stuck out of the window. There was an empty floor after every try.',
      tries: [
        '{L} guessed, as fast as possible. “Seven and one! Four and four! Nine and nine!” Nobody could move in.',
        'They counted on their fingers. But when all your fingers are up, there is nothing left to point with.',
        '{F} wrote down all the numbers and shook them in a hat. Out came two and six. It was bad luck for both of them.',
      ],
      tip: '{G+} had a string with ten beads on it. “You’re making a new ten each time,” said {G}. “Take one that’s a ten already, and keep it. Then don’t take anything away. Only push.”',
      low: 'The lower floors were still dark. It was nearly time to go home.',
      turn: '{L} held up the string, with all ten beads on the left. “Ten and zero!” said {L}, and pushed one across. “Nine and one.” And another. “Eight and two. Seven and three. Six and four.” It was always ten! {F} wrote them down.',
      done: '{L} pushed and pushed, and after five and five they came again, the other way round: four and six, three and seven, two and eight, one and nine. Not one was missing. The house was full, up to the attic, where zero lived, with ten.',
      again:
        '{L} sees them everywhere now. Three buns eaten, seven left on the plate. “That’s ten,” says {L}.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} pushed bead after bead along the string, and the house of ten was full, up to the attic. When people move in, you bring bread and salt. There were ten rolls in the basket, five and five, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} pushed bead after bead along the string, and the house of ten was full, up to the attic. {G} took the string, with all ten beads on the left, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} pushed bead after bead along the string, and the house of ten was full, up to the attic. {L} held up three fingers, {F} held up seven, and they fitted, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} pushed bead after bead along the string, and the house of ten was full, up to the attic. On every floor there were two who said good night to each other, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} pushed bead after bead along the string: six and four, seven and three, nine and one. Not one was missing. The house of ten was full, up to the attic, where zero lived, and {told}.',
        },
      ],
      helper: { name: 'Miss Abacus', creature: 'owl' },
      art: {
        'wall in the classroom hung': 'school: L point curious; big house, teacher',
        'held up two hands': 'school: F raise happy; L raise happy; house',
        'Six and three': 'school: L look worried; F look worried; house, children',
        'guessed, as fast': 'school: L shout worried; dice, house',
        'on their fingers. But': 'school: L+F raise worried',
        'shook them in a hat': 'school: F hold hat happy; L look worried; paper',
        'You’re making a new ten': 'school: G show necklace calm; L look curious',
        'lower floors were still dark': 'school: L look sad; house, clock',
        'with all ten beads on': 'school: L hold necklace happy; F write happy; house',
        'full, up to the attic': 'school: L cheer necklace; F cheer; big house, children',
        'The house was full': 'school: L cheer necklace; F cheer; big house, children',
        'sees them everywhere now': 'kitchen: L point happy; many bun, plate',
      },
    },
  ],
};
