import type { StorySourceInput } from '../../story-source.ts';

/** Stories about keys and locks. */
export const keys: StorySourceInput = {
  id: 'keys',
  words: [
    'key',
    'keys',
    'old key',
    'golden key',
    'locks and keys',
    'lock and key',
    'secret key',
    'locked door',
    'rusty key',
  ],
  situations: ['lost', 'mystery', 'has', 'wants', 'question', 'visit'],
  topic: 'keys',
  thing: 'the old key',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'what-does-it-open',
      titles: ['{L} and the Old Key', 'What Does It Open?', 'One Key, Many Doors'],
      goal: 'find out what the old key opened',
      trouble: 'nobody knew what the key was for',
      solved: 'the key had found its lock',
      object: 'key',
      opener:
        '{L+} found it at the bottom of the drawer, under the string: an old key, no longer than a finger, with a little heart in the handle.',
      friend:
        '“A key like that opens something,” said {F+}. “Nobody makes a heart for a cellar.” They asked everyone in the house. Nobody had ever seen it.',
      problem:
        'A key without a lock is a question without an answer. {L} couldn’t think of anything else. It had to fit somewhere. But the town was full of doors.',
      tries: [
        'They tried it on all the doors of the house. It was too thin for the front door and too fat for the letter box.',
        'They tried the park gate, the piano at school and the clock in the church tower. Nobody minded, but nothing opened.',
        '{F} held it against one ear and shook it. It didn’t say anything.',
      ],
      tip: '“There are too many doors,” said {G+}, who made keys. “Begin with the key. It’s small, so the lock is small. It’s worn, so it was turned often. And it’s got a heart, so it was for something that somebody loved.”',
      low: '{L} ran one thumb over the worn side. It had been turned a thousand times, perhaps every evening. And then it hadn’t been turned any more.',
      turn: '“Who is the oldest in our house?” asked {L}. On the third floor lived somebody who was ninety. On a shelf there stood a little box of dark wood, with a tiny keyhole. “I lost the key in the year of the great snow,” said the old neighbour.',
      done: '{L} put it in. It fitted, and it turned, once, twice. The lid went up, and out of the box came a tune, thin and bright as glass. “My mother played it for me every evening,” the old neighbour said, and hummed along.',
      again: 'Now somebody goes up to the third floor every evening, to turn the key. It’s always {L}.',
      outcomes: [
        {
          asked: ['door/open/garden/secret/treasure/box/chest/room/magic/find'],
          done: '{L} put the key in. It fitted, and it turned, once, twice. “Open it,” said the old neighbour. “I’ve waited since the year of the great snow.” A tune came out of the little box, thin and bright as glass, and {told}.',
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
          done: '{L} put the key in, and it turned, once, twice. Out of the box came a tune, thin and bright as glass. The old neighbour hummed along, pushed the table to the wall, and fetched the good cups. So {told}, up on the third floor.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'tells'],
          done: '{L} put the key in, and it turned, once, twice. Out of the box came a tune, thin and bright as glass. “My mother played it for me every evening,” said the old neighbour, who was ninety and looked nine. And {told}.',
        },
      ],
      helper: { name: 'Old Latch', creature: 'mole' },
      art: {
        'the bottom of the drawer': 'bedroom: L hold small key curious; drawers, string',
        'a heart for a cellar': 'living-room: L show key curious; F point; people',
        'town was full of doors': 'city: L hold key worried; many door',
        'the doors of the house': 'hallway: L open key worried; F look worried; door',
        'the piano at school': 'school: L kneel key worried; F look; piano',
        'held it against one ear': 'village: F listen key curious; L look sad',
        'who made keys': 'shop: G hold key calm; L look curious; many key',
        'over the worn side': 'village: L hold key sad; heart',
        'Who is the oldest': 'living-room: L show key happy; grandmother, small chest',
        'thin and bright as glass': 'living-room: L open happy; F dance happy; grandmother, small chest',
        'The lid went up': 'living-room: L open happy; F dance happy; grandmother, small chest',
        'to turn the key': 'hallway, evening: L walk key happy; stairs',
      },
    },
  ],
};
