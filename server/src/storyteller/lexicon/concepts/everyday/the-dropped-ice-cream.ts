import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an ice cream that fell down. */
export const theDroppedIceCream: StorySourceInput = {
  id: 'the-dropped-ice-cream',
  words: [
    'ice cream fall/falls/fell/drop/drops/dropped',
    'drop/drops/dropped/dropping ice cream',
    'ice cream on the ground/floor',
    'ice cream fell on the ground',
    'ice cream plop',
    'lost ice cream',
    'seagull ice cream',
    'seagull/dog steals/stole/took/ate ice cream',
    'ice lolly fell',
  ],
  situations: ['damage', 'own-damage', 'sad', 'lost', 'deed', 'taken', 'lacks', 'misdeed', 'longing'],
  topic: 'the ice cream that fell down',
  thing: 'the cone',
  home: 'village',
  main: 'shore',
  plots: [
    {
      id: 'plop-on-the-ground',
      titles: ['Plop!', '{L} and the Empty Cone', 'Two Scoops, No Scoops'],
      goal: 'be glad again in spite of the lost ice cream',
      trouble: 'the ice cream lay on the ground, and the cone was empty',
      solved: 'there was ice cream again, and it tasted of something special',
      opener:
        '{L+} had saved up for it for four weeks: two scoops, in a cone, by the sea. “Chocolate and raspberry,” said {L}, and took it in both hands, as if it were a bird.',
      friend:
        '“Can I try a bit?” asked {F+}. {L} held out the cone. At that moment a wave came, or a gull, or a hiccup, nobody could say later what it was. Plop, it went. That was all.',
      problem:
        'There lay two scoops in the sand, upside down. The cone was empty. {L} looked into it, right to the bottom. First it was quiet. And then came the tears, big ones, that tasted of salt. It had been only one lick!',
      tries: [
        '{L} wanted to pick it up. It was a brown ball with sand, a feather and a stick in it. The gull was pleased.',
        '“It was only an ice cream,” somebody said. That’s a sentence that doesn’t help. It had been that one.',
        '{L} was angry with the wave, and with the gull, and with {F}. It was hot, to be angry, and it needed an ice cream.',
      ],
      tip: '“You may cry about it, it was a good one,” said {G+}, who was selling balls and buckets. “I know what they need at the ice cream stall. They’ve got forty chairs out there, and a bad back. But I’d ask politely, and not for an ice cream.”',
      low: '{L} wiped {L.their} nose. The cone was still there. {L} ate it, bite by bite, down to the tip. It tasted of cone. But it gave {L} strength.',
      turn: '{L} went up to the stall, stood on tiptoe, and said, “Good afternoon. Mine fell down. That’s not your fault. But can I help you with the chairs?” And {L} carried and pushed and wiped the sand off, chair after chair, and {F} did the tables.',
      done: 'When all forty were standing in a row, a hand with a cone came out of the hatch: chocolate, raspberry, and a new one on top that had no name yet. “For my staff,” somebody said. {L} held it tight. {F} got the first lick.',
      again:
        'The new one has a name now. On the board it says “Plop”. It’s pink and brown with a bit of crunch. That isn’t sand.',
      outcomes: [
        {
          asked: ['new/another/more/ice/cream/lolly/cone/buy/scoop/free/share'],
          done: '“Can I help you with the chairs?” {L} had asked. When all forty were standing in a row, a hand came out of the hatch of the ice cream stall: chocolate, raspberry, and a scoop that had no name yet. “For my staff.” So {told}.',
        },
        {
          asked: ['seagull/gull/dog/bird/ant/sorry'],
          done: 'When all forty chairs stood in a row, a hand with a cone came out of the hatch: chocolate, raspberry, and a new one on top. {L} held it tight in both hands. Over the stall somebody had been circling since the plop, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'makes', 'gets'],
          done: 'When all forty chairs stood in a row, a hand with a cone came out of the hatch, and then another, and another. “For my staff,” somebody said. There were forty chairs to choose from, all dusted. On the best ones, by the sea, {told}.',
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
          done: 'When all forty chairs stood in a row, a hand with a cone came out of the hatch: chocolate, raspberry, and a new one on top. “For my staff,” somebody said. “What’s it called?” asked {F}. “Plop,” said {L}, and {told}.',
        },
      ],
      helper: { name: 'Mrs Bucket', creature: 'woman' },
      art: {
        'saved up for it': 'shore: L hold ice-cream happy; coin',
        'Can I try a bit': 'shore: L startle; F reach-up curious; ice-cream, wave, bird',
        'two scoops in the sand': 'shore: L cry; F look sad; ice-cream',
        'wanted to pick it up': 'shore: L crouch sad; ice-cream, bird',
        'was only an ice cream': 'shore: L sit sad; lady',
        'angry with the wave': 'shore: L shout angry; F look sad; wave, bird',
        'selling balls and buckets': 'shore: G speak calm; L think chair sad; ball, bucket',
        'bite by bite, down': 'shore: L eat pretzel brave; F look sad; market-stall',
        'went up to the stall': 'shore: L carry chair brave; F wipe happy; many chair, market-stall',
        'in a row, a hand': 'shore: L raise ice-cream proud; F cheer; market-stall',
        'a hand with a cone': 'shore: L raise ice-cream proud; F cheer; market-stall',
        'it says “Plop”': 'shore: L point happy; pink ice-cream, sign',
      },
    },
  ],
};
