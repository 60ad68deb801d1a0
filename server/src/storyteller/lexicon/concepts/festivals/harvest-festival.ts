import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the harvest festival at school. */
export const harvestFestival: StorySourceInput = {
  id: 'harvest-festival',
  words: [
    'harvest festival',
    'harvest',
    'harvest assembly',
    'harvest time',
    'harvest basket/box',
    'harvest supper',
    'erntedank',
    'collect/collecting food for others',
    'tins for the food bank',
  ],
  situations: ['wants', 'visit', 'learn', 'lacks'],
  topic: 'the harvest festival',
  thing: 'the harvest basket',
  home: 'garden',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-bent-carrot',
      titles: ['The Bent Carrot', '{L} and the Harvest Basket', 'Harvest Festival'],
      goal: 'bring something to the harvest festival',
      trouble: '{L} had only one bent carrot',
      solved: 'the carrot had become somebody’s supper',
      opener:
        'For the harvest festival everyone brought something: apples, a marrow, tins of soup. The baskets would go to people who had not got enough. {L+} had sown a whole row of carrots in spring, just for today.',
      friend:
        '{F+} came with a pumpkin that needed two arms. “Where are your carrots?” asked {F}. {L} held up what there was.',
      problem:
        'The slugs had been there first. Of the whole row one carrot was left, and it was bent, with two legs. On the harvest table all the baskets looked splendid. {L} hid the carrot. “I can’t bring that,” said {L}.',
      tries: [
        '{L} washed it and tied a ribbon round it. Now it was a bent carrot with a ribbon.',
        '{L} went to the garden and looked under every leaf. There were a great many happy slugs.',
        '{F} offered {L} half of the pumpkin. But then it would not be {L’s} harvest.',
      ],
      tip: '“Come along with me and help to carry,” said {G+}, who took the baskets round. “I’m going to old Mr Hay. And bring that carrot. People can open a tin by themselves. There’s something they can’t do by themselves.”',
      low: 'During the singing {L} stood in the back row and did not sing. All the others had their baskets in front of them.',
      turn: 'In Mr Hay’s kitchen it was very quiet. {L} put the carrot down beside the basket. “It’s bent,” said {L}. “But we could make soup together.” {F} fetched a pot. {L} peeled both legs of the carrot, and a potato, and stirred.',
      done: 'The kitchen began to smell of supper. Mr Hay got out the bowls and told them about a carrot that once won a prize. They ate, and they laughed. “I’ve had soup every day this week,” said Mr Hay. “But not with company.”',
      again:
        'In spring {L} is going to sow two rows. One of them is for the slugs, and one is for soup on Fridays at Mr Hay’s.',
      object: 'basket',
      helper: { name: 'Mrs Barrow', creature: 'hen' },
    },
  ],
};
