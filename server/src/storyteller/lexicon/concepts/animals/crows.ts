import type { StorySourceInput } from '../../story-source.ts';

/** Stories about crows, ravens and magpies. */
export const crows: StorySourceInput = {
  id: 'crows',
  words: [
    'crow',
    'crows',
    'raven',
    'ravens',
    'magpie',
    'magpies',
    'jackdaw',
    'crows and ravens',
    'clever crow',
    'clever bird',
  ],
  situations: ['visit', 'learn', 'question', 'taken', 'ability', 'trait'],
  creature: 'crow',
  topic: 'crows',
  thing: 'the shiny things',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'water-in-the-jar',
      titles: ['{S} Is Thirsty', '{L} and the Clever Crow', 'Stone by Stone'],
      goal: 'help {S} get at the water',
      trouble: '{S} could not reach the water in the jar',
      solved: '{S} was drinking',
      opener:
        'It was the hottest day of the year. All the puddles were gone, and the fountain had been turned off. {L+} sat in the shade of a wall and heard somebody croak.',
      friend:
        'On the wall sat {S+}, with {S.their~the} beak open. “Water,” croaked {S}. “There’s some in that jar, from the last rain. I can see it, but I can’t reach it.”',
      problem:
        'The glass jar was narrow at the top, and the water was right at the bottom. {S’s} head fitted in, but {S.their~the} neck was too short. If the jar fell over, all of it would be gone.',
      tries: [
        '{S} stretched until only two tail feathers could be seen. There was still a hand’s width missing.',
        '{L} held a blade of grass in the water. One drop hung on it, and it fell off on the way up.',
        'They tilted the jar, very carefully. It began to slip, and {L} only just caught it.',
      ],
      tip: '“You both want to go down to the water,” said {G+}. “I’ve been watching children in the bath. When somebody gets in, what does the water do?”',
      low: '“It comes up,” said {L}. “But {S} can’t get into the jar.” They looked round the yard. There was nothing there but gravel.',
      turn: '“Gravel!” said {L}, and dropped a pebble into the jar. Plip. The water came up, by as much as a hair. “Oh,” said {S}. Now {S} understood. Plip, plip, plip: {L} passed the pebbles, and {S} dropped them in with {S.their~the} beak, one after the other.',
      done: 'With every stone the water climbed. At the fortieth it came up to the rim, and {S} dipped {S.their~the} beak in and drank, with {S.their~the} head in the air, the way birds do. “Clever,” said {L}. “Yes, you are,” said {S}.',
      again:
        'On the window sill at {L’s} something shiny lies there every few days: a button, a bottle top, half a bead. Crows don’t forget a friend.',
      helper: { name: 'Miss Dove', creature: 'pigeon' },
      outcomes: [
        {
          asked: ['drink/water', 'thirsty', 'rain'],
          done: 'Plip, plip. At the fortieth pebble the water came up to the rim. {S} dipped in, and lifted that black head to let it run down, the way birds do. Then {S} moved over, so that there was room at the jar, and {told}.',
        },
        {
          asked: ['shiny/gift/present/treasure/button/gold/jewel/key'],
          done: 'With every pebble the water climbed. At the fortieth {S} dipped in and drank. “Clever,” said {L}. “Yes, you are,” said {S}, and flew off, and came back, with something that flashed in the sun. Crows pay their debts: {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'At the fortieth pebble the water came up to the rim, and {S} drank. Then {S} croaked from the top of the wall, and everyone who was thirsty came to the yard. {L} fetched lemonade and {G} brought crumbs, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'With every pebble the water climbed. At the fortieth {S} drank, head in the air, the way birds do. “Clever,” said {L}. “Yes, you are,” said {S}, and hopped down from the wall, on to {L’s} shoulder, and {told}.',
        },
      ],
      art: {
        'the hottest day of the year': 'city: L sit sleepy on wall; sun',
        'Water,” croaked': 'city: S sit sad on wall; L look S worried; jar',
        'narrow at the top': 'city: S peek worried; L look worried; jar',
        'two tail feathers': 'city: S stretch-out worried; L look S worried; jar',
        'a blade of grass in the water': 'city: L hold grass worried; S look L; jar',
        'tilted the jar': 'city: L catch jar surprised; S startle',
        'children in the bath': 'city: G say; L+S look G curious',
        'It comes up': 'city: L think bath curious; S look L; many pebble',
        'dropped a pebble': 'city: L hold pebble happy; S look surprised; jar',
        'the water climbed': 'city: S drink jar happy; L clap happy',
        'On the window sill': 'bedroom: L hold button happy; S wave happy',
      },
    },
  ],
};
