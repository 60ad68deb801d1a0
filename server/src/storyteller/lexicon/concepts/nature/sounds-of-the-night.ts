import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the sounds of the night. */
export const soundsOfTheNight: StorySourceInput = {
  id: 'sounds-of-the-night',
  words: [
    'night sounds',
    'sounds of the night',
    'night-time sounds',
    'nighttime sounds',
    'music of the night',
    'what do you hear at night',
    'listening to the night',
    'quiet night',
    'bedtime sounds',
    'sounds at bedtime',
  ],
  situations: ['learn', 'question', 'deed', 'wants', 'sound', 'visit', 'thing-pair'],
  topic: 'the sounds of the night',
  thing: 'the music of the night',
  home: 'cottage',
  main: 'garden',
  night: true,
  plots: [
    {
      id: 'the-orchestra-of-the-night',
      titles: ['The Music of the Night', '{L} Conducts the Night', 'Tick, Drip, Hoo'],
      goal: 'hear the song of the night',
      trouble: 'all the sounds of the night were mixed up',
      solved: 'the night was playing its song',
      opener:
        'The window was open a crack, and {L+} lay in bed and listened. By day there was always something louder. But now, when the house was quiet, the night began to make its sounds.',
      friend:
        '“Do you hear that?” whispered {F+}. Tick, it went, and drip, and hoo, and chirp, and far away it went toot. They sat down on the windowsill with a blanket.',
      problem:
        '“It’s like an orchestra,” said {L}. “But they’re all playing something different.” Tickdriphoochirptoot, it went, and however hard they listened, there was no song in it.',
      tries: [
        '“One at a time, please!” called {L} out of the window. At once it was quite still, and a dog barked.',
        '{F} hummed along, so that there would be a tune. Now there was one more sound that did not fit.',
        'They held their ears shut, and opened them again quickly. The night had not waited for them.',
      ],
      tip: '“Nobody hears an orchestra all at once,” said {G+}, from the roof. “First you listen to one of them, until you know it. Then to the next. You’ve got ears like a big door. Make it a small one, and let them in one after another.”',
      turn: '{L} shut both eyes. “First only the tick,” said {L}. That was the clock, steady as steps. Then the drip, from the gutter: it fell on every second tick. The cricket chirped three times in between. And into each gap, low and round, went the owl: hoo.',
      done: '“Now!” whispered {L}, and lifted one finger. Tick, drip, tick, drip, chirp-chirp-chirp, hoo. It was a song! And just at the end of the line, far away behind the fields, the last train came in: toooot. “It’s never been so beautiful,” said {F}, and yawned.',
      again:
        'Now {L} conducts the night with one finger, lying down. {L} has never got to the end of the song.',
      helper: { name: 'Uncle Flue', creature: 'owl' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/dream/night'],
          done: 'Tick, drip, tick, drip, chirp-chirp-chirp, hoo. It was a song! {L} lifted one finger, and the last train came in at the end of the line: toooot. After that it began again from the start, a little slower, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Tick, drip, tick, drip, chirp-chirp-chirp, hoo. “Now!” whispered {L}, and lifted one finger: toooot. It was a song. {F} took the comb, {G} the chimney, and {L} the empty cocoa mugs. With the night for an orchestra {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Tick, drip, tick, drip, chirp-chirp-chirp, hoo. “Now!” whispered {L}, and lifted one finger, and the last train came in: toooot. It was a song! Under one blanket, on the windowsill, in the pause before the next line, {told}.',
        },
      ],
      art: {
        'was open a crack': 'bedroom, night: L listen happy in bed',
        'on the windowsill with a blanket': 'bedroom, night: L+F sit happy under blanket',
        'like an orchestra': 'bedroom, night: L cover-ears worried; F listen; owl, clock',
        'One at a time': 'bedroom, night: L shout worried; dog',
        'hummed along': 'bedroom, night: F sing; L cover-ears',
        'held their ears shut': 'bedroom, night: L+F cover-ears worried',
        'like a big door': 'bedroom, night: G say; L+F look G curious',
        'First only the tick': 'bedroom, night: L listen calm; F look; clock',
        'round, went the owl': 'bedroom, night: L raise happy; owl, grasshopper',
        'lifted one finger': 'bedroom, night: L point happy; F yawn; train',
        'conducts the night': 'bedroom, night: L point happy in bed; owl',
      },
    },
  ],
};
