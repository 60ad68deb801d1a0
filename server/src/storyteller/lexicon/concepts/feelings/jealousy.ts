import type { StorySourceInput } from '../../story-source.ts';

/** Stories about wanting what somebody else has. */
export const jealousy: StorySourceInput = {
  id: 'jealousy',
  words: [
    'jealous',
    'jealousy',
    'envy',
    'envious',
    'sibling rivalry',
    'it is/isn’t fair',
    'favourite child',
    'friend has/have/find new/another/other friend',
    'brother/sister get/gets everything/all/always',
    'my brother/sister get/gets more',
  ],
  situations: ['trait', 'wants', 'newcomer', 'learn', 'deed'],
  happensToLead: true,
  topic: 'wanting what somebody else has',
  thing: 'the blue kite',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'green-eyes',
      titles: ['The Better Kite', 'Why Not Me?', '{L} Goes Green'],
      goal: 'stop being jealous',
      trouble: 'the jealousy nibbled and nibbled',
      solved: 'there was nothing left to be jealous of',
      opener:
        '{L+} had a kite with a patch. It flew well, up over the barn and back again. There was no better kite, or so {L} thought, until that windy morning.',
      friend:
        'Over the hill came {F+}, with a new kite that was blue and had a tail as long as a street. “Look what I’ve got!” cried {F}. {L} looked.',
      problem:
        'All at once the patch looked very large. Everyone ran after the blue kite. Something in {L} began to nibble: “Why not me? Why not me?”',
      tries: [
        '{L} said that blue was an ugly colour for kites. It wasn’t true, and it didn’t help. The sky is blue as well.',
        '{L} painted the patch gold. Now it was a gold patch. Nobody noticed, except a magpie.',
        '{L} wished for a wind that would take the blue kite away. Then the wind came, and {L} felt rather frightened.',
      ],
      tip: '“What nibbles is a small hungry animal called jealousy,” said {G+}. “It looks only at the others’ plates. Say out loud what you’d like. That’s the one thing it doesn’t expect.”',
      turn: '{L} went over to {F}. “I’m jealous of your kite,” said {L}. It was out. {F} was surprised. “And I’m jealous of yours,” said {F}. “Mine is so heavy that it only flies with luck.”',
      done: 'So they swapped for one afternoon. Then they tied them together, the light one in front and the long tail behind. It went up higher than anyone’s, and both of them held the string.',
      again: 'The nibbling still comes by now and then. {L} knows what it’s called, and then it goes away.',
      object: 'kite',
      helper: { name: 'Aunt Magpie', creature: 'magpie' },
      outcomes: [
        {
          asked: ['share/swap/kite/fly/together'],
          kinds: ['shares', 'plays', 'makes'],
          done: '“I’m jealous of yours,” {F} had said. So they swapped for one afternoon, and then they tied the kites together, the light one in front and the long tail behind. They went up higher than the barn. It needed four hands on the string, and {told}.',
        },
        {
          asked: ['new kite', 'get/buy'],
          kinds: ['gets'],
          done: 'They swapped for one afternoon, and the blue kite was as heavy as {F} had said. Then they tied them together. The patch was in front, up over the barn, and nobody’s was better. On the way home there was ribbon for a tail in the shop, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'stays',
            'says',
            'party',
            'eats',
            'home',
            'tells',
            'sleep',
          ],
          done: '“I’m jealous of your kite.” – “And I’m jealous of yours.” It was out. They tied the light one in front and the long tail behind, and it flew higher than anyone’s. Nothing was nibbling any more, and {told}.',
        },
      ],
    },
    {
      id: 'green-feeling',
      titles: ['{L} and the Green Feeling', 'Why Not Me?', '{L} Is Jealous'],
      goal: 'be glad for somebody else',
      trouble: 'the jealous feeling pinched',
      solved: '{L} was glad again',
      opener:
        'Everyone was talking about the prize. It had gone to somebody whom {L+} knew very well. {L} clapped with the others, but inside there was something that pinched. It was small and green.',
      problem:
        '“Why not me?” said the green feeling. It was jealous of everything: the cheering, the shine, the way they all looked at {F}. {L} did not want to be like that, and was all the same.',
      tries: [
        '“It’s not so special,” said {L} aloud. {F’s} smile went out like a lamp. But the pinching did not stop.',
        '{L} wanted one just the same, and a bigger one. But even in the daydream the green feeling found something to be jealous of.',
        '{L} stayed away from {F} for a whole day. It was a very long day, and it pinched in the evening too.',
      ],
      tip: '“The green one used to live with me as well,” said {G+}. “It shouts, ‘There’s not enough for you!’ Tell it what you have, and tell {F} what you see. Then it has no more to say.”',
      turn: '{L} sat down and counted what was there: the tree house, the whistle through two fingers, {F}. It took all the fingers of both hands. Then {L} went to {F}. “I was jealous,” said {L}. “But it’s wonderful what you did.”',
      done: '“Really?” said {F}, and the lamp went on again. “I was jealous of your whistle, all year.” They looked at each other and laughed. The green feeling had shrunk to the size of a pea, and rolled away.',
      again: 'Now and then it rolls back. Then {L} counts on both hands, and whistles.',
      setting: {
        topic: 'being jealous',
        thing: 'the green feeling',
        home: 'garden',
        main: 'village',
      },
      outcomes: [
        {
          asked: ['win/prize/own/medal'],
          kinds: ['gets'],
          done: '“I was jealous of your whistle, all year,” said {F}. The green feeling shrank to the size of a pea, and rolled away. {L} whistled after it, through two fingers, so that the whole street turned round, and {told}.',
        },
        {
          asked: ['share/proud/glad/happy'],
          kinds: ['shares', 'happy', 'says'],
          done: '“It’s wonderful what you did,” said {L}, and {F} went red. “I was jealous of your whistle, all year.” {F} put the prize on the wall between them, where both could see it shine, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'home',
            'makes',
            'tells',
            'sleep',
          ],
          done: '“I was jealous,” said {L}. “Really?” said {F}. “I was jealous of your whistle, all year.” They looked at each other. The green feeling had shrunk to a pea, rolled off the step, and went plip into the drain, and {told}.',
        },
      ],
    },
  ],
};
