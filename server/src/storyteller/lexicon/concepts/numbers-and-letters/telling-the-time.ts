import type { StorySourceInput } from '../../story-source.ts';

/** Stories about learning to tell the time. */
export const tellingTheTime: StorySourceInput = {
  id: 'telling-the-time',
  words: [
    'tell/telling time',
    'tell/telling the time',
    'learn/learning tell time',
    'learn/learning the time',
    'clocks',
    'clock face',
    'o’clock',
    'half past',
    'quarter past/to',
    'half past and quarter past',
    'quarter to and quarter past',
    'read/reading clock',
    'hours and minutes',
    'what time is it',
    'big hand little hand',
  ],
  situations: ['learn', 'cannot', 'question', 'has'],
  topic: 'telling the time',
  thing: 'the clock',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-short-hand',
      titles: ['{L} Tells the Time', 'Is It Three Yet?', 'The Long Hand and the Short Hand'],
      goal: 'know when it was three o’clock',
      trouble: '{L} could not read the clock',
      solved: '{L} could read the clock',
      opener:
        'At three o’clock the ice cream van was going to come. It was written on the calendar. On the wall hung the big clock, and it went tick, tock. {L+} looked up at it. “Is it three yet?”',
      friend:
        '{F+} did not want to miss the van either. “There’s the three,” said {F}, and pointed. “And a hand is pointing right at it! Run!” They ran out to the gate.',
      problem:
        'There was no van. They waited until their feet were cold. When they came back, the long hand had moved on, to the six. “Now it’s six,” said {F}. “We’ve missed it!” But supper was not on the table. Something was wrong with that clock.',
      tries: [
        '{L} asked it again and again. “Is it three? Is it three?” “Not yet,” everybody said, and soon nobody answered.',
        '{F} stood on a chair and pushed the hands of the clock to three. Now it said three. But there was still no van, and everyone was cross until the clock was put right again.',
        '{L} counted the ticks. After two hundred {L} lost count, and it might have been any time at all.',
      ],
      tip: '“There are two hands, and you’ve been asking the wrong one first,” said {G+}. “The short one is slow. It says the hour. And when the long one points straight up to the twelve, it’s o’clock.”',
      low: 'The two of them sat on the bottom stair. Perhaps the van had been and gone while they were looking at numbers.',
      turn: 'First the short hand. It was nearly at the three. Then the long hand: it was at the eleven. “It isn’t three yet,” said {L} slowly. “But when the long one gets to the top, it will be!” They watched it creep. Tick. Tock.',
      done: 'The long hand pointed straight up. The short hand pointed at the three. “Three o’clock!” shouted {L}. And round the corner, ding-a-ling, came the van. {L} and {F} were the first at the window.',
      again:
        'Now {L} tells everyone the time, whether they ask or not. Seven o’clock is bedtime. Unfortunately {L} can read that as well.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The long hand pointed straight up. The short hand pointed at the three. “Three o’clock!” shouted {L}. And round the corner, ding-a-ling, came the van, and they were the first at the window, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The long hand pointed straight up. The short hand pointed at the three. “Three o’clock!” shouted {L}, and round the corner came the van. Mr Tick took something out of a waistcoat pocket, on a chain, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The long hand pointed straight up. The short hand pointed at the three. “Three o’clock!” shouted {L}. And round the corner came the van, ding-a-ling. {F}, who had seen a six, looked up at the clock, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The long hand pointed straight up. The short hand pointed at the three. “Three o’clock!” shouted {L}, and round the corner came the van. Then the hands went on, four, five, six, seven, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'First the short hand, at the three. Then the long one, and it pointed straight up. “Three o’clock!” shouted {L}. And round the corner, ding-a-ling, came the van, on the dot, and {told}.',
        },
      ],
      helper: { name: 'Mr Tick', creature: 'mole' },
      art: {
        'Is it three yet': 'living-room: L look-up curious at clock; clock, calendar',
        'pointing right at it': 'living-room: F point happy; L run happy; clock',
        'their feet were cold': 'village: L wait sad; F wait sad; gate',
        'again and again': 'living-room: L speak worried; people, clock',
        'pushed the hands of': 'living-room: F handle clock happy on chair; L look worried',
        'counted the ticks': 'living-room: L listen worried; clock',
        'The short one is slow': 'living-room: G point calm; L look curious; big clock',
        'on the bottom stair': 'hallway: L sit sad on stairs; F sit sad on stairs',
        'watched it creep': 'living-room: L point happy; F look curious; big clock',
        'came the van': 'village: L run happy; F cheer; van, ice-cream',
        'time, whether they ask or': 'bedroom, night: L point worried; clock, bed',
      },
    },
    {
      id: 'half-of-the-round',
      words: [
        'half past',
        'quarter past',
        'quarter to',
        'half past and quarter past',
        'quarter to and quarter past',
      ],
      titles: ['Half Past What?', '{L} and the Half of the Clock', 'A Quarter of an Hour Too Late'],
      goal: 'read half past and quarter past from the clock',
      trouble: '{L} could only read the whole hours',
      solved: '{L} could read the halves and the quarters as well',
      opener:
        '{L+} could read the clock, as long as it was o’clock. Five o’clock, six o’clock, easy! Then a card came: “Puppet theatre in the square. It starts at half past three.”',
      friend:
        '“Half past three?” asked {F+}. “Is that before three or after it?” They both looked up at the kitchen clock. It had no half on it anywhere.',
      problem:
        'The short hand was just past the three, and the long hand pointed to the three as well. “Two threes,” said {L}. “Then it must be now!” They ran to the square. There was nobody there, only a closed curtain and a pigeon.',
      tries: [
        '{L} and {F} went home again. Now the long hand was at the four. “Four o’clock!” said {L}. “We’ve missed it.” But nobody in the street was coming back from a theatre.',
        '{L} asked which way the hands go. “Round,” said somebody on the stairs. That was true, but it did not help.',
        '{F} wanted to wait until it was four and then take off half. You can’t take something off a clock.',
      ],
      tip: '“Think of this cake,” said {G+}, who was cutting a round one. “The long hand goes all the way round in an hour. After half of the cake it’s half past. After a quarter it’s quarter past. And when only a quarter is left, it’s quarter to.”',
      low: '{L} looked at the cake and then at the clock. They were both round. That was a beginning.',
      turn: '{L} cut a circle of paper into four quarters and laid them on the table like a clock. “At the top it’s o’clock,” said {L}. “Down one side it’s quarter past. And right at the bottom, at the six, that’s half past!”',
      done: 'They looked up. The long hand was at the five and creeping down. Only a tiny bit was missing to the half! This time {L} did not run too early. They reached the square just as the long hand pointed straight down, and the curtain opened.',
      again:
        'Supper is at quarter past six. {L} looks at the clock and says, “It’s quarter to six. That’s half a cake until supper.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} could see the quarters on the clock, and they reached the square at exactly half past, as the curtain opened. After the show it was quarter past, and that’s the hour of cake, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} could see the quarters on the clock, and they reached the square at exactly half past. The curtain opened, and even the pigeon had come back in time, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} could see the quarters on the clock, and they reached the square at exactly half past, as the curtain opened. Then the long hand had one round to go, down one side and up the other, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Quarter past, half past, quarter to: {L} could see the pieces of paper on the clock. The long hand was at the five and creeping down. They reached the square just as the curtain opened, and {told}.',
        },
      ],
      helper: { name: 'Mrs Crumb', creature: 'woman' },
      art: {
        'could read the clock': 'kitchen: L point proud at clock; clock',
        'Puppet theatre in the square': 'kitchen: L read card curious; clock',
        'Is that before three': 'kitchen: F point worried; L look-up worried; clock',
        'it must be now': 'city: L look surprised; F look surprised; curtain, bird',
        'Now the long hand was': 'kitchen: L look worried; F look sad; clock',
        'asked which way': 'hallway: L speak curious; gentleman, stairs',
        'then take off half': 'kitchen: F think clock worried; L arms-crossed worried',
        'Think of this cake': 'kitchen: G point calm; L look curious; big cake, clock',
        'were both round': 'kitchen: L point happy; cake, clock',
        'cut a circle of paper': 'kitchen: L cut happy; F look curious; clock',
        'reached the square': 'city: L clap happy; F clap happy; curtain, doll, people',
        'the curtain opened': 'city: L clap happy; F clap happy; curtain, doll, people',
        'half a cake until supper': 'kitchen, evening: L point happy; clock, cake',
      },
    },
  ],
};
