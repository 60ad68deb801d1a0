import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the night away from home. */
export const sleepover: StorySourceInput = {
  id: 'sleepover',
  words: [
    'sleepover',
    'sleep over',
    'pajama/pyjama party',
    'night at grandma/grandpa/grandparents',
    'stay/staying/sleep/sleeping at grandma/grandpa/friend',
    'night friend/cousin/grandma/grandpa/grandparent/grandparents/nan/auntie house/home/place',
    'night friend',
    'sleep/sleeping/stay/staying friend/cousin house/home/place',
    'spend/spending night',
    'first night away',
    'sleep own bed',
    'own bed',
    'sleepover without',
    'first sleepover',
    'sleepover away',
    'first sleepover without',
    'sleepover friend',
    'sleepover without mum/mom/mummy/mommy/dad/daddy',
  ],
  situations: ['afraid', 'visit', 'wants', 'learn', 'lacks', 'absence', 'newcomer'],
  topic: 'the night away from home',
  thing: 'the strange bed',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'strange-bed',
      titles: ['{L}’s First Sleepover', 'The Bed That Creaked', 'One Night, Two Pillows'],
      goal: 'fall asleep in the strange bed',
      trouble: 'the strange bed would not let anybody sleep',
      solved: 'everyone slept the whole night in the strange bed',
      opener:
        '{L+} had packed everything for the sleepover: pyjamas, a torch, seven biscuits. “I’ve never slept anywhere else,” said {L}, “but I think I know how.”',
      problem:
        'Then the light was out. The bed creaked. The window was on the wrong side, and the shadows had strange noses. {L} missed home, and it felt like a small stone in {L’s} tummy.',
      tries: [
        'They counted sheep. But one of the sheep was called Barbara, and after that they had to laugh at each sheep.',
        '{L} ate a biscuit against it. Then there were crumbs in the bed, on top of everything else.',
        '{L} turned round, with {L.their} feet on the pillow, so that the window was on the right side. Now the door was wrong.',
      ],
      tip: '“It’s the ears that can’t sleep in a strange house,” said {G+}, in a nightcap. “What do they hear at home, last thing at night? Let them hear that.”',
      turn: '“A song,” said {L}, “and then: sleep tight, see you in the light.” So they hummed the song together, very low. {F} knew the second verse. And {F} said the words at the end.',
      done: 'The stone in {L’s} tummy got small. The bed creaked once more, but now it sounded like a good night. And then it was morning, and there were pancakes.',
      again:
        'Back home {L} lay in the right bed, with the window on the right side. “I miss the creak a little,” said {L}.',
      outcomes: [
        {
          asked: ['pillow/midnight/movie/film/fort'],
          done: 'They hummed the song from home, very low, and the stone in {L’s} tummy got small. The bed creaked once more. “Are you asleep?” whispered {F}. “Not now,” said {L}, felt for the torch and the seven biscuits, and {told}.',
        },
        {
          asked: ['pancake/fun/mum/home'],
          done: 'They hummed the song from home, very low, and the stone in {L’s} tummy got small. The bed creaked once more, like a good night. And then it was morning, with the whole day still to come, and {told}.',
        },
        {
          asked: [
            'sleep/asleep/bed/snore',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'team/together',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['sleep', 'hugs', 'laughs', 'happy', 'friends', 'says', 'stays', 'team', 'gets'],
          done: 'They hummed the song from home, very low, and {F} knew the second verse. “Sleep tight,” said {F}, “see you in the light.” The stone in {L’s} tummy got small. The bed creaked once more, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'home',
            'clap/cheer/applaud',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'home', 'claps'],
          done: 'They hummed the song from home, and the stone in {L’s} tummy got small. Then it was morning. The seven biscuits were still in the bag, which nobody had thought of, and from the kitchen it smelled of pancakes. So {told}.',
        },
      ],
      helper: { name: 'Grandma Nod', creature: 'dormouse' },
    },
    {
      id: 'cloth-donkey',
      titles: ['The Donkey That Stayed at Home', '{L} Sleeps Away From Home', 'A Day Told in the Dark'],
      goal: 'fall asleep away from home',
      trouble: 'the cloth donkey had been left at home',
      solved: '{L} had slept all night without the cloth donkey',
      opener:
        '{L+} was going to spend the night away from home. The pyjamas were in the bag, and so were the toothbrush and the torch. “I’ve got everything,” said {L}, and closed it.',
      friend:
        'The beds stood side by side under the window, and {F+} sat on one of them already. “The other one is yours,” said {F}. “It has the thickest blanket.”',
      problem:
        'At bedtime {L} felt in the bag, right down to the bottom. The cloth donkey wasn’t there! It was sitting on the chair at home, and {L} had never gone to sleep without it.',
      tries: [
        '{L} rolled up a jumper and gave it two ears. It was soft, but it looked like a pear, and it came undone as soon as {L} turned over in bed.',
        '{F} lent {L} a cushion. That was kind of {F}. But the cushion was square, and {L} didn’t know which end was the front.',
        '{L} took the pillow in both arms. Now there was something to hold, but nothing left to put {L’s} head on.',
      ],
      tip: '“A cloth donkey has a job,” said {G+}, who had come in to say good night, “or nobody would miss it so much. What do the two of you do at home, last thing before you sleep?”',
      low: '{L} lay still and thought of the donkey’s long cloth ears. Every evening they were the last thing that {L} saw. What were those ears for?',
      turn: '“They’re for listening!” said {L}. “I tell my donkey about my day.” So {L} told {F} about it instead, very softly in the dark, from breakfast to the thick blanket. Then it was {F’s} turn.',
      done: '{F} told of the morning, and of a puddle. {L} never heard how it went on, because {L} was fast asleep. And when the night was over, there was a smell of toast.',
      again:
        'Back home, {L} told the cloth donkey about the whole night. It listened with both ears, just as it always does.',
      outcomes: [
        {
          asked: ['pillow/midnight/movie/film/pancake/fun/fort/mum/home/donkey'],
          done: '{F} told of the morning, and of a puddle. {L} never heard how it went on. And when the night was over, there was a smell of toast, and the bell rang. In front of the door stood somebody with a cloth donkey, and {told}.',
        },
        {
          asked: [
            'sleep/asleep/bed/snore',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'team/together',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['sleep', 'hugs', 'laughs', 'happy', 'friends', 'says', 'stays', 'team', 'gets'],
          done: '{L} had told the whole day, as one tells it to a donkey, and now {F} told of the morning, and of a puddle. {F} listened well, and told it slowly. Before the puddle had dried, {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'clap/cheer/applaud',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'claps'],
          done: '{F} told of the morning, and of a puddle. {L} never heard how it went on. And when the night was over, there was a smell of toast. “And then?” asked {L} at once. They went out to look at that puddle, and {told}.',
        },
      ],
      helper: { name: 'Uncle Hush', creature: 'badger' },
    },
  ],
};
