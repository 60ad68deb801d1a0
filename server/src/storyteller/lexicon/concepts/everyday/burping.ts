import type { StorySourceInput } from '../../story-source.ts';

/** Stories about burps. */
export const burping: StorySourceInput = {
  id: 'burping',
  words: [
    'burp',
    'burps',
    'burped',
    'burping',
    'burping contest/competition',
    'belch',
    'belching',
    'loudest burp',
    'biggest burp',
  ],
  situations: [
    'deed',
    'trait',
    'ability',
    'record',
    'record-being',
    'sound',
    'question',
    'learn',
    'cannot',
    'culprit',
    'misdeed',
    'what-if',
  ],
  topic: 'a very big burp',
  thing: 'the burp',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-burp-that-would-not-come',
      titles: ['The Biggest Burp', 'Burp!', '{L} and the Fizzy Lemonade'],
      goal: 'get the bubbles out of {L’s} tummy',
      trouble: 'the burp would not come',
      solved: 'the burp was out',
      opener:
        'It was hot, and there was fizzy lemonade at the garden party. {L+} drank a whole glass of it in one go, with a straw, without stopping once.',
      friend:
        '“You should drink more slowly,” said {F+}. “It’s full of bubbles.” “I like the bubbles,” said {L}. And then {L} stopped talking and looked down, very surprised.',
      problem:
        'All the bubbles were in {L’s} tummy, and they wanted to get out. The tummy was as tight as a drum. {L} opened {L.their} mouth and waited. Nothing came but a tiny squeak.',
      tries: [
        '{L} jumped up and down, to shake it loose. It went round and round in there like water in a boot, and did not come up.',
        '{L} lay down on the grass. That was worse. When you lie flat, the air can’t find the way up.',
        '{L} drank more lemonade, to push from above. Now there were two glasses of bubbles in there, and one burp still missing.',
      ],
      tip: '“You do for a baby what you can’t do for yourself?” said {G+}, who had a sleepy baby over one shoulder. “When a baby has swallowed air, I hold it up straight and pat its back. Look.” And the baby said: “Urp.”',
      low: 'The baby looked very pleased with itself. “It’s half a year old, and it can do that better than me,” said {L}. But now they knew how it was done.',
      turn: '{L} stood up as straight as a candle, chin up, and breathed slowly. {F} patted {L’s} back, gently, pat, pat, pat. Something in there turned over. Something was on its way.',
      done: 'It was a burp like a lion in a cave. The birds flew up out of the hedge, and a hat fell off. “Pardon me,” said {L}, and felt as light as a feather. Everybody clapped, and the baby laughed out loud.',
      again:
        '{L} drinks lemonade in small sips now, and says “pardon me” after every burp. The baby never does. But the baby is still learning to talk.',
      outcomes: [
        {
          asked: ['win/contest/prize/competition/medal/record/loudest/biggest'],
          done: 'It was a burp like a lion in a cave. The birds flew up out of the hedge, and a hat fell off. The whole garden party turned round. “Pardon me,” said {L}. There was nobody who could have beaten that, and {told}.',
        },
        {
          asked: ['say/excuse/pardon/sorry/manners'],
          done: 'It was a burp like a lion in a cave. The birds flew up out of the hedge, and a hat fell off. {L} picked it up and gave it back with a bow, as light as a feather, and {told}. The baby didn’t. It is still learning to talk.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'It was a burp like a lion in a cave. The birds flew up out of the hedge, and a hat fell off. “Pardon me,” said {L}. All at once there was room in that tummy again, and plenty left on the garden table. So {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team'],
          done: 'It was a burp like a lion in a cave. The birds flew up out of the hedge, and a hat fell off. “Pardon me,” said {L}, as light as a feather. The baby on {G’s} shoulder answered, “Urp.” Then {told}.',
        },
      ],
      helper: { name: 'Aunt Posy', creature: 'woman' },
      art: {
        'fizzy lemonade at the garden': 'garden: L drink happy; people, glass',
        'full of bubbles': 'garden: L look surprised; F point; bubbles',
        'as tight as a drum': 'garden: L stand worried; glass',
        'jumped up and down': 'garden: L jump worried; F watch',
        'lay down on the grass': 'garden: L lie-back worried; F look worried',
        'drank more lemonade': 'garden: L drink cup worried; two glass',
        'sleepy baby over one shoulder': 'garden: L look curious; G speak calm; baby',
        'looked very pleased with itself': 'garden: L clap surprised; F laugh; baby',
        'as straight as a candle': 'garden: L look-up brave; F touch L happy',
        'a lion in a cave': 'garden: L shout proud; F clap; many bird, hat, lion',
        'in small sips': 'garden: L drink happy; baby',
      },
    },
  ],
};
