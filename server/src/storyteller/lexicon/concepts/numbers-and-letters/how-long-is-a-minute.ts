import type { StorySourceInput } from '../../story-source.ts';

/** Stories about how long a minute is. */
export const howLongIsAMinute: StorySourceInput = {
  id: 'how-long-is-a-minute',
  words: [
    'minute',
    'one minute',
    'how long is a minute',
    'seconds',
    'seconds and minutes',
    'sand timer',
    'egg timer',
    'hourglass',
    'stopwatch',
    'in a minute',
    'just a minute',
    'how long does it take',
  ],
  situations: ['learn', 'question', 'wants', 'cannot', 'has'],
  topic: 'how long a minute is',
  thing: 'the sand timer',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-sand-in-the-glass',
      titles: ['Just a Minute', '{L} and the Sand Timer', 'The Longest Minute'],
      goal: 'find out how long a minute was',
      trouble: 'every minute had a different length',
      solved: '{L} knew how long a minute was',
      opener:
        '“Just a minute,” said everybody when {L+} asked for something. “Just a minute” was sometimes over at once, and sometimes it lasted until the soup was cold. “How long is a minute, really?” asked {L}.',
      friend:
        '{F+} thought that it was quite short. “When we’re swinging, a minute is over before it’s begun.” “But when we’re waiting,” said {L}, “it’s as long as a night.”',
      problem:
        'They wanted to boil an egg, for exactly four minutes, as the book said. The clock had stopped. The first egg ran over the plate, and the second one bounced. They had guessed the minutes, and they had guessed badly.',
      tries: [
        '{L} counted to sixty. But {L} was hungry and counted so fast that the egg was still as wet as rain.',
        '{F} sang a song four times. At the third time there was a verse too many. That egg was blue round the yolk.',
        'They waited until it felt like four minutes. It felt like a whole week, and it had been one minute.',
      ],
      tip: '“A minute doesn’t change,” said {G+}. “What changes is how you wait. You need something that isn’t hungry and isn’t bored.”',
      low: 'Two eggs were left. On the shelf, behind the salt, something glittered.',
      turn: 'It was a glass with two bellies and fine sand in it. {L} turned it over. The sand ran through the narrow neck, no faster and no slower, however they looked at it. “One minute!” said {G}. {L} turned it four times.',
      done: 'The egg was just right: soft yellow, firm white. After that they tried things out for one minute. You can hop thirty times, tie two bows, or say nothing at all. Saying nothing was the longest.',
      again:
        'When somebody says, “Just a minute,” {L} turns the glass over and puts it on the table. Nobody has complained so far. But they hurry.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} turned the glass four times, and the egg was just right: soft yellow, firm white. They put on a whole panful. Four minutes are exactly long enough to lay a table for everybody, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} turned the glass four times, and the egg was just right: soft yellow, firm white. Then they tried to say nothing at all for one minute. The sand was not even half through the neck, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} turned the glass four times, and the egg was just right: soft yellow, firm white. In the evening {L} turned it beside the bed. “Just a minute more,” they said, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} turned the glass four times, no faster and no slower than the sand wanted it. The egg was just right: soft yellow, firm white. Then it was turned over once more, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Sands',
        creature: 'camel',
      },
      art: {
        'asked for something': 'kitchen: L look worried; people, clock',
        'as long as a night': 'kitchen: L think clock worried; F think swing happy',
        'wanted to boil an egg': 'kitchen: L look worried; F look worried; egg, pot, clock',
        'counted to sixty': 'kitchen: L speak worried; egg, puddle',
        'sang a song four times': 'kitchen: F sing; L look worried; blue egg',
        'felt like four minutes': 'kitchen: L+F sit sad; pot, egg',
        'What changes is how you': 'kitchen: G speak calm; L listen curious; clock',
        'something glittered': 'kitchen: L look surprised; shelf, salt-shaker, egg-timer',
        'a glass with two bellies': 'kitchen: L hold egg-timer happy; F look curious; egg',
        'just right: soft yellow, firm': 'kitchen: L eat spoon happy at table; F jump happy; egg, egg-timer',
        'The egg was just right': 'kitchen: L eat spoon happy at table; F jump happy; egg, egg-timer',
        'turns the glass over': 'kitchen: L point laughing; egg-timer, mother',
      },
    },
  ],
};
