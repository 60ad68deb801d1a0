import type { StorySourceInput } from '../../story-source.ts';

/** Stories about promises. */
export const promises: StorySourceInput = {
  id: 'promises',
  words: [
    'promise',
    'promises',
    'keep/keeping promise',
    'break/breaking/broken promise',
    'make/making promise',
    'forget/forgot promise',
    'i promise',
    'pinky promise',
    'keep/keeping your/my word',
  ],
  situations: ['learn', 'value', 'deed', 'trait', 'forgets', 'misdeed', 'question'],
  topic: 'keeping a promise',
  thing: 'the promise',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-plant-on-the-sill',
      titles: ['{L} Keeps a Promise', 'The Promise', 'Every Day at Four'],
      goal: 'keep the promise',
      trouble: '{L} had forgotten the promise',
      solved: 'the promise was kept',
      opener:
        '“I promise,” said {L+}. The old neighbour was going away, and on the sill stood a plant with one bud. “Water it every day at four,” said the neighbour. “It flowers once in ten years.”',
      friend:
        'The first day went well, and so did the second. On the third {F+} had a new kite. When {L} thought of the plant again, it was Friday.',
      problem:
        'The leaves hung down like wet gloves, and the bud was brown at the edges. {L’s} tummy turned cold. “Perhaps nobody will notice,” said {F}. But {L} noticed.',
      tries: [
        '{L} gave it five days of water at once. It ran over the sill and down the wall. The plant looked no happier.',
        'They went to buy a new one. “That kind?” said the shop. “Once in ten years.”',
        '{L} practised what to say: that it had been the heat, or the cat. It all sounded wrong.',
      ],
      tip: '“You can’t make up for five days in one,” said {G+}. “But you can begin again, today. And write and tell them, before you’re asked. A promise isn’t over because it’s got a crack. It’s only over if you leave it there.”',
      low: 'It’s not easy to write a letter like that. The pencil was heavy. {F} sat down beside {L} and said nothing, and that helped.',
      turn: '“I forgot it for three days. I’m sorry,” wrote {L}. “I’m coming every day now.” Then {L} tied a red thread round one finger. One cup of water at four, no more and no less: it was like that every single day, even when there was wind for kites.',
      done: 'On the last evening the leaves stood up again. And when the neighbour came home, the bud opened, white and as big as a plate. “You’ve kept it,” said the neighbour, “and you wrote to me. That’s worth two promises.”',
      again: '{L} doesn’t promise quite so quickly now. First {L} looks at the finger, and thinks.',
      helper: { name: 'Aunt Drip', creature: 'frog' },
      outcomes: [
        {
          asked: ['flower/bloom/blossom/open/plant/grow'],
          done: 'At four there was one cup of water, no more and no less, every single day, and a red thread for remembering. The wet gloves turned into leaves again. On the evening when the neighbour came home, the bud had waited long enough, and {told}.',
        },
        {
          asked: ['forgive/sorry/thank/trust/proud/say'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: '“I forgot it for three days,” {L} had written, before anybody asked. On the last evening the leaves stood up. The neighbour looked at the bud, white and as big as a plate, and at the red thread on {L’s} finger, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'party', 'eats', 'shares', 'makes', 'plays'],
          done: 'When the neighbour came home, the bud opened, white and as big as a plate. It does that once in ten years. “You’ve kept it,” said the neighbour, “and you wrote to me.” A thing like that ought not to be looked at alone, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'When the neighbour came home, the bud opened, and the whole sill smelled of it. {F} had come with the kite, and let it lie. They stood there, noses in the flower, and all of them had yellow tips. So {told}.',
        },
      ],
      art: {
        'a plant with one bud': 'cottage: L nod brave; grandmother, suitcase, seedling',
        'had a new kite': 'meadow, wind: L run happy; F raise kite happy',
        'like wet gloves': 'cottage: L look frightened; F look worried; drooping-tree',
        'five days of water': 'cottage: L water worried; puddle, drooping-tree',
        'went to buy a new': 'shop: L look sad; F point; plant-pot, lady',
        'practised what to say': 'bathroom: L speak ashamed at mirror; mirror',
        'it’s got a crack': 'cottage: G speak calm; L listen sad; plant-pot',
        'The pencil was heavy': 'cottage: L write sad at table; F sit calm at table',
        'red thread round one finger': 'cottage: L water calm; seedling, clock',
        'neighbour came home, the bud': 'cottage: L cheer; F clap; big white flower, grandmother',
        'as big as a plate': 'cottage: L cheer; F clap; big white flower, grandmother',
        'doesn’t promise quite so': 'cottage: L look curious; string, flower',
      },
    },
  ],
};
