import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a parent who goes back to work. */
export const backToWork: StorySourceInput = {
  id: 'back-to-work',
  words: [
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father go/goes/going/went back work',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father return/returns/returning work',
    'go/going/goes back work',
    'back to work',
    'return/returning to work',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father start/starts/starting/get/gets/have/has/got new job',
    'mum/mom/mummy/mommy/dad/daddy/papa first day work/job',
    'new job',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa start/starts/starting work/working',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a parent who goes back to work',
  thing: 'the five-ten bus',
  creature: 'mum',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'the-five-ten-bus',
      titles: ['The Five-Ten Bus', '{S} Goes Back to Work', 'A Button in a Pocket'],
      goal: 'get through the first working day',
      trouble: '{S} was at work all day',
      solved: 'the day without {S} had a shape',
      opener:
        'For a long, long time {S} had been at home every morning. The two of them did things in their own way: porridge, a story, and the crusts for the birds. But on the calendar there was a red ring round Monday. On Monday {S} was going back to work.',
      friend:
        '{S} laid out the work clothes on Sunday evening and tried the zip of the bag three times. “I’m a bit nervous,” said {S}. {L+} had not known that grown-ups could be.',
      problem:
        'Monday came. There was porridge, but no time for a story. {S} kissed {L}, and the door closed. It was only ten past eight. The whole long day lay in front of {L}, and nobody had told the birds.',
      tries: [
        '{L} hid one of the work shoes in the oven, so that {S} would have to stay. {S} found it, and missed the bus, and looked close to tears. That was not what {L} had wanted.',
        '{L} sat down at the window to wait. A bus came, and another one. {L} waited for forty buses, and it still wasn’t lunchtime.',
        '{L} asked how long it was until five o’clock, and again after two minutes. The answer hardly changed.',
      ],
      tip: '“A day is too big to wait for in one piece,” said {G+}, who sold the bus tickets. “Cut it up. What comes first, what comes next, and what comes just before that bus? And give each other something for the pocket.”',
      low: '{L} thought of {S}, who was sitting somewhere at a new desk and didn’t know where the cups were. Perhaps the day was just as long over there.',
      turn: '{L} drew the day as a row of windows: birds, lunch, a nap, the park, and in the last one a bus. Then {L} cut a red button off an old coat. “For your pocket,” {L} said next morning. {S} gave {L} a bus ticket in return.',
      done: '{L} crossed off one window after the other. The birds got their crusts. And at ten past five the bus stopped, and {S} got off, with a hand in one pocket. “I held on to it all day,” said {S}. “So did I,” said {L}. The ticket was quite soft.',
      again:
        'They have moved the story to the evening. There’s no porridge with it, but there are two people who have something to tell.',
      helper: { name: 'Mr Stubb', creature: 'badger' },
      outcomes: [
        {
          asked: ['come/home/back/pick/return'],
          kinds: ['home', 'sees'],
          done: '{L} crossed off one window after the other: birds, lunch, a nap, the park. At ten past five the bus stopped, just as the last window said. One hand in a coat pocket was holding a red button, and {told}.',
        },
        {
          asked: ['play/game/read/story/park/time/together'],
          kinds: ['plays', 'tells', 'makes'],
          done: '{L} crossed off one window after the other. At ten past five the bus stopped, and {S} got off, with a hand in one pocket. The button had been held all day, and the ticket was quite soft. The whole evening was theirs, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party', 'gets', 'says'],
          done: 'At ten past five the bus stopped, and {S} got off. “I held on to it all day,” said {S}, and showed the red button. The birds had had their crusts at breakfast. There were two people who had something to tell over supper, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'stays', 'sleep'],
          done: '{L} crossed off the last window. At ten past five the bus stopped, and {S} got off, with a hand round the red button. “I held on to it all day,” said {S}. “So did I,” said {L}, and held up the ticket, and {told}.',
        },
      ],
    },
  ],
};
