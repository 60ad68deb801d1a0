import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `feet-on-the-ground` of the frame `hurtful-deed`, for themes with its words. */
export const feetOnTheGround: StoryPlotInput = {
  id: 'feet-on-the-ground',
  words: ['kick', 'push', 'shove', 'trip', 'bump'],
  titles: ['Feet on the Ground', '{S} and the Stamping Place', 'Not So Close!'],
  goal: 'get {S} some room',
  trouble: '{S} kicked and pushed when it got too tight',
  solved: '{S} could say when it was too tight',
  opener:
    'Elbow to elbow they sat there, and knee to knee, because it was raining and everybody was inside. {L+} felt a bump. It was the third one that day.',
  friend:
    'The bump came from {S+}. {^S} {did}, and not by mistake. “Ow! Why?” asked {L}. {^S} shrugged, and looked the other way, and the feet went on twitching.',
  problem:
    'It hurt, and it left a blue spot. “I don’t want that,” said {L}, quite clearly. For a while it was good. Then it got tight again, and somebody else had a blue spot, and did not want to sit near {S} any more.',
  tries: [
    '{L} thought of kicking back. That would make two blue spots and no more room. So {L} did not.',
    'They told {S} to sit still. That’s like telling a kettle not to boil. {S} sat still till it hurt, and then the feet flew out all the more.',
    'They moved {S} to the far end, alone. It was roomy there. It was also sad, and nothing had been said yet.',
  ],
  tip: '“Some people need more air round them,” said {G+}, “and don’t know the sentence for it. It goes like this: I need more room. And feet that have to do something had better do it on the ground.”',
  turn: '{L} went out into the hall with {S}. There they stamped on the mat, left and right, until the windows hummed. “Now say it,” said {L}. “I need more room,” said {S}. It was the first time. {L} moved over, one whole cushion.',
  done: 'The next time it got tight, {L} saw the feet begin. “I need more room!” said {S}, loudly, but with the mouth. Everybody moved. Then {S} looked at the blue spot, and fetched the cold flannel for it. “That was me. I’m sorry.”',
  again:
    'There’s a cushion’s width round {S} now, when {S} needs it. On the mat in the hall there are two worn places, just as big as feet.',
  helper: { name: 'Mrs Dapple', creature: 'cow' },
};
