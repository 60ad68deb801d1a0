import type { StorySourceInput } from '../../story-source.ts';

/** Stories about building and sticking things from boxes and paper. */
export const junkModelling: StorySourceInput = {
  id: 'junk-modelling',
  words: [
    'junk modelling',
    'junk modeling',
    'junk model',
    'junk models',
    'box modelling',
    'cardboard boxes',
    'cardboard castle',
    'make/making/build/building from cardboard',
    'make/making from box/boxes',
    'egg carton',
    'recycled art',
    'collage',
    'collages',
    'make/making collage',
    'glue and scissors',
    'cutting and sticking',
    'crafts',
    'crafting',
  ],
  situations: ['make', 'learn', 'has', 'wants', 'deed', 'cannot'],
  topic: 'building from boxes',
  thing: 'the cardboard ship',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-ship-of-boxes',
      titles: ['The Ship of Boxes', '{L} Builds with Cardboard', 'Not Just a Box'],
      goal: 'build a ship from boxes',
      trouble: 'nothing wanted to hold',
      solved: 'the ship held together',
      opener:
        'In the corner of the classroom stood a mountain: boxes, tubes, egg cartons, lids. “That’s rubbish,” some said. {L+} looked at it and saw a ship, with a funnel.',
      friend:
        '“Where’s the front?” asked {F+}, and put an egg carton on {F.their~the} head to think better. They pulled out the longest box. That was the hull.',
      problem:
        '{L} smeared the kitchen tube with glue and put it on. It was the funnel. It leaned, it slid, and it fell. They did it again. It fell the other way. By then the whole table was stuck to {F}.',
      tries: [
        'They took more glue, a whole lake. The cardboard drank it, went soft and sagged in the middle.',
        '{F} held the funnel. It held as long as {F} held it, and a captain cannot stand there like that for ever.',
        'They wound string round and round the ship. Now it looked like a parcel.',
      ],
      tip: '“Glue only holds where two flat sides touch,” said {G+}. “Your tube only has an edge. Give it feet! Make little cuts all round at the bottom, and fold the flaps outwards. And then press, and count to twenty.”',
      low: 'The funnel rolled under the radiator. {L} fished it out, with dust on it.',
      turn: '{L} took the scissors and snipped into the edge of the tube: snip, snip, snip, all the way round. Then {L} bent out the flaps, like a flower. Now it had eight feet. A thin bit of glue went on each one. “Eighteen, nineteen, twenty.”',
      done: 'They let go. The funnel stood! After that everything went: the lids became portholes, the egg carton cabins for twelve. The sail was an old paper bag. {L} gave it a push, and the ship slid across the floor.',
      again:
        'In the evening somebody wanted to take it to the bins. “It’s not rubbish,” said {L}. “It’s leaving for Africa tomorrow.”',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They let go, and the funnel stood! After that everything went: portholes, cabins for twelve, a sail. Whoever had said “rubbish” now asked for a ticket. {L} cut them from the lid of the biscuit box, which had to be emptied first, and {told}.',
        },
        {
          asked: [
            'ship/boat/castle/rocket/robot/box/build/stand/hold/float/sail/show/display/teacher/parent/model/cardboard/proud/win/prize',
          ],
          kinds: ['wins', 'gets', 'sees', 'learns', 'goes', 'says', 'makes'],
          done: 'They let go. The funnel stood, on its eight feet! The lids became portholes, the egg carton cabins for twelve. {L} wrote a name on the front and put it on the shelf by the door, where nobody could take it for rubbish. And {told}.',
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
            'helps',
            'home',
            'way-home',
          ],
          done: 'They let go, and the funnel stood! The lids became portholes, the egg carton cabins for twelve. {F} had to be pulled off the table first, with a rip, and wore the paper label like a medal. Then the ship slid across the floor, and {told}.',
        },
      ],
      object: 'boat',
      helper: {
        name: 'Mr Carton',
        creature: 'beaver',
      },
      art: {
        'stood a mountain': 'school: L think ship happy; many box, tin',
        'pulled out the longest box': 'school: L pull box; F stand happy; many box, egg',
        'with glue and put it': 'school: L hold glue worried; F look surprised; pipe, big box',
        'a whole lake': 'school: L pour glue worried; box, puddle',
        'held the funnel': 'school: F hold pipe worried; L look worried; box',
        'wound string round': 'school: L pull string worried; F hold string; bundle',
        'Give it feet': 'school: G cut calm; L listen curious; pipe',
        'rolled under the radiator': 'school: L crouch worried; radiator, pipe',
        'snipped into the edge': 'school: L handle scissors happy pipe; F look curious',
        'cabins for twelve': 'school: L push happy; F cheer; big ship',
        'The funnel stood': 'school: L push happy; F cheer; big ship',
        'leaving for Africa': 'school: L hold-hands F proud; ship, dustbin',
      },
    },
  ],
};
