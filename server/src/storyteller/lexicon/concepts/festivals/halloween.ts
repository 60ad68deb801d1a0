import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Halloween. */
export const halloween: StorySourceInput = {
  id: 'halloween',
  words: [
    'halloween',
    'trick treat',
    'trick or treat/treating',
    'trick-or-treat/trick-or-treating',
    'jack o lantern',
    'halloween costume',
    'halloween party',
    'pumpkin carve/carving',
  ],
  situations: ['afraid', 'wants'],
  topic: 'Halloween',
  thing: 'the costume',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'not-scary',
      titles: ['The Least Scary Ghost', '{L}’s Halloween', 'Boo, If You Please'],
      goal: 'find the right costume for Halloween',
      trouble: 'no costume was any good',
      solved: 'the Halloween costume was just right',
      opener:
        'It was Halloween, and in every window stood a pumpkin with a grin. {L+} had a bag for the sweets, and one problem: nothing to dress up as.',
      problem:
        '{L} tried on a sheet and said boo. Nobody jumped. “Is it a tablecloth?” asked a small witch kindly. “Are you a picnic?”',
      tries: [
        'So {L} became a mummy, wrapped from top to toe. At the first garden gate it caught on a nail, and by the third gate it was all unwound.',
        'Then {L} was a spider with six stuffed stockings. The stockings got in at the door first, and stuck there.',
        'Then a skeleton, with flour. It was very white, very fine, and gone after the first sneeze.',
      ],
      tip: '“You only want to frighten people,” said {G+}. “On Halloween you may be anything at all. So what is the brightest thing that you can think of?”',
      turn: '{L} thought about it, and knew at once. They took a cardboard box, a lot of gold paper and a lamp. They cut out a grin, and two round eyes.',
      done: 'Down the street came a huge shining pumpkin on two feet, that laughed. All the witches and ghosts ran after it, to be near the light. “Trick or treat!” said the pumpkin.',
      again:
        'The pumpkin suit hangs on the back of the door now. Sometimes, on a dark evening, somebody switches it on.',
      outcomes: [
        {
          asked: ['win/prize/best/costume/contest/competition/pumpkin'],
          done: 'Down the street came a huge shining pumpkin on two feet, that laughed. All the witches and ghosts ran after it, to be near the light. The small witch counted: everybody in the street was walking behind one costume. And {told}.',
        },
        {
          asked: ['witch/ghost/monster/vampire/skeleton/spooky/scare/scary/haunted'],
          done: 'Down the street came a huge shining pumpkin on two feet, that laughed. It lit up every dark corner, and whatever stood in there blinked. “Are you a picnic?” asked the pumpkin politely. In that light nothing was frightening, and {told}.',
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
          done: 'Down the street came a huge shining pumpkin on two feet, and all the witches and ghosts ran after it, to be near the light. “Trick or treat!” At the last gate they tipped out all the bags under the lamp, and {told}.',
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
          done: 'Down the street came a huge shining pumpkin on two feet, that laughed. All the witches and ghosts ran after it. It got stuck in the first garden gate, with light coming out on both sides, and they pushed. Then {told}.',
        },
      ],
      helper: { name: 'Granny Web', creature: 'owl' },
    },
    {
      id: 'ghost-afraid',
      titles: ['{L} and the Little Ghost', 'The Ghost That Could Not Say Boo', 'Trick or Treat, {L}!'],
      goal: 'help the ghost to frighten somebody',
      trouble: 'nobody was frightened of the ghost',
      solved: 'the ghost had said the best boo of the night',
      opener:
        'It was the night for costumes and lanterns and full pockets. {L+} had a hat, a cape and a bag, and was just about to ring the first bell, when something sniffed behind the dustbin.',
      friend:
        'It was {S+}, a real one, no bigger than a pillowcase. “Tonight all ghosts must frighten somebody,” said {S}, “and I can’t. I’m too soft.” “Come with us,” said {L}.',
      problem:
        'They rang the bell at the first house. “Boo,” said {S}, very politely. “Oh, how sweet!” said the lady, and gave it a toffee. The toffee fell through. At every house it was the same: nobody was frightened.',
      tries: [
        'They practised a dreadful face in front of a shop window. {S} saw it, and was so frightened that the best place was {L’s} bag.',
        'They rattled a chain made of saucepan lids. All the dogs in the street joined in, and people looked out to see who was collecting scrap.',
        '{S} tried to be bigger, and stood on {F’s} shoulders. They looked like a bed on its way to a party.',
      ],
      tip: '“A good boo doesn’t come from being loud,” said {G+}, high up on a gatepost. “It comes from waiting. Stay still until the room is still, too. And then, when nobody expects it…”',
      turn: 'At the last house they did not ring. They waited in the hedge until the party inside grew quiet. {S} floated up to the window, soft as breath. {L} held up one finger. Not yet. Not yet. Now!',
      done: '“Boo.” It was quite a small one. But everyone in the room jumped as high as the lamp, and shrieked, and then laughed and laughed. “The best boo of the whole night!” they said, and filled up the bag.',
      again:
        'The ghost lives in the attic now. Sometimes, when it is really quiet and {L} has quite forgotten: boo.',
      outcomes: [
        {
          asked: ['win/prize/best/costume/contest/competition/pumpkin'],
          done: '“Boo.” It was quite a small one. But everyone in the room jumped as high as the lamp, and shrieked, and then laughed. On the piano stood the cup for the best fright of the night. There was no need to talk about it, and {told}.',
        },
        {
          asked: ['witch/ghost/monster/vampire/skeleton/spooky/scare/scary/haunted'],
          done: 'They waited in the hedge until the party inside grew quiet. “Boo.” Everyone in the room jumped as high as the lamp, and shrieked, and then laughed and laughed. {S} turned a somersault in the air, in and out of the curtain, and {told}.',
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
          done: '“Boo.” It was quite a small one. But everyone in the room jumped as high as the lamp, and shrieked, and then laughed. The door was opened wide, for such a ghost had to come in and be shown to everybody. So {told}.',
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
          done: '“Boo.” It was quite a small one. But everyone in the room jumped as high as the lamp, and shrieked. “I’m so sorry,” said {S}, very politely. “Do it again!” they called. {S} went pink round the hem, and {told}.',
        },
      ],
      helper: {
        name: 'Lady Hush',
        creature: 'owl',
      },
      setting: {
        topic: 'Halloween',
        thing: 'the little ghost',
        main: 'village',
        night: true,
        creature: 'ghost',
      },
    },
  ],
};
