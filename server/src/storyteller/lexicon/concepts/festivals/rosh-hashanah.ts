import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Rosh Hashanah. */
export const roshHashanah: StorySourceInput = {
  id: 'rosh-hashanah',
  words: ['rosh hashanah', 'rosh hashana', 'jewish new year', 'shofar', 'yom kippur', 'apples and honey'],
  situations: ['wants', 'learn', 'cannot'],
  topic: 'Rosh Hashanah',
  thing: 'the shofar',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-ram-s-horn',
      titles: ['{L} and the Ram’s Horn', 'Tekiah!', 'A Sound for the New Year'],
      goal: 'blow the shofar for the new year',
      trouble: 'no sound came out of the horn',
      solved: 'the shofar had sounded',
      opener:
        'It was nearly Rosh Hashanah, the new year. The apples were cut, and the honey stood on the table. And Grandpa let {L+} try the shofar, the long, curly ram’s horn that is blown to wake everybody up.',
      friend: '{F+} was ready, with both ears covered. “Now!” said {F}. {L} took a breath and blew.',
      problem:
        '“Pfff,” went the horn. {L} blew harder. “Pfff.” {L’s} cheeks hurt, and {L’s} eyes watered. “When I blow it, it sounds like the sea,” said Grandpa. “When I blow it, it sounds like a bicycle tyre,” said {L}.',
      tries: [
        '{L} blew with puffed-out cheeks, like a hamster. The air came out at the sides.',
        '{F} tried as well. A very small “meep” came out, and {F} was so startled that it was the only one.',
      ],
      tip: '“You’re blowing it like a candle,” said {G+}. “It’s your lips that make the sound. Press them together, and let them buzz, like a bee. And think of something that you’d like to make good this year.”',
      low: '{L} laid the horn in its cloth. There were still two days, and {L} had already used up a great deal of breath.',
      turn: '{L} practised buzzing, all the way to school. And {L} thought about {F’s} kite, and went to say sorry for it. That made something lighter. Then {L} put the horn to one corner of the mouth, and let both lips buzz.',
      done: '“Tuuu!” It was low and hoarse, and then it grew, and went out over the roofs. {L} felt it right down to the feet. “That was a tekiah!” said Grandpa. Everybody dipped an apple in the honey. “A sweet new year!”',
      again: '{L} has until next year to practise the nine short ones. So far there are six.',
      outcomes: [
        {
          asked: ['blow/horn/shofar/sound/year/sweet/honey/apple'],
          done: '“Tuuu!” It was low and hoarse, and then it grew, and went out over the roofs. {L} felt it right down to the feet. “That was a tekiah!” said Grandpa. Whoever had not been awake was awake now, and {told}.',
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
          done: '“Tuuu!” It was low and hoarse, and then it grew, and went out over the roofs. “That was a tekiah!” said Grandpa, and pulled the honey into the middle of the table. Everybody dipped an apple in it, and {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: '“Tuuu!” It was low and hoarse, and then it grew, and went out over the roofs. “Like the sea,” said Grandpa. “With a bit of bicycle tyre,” said {L}. {F} took both hands off both ears, and {told}.',
        },
      ],
      helper: { name: 'Cantor Leib', creature: 'goat' },
      art: {
        'The apples were cut': 'living-room: L look curious; honey, apple',
        'try the shofar': 'living-room: L hold horn happy; grandfather, honey',
        'with both ears covered': 'living-room: F cover-ears happy; L trumpet raised-horn',
        'like a bicycle tyre': 'living-room: L hold horn sad; F point worried; grandfather',
        'with puffed-out cheeks': 'living-room: L blow horn; F laugh; hamster',
        'so startled that it was': 'living-room: F hold horn surprised; L look surprised',
        'Press them together': 'living-room: G say; L think bee curious; F look G; horn',
        'laid the horn in': 'living-room: L hold cloth sad; F look worried; horn',
        'all the way to school': 'village: L blow curious; F hold torn-kite happy; bee',
        'put the horn to one corner': 'living-room: L trumpet raised-horn brave; F look curious',
        'It was low and hoarse':
          'living-room: L trumpet raised-horn proud; F cheer; grandfather, honey, apple',
        'the nine short ones': 'living-room: L hold horn happy; F laugh; calendar',
      },
    },
  ],
};
