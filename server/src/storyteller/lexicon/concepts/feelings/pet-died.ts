import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saying goodbye to a small friend. */
export const petDied: StorySourceInput = {
  id: 'pet-died',
  words: [
    'dog/cat/hamster/rabbit/goldfish/fish/pet/bunny/guinea-pig/pony/horse/bird/parrot die/dead/death/pass',
    'death dog/cat/hamster/rabbit/goldfish/fish/pet',
    'lose/losing pet',
    'pet died',
  ],
  situations: ['lost', 'runaway', 'wants', 'deed', 'question', 'trait', 'ability'],
  gentle: true,
  happensToLead: true,
  topic: 'saying goodbye to a small friend',
  thing: 'the empty basket',
  main: 'garden',
  plots: [
    {
      id: 'small-grave',
      titles: ['Goodbye, Small Friend', 'The Empty Basket', 'Under the Apple Tree'],
      goal: 'say goodbye to the small friend',
      trouble: 'the little basket was empty',
      solved: 'they had said goodbye',
      opener:
        'Every morning somebody small had waited for {L+}, with bright eyes. This morning nobody waited. The small friend had died in the night, quite quietly.',
      problem:
        'The basket was still there, and the bowl. {L} stood beside them. “Is it because of me?” asked {L}. “Did I do something wrong?” And then the tears came.',
      tries: [
        '{L} filled the bowl, as always. It stayed full, and that was even harder to look at.',
        '“You can have a new one,” somebody said kindly. “I don’t want a new one,” said {L}. “I want mine.”',
        '{L} put the basket away in the cupboard. But then there was a gap where it had stood, and everyone fell into it.',
      ],
      tip: '“It was not because of you,” said {G+}. “Small hearts get old sooner. Yours was a good home, every day. Would you like to say goodbye in a proper way?”',
      low: '{F} knelt beside {L} and looked at the basket, too. “I miss that small nose,” said {F}. “Me too,” said {L}.',
      turn: 'Under the apple tree they dug a small hole. {L} laid in the soft old cloth, and a drawing of the two of them. Each one said something: “You were warm.” “You were funny with socks.”',
      done: 'They put a round white stone on top with a name on it. “Goodbye,” said {L}, “and thank you.” It still hurt. But now there was a place to go with it.',
      again:
        'In spring there are snowdrops round the stone. {L} goes there with a bit of news, now and then.',
      object: 'pebble',
      helper: { name: 'Mr Clay', creature: 'badger' },
      outcomes: [
        {
          asked: ['heaven/star/rainbow/remember/memory/never/forget/heart/dream'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'They put a round white stone on top, with a name on it. They had said that it was warm, and funny with socks. In the evening {L} went out to the apple tree once more. The sky was clear over the stone, and {told}.',
        },
        {
          asked: ['new/get/adopt/puppy/kitten/another'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'They put a round white stone under the apple tree, with a name on it. “Goodbye,” said {L}, “and thank you.” The bowl stayed empty for a whole winter. Then there were snowdrops round the stone. {L} sat there for a while and said what was new, and {told}.',
        },
        {
          asked: ['flower/plant/tree/candle/light/draw/photo/picture'],
          kinds: ['makes', 'sees'],
          done: 'They put a round white stone on top with a name on it. {L} had laid in the soft old cloth, and the drawing of the two of them. The earth was still dark and bare. It looked like a place for something, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'happy',
            'feels',
            'stays',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'laughs',
            'eats',
            'shares',
            'plays',
            'party',
            'sleep',
            'claps',
          ],
          done: 'They put a round white stone on top with a name on it. “Goodbye,” said {L}, “and thank you.” It still hurt. But there was a place to go with it, and nobody stood there alone. They stayed until the bell rang, and {told}.',
        },
      ],
      art: {
        'small had waited for': 'bedroom, morning: L think hamster happy',
        'This morning': 'bedroom, morning: L look sad at empty-basket; empty-basket',
        'friend had died in the': 'bedroom, morning: L cry; empty-basket',
        'The basket was still there': 'bedroom: L cry; empty-basket, bowl',
        'filled the bowl, as always': 'kitchen: L look sad at bowl; bowl',
        'You can have a new one': 'living-room: L speak sad; mother, empty-basket',
        'put the basket away': 'hallway: L carry basket sad; wardrobe',
        'Small hearts get old sooner': 'garden: G say calm; L listen sad',
        'knelt beside': 'bedroom: L sit sad; F comfort L sad; empty-basket',
        'Under the apple tree they dug': 'garden: L dig sad; F stand sad; tree, hole',
        'put a round white stone': 'garden: L kneel calm; F stand sad; white stone, tree, flower',
        'In spring there are snowdrops': 'garden: L kneel calm; stone, many white flower',
      },
    },
  ],
};
