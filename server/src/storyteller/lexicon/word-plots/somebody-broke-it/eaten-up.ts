import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `eaten-up` of the frame `somebody-broke-it`, for what one can eat. */
export const eatenUp: StoryPlotInput = {
  id: 'eaten-up',
  words: ['eat', 'nibble', 'gobble', 'chew', 'munch'],
  kinds: ['food', 'plant'],
  titles: ['Who Ate {The}?', 'Only Crumbs, Said {L}', '{S} and the {Noun}'],
  goal: 'get another {noun} on the table in time',
  trouble: '{S} had eaten {the} and nothing was left but crumbs',
  solved: 'there was a new {noun}, and {S} had helped to make it',
  opener:
    'It stood on the window sill to cool: the {noun} for tonight. {L+} had stirred, tasted and written the sign: “Not before six!” Then {L} went off, just for a moment, to wash both hands.',
  friend:
    'When {L} came back there was an empty plate. Under the table sat {S+}, with crumbs on the nose and a very round tummy. {^S} looked at the ceiling, as if the weather were up there.',
  problem:
    '“{^S} ate {the}! All of it!” cried {L}. And at six they would all be at the door, hungry and in their good clothes. {S} tried to look thin. It did not work.',
  tries: [
    '{L} pushed the crumbs together into the shape of {a}. From far away, with one eye shut, it was quite good. A sparrow came and ate it.',
    '{L} scolded {S}, up and down, for ten minutes. After that {L} was hoarse, {S} was under the sofa, and the plate was as empty as before.',
    'They painted {a} on the plate. It looked delicious, and tasted of blue.',
  ],
  tip: '“What’s in there won’t come out again, or not so that you’d want it,” said {G+}. “But a nose like that is worth something. Who knows better than {S} what was in it? Let {S} make up for it.”',
  turn: '{L} crawled under the sofa. “Come out,” said {L}. “You know what it tastes of. I need you.” {S} came, one bit at a time. They put everything on the floor, bowl by bowl, and {S} sniffed: that one, that one, and much more of that one.',
  done: 'At one minute to six the new {noun} stood on the table. It was a little crooked, and it smelled so good that nobody said a word. “It’s better than last time,” they said. {S} lay under the table and did not even look up, being full.',
  again:
    'There’s a second plate on the window sill now, a small one, right at the bottom. There’s a sign on it: “For {S}. Before six.”',
};
