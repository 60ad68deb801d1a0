import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `stuck-under-the-bridge` of the frame `any-vehicle`, for themes with its words. */
export const stuckUnderTheBridge: StoryPlotInput = {
  id: 'stuck-under-the-bridge',
  words: ['bus', 'car', 'lorry', 'truck', 'van', 'coach', 'jeep', 'wagon', 'minibus'],
  titles: ['{L} and the {Noun}', 'Stuck Under the Bridge', 'Toot, Toot, {L}!'],
  goal: 'get the {noun} out from under the bridge',
  trouble: 'the {noun} was stuck under the bridge',
  solved: 'the {noun} was rolling again',
  opener:
    'Early in the morning, when the street lamps were still on, the {noun} drove out of its garage. {L+} was allowed to ride along in front and to toot at every corner. Toot!',
  problem:
    'Today they were in a hurry, for the whole town was waiting for them. The quickest way went under the old bridge. There was a scraping, and a jolt. The {noun} stood still. It was stuck under the bridge, wedged like a cork.',
  tries: [
    'Forward! The {noun} growled and got stuck tighter. Back! It squealed and got stuck tighter still. Behind it forty cars began to toot.',
    'They pushed, with everyone who had got out to complain. Nothing moved but their hats.',
    'Somebody wanted to saw a piece off the bridge, and somebody else a piece off the roof. Then they quarrelled about which.',
  ],
  tip: '“It’s only a thumb’s width too high,” said {G+}, and looked not up, but down. “Everybody looks at the roof. But what’s the {noun} standing on?”',
  turn: '{L} looked down too. Four fat, round tyres! “We don’t have to make the bridge higher,” called {L}, “we have to make the {noun} lower!” Pssss, went the first valve. Pssss, went the second, the third, the fourth.',
  done: 'The {noun} sank, slowly, like somebody sitting down. Between roof and bridge there was a line of light. It rolled out, quite softly, on flat feet, and the forty cars tooted, but this time it was a cheer.',
  again:
    'They pumped up the tyres again, and were only a little late. At the bridge hangs a pump now, on a chain.',
  helper: {
    name: 'Mrs Traffic',
    creature: 'penguin',
  },
};
