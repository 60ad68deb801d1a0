import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who lives far away. */
export const farAwayFamily: StorySourceInput = {
  id: 'far-away-family',
  words: [
    'grandma/grandpa/granny/nana/grandad/grandmother/grandfather/family/cousin/dad/daddy/mum/mummy live/lives far',
    'far away',
    'live abroad',
    'video call',
    'grandma/grandpa/granny/nana phone',
    'cousin far',
    'long distance',
  ],
  situations: ['longing', 'longing-being', 'visit', 'runaway', 'sad', 'deed'],
  gentle: true,
  happensToLead: true,
  topic: 'somebody who lives far away',
  thing: 'the long way',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'half-of-everything',
      titles: ['So Far Away', 'Half of Everything', 'A Hug in a Parcel'],
      goal: 'be close although it was far',
      trouble: 'it was still so far',
      solved: 'a piece of each home was in the other one',
      object: 'letter',
      opener:
        'On the telephone the voice is quite near. It laughs right beside your ear. But when {L+} put down the phone, the room was emptier than before.',
      friend:
        '{F+} found {L} at the window. “It’s nine hours by train,” said {L}, “and then a boat. You can’t go there for supper.” “We could send a letter,” said {F}.',
      problem:
        'There was so much to tell, and to show: the loose tooth, the snail, the new song. By the time they saw each other again, the snail would have moved away. And you can’t put a hug through a telephone.',
      tries: [
        '{L} talked very fast, so that more would fit into the call. But then there was no time for listening.',
        '{L} kissed the screen. It tasted of screen.',
        'They saved it all up for the summer. By June {L} had forgotten the half of it.',
      ],
      tip: '“My sister’s lived across the sea for forty years,” said {G+}. “We share. Everything good we have, we cut in two. One half stays here, the other half travels. Then you always know that it’s whole.”',
      turn: 'So {L} took the best things and made two of each. Half a drawing, cut right through the middle. Half a scarf, with the needles still in. One of two stones from the stream. And {L} spread both arms on a long roll of paper, and {F} drew round them.',
      done: 'When the parcel was opened, {L} was on the phone. There was a rustling, and then it was quiet. “I’m wrapping them round me,” said the voice, “both arms.” {L} could feel it, right across the sea.',
      again:
        'Half a drawing hangs on the wall here, and half a drawing there. The house is on one, and the sun on the other.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'makes'],
          done: 'When the parcel was opened, {L} was on the phone. The half drawing was hung up over there, and {L’s} half over here. “Now put something nice on the table,” said the voice, “and I’ll do the same.” So on both sides of the sea {told}.',
        },
        {
          asked: ['visit/come/fly/travel/arrive/holiday/summer/christmas/meet/plane/train/boat'],
          kinds: ['home', 'way-home', 'sees', 'stays'],
          done: 'When the parcel was opened, {L} was on the phone. It rustled. “I’ve got half of everything,” said the voice, “and half a scarf is too cold.” So a ticket was bought, for nine hours by train, and then the boat. And {told}.',
        },
        {
          asked: [
            'call/phone/video/letter/miss/sad/love/close/near',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
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
            'sleep',
            'no-longer',
          ],
          done: 'When the parcel was opened, {L} was on the phone. There was a rustling, and then it was quiet. “I’m wrapping them round me,” said the voice, “both arms.” {L} could feel it, right across the sea, and put the stone against one ear, and {told}.',
        },
      ],
      art: {
        'On the telephone the voice': 'living-room: L phone happy',
        'at the window. “It’s': 'living-room: L look sad; F look worried; phone',
        'the loose tooth, the snail': 'living-room: L think snail sad',
        'fast, so that more would': 'living-room: L phone worried; clock',
        'kissed the screen': 'living-room: L kiss tablet sad',
        'saved it all up': 'living-room: L think sun worried; F look; calendar',
        'across the sea for forty': 'living-room: G cut calm; L look curious',
        'Half a drawing, cut': 'living-room: L cut happy; F knit happy; two stone',
        'a long roll of paper': 'living-room: L lie happy; F draw happy; paper',
        'When the parcel was opened': 'living-room: L phone happy; F listen happy; grandmother, present',
        'hangs on the wall here': 'bedroom: L point happy; picture(house), sun',
      },
    },
  ],
};
