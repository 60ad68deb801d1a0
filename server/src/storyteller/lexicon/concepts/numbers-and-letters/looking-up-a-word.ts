import type { StorySourceInput } from '../../story-source.ts';

/** Stories about new words and the dictionary. */
export const lookingUpAWord: StorySourceInput = {
  id: 'looking-up-a-word',
  words: [
    'dictionary',
    'dictionaries',
    'new word',
    'new words',
    'learn/learning new word/words',
    'look/looking up word',
    'vocabulary',
    'long word',
    'difficult word',
    'what does the word mean',
    'synonym',
    'synonyms',
    'word of the day',
    'compound word',
    'compound words',
    'made-up word',
  ],
  situations: ['learn', 'question', 'make', 'lacks', 'has'],
  topic: 'a new word',
  thing: 'the big dictionary',
  home: 'library',
  main: 'library',
  indoors: true,
  plots: [
    {
      id: 'an-heirloom',
      titles: ['What Is an Heirloom?', '{L} Looks Up a Word', 'The Word in the Letter'],
      goal: 'find out what the word meant',
      trouble: 'nobody knew the word',
      solved: 'they knew what the word meant',
      opener:
        'A letter came for {L+}. “I’m bringing you an heirloom on Sunday,” wrote a great-aunt. {L} read it three times. “What’s an heirloom?” It was a word that {L} had never met before.',
      friend:
        '“It’s got the word loom in it,” said {F+}. “My uncle weaves on one. It must be huge!” They measured the door. A loom would never go through it.',
      problem:
        'Nobody at home knew it for certain. “Something with hair?” “Something with air?” And Sunday was the day after tomorrow. Should they clear a room, open the window, or fetch a comb?',
      tries: [
        'They cleared the hall, in case it was big. {F} tripped over the umbrella stand, which was now in the kitchen.',
        '{L} said the word aloud, forwards and backwards. “Heirloom. Moolrieh.” It became no clearer.',
        '{F} made up a meaning: a bird with a long beak. It was a good bird. But it was only guessed.',
      ],
      tip: '“Words have a house,” said {G+} in the library, and put a fat book on the table. “They live in it by the alphabet. Go to the first letter, then look for the second, then for the third.”',
      low: 'The book had a thousand pages and print like ants. {L} opened it in the middle, at “porridge”.',
      turn: '“H comes first,” said {L} and turned back, “then e, then i.” The words went by: hedge, heel, heir. “Here! Heirloom: something precious that is kept in a family and handed on from the old to the young.”',
      done: 'On Sunday the great-aunt came with a tiny box. In it lay a silver whistle. “It was my grandmother’s,” the visitor began. “It’s an heirloom,” said {L}, “and I’ll take good care of it.” The great-aunt was speechless.',
      again:
        '{L} looked up “speechless” as well. Now there is a list on the wall, and every Friday a new word moves in.',
      object: 'whistle',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'An heirloom is something that is handed on from the old to the young. On Sunday the great-aunt came with a silver whistle in a tiny box. {L} blew it once, from the front door, for all who had been looking, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'An heirloom is something that is handed on from the old to the young. On Sunday the great-aunt came in at the wide open door, with no loom and no comb, only a tiny box, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'An heirloom is something that is handed on from the old to the young. On Sunday the great-aunt came with a silver whistle. “It’s an heirloom, and I’ll take good care of it,” said {L}. The great-aunt was speechless, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'An heirloom is something that is handed on from the old to the young. On Sunday the great-aunt brought a silver whistle in a tiny box. It was put beside the lamp, where the fat book lay, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Heirloom,” it said in the fat book: something precious that is handed on from the old to the young. On Sunday the great-aunt came with a tiny box. No room needed to be cleared for it, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Folio',
        creature: 'owl',
      },
      art: {
        'bringing you an heirloom': 'cottage: L read letter worried',
        'It must be huge': 'hallway: F reach-up surprised; L look worried; door',
        'Something with hair': 'living-room: L think comb worried; people',
        'cleared the hall': 'hallway: F fall; L look surprised; umbrella',
        'forwards and backwards': 'living-room: L speak worried; letter',
        'bird with a long beak': 'living-room: F think stork happy; L look laughing',
        'Words have a house': 'library: G show big book calm; L look curious',
        'at “porridge”': 'library: L read big book worried; ant',
        'H comes first': 'library: L read big book happy; F look surprised',
        'On Sunday the great-aunt': 'living-room: L hold whistle proud; grandmother, small box',
        'a silver whistle': 'living-room: L hold whistle proud; grandmother, small box',
        'looked up “speechless': 'library: L read big book happy; notice',
      },
    },
  ],
};
