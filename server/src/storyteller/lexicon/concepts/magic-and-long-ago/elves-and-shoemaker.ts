import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the elves and the shoemaker. */
export const elvesAndShoemaker: StorySourceInput = {
  id: 'elves-and-shoemaker',
  words: [
    'shoemaker',
    'shoemakers',
    'cobbler',
    'elf and shoemaker',
    'elves and shoemaker',
    'elves shoemaker',
    'elf shoemaker',
    'shoe repair',
    'elf/elves make/making shoes',
    'elf/elves who make/makes shoes',
  ],
  situations: ['visit', 'learn', 'question', 'works-as'],
  indoors: true,
  night: true,
  topic: 'the elves and the shoemaker',
  thing: 'the shoemaker’s shop',
  home: 'village',
  main: 'workshop',
  plots: [
    {
      id: 'who-sews-at-night',
      titles: ['Who Sews at Night?', '{L} and the Elves', 'The Last Piece of Leather'],
      goal: 'find out who made the shoes',
      trouble: 'nobody knew who sewed the shoes at night',
      solved: 'the little helpers had shoes of their own',
      opener:
        'The old shoemaker had leather left for just one pair of shoes. {L+} helped in the shop and swept the floor. In the evening they cut out the leather, and went to bed.',
      friend:
        'In the morning the shoes stood there finished, with tiny, tiny stitches. {F+} turned them over twice. “You couldn’t do it better,” said {F}. A lady paid so much for them that there was leather for two pairs.',
      problem:
        'The next morning there were two pairs of shoes, and then four. “I don’t sew at night,” said the shoemaker. “Somebody is helping us, and we can’t even say thank you.” {L} wanted to know who it was.',
      tries: [
        '{L} sat down by the table and wanted to stay awake. It was warm by the stove. When {L} woke up, there were eight pairs.',
        'They sprinkled flour on the floor. In the morning there were footprints in it, bare ones, as long as a thimble. Now they knew that it was somebody small.',
        '{L} left a note: “Who are you?” In the morning it said underneath: “Busy.”',
      ],
      tip: '“I live in the wall, so I know them,” said {G+}. “They’re here at midnight. Hide behind the coats, both of you, and pinch each other when you get tired. And look at their feet.”',
      low: 'The clock ticked. Behind the coats it was dark and smelled of leather. {L} pinched {F}, and {F} pinched {L}.',
      turn: 'At midnight two little elves hopped onto the table and stitched and hammered. {L} looked at their feet. They were bare! They made shoes for everybody and had none. Next day {L} sewed two pairs of shoes, no longer than a thimble.',
      done: 'That night there was no leather on the table. There were two pairs of tiny shoes on it. The elves looked at them, and looked at each other. Then they put them on, and danced, over the chairs and over the table and out of the door.',
      again:
        'They don’t come at night any more. They don’t need to, for {L} can sew now. But sometimes something tap-dances on the roof.',
      outcomes: [
        {
          asked: [
            'elf/elves dance/shoe/clothes/happy/stay/friend/come/free/thank/new',
            'shoemaker rich/happy/thank/famous',
            'make/sew shoe/clothes',
          ],
          done: 'That night there was no leather on the table. There were two pairs of tiny shoes on it, no longer than a thimble, sewn by {L}. The elves looked at them, and at each other. Nobody had ever measured their feet before. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'There were two pairs of tiny shoes on the table. The elves put them on, and danced, over the chairs and over the table. Behind the coats somebody had to sneeze. “Come out,” squeaked the elves, “there’s room!” And {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'There were two pairs of tiny shoes on the table. The elves put them on and danced, over the chairs and out of the door. Only one of them came back for a moment, with something behind its back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'There were two pairs of tiny shoes on the table, no longer than a thimble. The elves looked at them, and looked at each other, and put them on. They fitted. Behind the coats the old shoemaker blew into a handkerchief, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There were two pairs of tiny shoes on the table. The elves put them on, and danced, over the chairs and over the table and out of the door. Nobody had to hide behind the coats any more. {L} blew out the candle, and {told}.',
        },
      ],
      helper: { name: 'Pinhole', creature: 'mouse' },
      art: {
        'leather left for just': 'workshop, evening: L sweep broom worried; grandfather, shoe',
        'with tiny, tiny stitches': 'workshop, morning: F hold shoe surprised; L look surprised; lady, coin',
        'is helping us, and we': 'workshop, morning: L look curious; F peek curious; many shoe, grandfather',
        'It was warm by the stove': 'workshop, night: L sleep on table sleepy; F look curious; many shoe',
        'sprinkled flour on the floor': 'workshop: L point surprised; F look surprised; footprints, flour',
        'it said underneath': 'workshop: L read paper curious; F think curious; shoe',
        'I live in the wall': 'workshop: G say; L+F look G curious; coat-pegs',
        'Behind the coats it was': 'workshop, night: L hide curious behind coat-pegs; F hide curious; clock',
        'were bare': 'workshop, night: L peek curious; F look surprised; doll, table, shoe',
        'At midnight two little': 'workshop, night: L peek surprised; F look surprised; doll, shoe, table',
        'put them on': 'workshop, night: L peek happy; F look happy; two doll, two small shoe',
        'something tap-dances': 'workshop, night: L sew happy; F look-up happy; small shoe',
      },
    },
  ],
};
