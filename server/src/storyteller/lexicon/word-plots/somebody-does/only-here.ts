import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `only-here` of the frame `somebody-does`, for its class of verbs. */
export const onlyHere: StoryPlotInput = {
  id: 'only-here',
  verbs: ['produce'],
  item: 'an egg',
  titles: ['{S} Does It Differently', 'Only Here', 'Not at All Ordinary'],
  goal: 'find out what {goods} {were} good for',
  trouble: 'nobody wanted {goods}',
  solved: 'everyone wanted {goods}',
  opener:
    'Breakfast was late on the farm. The farmer stood in the yard and scratched both ears. “Come and look,” the farmer said to {L+}. “It’s happened again.”',
  friend:
    'It was about {S+}. {^S} {did}, that morning as on all the others. “I do it just as everyone does,” said {S}. “It only comes out like that.” And there in the straw {were} {some_goods}.',
  problem:
    'At the market nobody wanted {them}. “What’s that meant to be?” people asked. “It doesn’t go with my bread.” The others in the yard whispered. “Try to be ordinary,” they said. And {S} tried it all night.',
  tries: [
    '{S} ate what the others ate, and stood where they stood. In the morning it was the same again, no more ordinary than before.',
    '{L} painted over {them}, to make {them} look like all the others. It rained on the way to market.',
    'They hid {goods} under the straw. There were more every day. The straw grew into a hill, and people asked about the hill.',
  ],
  tip: '“Wrong for bread, maybe,” said {G+}. “Don’t change {goods}. Change the question. What do you do with something that there’s only one of in the whole world?”',
  turn: '“You don’t sell it beside the ordinary ones,” said {L}. “You put it in the middle!” They carried a table into the yard, with the good cloth on it, and put {goods} on top, in the sun. “Only here,” {S} wrote on a sign. “From nobody else.”',
  done: 'By noon they were coming from three villages. Nobody asked about bread. They stood in front of {goods} and whispered, and the smallest one was allowed to touch. “How do you do it?” they asked {S}. “It just comes out like that,” said {S}.',
  again: '“Did you try to be ordinary today?” {L} asks sometimes. “Oh,” says {S}, “I forgot.”',
};
