import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a monster under the bed. */
export const monsterUnderTheBed: StorySourceInput = {
  id: 'monster-under-the-bed',
  words: [
    'monster/monsters under bed',
    'something/somebody under bed',
    'monster/monsters bedroom/wardrobe/cupboard/closet',
    'afraid/scared of monster/monsters',
    'monster lives bed',
    'bed monster',
    'check/checking for monsters',
    'monsters at night',
  ],
  situations: [
    'afraid',
    'afraid-being',
    'deed',
    'has',
    'finds',
    'question',
    'newcomer',
    'hides',
    'cannot',
    'mystery',
    'what-if',
  ],
  gentle: true,
  topic: 'somebody under the bed',
  thing: 'the bed',
  creature: 'monster',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'who-is-afraid-of-whom',
      titles: ['Somebody under the Bed', '{L} and the Shy Monster', 'Knock, Knock, Under There'],
      goal: 'find out who was under the bed',
      trouble: 'there was somebody under the bed',
      solved: '{L} and the one under the bed were friends',
      opener:
        'During the day the bed was a ship, a shop or a mountain. But in the evening there was a gap under it, as black as ink. {L+} always jumped in from far away, so that no foot came near it.',
      friend:
        'And tonight something was breathing down there. {L} held {L.their} own breath, to make sure. Yes. Sniff, it went, under the bed. Sniff, sniff. It was {S+}, but {L} didn’t know that yet.',
      problem:
        '{L} pulled up both feet and the blanket. The sniffing stopped when {L} moved, and began again when {L} kept still. Whoever it was, it was listening. {L’s} heart went bump, bump, bump.',
      tries: [
        '{L} pushed the toy box in front of the gap. Now it was quiet. But then something sneezed, and the box moved a little.',
        '{L} threw down a slipper. There was a small “ow”. After a while the slipper was pushed out again, very politely, with the toe to the front.',
        '{L} called, and somebody came with a light and looked. There was nothing there but a sock. Something that doesn’t want to be seen can make itself very flat.',
      ],
      tip: '“I know that sniffing,” said {G+} from the chair in the corner. “It isn’t an angry sound. Nobody angry gives back a slipper. I think that somebody down there is just as scared as you are. Shall I stay while you ask?”',
      low: '{G} moved the chair up close. {L} held on to one warm hand, and took a deep breath, and one more. You can be afraid and ask a question at the same time.',
      turn: '{L} knocked on the bed frame: knock, knock. “Hello,” said {L}. “Are you crying?” For a while there was nothing. Then a very small voice said: “There’s somebody on top of me. It has feet. Every night it jumps.”',
      done: '“That’s me!” said {L}. Slowly a face came out of the gap, round and furry, with tears on it. “You’re quite small,” said {S}. “So are you,” said {L}. {L} let down a corner of the blanket, and {S} pulled it up to the chin.',
      again:
        'Now {L} doesn’t jump any more. {L} walks to the bed, knocks twice, and says good night. And “Good night up there,” it says from below.',
      outcomes: [
        {
          asked: [
            'monster/it/they friend/friendly/nice/hug/play/bed/blanket/scare/afraid/small/kind/lonely/cry/sleep/happy/fun/help',
          ],
          done: '“That’s me!” said {L}. “I jump because of you.” Slowly a face came out of the gap, round and furry, with tears on it. “You’re quite small,” said {S}. {L} let down a corner of the blanket, and {told}.',
        },
        {
          asked: ['no/not/isn’t/isn/just/only monster/real/sock/cat/toy/it', 'sleep/asleep/bed/night/dream'],
          done: '“That’s me!” said {L}. “I jump because of you.” A face came out of the gap, round and furry. “You’re quite small,” said {S}. “So are you,” said {L}, and let down a corner of the blanket. It was the quietest night since summer, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['plays', 'eats', 'party', 'shares', 'makes', 'gets'],
          done: '“That’s me!” said {L}. “I jump because of you.” A face came out of the gap, round and furry. There was something in its paw: {L’s} other slipper, well brushed. {L} let down a corner of the blanket and moved over, and {told}.',
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
            'stay',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'stays'],
          done: '“That’s me!” said {L}. “I jump because of you.” A face came out of the gap, round and furry, with tears on it. “I don’t jump for fun,” said {L}. They looked at each other, one from above and one from below, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Moss', creature: 'man' },
    },
  ],
};
