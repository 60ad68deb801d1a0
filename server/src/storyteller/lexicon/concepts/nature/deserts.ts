import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the desert. */
export const deserts: StorySourceInput = {
  id: 'deserts',
  words: [
    'desert',
    'life in the desert',
    'desert animal',
    'cactus',
    'sahara',
    'oasis',
    'camels and deserts',
    'sand dune',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit', 'lost'],
  topic: 'the desert',
  thing: 'the desert',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'the-well-that-was-dry',
      titles: ['{L} in the Desert', 'Where the Water Hides', 'The Well Among the Dunes'],
      goal: 'find water in the desert',
      trouble: 'the well was dry',
      solved: 'everyone had enough water to drink',
      opener:
        'In the desert there’s sand as far as the sky. By day it’s so hot that the air shivers, and at night it’s so cold that you need two blankets. {L+} was travelling with a row of camels, from one well to the next.',
      problem:
        'In the evening they came to the well under the three palms. {L} let down the bucket on the rope. It went bump. The well was dry! And in the water bags there was just one more sip for each. It was two days to the next well.',
      tries: [
        'They ran towards a shining lake. The nearer they came, the further off it was. It was only hot air that looked like water.',
        'They dug where the sand was nice and soft. It was soft because it was dry, all the way down.',
        '{F} squeezed a round cactus fruit. There were three drops in it, and forty prickles.',
      ],
      tip: '“People look for water when it’s hot,” said {G+}. “But everything that lives here sleeps by day. Get up before the sun does, and see who is out and about. They all want to drink as well. Which way do they go?”',
      turn: 'Before dawn {L} crept out. On the sand there were fine tracks: a beetle, a fox, and hundreds of birds. All of them led the same way, to a rock wall. At its foot something green was growing. There {L} dug. The sand was damp, and then it was wet.',
      done: 'A little pool gathered in the hole, quite clear. First the children drank, then the grown-ups, and then the camels, and each of them drank as much as a bathtub. Then they filled all the bags, and put a stone there, as a sign for others.',
      again:
        'On the map there’s a new well. It’s called after {L}, and beside it somebody has drawn a beetle.',
      helper: { name: 'Aunt Zahra', creature: 'camel' },
      outcomes: [
        {
          asked: ['water/drink/oasis/well/thirsty/rain'],
          done: 'A little pool gathered in the hole, quite clear. The tracks of the beetle, the fox and the birds ran past it, and now {L’s} as well. First the children came, then the grown-ups, then the camels. With the bucket going round {told}.',
        },
        {
          asked: ['home/star/way/safe'],
          done: 'A little pool gathered in the hole, quite clear. They drank, and filled all the bags, and laid a stone there as a sign for others. At night, when it was cool, the row of camels set off under a sky full of sparks, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A little pool gathered in the hole, quite clear. First the children drank, then the grown-ups, then the camels, a bathtub each. There was water to cook with, too! {G} untied the sacks with the dates and the flour, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A little pool gathered in the hole, quite clear. First the children drank, then the grown-ups, then the camels. The last one lifted its wet mouth and shook it, right above {L}. At the foot of the rock wall {told}.',
        },
      ],
      art: {
        'By day it’s so hot': 'desert: L look worried; sun',
        'with a row of camels': 'desert: L walk happy; many camel',
        'The well was dry': 'desert, evening: L look worried; well, bucket',
        'a shining lake': 'desert: L+F run worried; pond',
        'where the sand was nice': 'desert: L+F dig worried; hole',
        'a round cactus fruit': 'desert: F hold cactus worried; L look',
        'People look for water': 'desert: G say; L look G curious',
        'Before dawn': 'desert, night: L crawl curious; footprints, beetle',
        'a rock wall': 'desert, morning: L dig happy; grass, stone',
        'gathered in the hole': 'desert, morning: L drink happy; F drink happy; pond, camel',
        'On the map': 'living-room: L look proud at map; beetle',
      },
    },
  ],
};
