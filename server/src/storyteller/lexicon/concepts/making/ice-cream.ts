import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ice cream. */
export const iceCream: StorySourceInput = {
  id: 'ice-cream',
  words: [
    'ice cream',
    'ice-cream',
    'make/making ice cream',
    'ice lolly',
    'lolly',
    'popsicle',
    'ice cream cone/sundae/melt/melts/melting/melted',
    'gelato',
    'strawberry/chocolate/vanilla ice cream',
  ],
  situations: [
    'make',
    'wants',
    'learn',
    'lost',
    'visit',
    'all-turned',
    'made-of',
    'damage',
    'absence',
    'own-wish',
  ],
  topic: 'ice cream',
  thing: 'the ice cream',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'faster-than-the-sun',
      titles: ['It’s Melting!', '{L} and the Ice Cream', 'One Big Scoop'],
      goal: 'get the ice cream home before it melted',
      trouble: 'the ice cream was melting in the sun',
      solved: 'the ice cream had got home',
      opener:
        'It was the hottest day of the summer. Even the cat lay flat. “We need ice cream,” said {L+}. There were some coins in the jar, enough for a big tub for everyone at home.',
      problem:
        'At the ice cream shop {L} chose strawberry, and the lid went on. They set out for home. Before they got to the corner, the tub was wet on the outside. By the fountain a pink drop ran down {L’s} wrist. And home was still a long way off.',
      tries: [
        'They ran. But the faster they ran, the warmer {L’s} hands got round the tub, and the more it dripped.',
        '{L} blew on it. That made two pink holes, and a bit of strawberry on the nose.',
        'They ate what had melted already. It was delicious. But the tub got emptier that way, and the people at home were waiting.',
      ],
      tip: '“What melts it? It’s not only the sun,” said {G+}. “It’s your hands, and the warm air. When it’s cold outside, what do you wear to keep the cold out? Well, that works the other way round too.”',
      turn: '{L} looked at {F’s} bag. In it were the woolly jumper, in case it rained, and yesterday’s newspaper. They wrapped the tub in newspaper, six sheets of it, and put the jumper round that, and pulled the sleeves tight. A jumper keeps warm things warm, and cold things cold!',
      done: 'They walked home on the shady side, without a single drip. On the kitchen table {L} unrolled the jumper, then the newspaper. Everyone bent over it. It was soft at the edge, and in the middle it was still as hard as snow. There were five big scoops.',
      again:
        'There are stripes of strawberry on the jumper. When people ask why {L} takes a jumper along in a heatwave, {L} smiles and says, “You’ll see.”',
      helper: { name: 'Mr Vanilla', creature: 'penguin' },
      outcomes: [
        {
          asked: ['ice/cream/eat/scoop/taste/home/family/bowl/share/lick/everyone/everybody'],
          done: 'They walked home on the shady side, without a single drip. On the kitchen table {L} unrolled the jumper, then the newspaper, and everyone bent over it. It was as hard as snow in the middle. {F} had the five spoons, and {told}.',
        },
        {
          asked: ['more/another/biggest/free/new/shop/van/truck'],
          done: 'They walked home on the shady side, without a single drip. It was as hard as snow in the middle! Even {G} came to see it, on the way home from the shop, with a box on the bicycle. “In a jumper!” said {G}. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They walked home on the shady side, without a single drip. On the kitchen table {L} unrolled the jumper, then the newspaper. In the middle it was as hard as snow. One scoop each, in every bowl there was, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They walked home on the shady side, without a single drip. {L} unrolled the jumper, then the newspaper, and everyone bent over it. It was as hard as snow in the middle. The cat got up, on this day, and came. And {told}.',
        },
      ],
      art: {
        'hottest day of the summer': 'cottage: L look worried; sun, cat',
        'some coins in the jar': 'cottage: L hold jar happy; coin, cat',
        'a pink drop ran down': 'city: L hold bucket worried; fountain, sun',
        'the faster they ran': 'city: L run bucket worried; F run worried; sun',
        'made two pink holes': 'city: L blow bucket worried; F look worried',
        'ate what had melted': 'city: L eat spoon worried; F eat spoon happy; bucket',
        'it’s cold outside, what': 'city: G speak calm; L hold bucket curious; sun',
        'six sheets of it': 'city: L handle newspaper happy; F hold red shirt happy; bucket',
        'keeps warm things warm': 'city: L hug red shirt happy; F clap; bucket, newspaper',
        'shady side, without a single': 'city: L carry bundle happy; F walk happy',
        'unrolled the jumper': 'kitchen: L cheer; F clap; ice-cream, newspaper, people',
        'stripes of strawberry': 'cottage: L hold red shirt laughing; sun',
      },
    },
  ],
};
