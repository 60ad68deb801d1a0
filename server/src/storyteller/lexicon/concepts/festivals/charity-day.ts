import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day on which a school collects money for others. */
export const charityDay: StorySourceInput = {
  id: 'charity-day',
  words: [
    'charity',
    'charity day',
    'charity run',
    'fundraiser',
    'fundraising',
    'fun run',
    'sponsored walk/run/swim',
    'children in need',
    'red nose day',
    'comic relief',
    'raise/raising money',
    'collect/collecting money for',
    'donate',
    'donation',
    'donating',
    'giving to charity',
    'food drive',
    'help/helping the poor/needy',
  ],
  situations: ['make', 'learn', 'wants', 'deed', 'value', 'question', 'visit'],
  topic: 'collecting money for others',
  thing: 'the tin',
  home: 'school',
  main: 'village',
  plots: [
    {
      id: 'round-and-round',
      titles: ['Round and Round for a Roof', '{L} Runs a Little Further', 'Twenty-Six Rounds'],
      goal: 'collect enough money for a new roof',
      trouble: 'the tin was nearly empty',
      solved: 'there was enough in the tin',
      opener:
        'The storm had taken the roof off the animal shelter. So the whole school was running for it: for every round of the field somebody gave a coin. {L+} had a number on the front, and a tin.',
      friend:
        '{F+} tied both shoes with a double knot. “How many rounds can you do?” asked {F}. “Lots,” said {L}. They set off with all the others.',
      problem:
        'After the first round {L} had a stitch. After the second {L} was last. The big ones had done eight by then. In {L’s} tin were two coins, and they rattled so much that it was embarrassing. “I’m no help to anybody,” said {L}.',
      tries: [
        '{L} ran as fast as the big ones. It worked as far as the goalpost.',
        '{L} stopped and asked people for money instead. “What for?” they asked. “You’ve got to do something for it.”',
        '{F} pushed from behind. Then two of them had a stitch.',
      ],
      tip: '“I’m not fast, either,” said {G+}, who was going round the field with a stick. “I’ve done eleven rounds. Nobody says you have to run. And do you know what makes somebody give a coin? If they can see that you don’t stop.”',
      low: '{L} looked at the tin. Two coins, that was one screw for the roof, perhaps. But two dogs and a one-eyed cat were waiting under a sheet of plastic.',
      turn: '“Then I’ll walk,” said {L}. {L} walked, slowly and steadily, past those who were lying in the grass and panting. Five rounds. Nine. {L} sang, so that it would not be boring. At the twelfth round people began to count along. At the fifteenth they came with coins.',
      done: 'The big ones had long finished. {L} was still walking, and {F} with {L}, and more and more of the others behind them. “Twenty-five,” they all shouted, “twenty-six!” Then the tin was full. They counted it three times. It was enough for the whole roof.',
      again:
        'The one-eyed cat lies dry in its basket now. On the roof beam, in very small letters, it says “Twenty-six”.',
      outcomes: [
        {
          asked: ['animal/dog/cat/shelter/roof/home/money/enough/raise/collect/help/adopt/donate'],
          done: '“Twenty-five,” they all shouted, “twenty-six!” Behind {L} walked {F}, and behind {F} half the school. Then the tin was full. They counted it three times, up to the last coin, and carried it over at once. So {told}.',
        },
        {
          asked: ['win/medal/prize/certificate/first/trophy/famous'],
          done: '“Twenty-five,” they all shouted, “twenty-six!” The big ones had long finished and had come back to walk along. When the tin was full, {G} tied the number from {L’s} front to the goalpost, high up. And {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'shares', 'plays', 'makes', 'gets'],
          done: '“Twenty-five,” they all shouted, “twenty-six!” Then the tin was full. They counted it three times, and it was enough for the whole roof. {L} sat down at last, right there on the line, and the others brought everything over. So {told}.',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'sleep'],
          done: '“Twenty-five,” they all shouted, “twenty-six!” Then the tin was full. They counted it three times, and it was enough for the whole roof. At the fence two dogs and a one-eyed cat were looking on, and {told}.',
        },
      ],
      helper: { name: 'Mr Steady', creature: 'grandpa' },
    },
  ],
};
