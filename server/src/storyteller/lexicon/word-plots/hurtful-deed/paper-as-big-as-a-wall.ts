import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `paper-as-big-as-a-wall` of the frame `hurtful-deed`, for themes with its words. */
export const paperAsBigAsAWall: StoryPlotInput = {
  id: 'paper-as-big-as-a-wall',
  words: ['scribble', 'draw', 'paint', 'write', 'doodle'],
  titles: ['Paper as Big as a Wall', '{S} Needs More Room', 'A Line and a Sponge'],
  goal: 'find {S} a place where you may draw',
  trouble: 'there was drawing where no drawing belongs',
  solved: '{S} had paper as big as a wall',
  opener:
    'There was a blue line. It began at the door, went past the cupboard and round the corner, and had not been there yesterday. {L+} went along it with one finger.',
  friend:
    'At the end of the line stood {S+}, with a crayon. {^S} {did}, as high as {S} could reach. “Look,” said {S}, quite proud. “It goes on and on!”',
  problem:
    'Then somebody came in and saw it. “Oh no,” they said, and sat down. It would take the whole evening to scrub that off. {S} looked from the line to the face. The crayon went slowly behind {S’s} back.',
  tries: [
    '“Bad!” somebody said. But a line isn’t bad. It was only in the wrong place, and nobody told {S} where the right one was.',
    'They took all the crayons away. Then {S} drew with a carrot.',
    '{S} got a sheet as big as a postcard. The line was at its edge in no time, and went on across the table.',
  ],
  tip: '“It’s a big arm, and it wants big paper,” said {G+}. “Say clearly where you may draw and where not. And whoever has drawn on a wall gets a sponge. That’s just what comes next.”',
  turn: 'First came the sponge. {L} did the top and {S} did the bottom, and the water turned blue. It took long. {S} found out how much work a line is. Then {L} unrolled the old wallpaper, white side up, right across the floor.',
  done: '“Here you may,” said {L}. “Only here.” {S} drew one line, and it went on and on, over hills and through a tunnel, and never came to an edge. And the wall was clean. {S} stroked it. “Sorry, wall,” said {S}.',
  again:
    'On the roll it says “{S’s} wall”. It’s the only wall in the house that can be rolled up and taken along to Grandma’s.',
  helper: { name: 'Nettie', creature: 'goose' },
};
