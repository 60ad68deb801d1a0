import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ducks. */
export const ducks: StorySourceInput = {
  id: 'ducks',
  words: [
    'duck',
    'ducks',
    'mallard',
    'baby duck',
    'rubber duck',
    'ducks and rain',
    'duck family',
    'ducklings and duck',
    'duck lost',
    'little duck',
  ],
  situations: ['visit', 'learn', 'question', 'lost', 'trait'],
  creature: 'duck',
  topic: 'ducks',
  thing: 'the rainy day',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'water-off-a-duck',
      titles: ['{S} Gets Wet', '{L} and the Duck', 'Like Water off a Duck’s Back'],
      goal: 'find out why {S} got wet',
      trouble: 'the water soaked right into {S’s} feathers',
      solved: 'the water ran off {S’s} feathers',
      opener:
        'It was raining, and everybody at the pond was pleased. The drops rolled off the ducks like little glass beads. {L+} sat under an umbrella and counted them.',
      friend:
        '“May I come under?” asked {S+}. {S} was dripping, and shivered from beak to tail. “You’re a duck,” said {L}. “Ducks don’t get wet.” “That’s what they all say,” said {S}. “I do.”',
      problem:
        '{S’s} feathers hung down like old washing. On the pond {S} lay so deep in the water that only {S.their~the} head stuck out. The others were sitting on top like corks. “Perhaps I’m not a duck at all,” said {S}.',
      tries: [
        '{L} rubbed {S} dry with a jumper. One dip in the pond, and it was all soaked again.',
        '{L} made a raincoat out of a paper bag. You can’t dive in a paper bag. After a while it was no longer a bag.',
        '{S} stayed under the umbrella. It was dry there. But the pond was over there.',
      ],
      tip: '“Don’t look at the water, look at what they do before it,” said {G+}. “Watch them after breakfast. They’ve all got something at the root of the tail, and so has {S}.”',
      low: '{L} and {S} watched from under the umbrella. A fat drake came out of the reeds and turned its head right round to the back.',
      turn: '“That one’s nibbling its tail!” said {L}. “And now it strokes its beak along every feather.” {S} felt about. At the root of the tail there was a little bump, and it was oily. “Spread it,” said {L}, “everywhere.”',
      done: 'It took the whole morning. Then {S} walked out into the rain. Plip! The first drop rolled off. Plip, plip, plop! They all did. {S} ran into the pond and floated high up, like a cork. “I’m a duck!” quacked {S}. “I’m waterproof!”',
      again:
        '{S} does it every day now, before going swimming. {L} brings the umbrella, but mostly for the company.',
      helper: { name: 'Old Coot', creature: 'heron' },
      outcomes: [
        {
          asked: ['swim/float/pond/splash/dive/dry/waterproof/rain/puddle'],
          done: 'It took the whole morning, feather by feather. Then {S} walked out into the rain, and plip, the first drop rolled off. Plop! They all did. {S} ran down the bank with both wings out, and {told}.',
        },
        {
          asked: ['mum/mother/mummy/family/home/duckling/find/back'],
          done: 'Feather by feather it took the whole morning. Plip! The drops rolled off like glass beads. {S} ran into the pond and floated high, like a cork, where everybody could see who it was. From the reeds somebody quacked, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Plip, plip, plop! The drops rolled off {S}, all of them, and {S} floated on the pond like a cork. {L} folded the umbrella. It made a boat, upside down, for peas and oats and sandwiches. All the ducks came round, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Plip, plip, plop! The drops rolled off, all of them. {S} ran into the pond and floated high up, like a cork. “I’m a duck!” quacked {S}. “I’m waterproof!” {L} shut the umbrella and got wet for two, and {told}.',
        },
      ],
      art: {
        'sat under an umbrella': 'river, rain: L sit umbrella happy; duck',
        'May I come under': 'river, rain: S shiver sad; L hold umbrella surprised',
        'like old washing': 'river, rain: S swim sad in water; L hold umbrella worried; duck',
        'dry with a jumper': 'river, rain: L wipe towel happy; S stand happy',
        'a raincoat out of a paper bag': 'river, rain: S stand worried wearing coat; L hold bag worried',
        'It was dry there': 'river, rain: S sit sad; L hold umbrella sad; pond',
        'what they do before it': 'river, rain: G say; L+S look G curious',
        'A fat drake': 'river, rain: L hold umbrella curious; S look curious; duck',
        'nibbling its tail': 'river, rain: L point surprised; S touch happy; duck',
        'high up, like a cork': 'river, rain: S swim happy in water; L cheer',
        'before going swimming': 'river, rain: S swim happy in water; L hold umbrella happy',
      },
    },
  ],
};
