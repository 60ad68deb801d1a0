import type { StorySourceInput } from '../../story-source.ts';

/** Stories about worrying. */
export const worries: StorySourceInput = {
  id: 'worries',
  words: [
    'worry',
    'worrying',
    'worried',
    'worries',
    'nervous',
    'anxious',
    'anxiety',
    'butterflies tummy',
    'tummy ache before',
    'scared of everything',
    'afraid of everything',
  ],
  situations: ['learn', 'trait', 'cannot', 'question'],
  gentle: true,
  topic: 'worrying',
  thing: 'the worries',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'a-bag-of-what-ifs',
      titles: ['A Bag of What-Ifs', '{L} and the Worries', 'What If, What If'],
      goal: 'make the worries lighter',
      trouble: 'the worries were too heavy to carry',
      solved: 'the worries were small enough to leave at the door',
      object: 'bag',
      opener:
        '“What if it rains?” thought {L+} in the morning. “What if I’m late? What if nobody remembers me?” Each What-If was as small as a pebble. {L} put them all into a bag, so as not to forget any.',
      friend:
        '“What’s in the bag?” asked {F+}. “Nothing,” said {L}. But it hung right down to the ground, and {L} walked quite crooked.',
      problem:
        'By noon the bag of worries was so heavy that {L} could not play. You can’t climb with it, or laugh with it. And at night each What-If had a What-If of its own.',
      tries: [
        '{L} hid the bag under the bed. Down there it rustled all night.',
        '“There’s nothing to worry about,” said {F}. That was well meant. Now {L} worried about the worrying.',
        '{L} tried to think of everything in advance, so that nothing could happen. But there is so much that doesn’t happen.',
      ],
      tip: '“Let’s have a look at them,” said {G+}. “In the dark they’re all the same size. Take them out, one at a time, and ask each of them two things. Is it true now? And can I do something about it?”',
      turn: 'They tipped the bag out on the grass. {L} picked up the first one. “What if it rains?” “Is it raining?” asked {F}. “No.” “Can you do something?” “I can take an umbrella.” Then it was only a pebble. On to the next one.',
      done: 'For some there was something to be done, and they did it. For some there was nothing, and those they put on the wall, where the sun shone on them. In the bag there were only three left. “I can carry that many,” said {L}, and stood up straight.',
      again: 'Every evening at six {L} looks through the bag. At ten past six it’s shut.',
      outcomes: [
        {
          asked: ['sleep/asleep/night'],
          kinds: ['sleep'],
          done: 'For some of the worries there was something to be done, and they did it. The others lay on the wall, in the last of the sun. At six {L} looked through the bag once more, and at ten past six it was shut. So {told}.',
        },
        {
          asked: ['happy/better/calm/brave/smile/feel/gone/okay/fine/worry'],
          kinds: ['happy', 'feels', 'laughs'],
          done: '“Is it true now? And can I do something?” they had asked each of them. Most of the What-Ifs were only pebbles, and those they put on the wall, where the sun shone on them. In the bag there were three left. {L} swung it with one finger, and {told}.',
        },
        {
          asked: ['tell/say/talk/mum/dad/teacher/friend/share'],
          kinds: ['says', 'says-words', 'tells', 'friends', 'new-friend', 'still-friends', 'team', 'shares'],
          done: 'In the bag there were only three What-Ifs left. “I’ll carry one,” said {F}. {L} had not known that you can do that with worries. There were others who could take one as well, if somebody asked, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'stays',
            'home',
            'way-home',
            'plays',
            'party',
            'eats',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'claps',
          ],
          done: 'For some there was something to be done, and they did it. Those that could wait lay on the wall, in the sun. In the bag there were only three left. You can climb with that many, and laugh with them, and {told}.',
        },
      ],
      art: {
        'What if it rains?” thought': 'bedroom, morning: L hold bag worried; many pebble',
        'What’s in the bag': 'garden: F say curious; L carry big bag worried',
        'By noon the bag': 'garden: L slump sad; big bag, tree',
        'hid the bag under the bed': 'bedroom, night: L lie worried in bed; bag',
        'There’s nothing to worry about': 'garden: F speak calm; L sit worried; bag',
        'to think of everything': 'bedroom: L think umbrella worried',
        'Let’s have a look at them': 'garden: G say calm; L listen worried; bag, pebble',
        'tipped the bag out on': 'garden: L crouch curious; F crouch curious; bag, many pebble',
        'Can you do something': 'garden: L hold umbrella happy; F laugh; pebble',
        'bag there were': 'garden: L hold bag happy; F stand happy; pebble on wall, sun',
        'there was something to be': 'garden: L hold bag happy; F stand happy; pebble on wall, sun',
        'looks through the bag': 'bedroom, evening: L hold bag calm; clock',
      },
    },
  ],
};
