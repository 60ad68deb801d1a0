import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-song-for-the-herd` of the frame `somebody-in-role`, for themes with its words. */
export const aSongForTheHerd: StoryPlotInput = {
  id: 'a-song-for-the-herd',
  words: ['cowboy', 'cowgirl', 'sheriff', 'shepherd', 'farmer', 'rodeo'],
  titles: ['{Noun} the Cowboy', 'A Song for the Herd', 'Yee-Haw, Said {S}'],
  goal: 'bring home the herd',
  trouble: 'the herd would not listen to {S}',
  solved: 'the whole herd was home',
  opener:
    'Dust flew up behind the hill. “Yee-haw!” somebody shouted, but it sounded a bit odd. {L+} climbed the gate to see better.',
  friend:
    'Out of the dust came {S+}, with a hat, a scarf and a rope. “I’m a cowboy,” said {S}. “I ride the wild prairie. Do you happen to know where it is?”',
  problem:
    'It was behind the barn, and there was trouble there. A storm was coming up, and forty cows had run off to the hills. “That’s what a cowboy’s for!” cried {S}, and got ready to ride, and {slip}. The cows looked on, and chewed.',
  tries: [
    '{S} threw the lasso. It went round a post, round {L}, and then round the cowboy. The cows came closer to see how it was done.',
    '“{Voice}!” shouted the cowboy, as loud as could be. The cows had never heard a cowboy say that. They ran another hill further.',
    '{L} laid out a trail of {treat}. Cows do not care for it. But {S} ate it all, from one end to the other.',
  ],
  tip: '“You want to drive them,” said {G+}, “and you’re not made for that. But a cowboy can do something else in the evening, by the fire. Everything with ears comes nearer then.”',
  turn: 'So they lit a small fire on the hill. {S} pushed back the hat and began to sing, a slow cowboy song, in the only language that {a} knows: “{Voice}, {voice}, {voice}.” {L} beat time on a tin plate. One cow turned round.',
  done: 'Then ten came, and then forty, because nobody had ever sung to them like that. The cowboy walked in front, singing, and the herd walked behind, all the way home. As the gate shut, the first drop fell.',
  again:
    'The cows won’t sleep without the song any more. So in the evening a cowboy sits on the gate, and it’s {a}, and {L} holds the tin plate.',
  setting: { home: 'farm', main: 'meadow' },
};
