import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the big city. */
export const theBigCity: StorySourceInput = {
  id: 'the-big-city',
  words: [
    'city',
    'cities',
    'big city',
    'city life',
    'visit/visiting city',
    'city mouse and country mouse',
    'country mouse',
    'town mouse',
    'town and country',
    'city noises',
    'noises in the city',
    'city at night',
    'new york',
    'new york city',
    'city wakes up',
    'city wake/wakes/waking up',
    'morning in the city',
    'city morning',
    'the city in the morning',
    'a day in the city',
    'town wakes up',
  ],
  situations: ['visit', 'newcomer', 'learn', 'question', 'wants', 'trait'],
  indoors: true,
  night: true,
  topic: 'the big city',
  thing: 'the city',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-song-of-the-street',
      titles: ['{L} in the Big City', 'The Song of the Street', 'A Hundred Noises'],
      goal: 'fall asleep in the big city',
      trouble: 'the city was too loud for sleeping',
      solved: '{L} knew every noise by name',
      opener:
        'Where {L+} lived, there was one road, and a cow stood in the middle of it. But today {L} was visiting the big city, where the houses had sixty floors and the streets never ended.',
      friend:
        'All day {L} had looked up, until {L.their~the} neck ached: at the towers, the lights, and the trains that ran above the street. {F+} was there, too. And now they lay in bed on the nineteenth floor.',
      problem:
        'Wee-oo, wee-oo, it went down there. Beep! Rattle. Hmmmm. “At home it’s quiet at night,” said {L}. “Here nobody has switched off the city.” It was eleven o’clock, and then it was twelve.',
      tries: [
        '{L} put the pillow over both ears. Now it went “beep” in the pillow.',
        '{F} shut the window. It was quieter, and so hot that they opened it again.',
        'They counted cars instead of sheep. There are many more cars.',
      ],
      tip: '“I used to live in a field,” said {G+} on the window ledge. “It’s not the noise that keeps you awake. It’s not knowing what it is. At home you know each frog. Get to know somebody here.”',
      low: '{L} sat up and listened properly, for the first time. It wasn’t one noise. There were a lot of them, each in its own place.',
      turn: '“Wee-oo is an ambulance, and somebody is being helped,” said {L}. “Rattle, that’s the baker’s van. Beep is a taxi, and it’s saying hello. And hmmmm?” They looked out. “That’s the fan of the noodle shop. They’re still cooking.” {L} gave a name to every one.',
      done: 'Now it was almost like a song: hmmmm below, rattle on top, and now and then a beep, like a triangle. {L} hummed along. By the second verse {F} had fallen asleep, and by the third {L} had, too, high up over a hundred thousand lights.',
      again:
        'At home it was so quiet that {L} lay awake for a while. Then, far off, the cow said “Moo.” “Good night, taxi,” said {L}.',
      helper: { name: 'Cousin Coo', creature: 'pigeon' },
    },
    {
      id: 'before-anybody-is-up',
      words: [
        'wake/wakes/waking',
        'wake/wakes/waking up',
        'city wake/wakes/waking',
        'town wakes',
        'morning in the city',
        'city morning',
        'city in the morning',
        'a day in the city',
      ],
      titles: ['The City Wakes Up', '{L} and the First Hour', 'Who Switches On the City?'],
      goal: 'see how the city wakes up',
      trouble: '{L} did not know who woke the city up',
      solved: 'the whole city was awake',
      opener:
        'It was five in the morning, and the city was asleep. The streets lay there like empty rivers. The lamps were on, but nobody walked under them. {L+} stood at the window in pyjamas and wanted to see it wake up.',
      friend:
        '“Somebody must press a button,” said {F+}. “Click, and then it’s all loud.” They leaned out and waited for the click.',
      problem:
        'But nothing clicked. A minute went by, and then another. When they looked to the left, a light was already on at the right. When they looked to the right, a bus was driving on the left. They always missed the moment when it began.',
      tries: [
        'They watched the big clock. It turned to six, as usual, and the city took no notice.',
        '“Wake up!” called {L} down into the street. A cat looked up. It had been awake the whole time.',
        '{F} clapped, as you do at the theatre when it’s time for it to start. Somewhere a window was shut.',
      ],
      tip: '“Nobody wakes a city,” said {G+}, who was on the way home from work, with a thermos flask. “One person wakes the next. Find the very first, and go after the smell. I’m the last of the night. The first of the day is down there, in white.”',
      turn: 'Together with {G} they went down. At the corner there was light: the baker was pulling out rolls. “I bake for the bus drivers,” said the baker. “And I drive the nurses,” said the bus driver. {L} began to see it: each of them woke the next!',
      done: 'The baker woke the bus, the bus brought the nurses, and the nurses met the street sweeper, who had cleared the way for the market. The market woke the cooks, and the smell of coffee woke everyone else. Bells rang, the sun came up, and the city was awake.',
      again:
        '“And whom do we wake?” asked {F}. {L} put a warm roll on the pillow at home, right beside a nose, and waited.',
      helper: { name: 'Night Porter Finch', creature: 'owl' },
      setting: {
        topic: 'the morning in the city',
        thing: 'the first hour',
        main: 'city',
        home: 'city',
        indoors: false,
        night: false,
      },
    },
  ],
};
