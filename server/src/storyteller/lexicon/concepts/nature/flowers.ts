import type { StorySourceInput } from '../../story-source.ts';

/** Stories about flowers and gardens. */
export const flowers: StorySourceInput = {
  id: 'flowers',
  words: [
    'flower',
    'flowers',
    'wildflower',
    'wildflowers',
    'flower garden',
    'garden',
    'gardens',
    'gardener',
    'gardeners',
    'tulip',
    'tulips',
    'daffodil',
    'daffodils',
    'crocus',
    'plant/planting bulb/bulbs',
    'flower bulb',
    'rose garden',
    'daisy',
    'daisies',
    'flower shop',
    'florist',
  ],
  situations: ['learn', 'visit', 'make', 'wants', 'question', 'works-as', 'lost'],
  topic: 'flowers',
  thing: 'the flower bulbs',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'all-winter-long',
      titles: ['{L} Plants Something', 'All Winter Long', 'What Is Under There?'],
      goal: 'bring flowers into the bare garden',
      trouble: 'nothing was to be seen of the flowers',
      solved: 'the flowers had come up',
      opener:
        'It was October, and the leaves were coming down. In front of {L’s} house there was a strip of bare earth, brown and empty. {L+} had a paper bag with thirty little onions in it.',
      friend:
        '“Those are onions,” said {F+}, and sniffed. “It says here that they’re flowers,” said {L}. They dug thirty holes, and put one into each, with the tip up. Then the earth was as brown as before.',
      problem:
        'November came, and nothing grew. In December it snowed. “You’ve planted onions,” said {F}, “and now they’re frozen.” {L} stood at the window every day. It was hard to believe in something that you couldn’t see.',
      tries: [
        '{L} dug one up to have a look. It lay there just as before. It was a little cold, perhaps. {L} put it back quickly.',
        'They poured warm water on the ground. The next morning there was a skating rink, and the postman sat down on it.',
        '{F} sang to them through a paper trumpet. Nothing answered.',
      ],
      tip: '“You’re sorry for them because of the cold,” said {G+}. “I’m under there all winter, too, so let me tell you: they need it. Without the cold they don’t know when it’s spring. Leave them alone. But keep the boots off.”',
      low: 'They need the cold! {L} looked at the snow on the flower bed with quite different eyes. There was already a footprint in it.',
      turn: '{L} and {F} stuck thirty twigs into the snow, all round the strip, and tied a string to them. “Someone is sleeping here,” {L} wrote on a card. After that nobody dug, and nobody walked across. They waited, as you wait outside a bedroom door.',
      done: 'In March, one morning, there was a green point. The next day there were nine. And then they opened all at once: purple, white, and yellow as egg yolk. “Those are no onions,” said {F}. The whole street stopped to look.',
      again:
        'Every year there are a few more of them. They multiply down there, in the dark, when nobody’s looking.',
      helper: { name: 'Wilma', creature: 'worm' },
      outcomes: [
        {
          asked: ['give/bunch/bouquet/mum/mummy/mother/grandma/granny/neighbour/neighbor'],
          done: 'In March there was a green point, the next day there were nine. Then they opened all at once: purple, white, and yellow as egg yolk. “Thirty,” counted {L}, “and thirty for us alone is a lot.” With the kitchen scissors, very carefully, {told}.',
        },
        {
          asked: ['flower/bloom/blossom/grow/garden/tulip/daffodil/crocus/rose/sunflower/butterfly/bee'],
          done: 'In March there was a green point between the twigs. The next day there were nine. The tips opened, purple, white, yellow as egg yolk. {L} untied the string and took down the card: nobody was sleeping here any more, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In March there was a green point, the next day there were nine. Then they opened all at once: purple, white, and yellow as egg yolk. The whole street stopped to look, the postman with them. The table was carried out to the strip, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In March there was a green point, the next day there were nine. Then they opened all at once: purple, white, and yellow as egg yolk. “Those are no onions,” said {F}, and sniffed, and had a yellow nose. By the wall {told}.',
        },
      ],
      art: {
        'thirty little onions': 'garden: L hold bag happy; onion',
        'dug thirty holes': 'garden: L dig happy; F plant onion happy',
        'In December it snowed': 'garden, snow: L look worried at window; F shiver worried',
        'to have a look. It lay': 'garden, snow: L hold onion worried; hole',
        'poured warm water': 'garden, snow: L pour teapot worried; postman, puddle',
        'paper trumpet': 'garden, snow: F trumpet; L listen worried',
        'because of the cold': 'garden, snow: G say; L look G curious',
        'with quite different eyes': 'garden, snow: L look curious; footprints',
        'stuck thirty twigs': 'garden, snow: L tie string brave; F hold stick happy; card',
        'a green point': 'garden, day: L+F cheer; many purple flower, people',
        'a few more': 'garden, day: L stand happy; many yellow flower',
      },
    },
  ],
};
