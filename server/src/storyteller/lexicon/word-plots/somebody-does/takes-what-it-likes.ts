import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `takes-what-it-likes` of the frame `somebody-does`, for themes with its words. */
export const takesWhatItLikes: StoryPlotInput = {
  id: 'takes-what-it-likes',
  words: ['steal', 'take', 'grab', 'snatch', 'pinch', 'borrow', 'nick', 'swipe'],
  verbs: ['take'],
  titles: ['Who Took the {Items}?', '{S} and the {Items}', 'Gone, All Gone!'],
  goal: 'get the {items} back',
  trouble: '{S} had all the {items}',
  solved: '{S} had {an_item} too, and all the others were back',
  opener:
    'On Monday one of the {items} was gone, and on Tuesday nine. By Friday there was not {an_item} left in the whole town. {L+} had seen something whisk round the corner, with a very full sack.',
  friend:
    '{L} went after it, round the corner and up the steps. There sat {S+}, with {items} to the left and {items} to the right. “I can explain that,” said {S}, and hid one more behind {S.their~their} back.',
  problem:
    '“Give them back!” called {L}. {S} held on with both arms. “But they’re so lovely,” said {S}. “I only {did} because I never had any.” Down there people were running to and fro without their {items}.',
  tries: [
    'They tied all the new {items} to a string, and the string to a bell. In the night it rang once, quite briefly. In the morning the bell was gone as well.',
    '{L} put up a sign: “Please do not take the {items}.” {S} could not read. The sign was pretty, too, so {S} took it along.',
    '{F} hid in the sack, to catch {S}. It was warm in there, and {F} fell asleep, and was carried up the steps with the rest.',
  ],
  tip: '“Did anyone ever give {S} {an_item}?” asked {G+}. “No? Somebody who never gets anything begins to take. It isn’t nice. But it’s easily mended.”',
  turn: '{L} sat up late, with paper, string and the good glue, and made {an_item}. It was not for anybody in town. It was just the right size for {S}, and on the inside {L} wrote a name.',
  done: '“For me?” asked {S}, and turned it round and round. “To keep?” That night there was a shuffling in the streets. In the morning every one of the {items} lay where it belonged, and beside each of them, as a sorry, a daisy.',
  again:
    '{S} still likes {items} best of all. But now {S} asks. “May I hold it for a bit?” Nobody has said no yet.',
};
