import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the bouncy castle. */
export const bouncyCastle: StorySourceInput = {
  id: 'bouncy-castle',
  words: [
    'bouncy castle',
    'bouncing castle',
    'inflatable',
    'bounce/bouncing house',
    'jumping castle',
    'soft play',
    'ball pit',
  ],
  situations: ['visit', 'wants', 'learn', 'afraid', 'broken', 'damage', 'reluctant', 'refuses', 'cannot'],
  topic: 'the bouncy castle',
  thing: 'the bouncy castle',
  home: 'village',
  main: 'fair',
  plots: [
    {
      id: 'all-the-small-ones',
      titles: ['{L} on the Bouncy Castle', 'Boing!', 'The Castle That Lay Down'],
      goal: 'bounce on the bouncy castle',
      trouble: 'the bouncy castle had gone soft and lay on the ground',
      solved: 'the bouncy castle stood up again',
      opener:
        'It was yellow and red, with four towers that nodded. You had to take off your shoes. {L+} climbed in over the edge and jumped. Boing! It was like having springs for legs.',
      problem:
        'They bounced until the towers shook. And then they didn’t bounce so high any more. One of the towers bowed, then the next one. With a long “pffff” the whole castle sank, and all of them rolled into the middle. “Everybody out,” called the man.',
      tries: [
        '{L} stood a tower up again and held it. As soon as {L} let go, it bowed as politely as before.',
        'They looked for a hole, along every seam. There wasn’t one anywhere, only somebody’s sock.',
        'They all blew into it at the same time. It was a very large castle, and their cheeks hurt.',
      ],
      tip: '“A castle like that is never quite tight,” said {G+}, who sold the tickets. “There is always some air going out. It stands up because there’s always some coming in. Where does it come from? Follow the noise, or the place where the noise ought to be.”',
      turn: '{L} listened. All afternoon something had been humming. Now it was quiet. Behind the castle a fat tube lay in the grass, and it led to a fan. The fan stood still, and its plug had come out! “Don’t touch it,” said {L}, and ran to fetch the man.',
      done: 'The man pushed in the plug. Hummm! First there was a bump, and then a wall, and then one tower after another rose and shook itself. Everyone cheered. And {L} was allowed in first. Boing!',
      again: 'In bed it still felt like bouncing. The other sock was never found.',
      outcomes: [
        {
          asked: ['bounce/jump/high/higher/highest/fly/sky/moon/castle'],
          done: 'The man pushed in the plug. Hummm! First there was a bump, then a wall, and then one tower after another rose and shook itself. {L} was allowed in first and ran up from the very edge. Boing! So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'gets', 'makes'],
          done: 'The man pushed in the plug. Hummm! One tower after another rose and shook itself, and {L} was allowed in first. When their knees were soft, they rolled down over the edge into the grass. {G} had put out something there, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
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
          ],
          kinds: ['party', 'plays', 'hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'The man pushed in the plug. Hummm! First there was a bump, then a wall, and then one tower after another rose and shook itself. It was so big again that the whole queue could come in at once. So {told}. Boing!',
        },
      ],
      helper: { name: 'Madame Hop', creature: 'kangaroo' },
      art: {
        'with four towers that nodded': 'fair: L jump laughing; trampoline',
        'Boing! It was like': 'fair: L jump laughing; F jump laughing; trampoline',
        'all of them rolled into': 'fair: L fall; F fall; cloth, gentleman',
        'stood a tower up again': 'fair: L push; F point worried; cloth',
        'looked for a hole': 'fair: L crawl curious; F hold sock surprised; cloth',
        'blew into it at the same': 'fair: L+F blow; cloth, children',
        'Follow the noise': 'fair: G hold ticket; L listen curious; F look G; tunnel',
        'All afternoon something': 'fair: L listen curious; F peek curious; pipe',
        'its plug had come out': 'fair: L point surprised; F run; pipe, machine',
        'was allowed in first': 'fair: L jump laughing; F cheer; trampoline, gentleman',
        'In bed it still felt': 'bedroom, night: L lie happy in bed; sock',
      },
    },
  ],
};
