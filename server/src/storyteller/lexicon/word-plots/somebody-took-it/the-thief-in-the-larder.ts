import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-thief-in-the-larder` of the frame `somebody-took-it`, for what one can eat. */
export const theThiefInTheLarder: StoryPlotInput = {
  id: 'the-thief-in-the-larder',
  kinds: ['food', 'plant'],
  titles: ['Stop, {S!}!', '{S} and {The}', 'Who Took {The}?'],
  goal: 'get {the} back from {S}',
  trouble: '{S} had snatched {the} and was quicker than everyone',
  solved: '{S} had brought back {the} and had got a share of it',
  opener:
    '{L+} had laid the table out of doors, with the good plates. {The} came in the middle. It looked splendid. {L} turned round to call the others, and that took exactly as long as it takes to say “Dinner’s ready”.',
  friend:
    'Something shot across the table, whoosh. A glass fell over. The middle of the table was empty, and up on the shed sat {S+} with {the}. {^S} held it fast and had not even eaten a bit yet.',
  problem:
    '“Give it back!” called {L}. {S} hopped one roof further. They all ran: through the beans, over the fence, once round the pump. Whoever was quick had no breath left, and whoever had breath was not quick. And {S} was looking down at all of them.',
  tries: [
    '{L} climbed up the ladder, step by step, with a kind face. When {L} was at the top, {S} was at the bottom, and sat in {L’s} chair.',
    '{F} offered a swap: a turnip. {S} smelled it, and threw it. It was a good throw.',
    'They pretended not to care, and whistled. {S} whistled as well, only better.',
  ],
  tip: '“Somebody who steals and doesn’t eat isn’t hungry,” said {G+}, “or not for that. {^S} has been sitting on that shed since June, looking at your table. How many plates are on it?”',
  turn: '{L} counted. There was one for everybody, and none for {S}. So {L} fetched one more, with a blue rim, put it at the end, and pulled out a chair. {L} only said, into the air, “It’d be nicer if we were all here.”',
  done: 'It was quiet for a while. Then something landed on the chair, very softly. {S} put {the} back in the middle, almost whole, and pushed it with one finger to where it had been. “Thank you,” said {L}, and gave {S} the first piece.',
  again: 'Nothing has been stolen since then. Only the turnip has never turned up.',
};
