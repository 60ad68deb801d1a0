import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `nine-days-nothing` of the frame `somebody-does`, for its class of verbs. */
export const nineDaysNothing: StoryPlotInput = {
  id: 'nine-days-nothing',
  verbs: ['plant'],
  item: 'a seed',
  titles: ['{S} Plants {Some_goods}', 'Nine Days of Nothing', 'Something Green'],
  goal: 'get {goods} to grow',
  trouble: 'nothing came up',
  solved: '{goods} grew',
  opener:
    'Somebody walked up and down with a watering can and looked at the ground. Up and down, since Monday. {L+} looked at the ground too. It was brown.',
  friend:
    '“Nothing yet,” said {S+}. It was nine days ago that {S} {did}, all alone, with a little fence round it. “I’ve done it just as it’s written. Perhaps nothing wants to grow for me.”',
  problem:
    'Nobody had ever tried that here before. “It can’t be done,” they said, and went past, and shook their heads. {S} watered in the morning, at noon and at night. There was mud by now, but nothing green.',
  tries: [
    'They dug it up to see if it was doing something. It was. They put it back, and said sorry.',
    'They brought a lamp, a blanket and a drum, to make it wake up. A beetle came out and complained.',
    '{S} pulled a little at the first thing that was green. It was a bit of string.',
  ],
  tip: '“You do a lot,” said {G+}. “Up here. But it begins down there, where you can’t see it. It needs water on Mondays, sun on the other days, and somebody who’s nearby and does something else.”',
  turn: 'So they put the can away until Monday. {L} and {S} sat down beside the little fence, with their backs to it, and played cards for a day, and told each other stories for two. It was terribly hard not to look round.',
  done: 'On the fourth day something tickled {S} on the back. {S} did not dare to turn round. “{L},” whispered {S}, “what is it?” It was green. It had two leaves, and it was looking over the fence. {Goods} had come up, where nobody had believed it!',
  again:
    'It’s taller than {S} by now. The people who go past don’t shake their heads any more. They ask for a cutting.',
};
