import type { StorySourceInput } from '../../story-source.ts';

/** Stories about words that describe. */
export const describingWords: StorySourceInput = {
  id: 'describing-words',
  words: [
    'adjective',
    'adjectives',
    'describing word',
    'describing words',
    'describe/describing',
    'adjectives make stories better',
    'better words',
    'noun',
    'nouns',
    'verb',
    'verbs',
    'doing words',
    'word classes',
  ],
  situations: ['learn', 'question', 'make', 'lost', 'cannot'],
  topic: 'describing words',
  thing: 'the lost-and-found notice',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'which-bag',
      titles: ['Which Bag?', '{L} Finds the Right Words', 'Small, Green and Patched'],
      goal: 'write a notice that helped',
      trouble: 'the notice fitted every bag in the village',
      solved: 'the words were exact',
      opener:
        '{L+} had left a bag in the market square, and in it was a present. “Lost: a bag,” {L} wrote, and pinned the note on the board beside the well.',
      friend:
        '“Good,” said {F+}. “There can’t be many bags.” They sat down on the edge of the well and waited for somebody to bring it.',
      problem:
        'First came a man with a sack of potatoes. Then a girl with a satchel, a woman with a handbag, a boy with a bag of crisps. “Is it this one?” they asked. By noon nine bags were standing round the well, and none was the right one.',
      tries: [
        '{L} wrote “Lost: a nice bag.” Everybody thought their own was nice. Now it was fourteen.',
        '{F} wrote “bag” in bigger letters. It did not get any clearer that way, only bigger.',
        'They put “very, very, very” in front of it. Very what? asked the people.',
      ],
      tip: '“Bag is only its name,” said {G+}. “Now say what it’s like. Shut your eyes and look at it: what colour, what size, what is it made of? Is there something on it that no other bag has?”',
      low: '{L} sat between all those bags and tried to remember only one.',
      turn: '{L} thought hard. “It’s small,” said {L}. “It’s green. And soft, because it’s velvet. And there’s a round patch on it, from when the mouse got in.” {L} took a new sheet and wrote all of it down.',
      done: '“Lost: a small, green, soft bag with a round patch.” A girl stopped and read it. “I’ve seen that one!” said the girl, ran off, and came back with it from under the bench by the baker’s.',
      again:
        'The bag people went home. {L} says “a bag” no longer, nor “a cake”. It’s a warm, crumbly, yellow cake now, and it tastes better that way.',
      object: 'bag',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Lost: a small, green, soft bag with a round patch.” A girl ran off and came back with it. The present was still inside. “For a warm, crumbly, round birthday,” said {L}, and they all came along, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Lost: a small, green, soft bag with a round patch.” A girl ran off and came back with it, from under the bench by the baker’s. {L} tried to find exactly the right word for such a girl, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Lost: a small, green, soft bag with a round patch.” A girl ran off and came back with it. {L} looked inside. The present was there, and the mouse as well, small, brown and very sleepy, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Lost: a small, green, soft bag with a round patch.” A girl ran off and came back with it. The notice came down from the board. It was a long, mild, yellow evening, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Lost: a small, green, soft bag with a round patch.” A girl stopped and read it. “I’ve seen that one!” The girl ran off, and came back from under the bench by the baker’s, and {told}.',
        },
      ],
      helper: {
        name: 'Reporter Finch',
        creature: 'magpie',
      },
      art: {
        'Lost: a bag': 'market: L write sad; notice, well',
        'the edge of the well': 'village: L sit calm on stone; F sit happy on stone; well',
        'a sack of potatoes': 'village: L look worried; gentleman, sack, many bag',
        'Lost: a nice bag': 'village: L write worried; many bag, people',
        'in bigger letters': 'village: F write happy; L look worried; big notice, bag',
        'Very what': 'village: L hold paper worried; F look worried; people',
        'Shut your eyes and look': 'village: G speak calm; L cover-eyes curious; bag',
        'between all those bags': 'village: L sit sad; many bag, well',
        'thought hard': 'village: L think green bag happy; F look curious',
        'Lost: a small, green, soft': 'village: L cheer small green bag; F clap; children, bench',
        'from under the bench': 'village: L cheer small green bag; F clap; children, bench',
        'warm, crumbly, yellow cake': 'cottage: L eat happy cake; yellow cake',
      },
    },
  ],
};
