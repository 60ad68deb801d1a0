import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Santa’s sleigh. */
export const santa: StorySourceInput = {
  id: 'santa',
  words: ['santa', 'santa claus', 'father christmas', 'rudolph', 'christmas sleigh'],
  situations: ['lost', 'afraid', 'wants'],
  topic: 'Santa’s sleigh',
  thing: 'the sleigh',
  main: 'snowfield',
  weather: 'snow',
  night: true,
  plots: [
    {
      id: 'stuck-sleigh',
      titles: ['The Night Santa Was Late', '{L} Helps Santa', 'A Sleigh in the Snow'],
      goal: 'get Santa’s sleigh out of the snow',
      trouble: 'the Christmas sleigh was stuck',
      solved: 'the Christmas sleigh was flying again',
      opener:
        'On the night before Christmas {L+} lay awake and listened. There was a jingle of bells far up, then a long slide, then a bump. “That was too soon,” said {L}.',
      problem:
        'Behind the house lay a red sleigh, deep in a snowdrift. Santa stood beside it in big wet boots. “Half the world is still waiting,” said Santa, “and I can’t go up or down.”',
      tries: [
        'They pushed from behind, one, two, three. The sleigh groaned and sank a little deeper, and everyone behind it was white up to the ears.',
        'They dug with a spoon, a pan and a slipper. But as fast as they dug, new snow fell into the hole.',
        'They tried to make it lighter and carried the sack down. But the sack never got empty. It had presents for half the world in it.',
      ],
      tip: '“I need a hard road to run on, then I can fly,” said {G+}, and stamped a hoof. “Loose snow is no road. What do you do, when you want snow to be hard?”',
      turn: '“We stamp!” cried {L}. They stamped up and down in front of the sleigh, side by side, singing, until there was a long road as hard and smooth as a table.',
      done: 'The reindeer ran, the bells rang, the sleigh slid along the road, and then it was in the air. “Thank you!” called Santa. “You’re all on my list twice!”',
      again:
        'In the morning there was a stamped road in the snow that stopped in the middle of nowhere. Only they knew where it went.',
      outcomes: [
        {
          asked: ['santa/father/ride/sleigh/fly/reindeer/present/thank/gift/toy/rudolph'],
          done: 'The reindeer ran, the bells rang, the sleigh slid along the stamped road, and then it was in the air. It flew one round over the house, low enough to wave. “You’re all on my list twice!” called Santa. So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: 'The reindeer ran, the sleigh slid along the stamped road, and then it was in the air. “Thank you!” called Santa. Something fell out of the sack, soft into the drift, and it was tied with a gold ribbon. “For stamping feet,” it said. And {told}.',
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
          done: 'The reindeer ran, the bells rang, the sleigh slid along the stamped road, and then it was in the air. They stood there, white up to the ears, until not one bell could be heard. Their feet were still stamping, and {told}.',
        },
      ],
      helper: { name: 'Comfrey', creature: 'reindeer' },
      art: {
        'On the night before Christmas': 'bedroom, night: L listen curious in bed; bell',
        'There was a jingle of bells': 'bedroom, night: L sit on bed surprised; bell',
        'a long slide, then': 'bedroom, night: L look surprised at sky; F look surprised',
        'stood beside it in big wet boots':
          'snowfield, night: L think worried; F point worried; grandfather, sledge, snow-heap',
        'The sleigh groaned': 'snowfield, night: L+F push; sledge, snow-heap',
        'with a spoon, a pan and':
          'snowfield, night: L dig spoon worried; F dig pan worried; snow-heap, sledge',
        'carried the sack down': 'snowfield, night: L carry sack; F look worried; sledge, present',
        'I need a hard road': 'snowfield, night: G stamp; L+F look G curious; snow-heap',
        'up and down in front': 'snowfield, night: L stamp happy; F stamp happy; footprints',
        'We stamp': 'snowfield, night: L jump brave; F clap happy; sledge',
        'as hard and smooth as a table': 'snowfield, night: L dance; F dance; footprints, sledge',
        'then it was in the air': 'snowfield, night: L wave happy; F cheer; sledge, deer, grandfather',
        'in the middle of nowhere': 'snowfield, morning: L point happy; F laugh; footprints',
      },
    },
  ],
};
