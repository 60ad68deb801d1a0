import type { StorySourceInput } from '../../story-source.ts';

/** Stories about trampolines. */
export const trampoline: StorySourceInput = {
  id: 'trampoline',
  words: [
    'trampoline',
    'trampolines',
    'trampolining',
    'trampoline park',
    'bounce/bouncing/jump/jumping trampoline',
    'bouncing on the trampoline',
  ],
  situations: ['learn', 'wants', 'own-wish', 'has', 'quarrel', 'afraid', 'visit', 'cannot', 'deed', 'sound'],
  topic: 'the trampoline',
  thing: 'the trampoline',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'one-at-a-time',
      titles: ['Boing!', '{L} and the Trampoline', 'One at a Time'],
      goal: 'jump high on the trampoline',
      trouble: 'everybody jumped at once, and nobody could keep on their feet',
      solved: 'everybody had a turn, and {L} had never jumped so high',
      opener:
        'Since this morning there had been a trampoline in the garden, round and black, with a net all round it. {L+} took off both shoes and lined them up. Then {L} climbed in. Boing!',
      friend:
        '“I’m coming!” called {F+}. And the children from next door were coming as well, and their little brother, and a cousin. There is a lot of room on a trampoline, until everybody is on it.',
      problem:
        'They all jumped together. When {L} went up, the others came down, and the mat hit {L’s} feet in the wrong place. {L} flew sideways into the net. Two heads went bump. “Ow!” said both of the heads.',
      tries: [
        '“Then we’ll all jump at the same moment,” said {L}. “One, two, three!” But the big ones come down later than the little ones. The smallest was thrown up like a pancake and cried.',
        '{L} drew lines on the mat with chalk, so that everybody had a piece. By the third jump nobody was on the right piece any more.',
        'They held hands in a circle. When one fell over, they all fell over.',
      ],
      tip: '“When I was in the circus,” said {G+}, “there was one rule on the trampoline: one at a time. The mat can only listen to one. The others stand round it and count. And whoever jumps looks at the edge, not at their feet.”',
      low: 'They all climbed out and sat on the grass. The trampoline lay there, quite still, as if it were getting its breath back. “Who’s first?” asked {L}. “The smallest,” they said, and that was fair.',
      turn: 'When it was {L’s} turn, {L} stood in the very middle, feet apart, and looked at the edge of the mat. “Ten jumps!” called the others. {L} bent {L.their} knees and began, small at first, and then higher, always in the middle. “One! Two! Three!”',
      done: 'At “seven” {L} could see over the hedge. At “nine” there was all the washing in the street. “Ten!” they shouted, and {L} landed with both feet, exactly in the middle, and stood. Then it was the next one’s turn, and {L} counted the loudest of all.',
      again:
        'There’s a bell at the trampoline now. Whoever has done ten jumps rings it and climbs out. “I saw as far as the sea,” says {L}. It was a blue bed sheet, but it was a lovely one.',
      outcomes: [
        {
          asked: ['jump/bounce/high/higher/turn/sky/cloud/moon/somersault/flip/safe/learn/fly/space'],
          kinds: ['learns', 'wins', 'no-longer', 'sees', 'gets', 'goes', 'makes'],
          done: 'At “seven” {L} could see over the hedge. At “nine” there was all the washing in the street. “Ten!” they shouted, and {L} landed with both feet, exactly in the middle. Then the next one climbed in, one at a time, and {told}.',
        },
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'At “nine” {L} saw all the washing in the street. “Ten!” they shouted, and {L} landed exactly in the middle. Whoever had jumped sat down at the edge, among the shoes, and that row grew long. Nobody’s head had gone bump, and everyone was out of breath. So {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
            'sleep',
            'home',
            'way-home',
          ],
          done: 'At “seven” {L} could see over the hedge. “Ten!” they shouted, and {L} landed with both feet, exactly in the middle. Then it was the little brother’s turn, who could only do three. {L} counted them so loudly that they sounded like ten, and {told}.',
        },
      ],
      helper: { name: 'Miss Somersault', creature: 'woman' },
      art: {
        'with a net all round': 'garden: L jump happy on trampoline; two shoe',
        'I’m coming!': 'garden: L jump happy on trampoline; F run happy; children',
        'all jumped together': 'garden: L fall; F startle; trampoline, children',
        'at the same moment': 'garden: L jump worried; F jump worried; children, trampoline',
        'drew lines on the mat': 'garden: L kneel crayon worried; trampoline',
        'held hands in a circle': 'garden: L fall; F fall; children, trampoline',
        'in the circus': 'garden: G speak calm; L listen curious; trampoline',
        'sat on the grass': 'garden: L sit calm; F sit calm; children, trampoline',
        'in the very middle, feet': 'garden: L stand brave on trampoline; F clap; children',
        'exactly in the middle': 'garden: L jump proud on trampoline; F cheer; washing-line, children',
        'landed with both feet': 'garden: L jump proud on trampoline; F cheer; washing-line, children',
        'bell at the trampoline': 'garden: L ring happy; blue cloth, trampoline',
      },
    },
  ],
};
