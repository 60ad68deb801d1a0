import type { StorySourceInput } from '../../story-source.ts';

/** Stories about architects, who plan houses. */
export const architects: StorySourceInput = {
  id: 'architects',
  words: [
    'architect',
    'architects',
    'architecture',
    'plan/planning house',
    'draw/drawing plan house',
    'design/designing house',
    'design/designing a house',
    'build/building model house',
    'house plan',
    'be/being an architect',
    'what does an architect do',
  ],
  situations: ['works-as', 'learn', 'question', 'make', 'wants-to-be', 'visit', 'own-wish-to-be'],
  topic: 'the work of an architect',
  thing: 'the plan of the house',
  home: 'workshop',
  main: 'village',
  plots: [
    {
      id: 'a-house-for-three',
      titles: ['A House for Three', '{L} the Architect', 'First the Plan'],
      goal: 'plan a house in which all three could live',
      trouble: 'the plan suited only one of the three',
      solved: 'the plan suited all of them',
      opener:
        'In the office of the architect there was paper as long as a bed, and a lot of sharp pencils. “Today you plan a house,” {L+} was told. “For an owl, a mole and a duck, who want to live together.”',
      friend:
        '“I know what a house looks like,” said {F+}. Together they drew a square with a pointed roof, a door, and a chimney with a curl of smoke. It took a minute.',
      problem:
        'The three came to look at it. “Where’s my tree?” asked the owl. “It’s far too light,” said the mole. “And no water?” asked the duck. It was a lovely house, but it suited none of them.',
      tries: [
        '{L} drew three houses next to each other. “But we want to have breakfast together,” said all three.',
        '{F} put all the windows under the ground and all the beds on the roof. Now each of them disliked a different half.',
        'They asked, “What should it look like?” The owl said round, the mole said flat, and the duck had no opinion.',
      ],
      tip: '“Don’t ask what it should look like,” said {G+}. “Ask what they do all day. When do you get up? Where do you eat? What’s the first thing you want to see? An architect draws a day. The walls come last.”',
      low: 'The wastepaper basket was full. The long white paper lay there, and the pencils were no longer sharp.',
      turn: '{L} asked about their day, and wrote it all down. “The owl sleeps by day, up high. The mole digs. The duck swims first of all. And at seven in the evening they’re all hungry!” Then {L} drew the table, right in the middle. It belonged to all of them.',
      done: 'Round the table grew a tower for the owl, a cellar for the mole, and a step down to the pond for the duck. {L} built it out of cardboard, so that they could look in. “That’s my bed!” called three voices, from above, below and in between.',
      again:
        'In spring it was built. At seven in the evening there is a light in it, and somebody lays a fourth place, for the architect.',
      outcomes: [
        {
          asked: ['house be built', 'build house', 'move in', 'live in house', 'live together', 'own house'],
          done: 'Round the table {L} drew a tower for the owl, a cellar for the mole, and a step down to the pond for the duck. “That’s my bed!” called three voices. The builders came for the plan the same evening, and {told}.',
        },
        {
          asked: [
            'architect',
            'famous',
            'biggest/tallest/best house/building',
            'prize',
            'like/love house',
            'live ever after',
            'happily',
          ],
          done: 'Round the table {L} drew a tower for the owl, a cellar for the mole and a step to the pond for the duck. The head of the office looked at the plan for a long time and pinned it up over the big desk, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Round the table there was a tower for the owl, a cellar for the mole, and a step to the pond for the duck. At seven they all sat down at the table to try it, with a place for the architect, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'There was a tower for the owl, a cellar for the mole, a step to the pond for the duck, and the table in the middle. All three looked into the cardboard house at once and bumped their heads together, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There was a tower for the owl, a cellar for the mole, and a step to the pond for the duck. “I’m just trying it out,” said the mole, and lay down in the cardboard cellar. The others did the same, until {told}.',
        },
      ],
      helper: {
        name: 'Mrs Plan',
        creature: 'heron',
      },
      art: {
        'a lot of sharp pencils': 'workshop: L hold crayon curious at desk; many paper',
        'drew a square with a pointed roof': 'workshop: L+F draw drawing-pad(house) happy',
        'came to look at it': 'workshop: L raise picture(house) worried; F point worried; owl, mole, duck',
        'drew three houses': 'workshop: L draw drawing-pad(house) worried; owl, mole, duck',
        'all the beds on the roof':
          'workshop: F show drawing-pad(bed) happy; L think worried; bed on house, house, mole',
        'What should it look like': 'workshop: L+F write worried; owl, mole, duck',
        'Ask what they do all day': 'workshop: G say; L+F listen curious; many paper',
        'wastepaper basket was full': 'workshop: L slump sad; F sit sad; rubbish-basket, many paper',
        'asked about their day': 'workshop: L write writing-pad curious; F listen; owl, mole, duck',
        'right in the middle': 'workshop: L draw drawing-pad(table) happy; F clap happy; owl, mole, duck',
        'grew a tower for the owl': 'workshop: L show doll-house proud; F look happy; owl, mole, duck',
        'lays a fourth place': 'garden, evening: L+F sit at table happy; table, owl, duck',
      },
    },
  ],
};
