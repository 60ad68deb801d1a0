import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day in an African village. */
export const villageInAfrica: StorySourceInput = {
  id: 'village-in-africa',
  words: [
    'africa',
    'african village',
    'africa daily life in a village',
    'village in africa/kenya/ghana/tanzania/nigeria/uganda',
    'kenya',
    'ghana',
    'savanna',
    'savannah',
    'fetch/fetching water',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'visit'],
  topic: 'a day in an African village',
  thing: 'the well',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-drum-and-the-rain',
      titles: ['Before the Rain Comes', '{L} Goes for Water', 'A Village Under the Big Tree'],
      goal: 'fix the water pump before the feast',
      trouble: 'no water came out of the village pump',
      solved: 'the water was running again',
      object: 'basket',
      opener:
        'Africa is enormous: there are big cities there, with tall buildings and buses, and there are villages. In one of them, under a huge old baobab tree, lived {L+}. In the morning the cocks crowed, and the first job was to fetch the water.',
      problem:
        'Tonight there was to be a feast. But when {L} pressed the handle of the pump, there was a creak, and no water. The next well was an hour away on foot. Without water there would be no cooking, and nothing to drink for the goats.',
      tries: [
        '{L} pumped harder. It creaked more loudly.',
        'They set off to the next well with two buckets. On the way back half of it splashed out, and the goats drank the rest.',
        'They rang the city, where somebody mends pumps. “On Thursday,” was the answer. It was Saturday.',
      ],
      tip: '“I used to mend bicycles,” said {G+} in the shade of the baobab. “Take off the cap and look at the rubber ring on the rod. If it’s split, it lets the air past, and then the pump can’t suck up any water.”',
      turn: '{L} took off the cap. The ring was split, right through. Where could they get more rubber? Behind the school lay an old bicycle tube! {L} drew round the ring with a piece of chalk, {F} cut it out, and {L} put it on the rod and screwed everything tight.',
      done: 'Creak, creak, gurgle, whoosh! There was the water, cold and clear. Everybody came with buckets. In the evening there was rice with beans, and mangoes, and the drums began, and even the goats stayed up late.',
      again: 'In the shed hangs the rest of the bicycle tube, cut into rings. {L} is the one they fetch now.',
      outcomes: [
        {
          asked: [
            'water/pump/rain/well flow/run/come/fix/clean/work/everyone',
            'rain',
            'lion/elephant/giraffe/animal',
            'water',
          ],
          done: 'Creak, creak, gurgle. {L} pressed the handle once more, with the new ring of bicycle tube in it. Everybody stood there with buckets, and the goats stood in front of everybody. Whoosh! And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Creak, creak, gurgle, whoosh! There was the water, cold and clear. The pots could be put on, after all. In the evening the drums began under the huge old baobab, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Creak, creak, gurgle, whoosh! There was the water, cold and clear. Everybody came with buckets, and {L} had forgotten to step out of the way. There {L} stood, wet from head to toe, in the middle of the village, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Creak, creak, gurgle, whoosh! There was the water, cold and clear. In the evening there was rice with beans, and the drums were played until they were only tapped with one finger, and {told}.',
        },
      ],
      helper: { name: 'Grandfather Juma', creature: 'man' },
      art: {
        'under a huge old baobab': 'village, morning: L look happy; huge tree, hen',
        'the first job was to': 'village, morning: L carry bucket happy; F carry bucket; huge tree',
        'pressed the handle of': 'village: L push worried; F point worried; tap, empty-bowl, goat',
        'pumped harder. It': 'village: L push; F cover-ears; tap',
        'with two buckets. On': 'village: L carry bucket sad; F carry bucket; goat, puddle',
        'rang the city': 'village: L phone worried; F look worried; calendar',
        'the rubber ring on': 'village: G hold ring; L+F look G curious; tap',
        'lay an old bicycle tube': 'village: L hold ring surprised; F point; tyre, tap',
        'took off the cap': 'village: L handle spanner curious; F peek curious; tap, ring',
        'cut it out, and': 'village: L handle spanner brave; F hold paper-and-scissors; tyre, tap',
        'the drums began, and': 'village, evening: L drum happy; F drum happy; goat, people, bowl',
        'cut into rings': 'shed: L hold spanner proud; F clap happy; many ring, tyre',
      },
    },
  ],
};
