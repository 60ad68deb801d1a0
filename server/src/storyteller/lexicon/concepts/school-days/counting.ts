import type { StorySourceInput } from '../../story-source.ts';

/** Stories about counting to ten. */
export const counting: StorySourceInput = {
  id: 'counting',
  words: [
    'count to ten/twenty/hundred',
    'counting',
    'learn count',
    'counting book',
    'numbers and counting',
    'count sheep/star/apple/animal',
    'first numbers',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'ability'],
  topic: 'counting to ten',
  thing: 'the counting',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'one-is-missing',
      titles: ['{L} Counts to Ten', 'One Duckling Too Few', 'Ten in a Row'],
      goal: 'count the ten ducklings',
      trouble: 'the ducklings came out as a different number each time',
      solved: 'all ten ducklings had been counted',
      opener:
        '“Ten ducklings,” said the farmer, “and tonight all ten must be in the shed. Can you count to ten?” “Of course,” said {L+}: “One, two, three, four, five, six, seven, eight, nine, ten.”',
      problem:
        'But the ducklings would not stand still. They ran in and out between each other’s legs. {L} counted nine. Then {L} counted eleven. Then one walked across the other way, and it was eight. How many were there now? Was one missing or not?',
      tries: [
        '{L} counted faster. The ducklings ran faster too. It came out at twelve.',
        'They asked the ducklings to line up. “Cheep,” they said, and ran to {F}.',
        '{L} counted their feet instead. That was even more, and they were muddy.',
      ],
      tip: '“You count the same duckling twice,” said {G+}, “because you don’t know which ones you’ve had. Let them go through one at a time, and mark down every one. Take my egg tray. It has ten hollows, and it can’t run away.”',
      turn: '{L} took ten pebbles and put them in a row on the wall. Then {L} opened the little door, just wide enough for one. One duckling went through: one pebble went into the tray. Two ducklings, two pebbles. Three, four, five, six, seven, eight, nine.',
      done: 'Nine pebbles were in the tray, and one was still lying on the wall. “Nine and one make ten,” said {L}. “So one is missing!” They looked behind the trough. There it sat, and had fallen asleep. Ten! Now the tray was full and the wall was empty.',
      again:
        'Every evening {L} lets them in, one by one. Ten ducklings, ten pebbles. The last one is nearly always asleep.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'Nine pebbles were in the tray, and one was on the wall. So one was missing! It sat behind the trough, asleep. Ten! “You count like a farmer,” said the farmer, and counted as well: ten of something good, into {L’s} apron. And {told}.',
        },
        {
          asked: [
            'count/number/ten/twenty/hundred/duck/duckling/find/back/asleep/sleep/learn/right/missing/safe',
          ],
          kinds: ['learns', 'sleep', 'home', 'way-home', 'wins', 'sees', 'makes'],
          done: 'Nine pebbles were in the tray, and one was still on the wall. “So one is missing!” said {L}. There it sat, behind the trough, and had fallen asleep. {L} carried it in and laid down the last pebble. Ten! Now the door could shut, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
          ],
          done: 'Nine pebbles were in the tray, and one was on the wall. So one was missing! {F} looked behind the trough. “Ten!” whispered {F}, because it was asleep. {L} laid the last pebble with the others, and the farmer looked over the wall, and {told}.',
        },
      ],
      helper: { name: 'Mother Hen', creature: 'hen' },
      art: {
        'tonight all ten': 'farm: L look happy; farmer, many duck',
        'One, two, three, four': 'farm: L point proud; many duck, farmer',
        'But the ducklings': 'farm: L reach-up worried; many duck',
        'counted faster': 'farm: L chase worried; many duck',
        'to line up': 'farm: F look surprised; L point worried; many duck',
        'counted their feet': 'farm: L crouch worried; duck, footprints',
        'count the same duckling twice': 'farm: G show tray calm; L look curious',
        'ten pebbles and put them': 'farm: L give pebble happy; many pebble, duck',
        'opened the little door': 'farm: L open happy; duck, tray, shed',
        'pebbles were in the tray': 'farm: L point happy; F peek surprised; small duck',
        'one was still lying': 'farm: L point happy; F peek surprised; small duck',
        'Ten ducklings, ten pebbles': 'farm, evening: L hold pebble happy; duck, shed',
      },
    },
  ],
};
