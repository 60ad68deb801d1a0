import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making things out of clay. */
export const pottery: StorySourceInput = {
  id: 'pottery',
  words: [
    'pottery',
    'clay',
    'potter',
    'clay pot/bowl',
    'potter wheel',
    'sculpture',
    'sculptor',
    'ceramics',
    'clay and pottery',
  ],
  situations: ['make', 'learn', 'question', 'thing-pair', 'being-and-thing', 'visit'],
  indoors: true,
  topic: 'making things out of clay',
  thing: 'the clay',
  home: 'village',
  main: 'workshop',
  plots: [
    {
      id: 'the-wobbly-bowl',
      titles: ['Round and Round', '{L} Makes a Bowl', 'The Bowl With the Thumbprint'],
      goal: 'make a bowl on the potter’s wheel',
      trouble: 'the clay flew off the wheel',
      solved: 'the bowl stood on the shelf',
      object: 'bowl',
      opener:
        'At the potter’s it smelled of wet earth. A lump of clay lay on the wheel, the wheel went round, and between two hands it grew into a bowl, like a flower in a film. “May I try?” asked {L+}.',
      problem:
        'It had looked so easy. {L} put the clay on the wheel and set it turning. It wobbled. {L} took hold of it, and it wobbled more, and then, splat, it flew off and hit the wall.',
      tries: [
        '{L} turned the wheel faster. Splat. That was the window.',
        '{L} held on with all {L.their} might. A handful stayed in each hand, and the rest went its own way.',
        'They made the clay wetter, so that it would be easier. It was soup now.',
      ],
      tip: '“You’re starting with the bowl,” said {G+}. “I start with the middle. If it sits even a finger’s width from the middle of the wheel, it wobbles, and then it flies. Don’t squeeze. Lean your elbows on your knees, and be still. Let the clay find you.”',
      turn: '{L} pressed the lump down in the very middle. Both elbows on the knees, both hands quite still. The clay turned, and bumped, and bumped less, and was smooth. Only then did {L} push one thumb into it, slowly, from above.',
      done: 'A hollow opened, and a wall rose up between the fingers. It was a bowl, a bit thick and a bit crooked, but a bowl. It was dried, and painted with a blue stripe, and went into the hot kiln. In the morning it was hard, and it rang.',
      again: '{L} eats porridge out of it. On the outside there’s a thumbprint, and only one thumb fits.',
      helper: { name: 'Master Loam', creature: 'mole' },
      outcomes: [
        {
          asked: ['bowl/cup/pot/vase/mug/eat/breakfast/paint/flower/finish'],
          done: 'A hollow opened, and a wall rose between the fingers. It was dried, and painted with a blue stripe, and went into the hot kiln. In the morning it rang. It had a thumbprint that only one thumb fits, and {told}.',
        },
        {
          asked: ['give/gift/present/grandma/granny/mum/mummy/mom/dad/teacher/birthday'],
          done: 'A hollow opened, and a wall rose between the fingers. It was a bit thick and a bit crooked, with a blue stripe, and out of the kiln it rang. {L} put something soft inside, and paper outside, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A hollow opened, and a wall rose between the fingers: a bowl, a bit thick and a bit crooked. Out of the kiln it rang like a bell. What’s a bowl for? {G} cleared the clay off the long table, filled it, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A hollow opened, and a wall rose between the fingers: a bowl, a bit thick and a bit crooked. “Splat?” asked {F}, who stood behind the door by now. “No splat,” said {L}. With clay up to their elbows {told}.',
        },
      ],
      art: {
        'smelled of wet earth': 'workshop: L look happy; clay, wheel, bowl',
        'May I try': 'workshop: L point happy; clay, gentleman',
        'hit the wall': 'workshop: L startle; clay, mud',
        'turned the wheel faster': 'workshop: L cover-eyes worried; wheel, clay',
        'A handful stayed in': 'workshop: L hold clay worried; mud',
        'made the clay wetter': 'workshop: L pour worried; F look worried; brown puddle',
        'start with the middle': 'workshop: G handle clay calm; L listen curious',
        'pressed the lump down': 'workshop: L sit calm on chair clay; wheel',
        'push one thumb into': 'workshop: L handle clay happy; wheel',
        'A hollow opened': 'workshop: L raise bowl proud; F cheer; paint-pot',
        'eats porridge out': 'kitchen, morning: L eat spoon happy at table; bowl',
      },
    },
  ],
};
