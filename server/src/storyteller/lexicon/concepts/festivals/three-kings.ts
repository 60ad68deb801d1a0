import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Three Kings’ Day. */
export const threeKings: StorySourceInput = {
  id: 'three-kings',
  words: [
    'three kings',
    'three wise men',
    'three kings day',
    'epiphany',
    'dreikönig',
    'star singers',
    'sternsinger',
    'wise men',
    'la befana',
    'befana',
    'king cake',
    'reyes magos',
    'magi',
    'twelfth night',
  ],
  situations: ['visit', 'learn', 'make', 'wants', 'deed', 'question'],
  topic: 'Three Kings’ Day',
  thing: 'the star on its stick',
  home: 'village',
  main: 'village',
  night: true,
  weather: 'snow',
  plots: [
    {
      id: 'the-fourth-king',
      titles: ['The Fourth King', '{L} and the Star', 'Three Kings and One More'],
      goal: 'go from house to house with the star',
      trouble: 'three kings were needed and there were only two',
      solved: 'the kings and their star had been to every house',
      opener:
        'On Three Kings’ Day children go from house to house as kings, behind a star on a stick. They sing, and collect money for children who need help. {L+} had a crown and a red cloak.',
      friend:
        '{F+} was the second king and had a beard of black wool. “Where’s Caspar?” asked {F}. Caspar was the third king, and carried the star.',
      problem:
        'A message came: the third king had a cold and was in bed with a hot-water bottle. Two kings stood in the snow. “Three Kings, that’s what it’s called,” said {F}. “With two it isn’t a song, it’s only a half.” Behind the windows they were waiting already.',
      tries: [
        '{L} changed places quickly and sang for two kings. The people in the first house counted, and looked behind the door.',
        'They put a crown on the snowman. It was a very dignified king, but it didn’t come along.',
        '{F} held the star and the tin and the song book, and sang. The tin fell on somebody’s foot.',
      ],
      tip: '“In the old story nobody says how many of them there were,” said {G+}, who was sweeping the steps. “It only says that they saw the star, and came from far away. Look about. Who else would like to come?”',
      low: 'It had begun to snow. At the window opposite stood somebody small, with a nose against the glass, as on every evening.',
      turn: '{L} knew that window. The family there had come in autumn, from far away, and did not go out much. {L} rang the bell. “We’re missing a king,” said {L}, and held out the star. Somebody small looked at it, and then put on boots, very quickly.',
      done: 'The new king did not know the words, but could hum, and held the star straighter than anyone. They went to every house. In the last one they were given soup. “I’m Ilyas,” said the new king, and smiled.',
      again:
        'A week later Caspar’s cold had gone. So next year they will be four. In the old story nobody has counted, after all.',
      outcomes: [
        {
          asked: ['star/king/gift/gold/baby/jesus/camel/follow/present'],
          done: 'The new king did not know the words, but could hum, and held the star straighter than anyone. They went from house to house behind it, through the snow, and every door was opened. At the last one {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays', 'gets'],
          done: 'The new king did not know the words, but could hum, and held the star straighter than anyone. In the last house there was soup for three. “I’m Ilyas,” said the new king. There was a cake as well, with a bean in it, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'The new king did not know the words, but could hum, and held the star straighter than anyone. “I’m Ilyas,” said the new king at the last door, and smiled. Behind the window opposite they had all been watching, and {told}.',
        },
      ],
      object: 'star',
      helper: { name: 'Mrs Salt', creature: 'woman' },
      art: {
        'a crown and a red cloak': 'village, night, snow: L look proud wearing crown; star',
        'a beard of black wool': 'village, night, snow: F look happy wearing crown; L hold star worried',
        'in bed with a hot-water': 'village, night, snow: L hold star sad; F look sad wearing crown; house',
        'sang for two kings': 'village, night, snow: L sing; F look wearing crown; people, door',
        'a crown on the snowman': 'village, night, snow: L offer crown; F peek curious; snowman',
        'The tin fell on': 'village, night, snow: F hold star tin worried; L startle; book',
        'who was sweeping the steps': 'village, night, snow: G sweep; L+F look G curious; star',
        'with a nose against': 'village, night, snow: L look curious; F point; children, house',
        'We’re missing a king': 'village, night, snow: L give star brave; F wave; children, door',
        'held the star straighter':
          'village, night, snow: L sing happy wearing crown; F sing wearing crown; children, star',
        'next year they will be four': 'village: L hold crown happy; F hold star happy; children',
      },
    },
  ],
};
