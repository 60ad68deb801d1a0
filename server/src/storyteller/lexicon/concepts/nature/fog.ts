import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fog. */
export const fog: StorySourceInput = {
  id: 'fog',
  words: [
    'fog',
    'foggy',
    'foggy day',
    'foggy morning',
    'foggy walk',
    'mist',
    'misty',
    'misty morning',
    'thick fog',
    'lost in the fog',
    'walk in fog',
  ],
  situations: ['lost', 'visit', 'afraid', 'question', 'learn'],
  topic: 'the fog',
  thing: 'the fog',
  home: 'village',
  main: 'meadow',
  weather: 'mist',
  plots: [
    {
      id: 'the-bell-in-the-fog',
      titles: ['The Bell in the Fog', '{L} in the Fog', 'White Everywhere'],
      goal: 'find the way home through the fog',
      trouble: 'the path had disappeared',
      solved: 'they had come out of the fog',
      opener:
        'It was only a short way across the meadow, from the farm to the village. {L+} knew it well. But halfway along it a cloud came creeping over the grass, and it did not stop. It was fog.',
      friend:
        '“I can’t see my own feet,” said {F+}. Everything was white: in front, behind and above. It smelled of wet grass.',
      problem:
        '{L} walked straight on, and came to a fence. There had never been a fence on the way. They turned round, and came to the same fence from the other side. The village was gone, as if it had been rubbed out.',
      tries: [
        '{F} ran ahead a little. After three steps there was no {F} any more. “Here!” called {F}. “Where?” called {L}. They held hands after that.',
        '{L} shone the lamp ahead. The fog shone back, even whiter than before. It’s made of tiny drops, and they throw the light straight back.',
        'They waited for it to lift. But it was evening, and in the evening fog grows thicker.',
      ],
      tip: '“You can’t see anything, so stop looking so far,” said {G+}, who came along the fence, slowly, step by step. “Look at what’s near. And use your ears! Fog doesn’t stop a sound.”',
      low: 'A drop ran down the fence post. It was so quiet that they could hear it.',
      turn: '{L} stood still and listened. From the left came a cow. From the right, faint and far, came a “bong”. “That’s the church bell!” said {L}. “Bong, five o’clock. It’s in the village. We must walk to where it gets louder.”',
      done: 'They walked along the fence, post by post, with one hand on the wood. Every quarter of an hour the bell struck, and each time it was louder. Then a yellow spot appeared, a window, a door. They were there!',
      again:
        'In the morning the fog lay down in the valley like milk in a dish. {L} stood above it in the sun, and heard the bell.',
      object: 'lantern',
      helper: {
        name: 'Shepherd Grey',
        creature: 'sheep',
      },
      outcomes: [
        {
          asked: ['home/way/village/find/safe/sun/lift/clear/see/path/mum/family'],
          done: 'They walked along the fence, post by post, with one hand on the wood. Every quarter of an hour the bell struck, and each time it was louder. A yellow spot came out of the white, a window, a door. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They walked along the fence, post by post. Each time the bell struck, it was louder. Then a yellow spot appeared, a window, a door! Behind it the lamp had been put there on purpose, and the kettle, too. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They walked along the fence, post by post, hand in hand, and each time the bell struck it was louder. A yellow spot appeared, a window, and somebody in it who had been listening, too. On the doorstep {told}.',
        },
      ],
      art: {
        'creeping over the grass': 'meadow, mist: L look worried; cloud',
        'see my own feet': 'meadow, mist: F look worried at ground; L stand worried',
        'came to a fence': 'meadow, mist: L touch worried; F look; fence',
        'held hands after that': 'meadow, mist: L hold-hands F worried',
        'shone the lamp ahead': 'meadow, mist: L raise lantern worried; F cover-eyes',
        'waited for it to lift': 'meadow, evening, mist: L+F sit worried',
        'stop looking so far': 'meadow, mist: G say; L+F look G curious; fence',
        'ran down the fence post': 'meadow, mist: L look curious; fence',
        'From the left came a cow': 'meadow, mist: L listen happy; F listen; cow',
        'post by post': 'village, mist: L+F walk happy; fence, window, bell',
        'lay down in the valley': 'mountain, morning: L listen happy; bell, sun',
      },
    },
  ],
};
