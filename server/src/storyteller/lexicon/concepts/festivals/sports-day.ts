import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the race. */
export const sportsDay: StorySourceInput = {
  id: 'sports-day',
  words: [
    'race',
    'competition',
    'contest',
    'medal',
    'sport/sports day',

    'running race',
    'run race',
    'foot race',

    'olympics',
    'win/winning race',
    'come/coming last',
  ],
  situations: ['afraid', 'wants', 'learn'],
  topic: 'the race',
  thing: 'the finish line',
  main: 'meadow',
  plots: [
    {
      id: 'last-place',
      titles: ['The Race That {L} Came Last In', 'Ready, Steady', 'Twice Round the Meadow'],
      goal: 'get to the finish line of the race',
      trouble: 'all the others were far ahead in the race',
      solved: 'they had crossed the finish line',
      opener:
        'Sports day! There were flags round the meadow and a white line for the finish. {L+} had practised for the race every evening, up the lane and down the lane.',
      problem:
        'Ready, steady, go! Everyone shot off. {L} ran as fast as could be, and still the others got smaller and smaller in front.',
      tries: [
        '{L} took longer steps. That was faster for three steps. At the fourth there was a molehill.',
        '{L} looked back to see who was behind. Nobody was, and a lace came undone while {L} looked.',
        '{L} tried to run and be cross at the same time. It’s hard to breathe when you’re cross.',
      ],
      tip: '“You keep looking at their backs,” said {G+} from beside the track. “Look at your own feet, and count to ten. Then count again. That’s how I always get round.”',
      turn: '{L} stopped looking at the others. One, two, three, up to ten. Then ten more. {F} waited by the track and ran the last part beside, counting out loud.',
      done: 'And there was the white line, and {L} ran right over it. It was not first place. But all the flags waved, and {L} had run the whole way round, for the very first time.',
      again: 'The medal says “Finished” on it. {L} wears it to breakfast.',
      helper: { name: 'Coach Amble', creature: 'tortoise' },
    },
  ],
};
