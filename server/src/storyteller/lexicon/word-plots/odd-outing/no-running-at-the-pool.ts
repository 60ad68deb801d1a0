import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `no-running-at-the-pool` of the frame `odd-outing`, for themes with its words. */
export const noRunningAtThePool: StoryPlotInput = {
  id: 'no-running-at-the-pool',
  words: ['swimming', 'swimming pool', 'pool', 'swim lesson', 'bath'],
  titles: ['{S} at the Swimming Pool', 'No Bombing, Please', '{L} and {S} Make Waves'],
  goal: 'swim with {S}',
  trouble: '{S} did not know how one behaves at the pool',
  solved: 'everybody was swimming with {S}',
  opener:
    'It was hot, and the pool was full. {L+} was just about to jump in when the water rose, all by itself, up to the edge.',
  friend:
    'At the other side somebody had got in: {S+}, in a bathing cap. “Is that all the water you’ve got?” asked {S}. “The others at home say that {a} can’t go to a swimming pool. I said: we’ll see.”',
  problem:
    'There were rules on the wall, and each had a picture: no running, no jumping, no shouting. There was nothing there about {nouns}. {S} put on armbands, and {slip}. The lifeguard blew the whistle, three times.',
  tries: [
    '{S} tried the diving board. It bent as far as it would go, and then it threw {S} into the café. They had {treat} on the menu, so that was all right.',
    'They put {S} in the baby pool. Now all the water was outside it, and the babies sat on dry tiles and looked up.',
    '“{VOICE}!” called {S}, for help. The swimmers took it for the closing bell, and went home in wet trunks.',
  ],
  tip: '“You hold on to the edge as if it were the last thing in the world,” said {G+}, the lifeguard. “Lie on your back, ears under. The water has carried bigger ones, and smaller ones. It can’t count.”',
  turn: '{L} got in as well and held one hand under {S}, quite flat, just so that it was there. “Look up,” said {L}. “Pretend that you’re at home, {lair}.” {S} breathed out. Then {L} took the hand away, finger by finger.',
  done: '{S} floated! Once across, and back, with {L} beside. Small waves went out on all sides, and the children came running, no, walking, and rocked on them. “Again!” they called. “Do the {noun} again!”',
  again:
    'On the wall there’s a new picture now, beside the others. It shows {a} with a bathing cap, and under it is written, “Welcome.”',
  helper: { name: 'Coach Ripple', creature: 'otter' },
  setting: { home: 'village', main: 'city', indoors: true },
};
