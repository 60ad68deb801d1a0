import type { StorySourceInput } from '../../story-source.ts';

/** Stories about two men or two women in the family who love each other. */
export const twoUncles: StorySourceInput = {
  id: 'two-uncles',
  words: [
    'uncle husband',
    'uncle boyfriend',
    'brother boyfriend',
    'brother husband',
    'cousin boyfriend',
    'cousin husband',
    'aunt/auntie/sister/cousin girlfriend/wife',
    'uncle has/have/marry/marries/marrying husband/boyfriend/man',
    'two uncles',
    'two aunts/aunties',
    'uncle and his husband/boyfriend',
    'gay uncle/wedding/marriage',
    'two brides/grooms/princes/queens',
    'two men/women in love/marry/married',
    'two princesses in love',
    'same-sex wedding/marriage/couple',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  happensToLead: true,
  topic: 'two uncles and a wedding',
  thing: 'the wedding cake',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'two-on-top-of-the-cake',
      titles: ['Two on Top of the Cake', 'Uncle Tim and Uncle Jo', 'The Top of the Cake'],
      goal: 'get the cake ready for the two of them',
      trouble: 'the figures on the cake did not look like them',
      solved: 'the right two stood on the cake',
      opener:
        '{L+} had Uncle Tim, who could whistle through a blade of grass, and Uncle Jo, who could not cook and did it all the same. They had lived together for ages. On Saturday they were getting married, because they loved each other.',
      friend:
        '{F+} and {L} were in charge of the cake. Not of the baking, Uncle Jo had luckily left that to the baker. They had to see to what goes on the very top.',
      problem:
        'The box from the shop held a bride with a veil, and a man in black. {L} turned them this way and that. Neither of them looked like Uncle Tim. “That’s the only one we have,” said the shop. “That’s what a wedding looks like.”',
      tries: [
        '{L} put a beard on the bride with a felt pen. The bride looked very cross about it.',
        '{F} set nothing but the man on the cake. It looked as if it were waiting for a bus.',
        'They left it empty on top. There was a hole in the icing, and everybody would ask who was missing.',
      ],
      tip: '“I carve wooden spoons,” said {G+}, “and now and then somebody with a face. What’s the most important thing about two people at a wedding? It isn’t the veil. Look what those two do when they think that nobody’s watching.”',
      low: 'They went over to the uncles’ garden and looked through the hedge. Uncle Jo had made a pancake, and it was as black as a hat. Uncle Tim fanned it with a pan lid, and they were laughing so much that they had to hold each other up.',
      turn: '“Like that!” said {L}. They fetched the modelling clay. {L} made Uncle Tim, with a blade of grass, and {F} made Uncle Jo, with a very small, very black pancake. And {L} stood them so close together that each was holding the other one up.',
      done: 'On Saturday the cake was carried in. The uncles bent down to see what was on top. First it was quite quiet. Then Uncle Tim had to look for a handkerchief, and Uncle Jo laughed till the icing shook. “That’s us!” they said. And everybody danced.',
      again:
        'The two of clay live on the kitchen shelf, next to the pans. They’re still leaning on each other.',
      helper: { name: 'Mr Whittle', creature: 'beaver' },
      outcomes: [
        {
          asked: ['marry/married/wedding/kiss/husband/wife/ring'],
          kinds: ['stays'],
          done: 'On Saturday the cake was carried in. On the top stood two of clay, so close that each was holding the other one up. “That’s us!” said Uncle Tim, and had to look for a handkerchief. It was quite quiet in the room, and {told}.',
        },
        {
          asked: ['dance/sing/music/party/cake/flower/throw/confetti'],
          kinds: ['party', 'plays', 'eats', 'shares', 'makes', 'claps'],
          done: 'The uncles bent down to see what was on top of the cake. There they were, with a blade of grass and a very small, very black pancake. “That’s us!” they said, and Uncle Jo laughed till the icing shook. The band began, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'team', 'says', 'gets', 'sees', 'home', 'tells'],
          done: 'On Saturday the cake was carried in. The uncles bent down to see what was on top, the blade of grass and the black pancake. “That’s us!” they said. There was one thing that those two did when nobody was watching, and now everyone was. So {told}.',
        },
      ],
    },
  ],
};
