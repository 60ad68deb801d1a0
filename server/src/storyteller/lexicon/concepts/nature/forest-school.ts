import type { StorySourceInput } from '../../story-source.ts';

/** Stories about forest school. */
export const forestSchool: StorySourceInput = {
  id: 'forest-school',
  words: [
    'forest school',
    'forest school day',
    'forest kindergarten',
    'woodland school',
    'waldkindergarten',
    'bush kindy',
    'mud kitchen',
    'mud pie',
    'mud pies',
    'outdoor classroom',
    'stick den',
    'woodland den',
    'stick/woodland/forest/outdoor fort',
    'den/fort in woods/forest',
    'learning outdoors',
    'outdoor learning',
    'outdoor learning day',
  ],
  situations: ['make', 'learn', 'visit', 'wants', 'deed', 'newcomer', 'reluctant'],
  topic: 'forest school',
  thing: 'the den',
  home: 'school',
  main: 'forest',
  weather: 'cloudy',
  plots: [
    {
      id: 'a-roof-that-holds',
      titles: ['Forest School', 'A Roof of Bark and Fern', '{L} Builds a Den'],
      goal: 'build a den that kept out the rain',
      trouble: 'it rained right through the roof of the den',
      solved: 'the den kept out the rain',
      opener:
        'On Thursdays the class was in the wood all day. There were no tables there and no bell. {L+} had rubber boots on and knew at once what to build: a den, with a roof.',
      friend:
        '{F+} was already cooking in the mud kitchen, an old sink between two trees. “It’ll be ready soon,” called {F}. “Mud soup with acorns. Is there somewhere dry where we can eat it?”',
      problem:
        '{L} leaned sticks against a fallen trunk, one next to the other, until it looked like a tent. They crept in with the soup. Then it began to rain. Drip, it went, into the soup. Drip, down {L’s} neck. The roof was full of holes.',
      tries: [
        '{L} put on more sticks. There were more sticks then, and between them there were more gaps.',
        'They stuffed the holes with mud. It was a fine thick mud, but the rain dissolved it, and it came in as brown drops.',
        '{L} held up a big leaf. It kept one ear dry.',
      ],
      tip: '“Look at the fir tree,” said {G+}, who was sitting under one and hadn’t got wet. “Its branches lie one over another, like the tiles on a roof. And they all point down. The rain runs from one to the next. It’s got no reason to come in.”',
      low: 'The rain drummed on their hoods. {L} lifted a fir branch and watched the drops run along it, right to the tip.',
      turn: '“From the bottom up!” said {L}. They laid a row of fern along the foot of the den, with the tips downwards. The next row covered the top of the first. Then came old bark, row upon row, right up to the ridge.',
      done: 'It rained harder, and they could hear it run down outside, row by row. Inside it was dry and green. Not one drop fell into the soup! All the others crept in as well, and {F} served it. They only pretended to eat it. It was delicious.',
      again:
        'A week later the den was still standing. Somebody had slept in the leaves. There was a bit of fur.',
      helper: { name: 'Ranger Rowan', creature: 'woman' },
      outcomes: [
        {
          asked: ['den/fort/shelter/build/dry/sleep/house/fire/marshmallow/campfire'],
          done: 'It rained harder, and they could hear it run down outside, row by row, from tip to tip of the fern. Not one drop fell into the soup. “It’s got no reason to come in,” said {L}. On the dry leaves {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It rained harder, and they could hear it run down outside, row by row. Inside it was dry and green. The others crept in, each with an acorn cup, {F} served the mud soup, which they only pretended to eat, and afterwards {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It rained harder, and it ran down outside, row by row. Inside it was dry and green. All the others crept in as well, knee to knee, hood to hood, till there was room for no one more. Under the fern {told}.',
        },
      ],
      art: {
        'had rubber boots on': 'forest: L stand happy wearing boot; stick',
        'in the mud kitchen': 'forest: F stir happy; L look; sink, mud',
        'Drip, it went, into': 'forest, rain: L stand worried in box; F hold bowl worried; den, stick',
        'put on more sticks': 'forest, rain: L carry stick worried; F look; den',
        'stuffed the holes': 'forest, rain: L hold mud worried; F hold mud; den',
        'kept one ear dry': 'forest, rain: L raise big leaf worried; F laugh',
        'Look at the fir tree': 'forest, rain: G sit; L look G curious; tree',
        'drummed on their hoods': 'forest, rain: L hold leaf curious; F look; tree',
        'a row of fern': 'forest, rain: L work leaf brave; F carry leaf; den',
        'It rained harder': 'forest, rain: L sit happy; F give bowl happy; den, children',
        'had slept in the leaves': 'forest, day: L look happy; den, leaf-pile',
      },
    },
  ],
};
