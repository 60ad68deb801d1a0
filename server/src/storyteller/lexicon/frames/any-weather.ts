import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the}. */
export const anyWeather: StorySourceInput = {
  id: 'any-weather',
  kinds: ['weather'],
  topic: '{the}',
  thing: '{the}',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'would-not-stop',
      titles: ['{L} and {The}', 'So Much {Noun}!', 'The Day of {The}'],
      goal: 'talk to {the}',
      trouble: 'there was still far too much {noun}',
      solved: '{the} had understood',
      opener: [
        'It began in the night. When {L+} looked out of the window in the morning, there it was: {noun}, wherever you looked.',
        '“{Noun}!” called {L+}, and pulled on boots, coat and hat. On a day with {noun} nobody can stay inside.',
      ],
      problem: [
        'At first it was fun. But {the} did not stop. One day, two days, a week of {noun}! The washing, the hens and the postman had all had enough.',
        'Soon there was too much of it. Nobody could see the way any more for {noun}, and somebody small could not get home.',
      ],
      tries: [
        'They shouted at {the} to go away. {The} only got stronger, as if it had a sore head.',
        'They tried to hold {the} off, with umbrellas and a big sheet. The umbrellas turned inside out. The sheet flew to the next village.',
        'They waited in the cellar for {the} to pass. It did not pass. It knocked.',
      ],
      tip: [
        '“{^the} isn’t bad,” said {G+}. “It just doesn’t know when to stop. Nobody has ever said thank you to it.”',
        '“What does {noun} do that is good?” asked {G+}. “Tell it that. Then it can go.”',
      ],
      turn: [
        '{L} climbed up on the wall. “Dear {noun},” called {L}, “you were wonderful! You did enough. You can have a rest.”',
        'So they went out, hand in hand, right into the middle of {the}, and thanked it for everything that it is good for. It was a long list.',
      ],
      done: [
        'For a moment nothing happened. Then it grew softer, and softer still. Behind {the}, very pale, came the sun.',
        '{The} gave one last puff, almost like a laugh, and lay down behind the hills. Everything glittered.',
      ],
      again: [
        'When there is {noun} now, {L} waves to it. And, to be sure, {L} says thank you in good time.',
        'Somewhere behind the hills {the} is asleep. It will come again. That is as it should be.',
      ],
    },
  ],
};
