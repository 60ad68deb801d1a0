import type { StorySourceInput } from '../../story-source.ts';

/** Stories about picking berries. */
export const pickingBerries: StorySourceInput = {
  id: 'picking-berries',
  words: [
    'blueberry',
    'raspberry',
    'blackberry',
    'berry',
    'berry picking',
    'pick/picking berries',
    'pick/picking blackberries',
    'pick/picking blueberries',
    'pick/picking raspberries',
    'blueberry pie',
    'jam making',
    'make/making jam',
  ],
  situations: ['make', 'wants', 'learn', 'deed', 'visit'],
  topic: 'berries',
  thing: 'the basket of berries',
  main: 'forest',
  plots: [
    {
      id: 'one-for-the-basket',
      titles: ['One for the Basket', 'The Blueberry Basket', '{L} Picks Berries'],
      goal: 'fill a basket with berries for a pie',
      trouble: 'the basket did not get full',
      solved: 'the basket was full to the brim',
      opener:
        'The berries were ripe. On the hill the bushes were blue with them. {L+} had a basket, and there was to be a pie: a big one, with sugar on top.',
      friend:
        '“A pie takes four cups,” said {F+}, and took hold of the other side of the basket. They climbed up to where the sun shone on the bushes.',
      problem:
        '{L} picked a berry, and it was warm and sweet. So the next one was not for the basket either. At noon {L} had a blue tongue, {F} had a blue chin, and at the bottom of the basket lay three berries.',
      tries: [
        '{L} shook the bush over the basket, to go faster. Leaves came down, and green berries, and a cross beetle.',
        '{F} picked with eyes shut, so as not to see how good they looked. They smelled good, too.',
        'They picked only the small ones for the basket. It is surprising how good the small ones are.',
      ],
      tip: '“Blue and soft comes off by itself,” said {G+}. “Green and hard, leave it for next week. And sing while you pick: nobody can sing and chew. Three for the basket, then one for you. That’s how my mother did it.”',
      low: 'There were five berries now. {L} looked into the basket and thought of the pie. Five berries were not even a jam.',
      turn: '{L} began to sing, very loudly, with {F} on the other side of the bush: “One for the basket, two for the basket, three for the basket, one for me!” Plip, plip, plip, it went, and then there was a pause. Plip, plip, plip.',
      done: 'By the tenth verse the bottom was covered. By the fortieth the basket was so heavy that they had to carry it together. The pie was blue to the edges. They each had one piece, and {G} had two.',
      again:
        'On the shelf is one glass of jam, for the winter. And {L} can’t sing that song without getting hungry.',
      object: 'basket',
      helper: { name: 'Old Bramble', creature: 'bear' },
      outcomes: [
        {
          asked: ['pie/jam/cake/muffin/basket/full/eat/tart/cream'],
          done: '“One for the basket, two for the basket!” By the fortieth verse it was so heavy that they had to carry it together, with blue hands. In the kitchen the oven was hot, the sugar stood ready, and {told}.',
        },
        {
          asked: ['bear'],
          done: '“One for the basket, two for the basket!” By the fortieth verse it was full to the brim. On the other side of the bush somebody had sung along, very deep, and not put one berry into any basket. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'By the fortieth verse the basket was so heavy that they had to carry it together. The pie was blue to the edges. {G} came along with it, for a song like that pays for more than one piece, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'By the fortieth verse the basket was so heavy that they had to carry it together. {F} put out a tongue, and it was blue. {L’s} was bluer. {G} didn’t have to put out anything. On the hill {told}.',
        },
      ],
      art: {
        'there was to be a pie': 'mountain: L hold basket happy; bush',
        'took hold of the other': 'mountain: L+F carry basket happy; bush',
        'a blue tongue': 'mountain: L eat cherry laughing; F eat cherry; bush, basket',
        'over the basket, to': 'mountain: L pull worried; bush, basket, beetle',
        'with eyes shut, so': 'mountain: F cover-eyes; L look F; bush',
        'only the small ones': 'mountain: L+F eat cherry happy; basket',
        'sing while you pick': 'mountain: G sing; L+F look G curious',
        'five berries now': 'mountain: L think pie sad; basket',
        'on the other side of': 'mountain: L sing happy; F sing happy; bush, basket',
        'so heavy': 'mountain: L+F carry basket proud; pie',
        'one glass of jam': 'kitchen: L sing happy; jam, shelf',
      },
    },
  ],
};
