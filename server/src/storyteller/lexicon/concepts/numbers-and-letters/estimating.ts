import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a good guess of how many. */
export const estimating: StorySourceInput = {
  id: 'estimating',
  words: [
    'estimate',
    'estimating',
    'estimation',
    'good guess',
    'guess how many',
    'guess/guessing how many',
    'guess how many sweets/beans/beads/marbles jar',
    'how many sweets/beans/beads/marbles in the jar',
    'roughly how many',
    'about how many',
    'rounding',
    'round/rounding to the nearest ten',
    'more or less how many',
  ],
  situations: ['learn', 'question', 'make', 'cannot', 'deed'],
  topic: 'guessing how many',
  thing: 'the jar of beans',
  home: 'village',
  main: 'fair',
  plots: [
    {
      id: 'the-jar-of-beans',
      titles: ['How Many Beans?', '{L} Makes a Good Guess', 'The Jar at the Fair'],
      goal: 'make a good guess of how many beans there were',
      trouble: 'nobody could count the beans in the jar',
      solved: 'the guess was as good as a guess can be',
      opener:
        'At the fair stood a jar full of beans, spotted ones, right up to the lid. “Guess how many!” it said on a card. The best guess won the big red kite. {L+} looked at the jar for a long time.',
      friend:
        '“A million!” said {F+}. {L} laughed. A million beans would fill the whole tent. But was it fifty, or a thousand?',
      problem:
        'The lid was glued down, so nobody could tip the beans out. Each person had one slip of paper and one guess. Before them somebody had written “7”, and somebody else “100000”.',
      tries: [
        '{L} began to count through the glass. One, two, three … By twenty the beans all looked alike, and the ones in the middle could not be seen at all.',
        '{F} shook the jar. It rattled. There were many. That was as much as the rattling could say.',
        'They listened to what the others were whispering. Everybody whispered something different, and they were guessing, too.',
      ],
      tip: '“A good guess isn’t just any number,” said {G+}. “Count a little bit that you can count. Then think how many such bits there are.”',
      low: 'The queue behind them grew. {L} chewed the pencil, and the slip was still empty.',
      turn: '{L} looked only at the bottom of the jar. “That’s one layer,” said {L}, and counted it from below: about twenty beans. Then {L} counted upwards how many layers lay on top of each other. “Ten layers! Ten times twenty is two hundred.”',
      done: '{L} wrote “200”. In the evening they opened the jar and counted. It took a very long time. There were two hundred and seven! Nobody had come closer, and the red kite was theirs.',
      again:
        'How many steps is it to the wood? How many peas are in the pan? {L} counts a little bit and then says, “About ninety.” It is never quite right, and never far off.',
      object: 'kite',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} wrote “200”. In the evening they opened the jar and counted two hundred and seven beans. Nobody had come closer, and the red kite was theirs. Mrs Pod put the beans on the stove, every layer of them, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} wrote “200”. In the evening they opened the jar, bean by bean, on the long table. There were two hundred and seven! Nobody had come closer, and Mrs Pod came round the table with something red, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} wrote “200”. In the evening they opened the jar and counted two hundred and seven beans. Nobody had come closer, and the red kite was theirs. “Not a million,” said {F}. “Nearly,” said {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} wrote “200”. In the evening they counted two hundred and seven beans. Nobody had come closer, and the red kite was theirs. It was about ninety steps, roughly, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Ten layers of twenty,” said {L}, and wrote “200”. In the evening they opened the jar and counted. There were two hundred and seven! Nobody had come closer, not the seven and not the hundred thousand, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Pod',
        creature: 'hen',
      },
      art: {
        'up to the lid': 'fair: L look curious; big jar, red kite',
        'A million': 'fair: F shout happy; L laugh; big jar',
        'lid was glued down': 'fair: L hold paper worried; big jar, people',
        'count through the glass': 'fair: L peek worried; F look; big jar',
        'shook the jar': 'fair: F raise jar worried; L listen worried',
        'what the others were whispering': 'fair: L listen worried; F listen worried; people, jar',
        'isn’t just any number': 'fair: G speak calm; L listen curious; jar, bowl',
        'The queue behind them': 'fair: L hold crayon worried; people, jar',
        'bottom of the jar': 'fair: L crouch happy; F look curious; big jar',
        'had come closer': 'fair: L raise red kite proud; F cheer; jar, people',
        'the red kite was theirs': 'fair: L raise red kite proud; F cheer; jar, people',
        'How many steps is it': 'village: L walk happy; F walk happy; footprints, tree',
      },
    },
  ],
};
