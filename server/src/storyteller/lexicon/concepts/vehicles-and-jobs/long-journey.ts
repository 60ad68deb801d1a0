import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a journey that takes for ever. */
export const longJourney: StorySourceInput = {
  id: 'long-journey',
  words: [
    'car ride/journey/trip',
    'long car/train/bus ride/journey/trip/drive',
    'long drive',
    'long journey',
    'long ride',
    'long trip',
    'long way',
    'are we there yet',
    'road trip',
    'drive/driving to holiday',
    'drive/driving all day/night',
    'traffic jam',
    'travel/travelling/traveling by car',
  ],
  situations: ['visit', 'learn', 'wants', 'reluctant', 'cannot', 'deed'],
  topic: 'the long journey',
  thing: 'the journey',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'are-we-there-yet',
      titles: ['Are We There Yet?', 'The Longest Way in the World', 'Ninety-Nine Bridges'],
      goal: 'get through the long journey',
      trouble: 'they were still not there, and it was dreadfully far',
      solved: 'they had arrived, after such a long way',
      opener:
        'It was still dark when {L+} was put on the back seat, with a pillow, a bag of sandwiches, and both feet on a suitcase. “It’s a long way,” they said in front. “Sleep a bit.” {L} was as awake as an owl.',
      problem:
        '“Are we there yet?” asked {L} at the first traffic lights. They were not. They were not at the second, either. Outside, field came after field, as if somebody had only painted one. The seat had a lump, and the journey had no end.',
      tries: [
        '{L} sang the song with the ninety-nine verses. At verse four they stopped and asked for quiet, kindly, and then less kindly.',
        '{L} ate all the sandwiches at once, so that there was something to do. Then there was nothing to eat and nothing to do, and a bend in the road.',
        '{L} slept for a very long time. “Are we there?” The clock said that it had been four minutes.',
      ],
      tip: '“A long way is too big in one piece,” said {G+} at the petrol station. “Take it in small pieces. Nobody can wait for the whole way. But everybody can wait for the next bridge.”',
      turn: 'So {L} drew the journey on a long strip of paper, and looked out. One bridge, a cow with a hat, a lorry full of doors. Each of them got a place on the paper, and all at once there was hardly time to blink.',
      done: 'At the thirty-third bridge the paper was full, and the engine stopped. It was quite quiet. There was a smell of somewhere else. “Why are we stopping?” asked {L}. “We’re there,” they said. {L} had forgotten to ask.',
      again:
        'The strip of paper goes once round the room. On the way home it all came by again, from the other end, and the cow still had the hat on.',
      outcomes: [
        {
          asked: [
            'beach/sea/swim/sand',
            'arrive/get/reach there/beach/sea/grandma/grandpa/granny/nana/home/holiday',
            'see sea/grandma',
            'grandma/grandpa/granny/nana',
          ],
          done: '“One more bridge,” said {L}, and drew it. It was the thirty-third, and the paper was full, and the engine stopped. It was quite quiet. There was a smell of somewhere else. The door was pulled open from outside, and {told}.',
        },
        {
          asked: ['sing/song/game', 'play game', 'count'],
          done: '{L} drew the thirty-third bridge on the strip of paper. Then the paper was full. “Read it to us,” they said in front, and {L} began: a bridge, a cow with a hat, a lorry full of doors. It sounded like a song, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'At the thirty-third bridge the paper was full, and the engine stopped. “We’re there,” they said. {L} had forgotten to ask. From the door of the house came a smell, and somebody with an apron on, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'At the thirty-third bridge the strip of paper was full, and the engine stopped. “We’re there,” they said in front. “And not one question since the petrol station!” They turned round on their seats, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At the thirty-third bridge the paper was full, and the engine stopped. “Why are we stopping?” asked {L}. “We’re there,” they said. {L} had forgotten to ask, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The strip of paper filled up: the bridge, the cow, the lorry full of doors. At the thirty-third bridge it was full, and it had grown dark. {L} folded it up small and laid it under the pillow, and {told}.',
        },
      ],
      helper: { name: 'Mrs Mile', creature: 'tortoise' },
      art: {
        'was put on the back seat': 'village, night: L sit in car curious; suitcase, car',
        'as awake as an owl': 'village, night: L ride in car curious; F ride in car sleepy; cushion',
        'a pillow, a bag of': 'village, night: L ride in car sleepy; car',
        'The seat had a lump': 'meadow: L ride in car worried; F ride in car sleepy; traffic-light',
        'song with the ninety-nine': 'meadow: L sing in car; F cover-ears; car',
        'ate all the sandwiches at once': 'meadow: L eat sandwich in car sleepy; car',
        'it had been four minutes': 'meadow: L sleep in car sleepy; car, clock',
        'too big in one piece': 'village: G say calm; L+F look G curious; car, clock',
        'on a long strip of paper': 'meadow: L draw drawing-pad(cow) happy in car; car, cow',
        'Each of them got a place': 'meadow: L point laughing; F clap happy; cow, bridge, lorry',
        'At the thirty-third bridge': 'shore: L look surprised; F point happy; car, wave',
        'strip of paper goes once': 'bedroom: L hang picture(cow) happy; F look happy; picture',
      },
    },
  ],
};
