import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `it-only-wanted-to-play` of the frame `somebody-does`, for its class of verbs. */
export const itOnlyWantedToPlay: StoryPlotInput = {
  id: 'it-only-wanted-to-play',
  verbs: ['take', 'spoil', 'throw', 'melt', 'fly', 'touch'],
  subjects: 'things',
  titles: ['{S} Means No Harm', 'After {S} Came By', 'Room for {S}'],
  goal: 'build {goods} so that {S} could join in',
  trouble: '{S} {did}',
  solved: '{S} could come by, and nothing broke',
  opener: 'It had begun in the night. In the morning {L+} ran out in pyjamas to see what was left.',
  friend:
    'That had been {S+}! {^S} {did}, and was at the other end of the garden by now. “Was that me?” asked {S}, quite out of breath. “I only wanted to see what it’s like.”',
  problem:
    'They had all been so proud of {goods}. And now there was nothing there but {item_trail}. “Not again!” people called. {S} did not hear it. {S} came round a second time, and had a look at what was left.',
  tries: [
    'They tied everything down with string. {S} took the string as well.',
    'They scolded. But {S} is far too big to hear that, and much too busy.',
    'They waited until it was over. It wasn’t over.',
  ],
  tip: '“You can’t forbid it,” said {G+}. “People have tried that for a thousand years. But {S} likes to play. Make it so that {S} can join in.”',
  turn: 'They began again from the beginning. But now {L} left gaps where you could get through, and hung up ribbons, and made everything so that it could bend. “There’s a place for you in it!” {L} called up into the air.',
  done: '{S} came, and they all held on to something. It went through the gaps, and that sounded like a flute. It found the ribbons. It bent everything to the left and to the right, and let go again. In the evening it was all still there.',
  again: 'When {S} comes by now, somebody calls, “Your turn!” And then the flute plays.',
};
