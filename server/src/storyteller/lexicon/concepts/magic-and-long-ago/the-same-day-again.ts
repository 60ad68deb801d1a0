import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day that keeps coming back. */
export const theSameDayAgain: StorySourceInput = {
  id: 'the-same-day-again',
  words: [
    'same day again',
    'same day over and over',
    'the same day again and again',
    'day that happen/happens again',
    'day happen/happens again and again',
    'day that repeat/repeats',
    'day repeat/repeats/repeating',
    'repeating day',
    'time loop',
    'day that never end/ends',
    'same day twice',
    'day that start/starts again',
    'monday again',
    'live/lives/living same day',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'stuck',
    'magic-thing',
    'mystery',
    'all-turned',
  ],
  topic: 'a day that comes again and again',
  thing: 'the calendar',
  main: 'village',
  plots: [
    {
      id: 'later-said-every-day',
      titles: ['Tuesday Again', 'The Day That Came Back', 'Five Tuesdays'],
      goal: 'get to Wednesday',
      trouble: 'it was Tuesday again every morning',
      solved: 'it was Wednesday at last',
      opener:
        'On Tuesday {L+} spilled the milk, a bus drove through the puddle, and old Mr Pell at the gate said, “Have you got a moment?” “Later!” called {L} and ran on. Then it was night, and then morning. It was Tuesday.',
      friend:
        'The milk fell over. The bus drove through the puddle, splash. {F+} came out of the house with the same yellow cap and said the same good morning. “You said that yesterday,” said {L}. “And the day before.”',
      problem:
        'Nobody else had noticed anything. The calendar said Tuesday. The same pigeon sat on the same roof. On Wednesday there was to be a trip to the lake. But how were they ever to get there, if Wednesday did not come?',
      tries: [
        '{L} stayed in bed all day, so that nothing could happen. It was a very long Tuesday. And the next day was Tuesday.',
        '{L} did everything right: caught the milk, jumped aside for the bus, said please and thank you all day. It was a lovely Tuesday, but it came again.',
        'They wanted to stay awake until midnight and watch. At one minute to twelve they both blinked, and it was Tuesday morning.',
      ],
      tip: '“If a record sticks, there’s something in the groove,” said {G+}. “Some tiny thing that you go over every time. Which part of the day have you always hurried past?”',
      low: '{L} went through the day once more: the milk, the puddle, the pigeon, the gate. The gate. What was it that happened at the gate?',
      turn: '“Have you got a moment?” asked Mr Pell. {L} was just going to call “Later!” and stopped. So far there had been five Laters, and not one of them had come. “Yes,” said {L}. “I have. What is it?”',
      done: 'Mr Pell held out a letter. “My glasses are broken,” said the old man, “and I can’t read it.” {L} sat down on the wall and read it aloud, all four pages. It took ten minutes. Mr Pell laughed twice.',
      again:
        'The next morning the milk stayed in the jug. There was no bus. {L} looked at the calendar, and shouted so loudly that the pigeon flew up: “Wednesday!”',
      object: 'letter',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} sat down on the wall and read the letter to Mr Pell, all four pages. The next morning the milk stayed in the jug. “Wednesday!” shouted {L}. The bus went to the lake, and Mr Pell came too, with a moment for everyone, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} sat down on the wall and read the letter to Mr Pell, all four pages. Mr Pell laughed twice, in places where no Tuesday had laughed before. The pigeon flew to another roof, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} sat down on the wall and read the letter to Mr Pell, all four pages. It took ten minutes. The pigeon flew to another roof, the light on the wall turned gold, as it had on no Tuesday, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Yes,” {L} had said, “I have a moment.” Mr Pell held out a letter, and {L} sat down on the wall and read it aloud, all four pages. Somewhere something clicked, as when a needle jumps out of its groove, and {told}.',
          again:
            'The milk stays in the jug. And when Mr Pell asks, “Have you got a moment?”, {L} sits down on the wall.',
        },
      ],
      helper: { name: 'Miss Groove', creature: 'snail' },
      art: {
        'spilled the milk, a bus': 'village, morning: L run worried; grandfather, gate, puddle',
        'with the same yellow cap':
          'village, morning: F wave happy wearing yellow hat; L look surprised; bus, puddle',
        'else had noticed anything': 'village: L think worried; F point worried; calendar, bird',
        'stayed in bed all day': 'bedroom: L lie worried in bed; calendar',
        'caught the milk, jumped': 'village: L jump happy; F clap happy; bus, puddle',
        'wanted to stay awake': 'living-room, night: L look sleepy; F look sleepy; clock',
        'If a record sticks': 'village: G say; L+F look G curious; calendar',
        'The gate. What was': 'village: L think gate curious; F peek curious; calendar',
        'So far there had been': 'village: L say brave; F look curious; grandfather, gate',
        'read it aloud, all four': 'village: L read letter happy; F sit on wall happy; grandfather, glasses',
        'stayed in the jug': 'kitchen, morning: L cheer; calendar, jug',
      },
    },
  ],
};
