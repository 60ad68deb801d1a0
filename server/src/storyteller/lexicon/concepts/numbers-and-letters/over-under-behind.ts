import type { StorySourceInput } from '../../story-source.ts';

/** Stories about words that say where something is. */
export const overUnderBehind: StorySourceInput = {
  id: 'over-under-behind',
  words: [
    'over under',
    'over under behind',
    'over and under',
    'in on under',
    'in front of and behind',
    'position word',
    'position words',
    'positions',
    'prepositions',
    'where is it in on under',
    'above and below',
    'between and beside',
    'behind and in front',
    'next to',
    'positional language',
  ],
  situations: ['learn', 'question', 'cannot', 'lost', 'thing-pair'],
  topic: 'words that say where',
  thing: 'the torn note',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-hole-in-the-note',
      titles: ['The Hole in the Note', 'Behind, Beside or Between?', '{L} and the Little Words'],
      goal: 'find the parcel',
      trouble: 'the little words were missing from the note',
      solved: 'they had found the right little word',
      opener:
        'A letter came for {L+} from an aunt who loved riddles. “Your parcel is waiting in the garden,” it said. “Read how to find it.” There was a second sheet, but the snail from the letter box had eaten holes in it.',
      friend:
        '{F+} read it aloud. “It is, hm, the bench, hm, the two pots, and hm, the straw.” “It is hm the bench?” asked {L}. All the little words were missing.',
      problem:
        'They ran out and sat down on the bench. There was nothing on the bench but a leaf. “It’s here somewhere,” said {F}. But somewhere is a big place, if you don’t know where.',
      tries: [
        'They looked in front of the bench. There was grass. They looked in front of the pots as well, and there was more grass.',
        '{L} climbed up and looked above the bench. Up there was an apple tree and a cross blackbird.',
        '{F} looked inside the pots. There was earth in them, and now there was earth on {F}, too.',
      ],
      tip: '“Try all the little words, one after the other,” said {G+}. “In, on, under, behind, between, beside. They’re short, but without them nobody in the world finds anything.”',
      low: 'The wind turned over the letter. Three holes were in it, and each was as big as a little word.',
      turn: '{L} went round the bench and said them aloud. “On? No. In front of? No. Behind? No. Under!” {L} knelt and looked. Under the bench stood the two pots, and between them was a heap of straw.',
      done: '“Under the bench, between the two pots, and in the straw!” called {L}. And there it was, with a blue string round it. Inside lay a snail made of chocolate. It had an excuse written on it.',
      again:
        '{L} wrote the three words into the holes and hung the letter up beside the mirror, above the shelf, behind the door.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Under the bench, between the two pots, and in the straw! Inside the parcel lay a snail made of chocolate, with an excuse written on it. It was broken above, below and in the middle, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Under the bench, between the two pots, and in the straw! Inside the parcel lay a snail made of chocolate, with an excuse written on it. Behind them, on the letter box, sat the real one, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Under the bench, between the two pots, and in the straw! Inside the parcel lay a snail made of chocolate. Through the gate, up the steps and into the warm they carried it, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Under the bench, between the two pots, and in the straw! There it was, with a blue string round it. {L} pulled at the bow, {F} held the box, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Hyphen',
        creature: 'hedgehog',
      },
      art: {
        'an aunt who loved riddles': 'cottage: L read letter worried; snail, hole',
        'read it aloud. “It': 'cottage: F read letter worried; L look worried',
        'sat down on the bench': 'garden: L sit worried on bench; F sit worried on bench; leaf',
        'front of the bench. There': 'garden: L crawl worried; F crawl worried; grass, bench',
        'looked above the bench': 'garden: L look-up worried on bench; black bird, tree',
        'inside the pots. There': 'garden: F startle mud; L look laughing; plant-pot, mud',
        'all the little words, one': 'garden: G speak calm; L listen curious; bench',
        'The wind turned over': 'garden, wind: L hold letter sad; bench, hole',
        'bench and said them aloud':
          'garden: L crouch happy under bench; F look surprised; two plant-pot, hay',
        'bench, between the two pots': 'garden: L raise present proud; F cheer; bench, hay, plant-pot',
        'was, with a blue string': 'garden: L raise present proud; F cheer; bench, hay, plant-pot',
        'into the holes and hung': 'hallway: L hang letter happy; mirror, shelf',
      },
    },
  ],
};
