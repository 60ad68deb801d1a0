import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mirrors. */
export const mirrors: StorySourceInput = {
  id: 'mirrors',
  words: [
    'mirror',
    'mirrors',
    'reflection',
    'look/looking in mirror',
    'looking glass',
    'light and mirrors',
    'hall of mirrors',
  ],
  situations: ['wants', 'has', 'question', 'learn', 'trait', 'visit', 'deed'],
  topic: 'mirrors',
  thing: 'the mirror',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'sun-in-the-courtyard',
      titles: ['{L} Catches the Sun', 'The Mirror on the Roof', 'Sun in the Courtyard'],
      goal: 'bring the sun down into the courtyard',
      trouble: 'the sun never reached the courtyard',
      solved: 'the sun was shining in the courtyard',
      object: 'mirror',
      opener:
        '{L+} had found an old hand mirror in the attic. If you held it to the window, a spot of light ran over the wall, over the ceiling, and over the cat.',
      friend:
        '“Do it again!” called {F+} from the window opposite. They lived on two sides of a courtyard. It was so narrow, and the houses were so tall, that the sun never got to the bottom.',
      problem:
        'Down there an old neighbour had a flowerpot. “It just won’t flower,” the neighbour called up. “I haven’t had any sun on my nose since October.” And now it was February.',
      tries: [
        'They hung up a yellow lamp. It was yellow. It wasn’t warm.',
        '{L} carried the flowerpot up five flights of stairs onto the roof and down again in the evening. By the third day {L’s} legs were like jelly.',
        '{L} held the mirror out of the window. It was in the shade, too. A mirror has no light of its own.',
      ],
      tip: '“A mirror doesn’t make light, it only passes it on, like a ball,” said {G+}. “First it has to be caught, up here, where I sit. Then it needs somebody down there to catch it again.”',
      low: '{L} looked up at the edge of the roof. Up there it was bright gold. “Like a ball,” said {L}. “{F!}, have you got a mirror as well?”',
      turn: 'The caretaker fixed {L’s} mirror on the sunny roof. {L} turned it with a string, bit by bit, until a spot of light came down the wall to {F’s} window. {F} caught it with another mirror. “Lower,” called {L}, “and a bit to the left!”',
      done: 'Down in the courtyard, on the grey stones, there was a patch of sun as big as a tablecloth. The old neighbour carried out a chair, sat down right in the middle of it, and smiled. The flowerpot got the rest.',
      again:
        'In March it flowered. There are four mirrors now, and at half past ten the whole house has its coffee in the courtyard.',
      outcomes: [
        {
          asked: ['flower/plant/grow/bloom/sun/light/shine/warm/bright/courtyard'],
          done: 'The spot of light came down the wall, from mirror to mirror, and lay on the grey stones, as big as a tablecloth. The old neighbour pushed the flowerpot right into the middle of it, and then {told}.',
        },
        {
          asked: ['look/see/reflection/beautiful/herself/himself/themselves/smile', 'kind'],
          done: 'Down in the courtyard, on the grey stones, lay a patch of sun as big as a tablecloth. The old neighbour sat down in it with the flowerpot. The hand mirror came down on its string, and everybody looked in. That was how {told}.',
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
          done: 'Down in the courtyard, on the grey stones, lay a patch of sun as big as a tablecloth. So the old neighbour brought a real one, and a chair. Soon they came down from all five floors with something to put on it, and {told}.',
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
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'Down in the courtyard, on the grey stones, lay a patch of sun as big as a tablecloth. The old neighbour sat down right in the middle of it. “On my nose!” the old neighbour called up. “It’s on my nose!” And {told}.',
        },
      ],
      helper: { name: 'Cousin Soot', creature: 'pigeon' },
      art: {
        'an old hand mirror': 'living-room: L hold mirror happy; cat, sun',
        'two sides of a courtyard': 'city: L hold mirror happy; F wave happy; house',
        'had a flowerpot': 'city: L look sad; grandmother, plant-pot',
        'hung up a yellow lamp': 'city: L hang yellow lamp worried; plant-pot',
        'five flights of stairs': 'corridor: L carry plant-pot sleepy; stairs',
        'held the mirror out': 'city, cloudy: L raise mirror sad',
        'only passes it on': 'city: G tell ball calm; L hold mirror curious',
        'edge of the roof': 'city: L look-up happy; F show mirror; sun',
        'caught it with another mirror': 'city: F raise mirror happy; L point happy; sun',
        'on the grey stones': 'city: L+F cheer; grandmother on chair, plant-pot',
        'patch of sun as big': 'city: L+F cheer; grandmother on chair, plant-pot',
        'In March it flowered': 'city: L hold cup happy; F hold mirror happy; flower, people',
      },
    },
  ],
};
