import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `as-far-as-the-feet-go` of the frame `somebody-does`, for its class of verbs. */
export const asFarAsTheFeetGo: StoryPlotInput = {
  id: 'as-far-as-the-feet-go',
  verbs: ['go'],
  titles: ['{S} Sets Off', 'Is It Far, {S!}?', '{L} and {S} on the Way'],
  goal: 'get {S} all the way there',
  trouble: 'the way was longer than {S} had thought',
  solved: '{S} had arrived',
  opener:
    'Somebody stood at the crossroads and looked at the sign for a very long time. {L+} came past with the shopping and asked, “Where do you want to go?”',
  friend:
    'It was {S+}, and everything was packed. So it was true what people said: {S} wanted to {do}, on {S.their} own {limbs}. “I’ve lived {lair} all my life,” said {S}. “I’ve never been past this sign.”',
  problem:
    'After an hour the sign still said the same, only smaller. {S’s} {limbs} hurt, the bundle was heavy, and there was nobody who had ever seen somebody like {S} {do}. “Is it still far?” asked {S}. It was.',
  tries: [
    'They took the short cut. It went round a pond and twice round a hedge, and came out at the sign where they had started.',
    'They asked everyone who came along. “To the left,” said one. “To the right,” said the next. “Turn back,” said the third. “Nobody like that ever gets there.”',
    '{L} drew a map in the dust. It was a very good map, until the wind came.',
  ],
  tip: '“You’re looking at how far it is,” said {G+}. “That makes anybody tired. Go as far as the next thing that you can see. Put something down there that you don’t need. Then look again.”',
  turn: 'To the tree! There {S} left the heavy pan. To the bridge! There {S} left the second pillow. {L} always called out the next thing, a gate, a cow, a chimney, and each time it was only a short way.',
  done: 'And then there was no next thing any more. So {S} {did} after all, on {S.their} own {limbs}, one chimney at a time. Nobody clapped, because nobody here knew how far away the other end was. But {L} knew.',
  again:
    'On the way back they picked up the pillow and the pan. At home {S} drew a line on the wall, from here to there, and it went right round the corner.',
};
