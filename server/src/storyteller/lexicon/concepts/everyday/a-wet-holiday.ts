import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a holiday on which it rains all the time. */
export const aWetHoliday: StorySourceInput = {
  id: 'a-wet-holiday',
  words: [
    'rain whole/entire time/day/week/weekend/holiday/trip/vacation',
    'rain all/every time/day/week/weekend/holiday/night/summer',
    'rain all the time',
    'camp/camping rain/rainy/wet/storm',
    'camp/camping trip rain/rainy/wet',
    'rainy/wet camp/camping/camping-trip',
    'rainy/wet/ruined holiday/weekend/vacation/campsite/tent/caravan',
    'tent/caravan rain/leak/leaked/flood/flooded/wet',
    'holiday/weekend/vacation rain/rained/raining',
  ],
  situations: ['visit', 'deed', 'learn', 'damage', 'broken', 'question', 'has', 'trait'],
  topic: 'a wet holiday',
  thing: 'the tent',
  home: 'forest',
  main: 'forest',
  weather: 'rain',
  plots: [
    {
      id: 'the-frog-prize',
      titles: ['Rain on the Roof', 'The Wettest Tent in the World', 'Plip, Plop, Holiday'],
      goal: 'have a holiday in the rain',
      trouble: 'it rained and rained',
      solved: 'nobody wanted the rain to stop any more',
      opener:
        'The tent stood on the meadow by the wood, and in front of it stood three chairs for sitting in the sun. {L+} had a list of all that they would do. Number one was: “Lie about and look up.”',
      problem:
        'Plip, it said on the roof. Then plop. Then so much at once that you couldn’t tell the drops apart. It rained through supper and through the night. On the next day it rained, too, and on the third the chairs stood in a pond.',
      tries: [
        'They waited for it to stop. They played every game in the bag, and then the same ones again with other rules. The rain had more time than they had.',
        'They held an umbrella over the stove. The soup stayed thin, however long they cooked it, and it grew more and more.',
        'They strung up a line with all the wet socks. In the evening the socks were wetter. One had a frog in it.',
      ],
      tip: '“You’re on the wrong list,” said {G+} from under a dripping hat. “That one’s for the sun. I’ve been here for thirty summers, and I’ll tell you something: you only get wet once. After that you are wet, and then it begins.”',
      turn: '{L} wrote on the back of the list: “Things that only work in the rain.” Then they pulled off their socks and went out. A slide down the wet bank, on a tablecloth. A dam with a real waterfall. A race of frogs, which the frog from the sock won.',
      done: 'They were mud right up to their ears, and rain washed it off again, free of charge. In the tent they sat under all the blankets, with cocoa, and counted what was on the back of the list. It was eleven things. On the front there had been four.',
      again:
        'On the last day the sun came out. They put the three chairs straight, sat down and looked up. “Nice,” they said. “And now?”',
      helper: { name: 'Old Wellington', creature: 'duck' },
      outcomes: [
        {
          asked: [
            'laugh/giggle/funny/smile',
            'best/great/fun/favourite holiday/trip/time/day/ever',
            'sun/rainbow come/shine/appear/out',
          ],
          kinds: ['laughs', 'happy'],
          done: 'They were mud right up to their ears, and the rain washed it off again, free of charge. In the tent they read out the list: eleven things, and a frog in the sock at the end. One look at that sock was enough, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'plays', 'shares', 'makes', 'tells'],
          done: 'They were mud right up to their ears, and the rain washed it off again, free of charge. Then they crept into the tent, under all the blankets. The roof drummed, the cocoa steamed, the frog sat on the list as umpire, and {told}.',
        },
        {
          kinds: ['home', 'sleep', 'hugs', 'team', 'friends', 'stays', 'gets', 'says'],
          done: 'They were mud right up to their ears, and the rain washed it off again, free of charge. Eleven things stood on the back of the list. Under all the blankets it was as warm as in a nest, plip, it went on the roof, plop, and {told}.',
        },
      ],
      art: {
        'for sitting in the sun': 'meadow, clear: L hold paper happy; tent, chair',
        'Number one was': 'meadow, clear: L lie-back happy; tent',
        'chairs stood in a pond': 'meadow, rain: L look sad; tent, chair, pond',
        'every game in the bag': 'tent, rain: L+F sit sad; dice, puzzle',
        'umbrella over the stove': 'meadow, rain: L hold umbrella worried; F stir; unlit-campfire',
        'all the wet socks': 'meadow, rain: L hang sock worried; F hold sock surprised; washing-line, frog',
        'the wrong list': 'meadow, rain: L hold paper curious; G speak laughing wearing hat; tent',
        'Things that only work': 'meadow, rain: L write happy; F look curious; tent',
        'race of frogs': 'meadow, rain: L splash; F crouch laughing; many frog, puddle',
        'mud right up to their': 'tent, rain: L+F drink happy under blanket; lantern',
        'On the last day': 'meadow, clear: L+F sit calm on bench; sun, frog',
      },
    },
  ],
};
