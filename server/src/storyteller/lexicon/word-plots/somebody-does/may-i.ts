import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `may-i` of the frame `somebody-does`, for its class of verbs. */
export const mayI: StoryPlotInput = {
  id: 'may-i',
  verbs: ['touch'],
  item: 'a hedgehog',
  titles: ['May I, Asked {S}', '{S} and {Goods}', 'Why Do They Run?'],
  goal: 'learn how to ask first',
  trouble: 'everyone ran away from {S}',
  solved: '{goods} had said yes',
  opener:
    'There was a shriek, and then came the sound of running. {L+} stepped aside. Somebody came round the corner with both arms out, and in front of them ran all the others.',
  friend:
    '“Why do they always run?” asked {S+}. But everybody knew it: {S} {did}, without a warning, once from behind and once through a window. “I mean it kindly,” said {S}.',
  problem:
    'It was {goods} who had minded most. “Half-way up the wall!” people said. “You don’t do that.” {S} was sad. There was so much of it in {S}, and where was it to go?',
  tries: [
    '{S} practised with a cushion. The cushion did not run. But it did nothing back, either.',
    '{S} came very quietly, so as not to frighten anyone. That was the worst idea of all.',
    'They hung a bell on {S}. Now they all ran even before {S} had come round the corner.',
  ],
  tip: '“It takes two for that,” said {G+}, “and the other one must know about it first. There are two small words for it. They’re so short that you can forget them.”',
  turn: '“May I?” said {S}. {L} made {S} say it ten times, and then wait, with both arms down. The waiting was hard. Behind the barrel something moved: {goods}! {S} did not come closer. {S} asked, and waited, and looked at a cloud.',
  done: 'For a long time nothing happened. Then there were steps, one, and another one, right up to {S}. “Yes,” was the answer. “You may.” And then {S} {did}, very gently, and nobody shrieked.',
  again:
    'Nobody runs when {S} comes round the corner now. Some even run towards {S}, and call from far away, “You may!”',
};
