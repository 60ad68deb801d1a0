import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `no-homework-left` of the frame `somebody-broke-it`, for things on paper. */
export const noHomeworkLeft: StoryPlotInput = {
  id: 'no-homework-left',
  words: [
    'homework',
    'book',
    'letter',
    'drawing',
    'picture',
    'card',
    'paper',
    'newspaper',
    'map',
    'ticket',
    'exercise book',
    'poster',
  ],
  titles: ['{S} Ate It. Honestly!', '{L} and the Chewed {Noun}', 'Nobody Will Believe It'],
  goal: 'explain what had happened to {the}',
  trouble: '{the} was gone, and nobody would believe why',
  solved: 'everyone had seen where {the} had gone',
  opener:
    '{L+} had sat over {the} for a whole afternoon. Every line was straight. In the last corner there was even a sun. “Done,” said {L}, laid it on the chair, and looked for a bag to put it in.',
  friend:
    '“Crunch,” it went. On the chair sat {S+}, and out of {S’s} mouth hung one last corner, with half a sun on it. Then that was gone as well. “Mmm,” said {S}.',
  problem:
    '“{^S}!” But it was too late. All that was left of {the} was one wet scrap. And tomorrow {L} would have to stand there and say it: “I did it, but it was eaten.” Everybody says that. Nobody has ever been believed.',
  tries: [
    '{L} dried the scrap on the stove and stuck it on a sheet. It said “ther” on it, and “and so”. You could not do much with that.',
    '{L} began it all again. But it was late, the pencil was tired, and {S} sat beside the chair and licked {S.their~the} lips.',
    '{L} practised saying it in front of the mirror. Even the mirror looked as if it had heard that one before.',
  ],
  tip: '“The truth is on your side,” said {G+}. “It only sounds thin. So don’t tell it alone. Bring along somebody who was there, and who can’t keep it secret.”',
  turn: 'In the morning {L} tied a bow round {S} and took {S} along, with the scrap in an envelope. “I did it,” said {L}, in front of everyone. “And this is who ate it. May I show you?” {L} held out an empty sheet.',
  done: '“Crunch.” It took four seconds. First it was quiet, and then they laughed till somebody fell off a chair. “I’ve been at this for thirty years,” they said to {L}, “and that’s the first time it was true.” {L} was given till Friday, and {S} a carrot.',
  again:
    '{L} does it in pencil now, on the top shelf. And on the very last page there’s always a sun. That’s for {S}, for afterwards.',
};
