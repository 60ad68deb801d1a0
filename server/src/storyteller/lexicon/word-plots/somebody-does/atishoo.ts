import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `atishoo` of the frame `somebody-does`, for themes with its words. */
export const atishoo: StoryPlotInput = {
  id: 'atishoo',
  words: ['sneeze', 'cough', 'burp', 'hiccup', 'blow nose'],
  verbs: ['sneeze'],
  titles: ['Atishoo, {S!}!', 'Bless You, {S!}!', '{S} and the Big One'],
  goal: 'find out what made {S} do it',
  trouble: 'each time {S} {did}, half the town flew over',
  solved: '{S} only did it when it was wanted',
  opener:
    'The leaves were off the trees, and it was only July. The bakery had its hat on crooked. “There was a gust,” said somebody. {L+} held one finger up. There was no wind at all.',
  friend:
    'Behind the wall sat {S+}, with a handkerchief as big as a tablecloth. “Keep off,” said {S}, “I can feel it coming!” {L} just had time to hold on to a lamp post. Then {S} {did}. After that {L} was hanging from the lamp post like a flag.',
  problem:
    'It came every quarter of an hour. Hats flew into the next town, and the next town sent them back with a letter. “{^S} must go,” people said, and held their wigs. And {S} wanted to say sorry, but at the “s” it came again.',
  tries: [
    '{L} held {S’s} nose shut. It came out at the ears. They rang like two bells.',
    'They gave {S} something to smell, so that it would think of something else. It was pepper. That time it blew the hands off the church clock.',
    '{F} said “Boo!” That is for something else. {S} was frightened, and {did} twice.',
  ],
  tip: '“A nose like that doesn’t do it for nothing,” said {G+}. “It’s pointing at something. When does it come? Write it down: where you were, and what there was. It’ll be the small thing you don’t think of.”',
  turn: '{L} walked round the whole town with {S} and wrote it down: not by the river, not in the wood, but always under the window with the blue curtains. There lay a feather! {L} picked it up and tickled {S’s} nose with it, by way of trial. And hold on!',
  done: 'That was it. {L} put the feather into a box with a lid, and it was quiet. Only the sailing boats stood in the bay without a breath of wind. {L} opened the box, just a crack, and {S} {did}. And off they all went, with full sails.',
  again:
    'The box is kept at the town hall. It’s only opened for kites, for sails, and when somebody has to blow out a hundred candles.',
};
