import type { StorySourceInput } from '../../story-source.ts';

/** Stories about left and right. */
export const leftOrRight: StorySourceInput = {
  id: 'left-or-right',
  words: [
    'left and right',
    'right and left',
    'left or right',
    'left from right',
    'tell/telling left from right',
    'which way is left',
    'mix/mixing up left and right',
    'turn left',
    'turn right',
    'quarter turn',
    'turns and angles',
    'angles',
  ],
  situations: ['learn', 'question', 'cannot', 'mistaken', 'afraid', 'thing-pair'],
  topic: 'left and right',
  thing: 'the red ribbon',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-red-ribbon',
      titles: ['The Red Ribbon', 'Left, Right, Left', '{L} Goes the Right Way'],
      goal: 'know which way was left',
      trouble: '{L} mixed up left and right',
      solved: '{L} knew left from right',
      opener:
        '{L+} had been invited to the new house of a friend. On the card was the way: “At the well turn left. At the blue door turn right. Then left again, and there we are.”',
      friend:
        '“Come on,” said {F+}. “It’s only three corners.” They walked off, card in front. At the well they stopped. “So which way is left?” asked {L}.',
      problem:
        '{F} pointed one way, and {L} pointed the other. They went {F’s} way. There was no blue door, only a barking dog behind a fence. “That was right, and not left,” said {L}. Or was it?',
      tries: [
        '“Left is where the sun is,” said {L}. They went back to the well. But from here the sun was in front, and after the corner it was behind them.',
        '{F} stood opposite and lifted an arm. “This is my left.” But from where {L} stood it was on the other side. Now it was even worse.',
        'They asked a goose which way it was. It turned once all the way round and sat down.',
      ],
      tip: '“Left and right aren’t places,” said {G+}. “They travel with you. When you turn round, they turn round, too. So wear a sign on one side of you, and it will always be on that side.”',
      low: 'From somewhere came the smell of cake. It was a pity that a smell does not say left or right.',
      turn: '{L} pulled the red ribbon off the present and had it tied on, on the left. “Red is left. However I turn, red is left!” {L} turned round once, to make sure. The ribbon came along. Then {L} went back to the well.',
      done: 'At the well: towards the ribbon. At the blue door: away from the ribbon. Then once more towards the ribbon. And there it was, the new house, with balloons on the door. “You found it!” they called from the window.',
      again:
        'After some weeks {L} took the ribbon off. For a while there was still a little tickle on the left, and that was sign enough.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'At the well: towards the ribbon. At the blue door: away from the ribbon, and then towards it once more. There was the new house, with balloons on the door and everybody at the window, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'At the well: towards the ribbon. At the blue door: away from it. And there was the new house. “You found it!” The present had come without its ribbon, but the ribbon had brought it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At the well: towards the ribbon. At the blue door: away from it. And there was the new house, with balloons on the door. They held out their right hands, and {L} held out the one without a ribbon, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At the well: towards the ribbon. At the blue door: away from it. And there was the new house. In the evening it was all the other way round, and only the ribbon was still on the left, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'At the well: towards the ribbon. At the blue door: away from the ribbon. Then once more towards the ribbon. And there it was, the new house, with balloons on the door. “You found it!” And {told}.',
        },
      ],
      helper: {
        name: 'Mr Crossroads',
        creature: 'hare',
      },
      art: {
        'On the card was': 'village: L hold card happy; present',
        'only three corners': 'village: F point happy; L hold card worried; well',
        'barking dog behind': 'village: L startle; F startle; dog, fence',
        'Left is where the sun': 'village: L point worried; F look worried; sun, well',
        'stood opposite and lifted': 'village: F raise happy; L raise worried',
        'asked a goose': 'village: L speak worried; F look worried; duck',
        'aren’t places': 'village: G point calm; L listen curious; arrow-sign',
        'From somewhere came': 'village: L sniff sad; F sniff sad; cake',
        'red ribbon off the present':
          'village: L raise proud wearing red ribbon; F look happy; present, well',
        'At the blue door: away': 'village: L run happy wearing red ribbon; F run happy; blue door',
        'with balloons on the door': 'village: L run happy; F cheer; house, many balloon',
        'took the ribbon off': 'village: L hold red ribbon happy',
      },
    },
  ],
};
