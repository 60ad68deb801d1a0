import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the new big bed. */
export const aBigBed: StorySourceInput = {
  id: 'a-big-bed',
  words: [
    'big bed',
    'move/moving big bed',
    'big girl/boy/kid bed',
    'new bed',
    'own bedroom/room',
    'my own room',
    'new bedroom',
    'sleep alone',
    'sleeping alone',
    'sleep own room',
    'cot',
    'my new room',
    'very own room',
    'my very own room',
    'my own bedroom',
    'new room',
  ],
  situations: ['newcomer', 'visit', 'learn', 'own-wish', 'wants', 'has'],
  topic: 'the new big bed',
  thing: 'the bed',
  home: 'cottage',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'too-much-room',
      titles: ['{L} and the Big Bed', 'So Much Bed', 'A Bed Like a Ship'],
      goal: 'sleep in the big bed till morning',
      trouble: 'the bed was much too big to sleep in',
      solved: '{L} slept in the big bed till morning',
      opener:
        'Two men had carried it up the stairs, and it smelled of wood. It was {L’s}. {L+} lay down in it, with both arms out, and reached no edge on any side.',
      problem:
        'In the daytime it was a ship and a stage. But at night it was only big. There was so much dark under it, and so much bed to the left. At ten {L} stood in the hall, with the pillow under one arm.',
      tries: [
        'They pushed it into the corner. Now it had an end on one side. On the other it went on.',
        '{L} slept the wrong way round, to surprise it. In the middle of the night {L} did not know where the lamp was.',
        'They put in every soft animal in the house. Now there were forty who could not sleep.',
      ],
      tip: '“A big bed’s like a big field,” said {G+}. “Nobody sleeps in the whole field. You look for a hollow. Build yourself a nest in one corner, and keep the rest for visitors.”',
      turn: '{L} laid the blanket in a ring and the pillow in it. A nest, just as long as {L}! The old small cover came in as well. Then {L} looked under the bed: one sock and a marble. {L} said good night to both.',
      done: 'The lamp went out. {L} listened. The bed creaked once, as a ship does, when it leaves. And then it was suddenly light, and there were birds. “I was in it all night!” shouted {L}, so that the whole house knew.',
      again:
        'At the foot of the bed there’s room for {F} on Saturdays. And there’s still a bit of field left over.',
      outcomes: [
        {
          asked: [
            'sleep/asleep/fall whole/all/through/own/big/new/by/alone night/bed/room/herself/himself/themselves/long/morning',
            'sleep well/soundly/peacefully/happily',
            'fall asleep',
          ],
          done: 'The lamp went out, and the bed creaked once, as a ship does when it leaves. In the nest there was no dark left over on any side. That was how {told}. Then it was suddenly light, and there were birds. “I was in it all night!” shouted {L}.',
        },
        {
          asked: [
            'love/like bed/room/it',
            'favourite/best place/bed/room',
            'not/no scared/afraid/frightened',
          ],
          done: 'The lamp went out, and the bed creaked once, as a ship does when it leaves. Then it was light, and there were birds. “I was in it all night!” shouted {L}, and patted the nest, which was still warm. {told}, from the pillow to the furthest edge.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'friends'],
          done: 'Then it was suddenly light, and there were birds. “I was in it all night!” shouted {L}, so that the whole house knew, and they all came to see the nest. There was bed enough for everybody, right up to the other edge. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'team', 'says', 'gets'],
          done: 'Then it was suddenly light, and there were birds. {L} was still in the nest. “All night!” shouted {L}, so that the whole house knew. They came running in their slippers and sat down round the edge of the big field, and {told}.',
        },
      ],
      art: {
        'carried it up the stairs': 'bedroom, day: L stretch-out happy; big bed',
        'reached no edge': 'bedroom, day: L lie happy on bed',
        'only big': 'hallway, night: L hold cushion worried in doorway',
        'pushed it into the corner': 'bedroom, day: L push bed',
        'slept the wrong way round': 'bedroom, night: L crawl worried; lamp, bed',
        'every soft animal': 'bedroom, night: L sit worried on bed; many teddy, rabbit',
        'like a big field': 'bedroom, night: L look curious; G point happy; bed',
        'the blanket in a ring': 'bedroom, night: L handle blanket happy; bed',
        'one sock and a marble': 'bedroom, night: L peek curious; bed, sock, marble',
        'light, and there were birds': 'bedroom, morning: L cheer on bed; bird, sun',
        'The lamp went out': 'bedroom, night: L sleep calm in bed; moon',
        'room for': 'bedroom, morning: L+F sit happy on bed',
      },
    },
  ],
};
