import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `sings` of the frame `somebody-does`, for themes with its words. */
export const sings: StoryPlotInput = {
  id: 'sings',
  words: ['sing', 'hum', 'whistle', 'play music', 'play the drum', 'play the trumpet'],
  verbs: ['sing'],
  titles: ['{S} and the Song', 'Who Is {Doing}?', 'A Song for Two'],
  goal: 'find out who {S} was {doing} for',
  trouble: '{S} was still {doing} without an answer',
  solved: '{S} had got an answer',
  opener:
    'It came every evening, when the windows were dark. Somebody was {doing}, far out. {L+} sat up in bed to listen. It was beautiful, and it stopped in the middle.',
  friend:
    'The next evening {L} went to where it came from. There was {S+}. “You only ever do one half,” said {L}. “The other half isn’t mine,” said {S}. “Somebody has to answer. Nobody does.”',
  problem:
    'Every night it was the same: {S} {did}, waited, and went home. “It’s pretty,” people said. But nobody understood that it was a question.',
  tries: [
    '{L} answered. {L} was out of tune, but did it with all {L.their} heart. “Thank you,” said {S}, “it’s not that.”',
    '{F} turned a big bucket over and called into it. The answer was an echo. {S} knew that one already.',
    'They put up a notice: “Wanted: second half.” A man came with a trombone. It was not that either.',
  ],
  tip: '“It’s too loud here,” said {G+}. “The town hums, the mill rattles. Whoever is to answer can’t hear it. Go out as far as you can, and ask everyone to be quiet, just for a minute.”',
  turn: '{L} ran from house to house. “At eight o’clock,” said {L}, “please be quiet, for one minute.” At eight the mill stood still. The dogs shut their mouths. And {S} {did}, out there, into a silence as big as the sky.',
  done: 'One second, two, ten. And then, from a long, long way off, thin as a thread, came the second half. {S} trembled all over. “There’s another one,” said {S}, “there’s another one like me.” And began again from the front.',
  again:
    'Now there is a minute of silence every evening at eight. They all sit at the window for it. It comes closer each time.',
};
