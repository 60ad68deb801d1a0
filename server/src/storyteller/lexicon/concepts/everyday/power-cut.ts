import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a power cut. */
export const powerCut: StorySourceInput = {
  id: 'power-cut',
  words: [
    'power cut',
    'power cuts',
    'power outage',
    'power failure',
    'blackout',
    'power go out',
    'power go off',
    'power be off',
    'electricity go out',
    'electricity go off',
    'light/lights go out',
    'light/lights go off',
    'no power',
    'no electricity',
    'lights out',
    'night the power',
  ],
  situations: ['afraid', 'deed', 'broken', 'what-if', 'lacks', 'question', 'learn', 'visit'],
  happensToLead: true,
  topic: 'the evening when the lights went out',
  thing: 'the dark house',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'a-lamp-of-water',
      titles: ['The Night the Lights Went Out', '{L} and the Power Cut', 'A Lamp Made of Water'],
      goal: 'find light for the whole house',
      trouble: 'the power was off and the house was dark',
      solved: 'there was light in the kitchen, and everybody sat in it',
      opener:
        'The pasta was boiling, the radio was singing, and {L+} was doing a puzzle. Then there was a click. The radio stopped. The fridge stopped. Every lamp in the house went out, and every lamp in the street as well.',
      friend:
        '“Who did that?” said {F+} in the dark. “Not me,” said {L}. They felt for each other’s hands, and bumped noses first. Outside, the whole street was as black as a cupboard.',
      problem:
        '{L} pressed the switch, and pressed it again. Nothing happened. “It’s a power cut,” somebody called from the stairs. “A cable is broken, and they’re mending it. It may take all evening.” There was a bump, and an “Ow!”',
      tries: [
        '{L} found the torch in the drawer. But a torch makes one bright spot and leaves the rest dark. Whoever held it could see, and all the others walked into the table.',
        '{L} opened the fridge, because there is always a light in the fridge. There was none. Now the kitchen was dark, and the milk was getting warm.',
        'They opened the curtains for the moon. It was behind a cloud, and it was in no hurry.',
      ],
      tip: '“A torch shines in one direction only,” said {G+}, who had lived through many power cuts. “Water spreads the light out. When I was small, we stood a big bottle in the middle of the table.”',
      low: '{L} went along the wall to the kitchen, one hand in front and one foot at a time. On the shelf stood the biggest bottle of water they had. It was heavy. {L} carried it back carefully, through the dark.',
      turn: '{L} stood the torch on the table so that it pointed up at the ceiling, and {F} held it steady. Then {L} put the clear bottle of water right on top of the light.',
      done: 'The bottle began to glow, from the bottom to the top, like a small moon. There was light on the table and on the walls and on every face. “Oh!” they all said. They ate the pasta around it, and made shadow rabbits on the ceiling.',
      again:
        'When the lamps came on again, everybody blinked. “Shall we put them out once more?” asked {L}. And they did, just for the end of the story.',
      outcomes: [
        {
          asked: ['light/lights/power/electricity/lamp come/go/back/on/return/work/shine'],
          done: 'The bottle glowed from the bottom to the top, like a small moon, and they ate the pasta around it. Out in the dark somebody mended the cable. There was a click, the fridge said “brrr”, and {told}.',
        },
        {
          asked: ['star/stars/moon/sky'],
          done: 'The bottle glowed from the bottom to the top, like a small moon. The real one came out from behind its cloud to look. They opened the door of the kitchen: not one lamp was lit in all the street, and the sky was full. So {told}.',
        },
        {
          asked: ['candle/story/shadow/puppet/tell/candles'],
          done: 'The bottle began to glow, from the bottom to the top, like a small moon. There was light on the table and on every face. For such a lamp one needs hands, and a wall, and somebody who begins. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The bottle began to glow, from the bottom to the top, like a small moon. There was light on the table, and the pasta was still warm. The neighbours saw it from the black street and came with what their fridges had left. So {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'sleep'],
          done: 'The bottle began to glow, from the bottom to the top, like a small moon. “Oh!” they all said. Nobody had seen anybody for an hour. Everyone had a moon in each eye, and {F} a red nose from the bump. And {told}.',
        },
      ],
      helper: { name: 'Grandpa Oak', creature: 'man' },
      art: {
        'The pasta was boiling': 'kitchen, night: L kneel happy; puzzle, radio, noodles',
        'felt for each other’s hands': 'kitchen, night: L reach-up worried; F startle; unlit-lamp',
        'pressed the switch': 'hallway, night: L touch worried; light-switch, unlit-lamp',
        'the torch in the drawer': 'kitchen, night: L hold torch worried; F fall; table',
        'light in the fridge': 'kitchen, night: L open worried; fridge',
        'opened the curtains': 'living-room, night: L open sad; F look worried; curtain, cloud',
        'shines in one direction only': 'living-room, night: G tell bottle calm; L hold torch curious',
        'biggest bottle of water': 'kitchen, night: L carry big bottle brave',
        'pointed up at the ceiling': 'living-room, night: L raise bottle happy; F hold torch happy; table',
        'bottom to the top, like':
          'living-room, night: L clap happy; F show rabbit happy; big yellow bottle, people',
        'glow, from the bottom to':
          'living-room, night: L clap happy; F show rabbit happy; big yellow bottle, people',
        'lamps came on again': 'living-room, night: L listen laughing; F read happy; lamp, bottle',
      },
    },
  ],
};
