import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having nobody to sit with. */
export const lunchAlone: StorySourceInput = {
  id: 'lunch-alone',
  words: [
    'no one/nobody sit with',
    'no-one to sit with',
    'sit/sitting/sits/eat/eating/eats alone/by myself lunch',
    'sit/sitting/sits alone',
    'eat/eating/eats alone',
    'who can I sit with',
    'where to sit',
    'alone at lunch',
    'alone at lunchtime',
    'table for one',
    'empty chair at lunch',
    'someone sitting alone',
    'child who sits alone',
  ],
  situations: [
    'lacks',
    'absence',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'having nobody to sit with',
  thing: 'the long table',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-end-of-the-table',
      titles: ['The End of the Long Table', 'Is This Seat Taken?', 'Room for One More'],
      goal: 'find somebody to sit with',
      trouble: 'there was nobody to sit with at lunch',
      solved: 'there was a place for {L} at the table',
      opener:
        'It was noon. {L+} stood there with a tray and looked at the long tables. Everyone was sitting already. They were all talking. The soup on the tray went cold.',
      friend:
        'On other days the place at the window had been full of friends. But one had moved away, and the other was in the second lunch now. {L} knew nobody here well enough just to sit down.',
      problem:
        '{L} walked slowly past the tables, as if on the way to somewhere. A bag lay on one chair, and a foot on another. At the very end {L} sat down, back to the room, and the spoon was terribly loud.',
      tries: [
        '{L} ate as fast as possible, to be able to leave. It took four minutes, and the break was thirty minutes long.',
        '{L} took a book along and read. It was the same page every day.',
        '{L} sat down at a full table, quite on the edge, and said nothing. They were talking about something from yesterday. When they got up, nobody had noticed that {L} was there.',
      ],
      tip: '“I ladle out the soup,” said {G+}. “From up here I see it all. You think you’re the only one. Count, tomorrow, how many are sitting with their backs to the room. And then don’t ask if you may. Ask for the salt.”',
      low: 'The next day {L} counted, with the tray in both hands. One by the pillar. One behind the plant. One at the radiator, with a book. They were all on the same page, {L} could have sworn.',
      turn: '{L}’s knees were soft. But {L} went to the pillar, and stopped. “Could you pass the salt?” said {L}. The one at the pillar looked up. “It’s really for the whole table,” it came, very quickly. So {L} sat down, this time facing the room.',
      done: 'They talked about the soup. It was easy, for it was dreadful. After a while somebody came from the plant, wanting the salt as well, and somebody from the radiator, with a book. “Is this taken?” they asked. “It’s just become free,” said {L}, and moved the bag.',
      again:
        'Now there is always one chair too many at their table, and {L} leaves it pulled out a bit. You have to be able to see it from the door.',
      helper: { name: 'Mrs Ladler', creature: 'bear' },
    },
  ],
};
