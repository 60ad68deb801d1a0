import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having the tonsils taken out. */
export const tonsilsOut: StorySourceInput = {
  id: 'tonsils-out',
  words: [
    'tonsil',
    'tonsils',
    'tonsils out',
    'have/having/get/getting tonsils out',
    'take/taking/taken out tonsils',
    'tonsils taken/come/coming out',
    'lose/losing/lost tonsils',
    'tonsil operation',
    'tonsillitis',
    'adenoid',
    'adenoids',
    'adenoids out',
    'throat operation',
  ],
  situations: [
    'afraid',
    'visit',
    'wants',
    'ailment',
    'newcomer',
    'learn',
    'question',
    'deed',
    'has',
    'own-wish',
    'reluctant',
    'refuses',
    'cannot',
    'lost',
    'trait',
    'sad',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'having tonsils out',
  thing: 'the bed with wheels',
  home: 'cottage',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'counting-to-seven',
      titles: ['{L} and the Tonsils', 'The Sore Throat Goes', 'The Bed with Wheels'],
      goal: 'get through the day of the tonsils',
      trouble: 'the tonsils had to come out, and {L} did not know what it would be like',
      solved: 'the tonsils were out, and {L} had not been alone for a minute',
      opener:
        'All winter long {L+}’s throat was sore. “It’s your tonsils,” said the doctor, and held up a mirror. There they were, right at the back, like two red plums. “They make you ill again and again. We’ll take them out, and you’ll be better off without them.”',
      friend:
        '“Have you got yours?” {L} asked {F+} that evening. {F} looked in the mirror with {F.their~the} mouth wide open. Neither of them had ever thought about tonsils before.',
      problem:
        'At night the questions came. How do they get in there? Would it hurt? Who would be there? {L} lay in bed and swallowed, and felt the two of them at every swallow. Thursday was the day after tomorrow.',
      tries: [
        '{L} decided to keep them after all, and drank a whole jug of honey tea to cure them. In the morning it hurt even to say “no”.',
        '{L} asked everybody about it. One said that it was nothing, and one said that it was awful. Neither of them still knew what it had been like.',
        '{L} packed the bag three times. It did get fuller. But the questions did not fit in.',
      ],
      tip: '“I’m there on Thursday,” said {G+}, when they came to see the ward. “First I’ll put cream on your hand. Then you fall asleep, so deeply that you feel nothing. Afterwards it’s sore for some days, and we have medicine for that. What else would you like to know?”',
      low: '“Will somebody stay with me?” asked {L}. It was the biggest of the questions, and so it came last. “Until you’re asleep,” said {G}, “and when you wake up.”',
      turn: 'On Thursday {L} rode through the corridor on the bed with wheels. {L’s} hand lay in another hand, a big warm one. “Ready?” asked {G}. “Ready,” said {L}. {L} held the mask, quite firmly, and counted. “Ten, nine, eight, seven…”',
      done: '“There you are,” somebody said softly. It was all over, and the big warm hand was still there. The throat was sore and {L’s} voice was very small. Then came ice cream, cold and smooth, and with every spoonful it hurt a little less.',
      again:
        'After two weeks the throat was well again. The next winter came, with snow and coughs all round. {L} sang right through it, loudly.',
      helper: { name: 'Nurse Dove', creature: 'woman' },
    },
  ],
};
