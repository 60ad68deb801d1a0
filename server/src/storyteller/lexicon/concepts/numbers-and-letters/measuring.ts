import type { StorySourceInput } from '../../story-source.ts';

/** Stories about measuring how long something is. */
export const measuring: StorySourceInput = {
  id: 'measuring',
  words: [
    'measure',
    'measuring',
    'measurement',
    'measuring with ruler',
    'measuring length',
    'measuring tape',
    'tape measure',
    'ruler',
    'rulers',
    'hand span',
    'how tall',
    'how long is the',
    'how long and how tall',
    'long and short',
    'longer and shorter',
    'longer or shorter',
    'longer shorter',
    'taller and shorter',
    'tallest in the class',
    'height and length',
    'length and height',
    'centimetre',
    'centimetres',
    'centimeters',
    'inches',
    'metres and centimetres',
    'measuring with hands/feet/steps/spoons',
    'measure things',
    'non-standard measure',
  ],
  situations: ['learn', 'question', 'make', 'cannot', 'has', 'deed', 'thing-pair'],
  topic: 'measuring',
  thing: 'the measuring tape',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'seven-spoons-long',
      titles: ['Seven Spoons Long', '{L} Measures a Plank', 'How Long Is Long Enough?'],
      goal: 'get a plank that was exactly long enough',
      trouble: 'the plank never had the right length',
      solved: 'the plank had the right length',
      opener:
        'The seat of the swing in {L+}’s garden was broken. It needed a new plank, just as long as the old one. {L} laid a spoon along the old seat, end to end, and counted. “Seven spoons long!”',
      friend:
        '“Then we’ll order one of seven spoons,” said {F+}. They went to the wood shop at the corner and said it loudly and clearly, so that nothing could go wrong.',
      problem:
        'In the wood shop they took a spoon too, and counted to seven. But the plank that came out was far too long. It stuck out on both sides of the swing. “Seven is seven,” said {L}. “So why isn’t it right?”',
      tries: [
        '“Let’s count in steps,” said {F}, and took three steps along the seat. {L} took two and a bit. Now they had two answers and no plank.',
        '{L} tied a string along the old seat, but on the way to the shop the string got wet and stretched. The second plank was wrong as well.',
        'They held their arms apart, just as wide as the seat. By the time they reached the shop, their arms had moved.',
      ],
      tip: '“Your spoon is a teaspoon,” said {G+}, “and mine is for soup. Seven of one are not seven of the other. You need something that is the same for everybody, here and in every other shop.”',
      low: 'Beside the shed lay two wrong planks. {L} put the two spoons side by side. One was nearly twice as long as the other.',
      turn: 'On the wall hung a measuring tape. “A centimetre on this one is a centimetre everywhere!” said {L}. {L} held the nought exactly at one end of the old seat, pulled the tape tight and read the number at the other end. “Fifty-four.”',
      done: '{L} wrote it down: 54 centimetres. This time the wood shop needed no spoon at all. The plank slid between the ropes and fitted to the very edge. {L} sat down first, and {F} gave a push.',
      again:
        'The door is two metres high, the cat is forty-six centimetres long, without the tail. {L} has measured everything, and written it on the wall of the shed.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} wrote down fifty-four centimetres, and the plank fitted between the ropes to the very edge. The other one, seven soup spoons long, made a table on two crates, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} wrote down fifty-four centimetres, and the plank fitted between the ropes to the very edge. {L} sat down first, and {F} gave a push, about two metres high, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} wrote down fifty-four centimetres, and the plank fitted to the very edge. They swung, and each swing was a little shorter than the last, until there was nothing left to measure, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On the tape a centimetre is a centimetre everywhere. “Fifty-four,” read {L}. This time the wood shop needed no spoon at all. The plank slid between the ropes and fitted to the very edge, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Plumb',
        creature: 'beaver',
      },
      art: {
        'Seven spoons long': 'garden: L hold spoon happy; swing, plank',
        'one of seven spoons': 'village: L speak happy; F point happy; house, spoon',
        'stuck out on both sides': 'garden: L look surprised; F look worried; big plank, swing',
        'count in steps': 'garden: F walk worried; L walk worried; swing, plank',
        'the string got wet': 'village, rain: L hold string worried; puddle',
        'held their arms apart': 'village: L+F stretch-out worried',
        'mine is for soup': 'shop: G show big spoon calm; L hold small spoon curious',
        'lay two wrong planks': 'garden: L hold two spoon sad; shed, two plank',
        'a measuring tape': 'workshop: L hold ruler happy; F look curious; plank',
        'to the very edge': 'garden: L ride happy on swing; F push happy',
        'has measured everything': 'garden: L hold ruler happy; cat, shed',
      },
    },
  ],
};
