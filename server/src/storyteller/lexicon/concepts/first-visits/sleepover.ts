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
      helper: { name: 'Uncle Hush', creature: 'badger' },
    },
  ],
};
