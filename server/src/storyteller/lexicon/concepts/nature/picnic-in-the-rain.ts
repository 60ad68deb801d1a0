import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a picnic that gets wet. */
export const picnicInTheRain: StorySourceInput = {
  id: 'picnic-in-the-rain',
  words: [
    'picnic in the rain',
    'rain at the picnic',
    'rainy picnic',
    'picnic rain',
    'wet picnic',
    'spoil/spoiled picnic',
  ],
  situations: ['visit', 'afraid', 'deed', 'ability'],
  topic: 'the picnic in the rain',
  thing: 'the wet picnic',
  home: 'cottage',
  main: 'meadow',
  weather: 'rain',
  plots: [
    {
      id: 'under-the-table',
      titles: ['A Very Wet Picnic', 'Soup Outside', 'Under the Table'],
      goal: 'have the picnic after all',
      trouble: 'it rained right into the sandwiches',
      solved: 'they had a picnic with the rain outside and the soup inside',
      opener:
        '{L+} had counted the days on ten fingers. Today it was the thumb: picnic day! The basket was packed, the rug rolled up, and the lemonade sat in a bucket of ice. Above the church there was a cloud. “That one’s only looking,” said {L}.',
      problem:
        'They had just spread the rug. Plop, on the nose. Plop, in the lemonade. And then it came down as if somebody had pulled out the plug. The bread swam. The biscuits turned back into dough. {L} stood there with a wet sandwich and a trembling chin.',
      tries: [
        '{L} held an umbrella over the plates. It had a hole in it, just above the jam.',
        [
          'They ate very fast, before it could get wetter. You cannot laugh with a mouth so full, and that was the whole point of it.',
          'They sat under the tree. A tree rains longer than the rain does, and all at once, down the neck.',
        ],
        '{F} told the cloud about the ten fingers. The cloud was moved to tears.',
      ],
      tip: '“Who says that it has to be on top of the rug?” asked {G+}, who came by under an oilskin. “You’ve a rug, a rope, and a table. What did you do with those, when you were four?”',
      turn: '{L} looked at the long table by the gate. “A cave!” They threw the rug over it, down to the ground on three sides, tied it fast, and crept in with the basket, and with a lamp. Outside it drummed. Inside it smelled of wet dog and of cheese.',
      done: 'It was the best room in the world. They sat knee to knee, dipped what was wet anyway into the soup, and called it “dunking”. With each thunderclap everyone got one biscuit. Whoever came by in the rain saw a table, and light under it, and heard it laugh.',
      again:
        '“Next Sunday again?” they asked. {L} looked out: bright blue, not a cloud. “Oh well,” said {L}. “We can sit underneath all the same.”',
      outcomes: [
        {
          asked: ['sun/rainbow/stop/shine/puddle/splash/dry'],
          done: 'It was the best room in the world. They sat knee to knee under the rug, dipped what was wet anyway into the soup, and gave each thunderclap a biscuit. When the biscuits were all gone, the drumming stopped. They lifted one corner, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It was the best room in the world. They sat knee to knee, and dipped what was wet anyway into the soup. With each thunderclap everyone got one biscuit. {G} hung the oilskin at the entrance, crept in as well, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It was the best room in the world. They sat knee to knee, dipped what was wet anyway into the soup, and called it “dunking”. It thundered, and nobody was ready with a biscuit but the one with the fullest mouth. So {told}.',
        },
      ],
      art: {
        'counted the days': 'kitchen: L raise happy; basket, lemon',
        'there was a cloud': 'meadow: L hold basket happy; cloud',
        'a wet sandwich': 'meadow, rain: L hold sandwich tearful; F stand worried; picnic-blanket',
        'over the plates': 'meadow, rain: L hold umbrella worried; plate, jam',
        'told the cloud': 'meadow, rain: F say worried; L look-up; cloud',
        'on top of the rug': 'meadow, rain: G say; L look G curious; table',
        'by the gate. “A cave': 'meadow, rain: L point happy; F hold picnic-blanket; table',
        'Inside it smelled': 'meadow, rain: L+F sit happy under table; lamp',
        'sat knee to knee': 'meadow, rain: L+F eat laughing under table; lamp',
        'bright blue, not a': 'meadow, day: L laugh; table, picnic-blanket',
      },
    },
  ],
};
