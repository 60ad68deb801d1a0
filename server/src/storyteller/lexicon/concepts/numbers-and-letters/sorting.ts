import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sorting things into groups. */
export const sorting: StorySourceInput = {
  id: 'sorting',
  words: [
    'sort',
    'sorting',
    'sorting things',
    'sorting by colour',
    'sort/sorting by colour/color/size/shape',
    'sort/sorting button/buttons',
    'sort/sorting into group/groups',
    'same and different',
    'same or different',
    'sets and groups',
    'venn diagram',
    'classifying',
    'classify',
    'which belongs together',
    'what belongs together',
    'odd one out maths',
  ],
  situations: ['learn', 'make', 'question', 'cannot', 'quarrel', 'thing-pair'],
  topic: 'sorting',
  thing: 'the button box',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-button-box',
      titles: ['The Button Box', '{L} Sorts It Out', 'Where Does the Red One Go?'],
      goal: 'sort the whole button box',
      trouble: 'everybody sorted the buttons differently',
      solved: 'every button had its place',
      opener:
        'In the cupboard stood a big tin full of buttons: red ones, blue ones, tiny ones, one like a plum. {L+} wanted to sort them, so that you’d find the right one at once. Three bowls stood ready.',
      friend:
        '“I’ll help!” said {F+}, and they began, each from one side. Plink, plink, went the buttons into the bowls. They were done in no time.',
      problem:
        'Then they looked. In one bowl lay red buttons and big ones. In another lay blue ones, and buttons with four holes. {L} had sorted by colour, and {F} by size. It was a worse muddle than before.',
      tries: [
        '{L} sorted again by colour. At the same time {F} moved the small ones out again. The buttons wandered in circles.',
        'They made one bowl for everything that fitted nowhere. Soon nearly everything lay in that one.',
        '“Red!” said {L}. “Big!” said {F}. They both had hold of the same button, and it was both red and big.',
      ],
      tip: '“You’re both right,” said {G+}. “There are many ways to sort. Only, you must choose one question, and ask every button the same one. A second question can wait its turn.”',
      low: 'The red button lay between them on the table. It really was both.',
      turn: '{L} wrote on a card: “What colour are you?” They asked every button just that, and no other question. When they had finished, {L} turned the card over and wrote the second question: “And how many holes do you have?”',
      done: 'First came red, blue and white. Then each bowl was divided: two holes on the left, four holes on the right. Even the red plum had a place. “White with four holes?” asked {F}. {L} found it in a second.',
      again:
        'After that they sorted the spoons. {L} asked every spoon, “Big or small?” Only the ladle did not answer. It got a hook of its own.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One question at a time: what colour are you? And how many holes do you have? Even the red plum had a place. The tin was empty. “A biscuit tin once,” said {G}, “and it could be one again.” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One question at a time: what colour are you? And how many holes do you have? Even the red plum had a place. {G} needed just such a one, for a coat like a plum, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One question at a time: what colour are you? And how many holes do you have? Even the red plum had a place. “And what are you?” {L} asked {F}, and looked very strict, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One question at a time: what colour are you? And how many holes do you have? Even the red plum had a place. Plink, said the last one in its bowl. The lids were put on, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One question at a time: what colour are you? And how many holes do you have? Even the red plum had a place. “White with four holes?” asked {F}, and {L} found it in a second, and {told}.',
        },
      ],
      helper: {
        name: 'Tailor Bodkin',
        creature: 'mouse',
      },
      art: {
        'tin full of buttons': 'living-room: L hold tin happy; many button, bowl',
        'each from one side': 'living-room: L throw button happy; F throw button happy; many bowl',
        'a worse muddle': 'living-room: L look worried; F look worried; many button, bowl',
        'buttons wandered in circles':
          'living-room: L handle red button worried; F handle small button worried; bowl',
        'fitted nowhere': 'living-room: L look sad; F look sad; big bowl, many button',
        'hold of the same button': 'living-room: L pull red button angry; F pull red button angry',
        'must choose one question': 'living-room: G speak calm; L listen curious; button',
        'lay between them': 'living-room: L look sad; F look sad; big red button',
        'wrote on a card': 'living-room: L write happy; F look curious; button, card',
        'Even the red plum had': 'living-room: L raise white button proud; F cheer; many bowl, button',
        'they sorted the spoons': 'kitchen: L hold spoon happy; F hold big spoon happy; many spoon',
      },
    },
  ],
};
