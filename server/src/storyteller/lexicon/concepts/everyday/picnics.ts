import type { StorySourceInput } from '../../story-source.ts';

/** Stories about picnics. */
export const picnics: StorySourceInput = {
  id: 'picnics',
  words: [
    'picnic',
    'picnics',
    'picnic in park',
    'picnic day',
    'teddy bear/bears/bears’ picnic',
    'tea party',
    'tea parties',
  ],
  situations: ['visit', 'wants', 'learn', 'make', 'deed'],
  topic: 'picnics',
  thing: 'the picnic',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'the-perfect-spot',
      titles: ['The Perfect Spot', '{L} and the Picnic', 'A Bit Further'],
      goal: 'find the perfect spot for the picnic',
      trouble: 'there was something wrong with every spot',
      solved: 'they had found their spot',
      object: 'basket',
      opener:
        'In the basket there were sandwiches, a cake, six plums and the blue cloth. {L+} carried it on one side and counted the clouds. There were only two. It was picnic weather.',
      friend:
        '{F+} carried the other side. “We just need the perfect spot,” said {F}, “with shade, and a view, and no ants.” That couldn’t be so hard to find.',
      problem:
        'Under the oak there was shade, and there were ants. On the hill there was a view, and so much wind that the cloth went for a walk. By the stream lay a cow. “A bit further,” they said, and their arms grew longer and longer.',
      tries: [
        'They sat down in the clover. It was as soft as a sofa. It was also full of bees, who had been there first.',
        'They climbed up to the castle ruin. It was perfect. A wedding party of forty people thought so, too.',
        '{F} suggested the island in the pond. The basket got there. They had to wade in after it.',
      ],
      tip: '“I’ve never been anywhere better than where I am,” said {G+}. “That may be because I take so long. What’s it called again, when you sit down, open up a basket and are hungry?”',
      low: 'The sun was already going down a bit. {L’s} tummy rumbled. {F’s} tummy answered. They had put down the basket right in the middle of the path.',
      turn: '{L} looked round. On one side was a wall, still warm from the sun, and on the other side a field full of larks. “I think this is it,” said {L}, and spread out the blue cloth, right there, on the bit of grass by the path.',
      done: 'Never had a sandwich tasted so good. A dog came by and was given a crust. Then the larks went up, and the whole sky turned pink. “What a spot!” said {F}. Nobody would have found it on purpose.',
      again:
        'Next time they’ll put the basket down much sooner. But they’ve promised to walk round by the cow.',
      outcomes: [
        {
          asked: ['ant/ants/cow/dog/rain/bear/bee/duck/squirrel'],
          done: '{L} spread out the blue cloth, right there by the path. There was a wall, warm from the sun, and a field full of larks. Never had a sandwich tasted so good. It was so good that it was smelled from far away, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'party', 'shares', 'makes', 'gets'],
          done: '{L} spread out the blue cloth, right there by the path, and opened the basket: sandwiches, a cake, six plums. A spot where nobody has to go any further is the perfect one. So {told}, and the larks went up behind the wall.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
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
          kinds: ['plays', 'hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'Never had a sandwich tasted so good. A dog came by and was given a crust. Then the larks went up, and the whole sky turned pink. “What a spot!” said {F}. “Nobody would have found it on purpose,” said {L}, and {told}.',
        },
      ],
      helper: { name: 'Gina', creature: 'snail' },
      art: {
        'six plums and the blue': 'meadow: L carry basket happy; cloud',
        'We just need the perfect': 'meadow: L carry basket happy; F point happy; tree',
        'Under the oak there was': 'meadow: L look worried; F hold basket sad; many ant, tree, cow',
        'in the clover': 'meadow: L startle; F run worried; many bee',
        'up to the castle ruin': 'castle: L look surprised; F look sad; people, basket',
        'the island in the pond': 'meadow: L+F reach-up worried in water; basket, pond',
        'never been anywhere better': 'meadow: G speak calm; L+F listen curious; basket',
        'tummy rumbled': 'meadow, evening: L+F sit sad; basket',
        'spread out the blue cloth': 'meadow, evening: L handle blue cloth happy; F clap; wall, basket',
        'had a sandwich tasted':
          'meadow, evening: L eat sandwich happy; F eat sandwich happy; dog, picnic-blanket',
        'much sooner': 'meadow: L walk basket laughing; F walk happy; cow',
      },
    },
  ],
};
