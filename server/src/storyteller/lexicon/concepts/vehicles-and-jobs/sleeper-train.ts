import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the night train. */
export const sleeperTrain: StorySourceInput = {
  id: 'sleeper-train',
  words: [
    'sleeper/night train',
    'sleeper',
    'sleeping car',
    'sleep/sleeping train',
    'train at night',
    'overnight train',
    'train through the night',
  ],
  situations: ['visit', 'ride', 'learn', 'wants', 'afraid', 'newcomer', 'cannot', 'own-wish'],
  topic: 'the night train',
  thing: 'the bunk in the night train',
  home: 'city',
  main: 'mountain',
  night: true,
  plots: [
    {
      id: 'the-wheels-that-would-not-stop',
      titles: ['{L} on the Night Train', 'Sleeping on Wheels', 'Ta-Dum, Ta-Dum'],
      goal: 'fall asleep on the night train',
      trouble: 'the night train rattled too much to sleep',
      solved: '{L} had slept all through the night on the train',
      opener:
        'The train had beds instead of seats. They folded down from the wall, one above the other, with a ladder. {L+} got the top one, with a lamp and a net for things that might fall.',
      problem:
        'The lights of the town slid past, and then it was dark. “Good night,” they said. But how can anyone sleep in a bed that is going somewhere? Ta-dum, ta-dum, ta-dum went the wheels. The ladder rattled. {L} had never been so awake.',
      tries: [
        '{L} put the pillow on top of both ears. Now the ta-dum came up through the mattress.',
        '{L} looked out for something to see. There was a lamp, a signal, a dark wood, a lamp. That was so interesting that {L} sat up.',
        '{L} climbed down the ladder to see if the others slept. They did, until {L} trod on somebody’s foot.',
      ],
      tip: '“You’re waiting for it to stop,” said {G+} in the corridor, with a lantern. “It won’t, not before morning. So don’t listen against it. Listen along. It’s the oldest lullaby on this line, and everyone puts in their own words.”',
      turn: '{L} climbed back up, lay down flat and listened. Ta-dum, ta-dum. “Moun-tains, moun-tains,” said the wheels, if you let them. “I’m-com-ing, I’m-com-ing.” {L} breathed along with it. The bed swayed like a hammock, and the lamp by the pillow went out.',
      done: 'Then there was a bright stripe under the blind. {L} pushed it up. There stood the mountains, huge and pink, right beside the train, and nobody had seen them come. “I was asleep!” called {L}. “The whole night!”',
      again:
        'At home the bed stands still, and it is nearly too quiet. If {L} can’t sleep, {L} whispers, “Ta-dum, ta-dum,” and soon the mountains come.',
      object: 'lantern',
      outcomes: [
        {
          asked: ['sleep/asleep', 'good night', 'dream', 'snore', 'cosy'],
          done: 'Ta-dum, ta-dum. “Moun-tains,” said the wheels, “I’m-com-ing.” {L} breathed along with them. The bed swayed like a hammock, the lamp by the pillow went out, the ladder stopped rattling, and {told}.',
          again:
            'In the morning there was a bright stripe under the blind. There stood the mountains, huge and pink, right beside the train, and nobody had seen them come.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} breathed along with the wheels, and slept. Then there was a bright stripe under the blind, and there stood the mountains, huge and pink. The beds were folded back into the wall. Where they had been there was a table, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} breathed along with the wheels, and slept. Then there was a bright stripe under the blind, and there stood the mountains. {G} came down the corridor with the lantern out and a small tray, and stopped at the top bed. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} breathed along with the wheels, and slept. Then there was a bright stripe under the blind. There stood the mountains, huge and pink. “The whole night!” called {L} down the ladder, and heads came out of all the beds, and {told}.',
        },
        {
          kinds: ['home'],
          done: '{L} breathed along with the wheels, and slept. Then there was a bright stripe under the blind, and the mountains went by, and then a church and a fence that {L} knew. Ta-dum, and the wheels stopped, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“I’m-com-ing,” said the wheels. {L} breathed along with them, and the bed swayed like a hammock. Then there was a bright stripe under the blind, and the train stood still. “I was asleep!” called {L}. And {told}.',
        },
      ],
      helper: { name: 'Conductor Moth', creature: 'owl' },
      art: {
        'The train had beds instead': 'train, night: L climb happy on ladder; bed',
        'got the top one': 'train, night: L sit on bed happy; F wave; ladder, lamp',
        'The lights of the town': 'train, night: L look curious at sky; F yawn; bed',
        'The ladder rattled': 'train, night: L look surprised in bed; F sleep; ladder',
        'on top of both ears': 'train, night: L hold cushion worried in bed; F sleep',
        'That was so interesting': 'train, night: L look curious at sky; F sleep; tree',
        'trod on somebody’s foot': 'train, night: L tiptoe ashamed; F startle; ladder, shoe',
        'the oldest lullaby on': 'train, night: G hold lantern calm; L look G curious; wheel',
        'lay down flat and listened': 'train, night: L lie calm in bed; F sleep; lamp',
        'climbed back up': 'train, night: L climb calm on ladder; F sleep; bed',
        'The bed swayed like': 'train, night: L sleep calm in bed; unlit-lamp',
        'huge and pink': 'mountain, morning: L cheer surprised; F clap happy; train',
        'still, and it is': 'bedroom, night: L whisper calm in bed; toy-train',
      },
    },
  ],
};
