import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `more-than-a-crumb` of the frame `somebody-took-it`, for themes with its words. */
export const moreThanACrumb: StoryPlotInput = {
  id: 'more-than-a-crumb',
  words: [
    'seagull',
    'bird',
    'crow',
    'magpie',
    'raven',
    'pigeon',
    'squirrel',
    'fox',
    'goat',
    'monkey',
    'goose',
    'duck',
    'raccoon',
    'gull',
  ],
  titles: ['{S} and {The}', 'Quick as a Wink', 'Who’s Got {The}?'],
  goal: 'get {the} back from {S}',
  trouble: '{S} was up there with {the} and would not come down',
  solved: '{the} was shared out, and nobody had to snatch',
  opener:
    '{L+} had only turned away for as long as it takes to sneeze. There was a rush in the air, and something brushed past an ear. Then {L} looked down at an empty hand.',
  friend:
    'On the roof of the kiosk sat {S+}, with {the}. {S} looked down with one eye, and then with the other. “Catch me,” that meant.',
  problem:
    '“That was mine!” called {L}. {S} moved along by one tile. Up there, where nobody could get at it, lay {the}, and {L} had waited in a queue for it. Everyone else held on tight to what they had.',
  tries: [
    '{L} stretched, and climbed on {F’s} shoulders. {S} waited till they were nearly there, and moved to the next roof.',
    'They shouted and waved their arms. {S} liked that, and bowed.',
    '{F} held up something better, to swap. {^S} took that as well.',
  ],
  tip: '“You chase, so {S} flees, and that’s a game, and {S} always wins it,” said {G+}. “Don’t run. Look what {S} does with it. You don’t snatch like that only for yourself.”',
  turn: 'They sat down on the kerb and kept quite still. {S} looked round, took {the}, and went over behind the chimney. {L} stood on tiptoe. There, in a mess of twigs, were three open mouths, and nothing else but mouths.',
  done: '“Oh,” said {L}. {L} held out one flat hand, with a bit on it, and looked the other way. It took as long as a song. Then something warm stood on the wrist. {S} had come, without a rush, and had brought some of {the} back.',
  again:
    'There are always four portions now: one for {L}, and three for behind the chimney. {S} waits in the queue.',
};
