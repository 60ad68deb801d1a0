import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the animals of the Arctic. */
export const arcticAnimals: StorySourceInput = {
  id: 'arctic-animals',
  words: [
    'polar bear',
    'arctic animal',
    'north pole',
    'arctic fox',
    'walrus',
    'polar animal',
    'animals of the arctic',
    'arctic',
    'north pole animal',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit'],
  topic: 'the animals of the Arctic',
  thing: 'the ice',
  home: 'snowfield',
  main: 'snowfield',
  weather: 'snow',
  plots: [
    {
      id: 'white-on-white',
      titles: ['White on White', '{L} in the Arctic', 'The Lost Polar Bear Cub'],
      goal: 'find the lost polar bear cub in the snow',
      trouble: 'nobody could see the white cub in the white snow',
      solved: 'the polar bear cub was back with its mother',
      object: 'scarf',
      opener:
        'In the Arctic, at the very top of the world, the sea is frozen and the land is white. The fox is white, the hare is white, and so is the bear. That’s how they hide. {L+} wore a red scarf, so as not to get lost.',
      problem:
        'On the ice a polar bear was calling for its cub. The cub had been playing close by, and then the wind had come up, full of snow. Now there was nothing there but white. Somewhere in it was a small white bear.',
      tries: [
        'They looked and looked. A heap of snow looked like a cub. So did the next, and the one after that.',
        'They followed its paw prints. After ten steps the wind had filled them up.',
        '{L} called, “Cub!” A seal put its head up through a hole, and a white fox ran off. The wind blew the rest away.',
      ],
      tip: '“You’re looking for white on white,” said {G+}. “You’ll look until spring. But no polar bear is white all over. When a bear comes after me, I don’t look for the bear. I look for the parts of it that aren’t white.”',
      turn: '{L} thought. What isn’t white on a polar bear? The eyes, and the nose! They’re black. {L} lay down flat on the ice and looked along it, not for a bear, but for three small black dots. There, behind a ridge: one, two, three.',
      done: 'Two of the dots blinked. It was the cub, rolled up in the snow. {L} held the red scarf up high on a stick. The mother saw it from far away, and came running, and the cub disappeared in thick, warm fur.',
      again: 'The scarf still has a white hair on it. Really it isn’t white, it’s clear, like glass.',
      helper: { name: 'Old Whiskers', creature: 'seal' },
      outcomes: [
        {
          asked: [
            'cub/bear/baby find/meet/back/reunite/see/return mum/mother/mummy/mom/family/parent/dad',
            'cub/bear/baby find/safe/home/back',
            'mother/mum/family find cub/baby',
          ],
          done: 'Two of the dots blinked. It was the cub, rolled up in the snow. {L} held the red scarf up high on a stick, so that one could see it through all that white. Somebody came running with big soft steps, and {told}.',
        },
        {
          asked: ['northern/polar/light/aurora/star'],
          done: 'Two of the three dots blinked. It was the cub! {L} held the red scarf up high, and the mother came running. The snow wind lay down, the sky was swept clean right to the top of the world, and {told}.',
        },
        {
          asked: ['home/warm/sleep/asleep/den/bed', 'snuggle/cuddle'],
          done: 'Two of the dots blinked. It was the cub, rolled up in the snow. {L} held the red scarf up high, and the mother came running. Soon a wall of thick fur stood between them and the wind, and behind it {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Two of the dots blinked. It was the cub! {L} held the red scarf up high on a stick, and the mother came running. The others had seen it, too, the seal, the hare and the white fox, and in the lee of the ridge {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Two of the dots blinked, and the third one sneezed. It was the cub, rolled up in the snow! {L} waved the red scarf, the mother came running, and the cub did not know whom to jump at first. So {told}.',
        },
      ],
      art: {
        'the sea is frozen': 'snowfield, snow: L look curious wearing red scarf; rabbit, fox',
        'so as not to get lost': 'snowfield, snow: L walk happy wearing red scarf; bear',
        'calling for its cub': 'snowfield, snow: L look worried wearing red scarf; white bear',
        'A heap of snow': 'snowfield, snow: L point worried wearing red scarf; F look; snow-heap',
        'followed its paw prints': 'snowfield, wind: L+F look worried at footprints',
        'through a hole': 'snowfield, wind: L call worried wearing red scarf; seal, hole, white fox',
        'white on white': 'snowfield, snow: G say; L look G curious wearing red scarf',
        'What isn’t white': 'snowfield, snow: L think bear curious wearing red scarf',
        'flat on the ice': 'snowfield, snow: L lie curious wearing red scarf; snow-heap',
        'rolled up in the snow': 'snowfield, day: L raise red scarf happy; small white bear, bear',
        'white hair on it': 'living-room: L look at scarf happy',
      },
    },
  ],
};
