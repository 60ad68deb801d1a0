import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the prairie. */
export const theWildWest: StorySourceInput = {
  id: 'the-wild-west',
  words: [
    'wild west',
    'cowboy',
    'cowgirl',
    'the wild west cowboys',
    'pioneer',
    'pioneers and wagons',
    'wagon train',
    'covered wagon',
    'prairie',
    'cowboys and horses',
    'rodeo',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'learn',
    'question',
    'visit',
    'own-wish-to-be',
    'wants-to-be',
    'works-as',
  ],
  topic: 'the prairie',
  thing: 'the wagon',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'the-river-in-between',
      titles: ['{L} on the Prairie', 'The Wagon and the River', 'Keep the Wheels Turning'],
      goal: 'get the wagon across the river',
      trouble: 'the river was too deep for the wagon',
      solved: 'the wagon was on the other side of the river',
      object: 'rope',
      opener:
        'A hundred and fifty years ago there were no trains on the prairie yet. People who wanted to go west went with a covered wagon and two oxen. {L+} sat in front and held the reins. Behind them was everything they had: beds, pots and a rooster.',
      problem:
        'On the tenth day they came to a river, wide and brown. {L} drove in a little way, and the water came up through the floor. They only just got the wagon back out. And dark clouds were coming. Rain would make the river even deeper.',
      tries: [
        'They unloaded the heavy things and tried it again. Now the wagon was so light that the river began to carry it off.',
        'They drove along the bank to look for a bridge. There wasn’t one. There wasn’t anybody who could have built it.',
        '{F} wanted to drag it across with a rope. The rope was long enough for half of the river.',
      ],
      tip: '“My people have always lived by this river,” said {G+}. “Don’t look at the road. Look at the water. Where it’s smooth and dark, it’s deep. Where does it chatter and splash?”',
      turn: '{L} went along the bank and listened. Further up the water chattered over stones, in little white waves. {L} tried it with a long stick: it was no deeper than a knee. “Here!” called {L}, and marked the way with willow branches. Then they drove in, slowly.',
      done: 'The wheels bumped over the stones. The oxen snorted, and the water gurgled between the spokes. Then the front wheels climbed up the other bank. They were across! They made a fire, and shared their supper with the one who had told them. The rooster crowed, though it was evening.',
      again:
        'The willow branches took root. Today there’s a row of trees there, and everyone knows: that’s where you can cross.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The wheels bumped over the stones, the water gurgled between the spokes, and they were across! Soon there was a kettle over the flames on the other bank. {G} followed through the shallow water, with a basket and a whole family, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The wheels bumped over the stones. The oxen snorted, and the water gurgled between the spokes. Then the front wheels climbed up the other bank. The rooster had sat on the highest pot the whole time and held its breath, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The wheels bumped over the stones, and the front wheels climbed up the other bank. They were across! The beds were dry. The flames burned low, the oxen lay down on both sides of the wagon like walls, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The wheels bumped over the stones between the willow branches, and the water gurgled between the spokes. Then the front wheels climbed up the other bank. They were across! The rooster crowed, though it was evening, and {told}.',
        },
      ],
      helper: { name: 'Grandmother Swift River', creature: 'woman' },
      art: {
        'held the reins. Behind': 'desert: L sit brave; caravan, two cow',
        'with a covered wagon': 'desert: L look happy; caravan, two cow',
        'beds, pots and a rooster': 'desert: L hold rope happy; F clap happy; caravan, hen, pot',
        'the water came up through': 'river: L think worried; F point worried; caravan, cow, cloud',
        'unloaded the heavy': 'river: L carry pot; F look worried; caravan, wave',
        'There wasn’t one. There': 'river: L slump sad; F think worried; caravan, cow',
        'long enough for half': 'river: F hold rope worried; L look worried; wave',
        'Look at the water': 'river: G point; L+F look G curious; wave',
        'with a long stick: it': 'river: L hold stick curious in water; F look curious',
        'went along the bank': 'river: L listen curious; F walk; stone',
        'marked the way with': 'river: L plant stick brave; F wave; caravan, cow',
        'made a fire': 'river, evening: L eat happy; F cheer; campfire, caravan, hen',
        'there’s a row of trees': 'river: L point happy; many tree',
      },
    },
  ],
};
