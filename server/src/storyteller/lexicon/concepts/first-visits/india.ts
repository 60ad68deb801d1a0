import type { StorySourceInput } from '../../story-source.ts';

/** Stories about India. */
export const india: StorySourceInput = {
  id: 'india',
  words: [
    'india',
    'indian',
    'mumbai',
    'delhi',
    'bollywood',
    'monsoon',
    'mango',
    'mangoes',
    'mangos',
    'trip to india',
    'taj mahal',
    'indian culture/festival',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'wants'],
  weather: 'rain',
  topic: 'India',
  thing: 'the mango tree',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'when-the-rain-comes',
      titles: ['{L} in India', '{L} and the Mango Tree', 'When the Rain Comes'],
      goal: 'wait for the rain and the ripe mangoes',
      trouble: 'it was too hot for anything',
      solved: 'the rain had come',
      opener:
        'The train whistled, somebody called “Chai, chai, garam chai!”, and on the roof of the station sat a monkey. {L+} had come to India, to visit family, and it was so hot that the rails shimmered.',
      friend:
        'In the courtyard of the house stood a mango tree. {F+} lay under it on a bed of rope. “Don’t move,” said {F}. “You get even hotter if you do.” All the mangoes up there were green.',
      problem:
        'It hadn’t rained for months. The well was low, the buffalo stood in the last puddle, and at night nobody could sleep. “When is the rain coming?” asked {L}. “When it’s coming,” they said, and fanned themselves.',
      tries: [
        '{L} shook the tree. One mango fell down. It was as hard as a cricket ball and so sour that {L’s} ears wiggled.',
        'They moved their beds onto the roof, where there was a bit of wind. In the night the monkey took the pillow.',
        '{F} drew a large cloud on the wall. It looked good. It was also quite dry.',
      ],
      tip: '“You ask people,” said {G+}, and looked up. “Ask those who know. The ants carry their eggs upstairs. The frogs in the well are clearing their throats. And I haven’t danced like this since last June. What do you think we’re doing?”',
      low: '{L} bent down. It was true: a long row of ants was climbing up the wall, each with a tiny white parcel. And it smelled of wet earth, from far away.',
      turn: '“It’s coming!” called {L}. “It’s coming today!” {L} ran through the courtyard and told everyone. They carried in the beds, the spices and the school books, and set out everything that could hold water: pots, buckets, bowls, and the baby’s bath.',
      done: 'One drop fell. It made a dent in the dust. Then the sky opened, and everybody ran, not in but out! They danced in the street, wet to the skin. The pots sang. And plop, beside {L} fell a mango, yellow as the sun.',
      again:
        'They ate it right there, with juice up to the elbows. The stone is in a pot on {L’s} window sill. It has two leaves.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One drop fell, and then the sky opened. Everybody ran, not in but out! The pots and the buckets sang. And plop, plop, plop, the mangoes fell from the tree, yellow as the sun. They put them all into the baby’s bath, and {told}.',
        },
        {
          asked: [
            'rain/monsoon/mango/elephant/water/tree/festival/diwali/holi/taj/tiger/grandma/grandmother/cousin/family',
          ],
          kinds: ['sees', 'gets', 'learns', 'says', 'makes'],
          done: 'One drop fell. It made a dent in the dust. Then the sky opened, and everybody ran, not in but out! The pots sang, the buckets, and the baby’s bath. Nobody could stay under a roof on such a day, and {told}.',
          again:
            'At night the first mango came down, plop, yellow as the sun. Its stone is in a pot on {L’s} window sill now, and has two leaves.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'helps',
            'home',
            'way-home',
            'sleep',
            'stays',
          ],
          done: 'One drop fell, and then the sky opened, and everybody ran, not in but out. Even {F} got up from the bed of rope, as fast as nobody had ever seen. The whole courtyard stood there in the rain, with arms held wide, and {told}.',
          again:
            'At night the first mango came down, plop, yellow as the sun. Its stone is in a pot on {L’s} window sill now, and has two leaves.',
        },
      ],
      helper: { name: 'Morni', creature: 'peacock' },
      art: {
        'on the roof of the station': 'platform: L look surprised; monkey, train',
        'In the courtyard': 'village: F lie sleepy; L look sleepy; tree',
        'The well was low': 'village: L look worried at sky; F sit sleepy; well, cow, puddle',
        'shook the tree': 'village: L push; F point worried; tree, lemon',
        'the monkey took the pillow': 'village, night: L+F sleep in bed; monkey, cushion',
        'drew a large cloud': 'village: F draw crayon happy; L look happy; cloud on wall, wall',
        'Ask those who know': 'village: G dance; L+F look G curious; frog, ant',
        'a long row of ants': 'village: L crouch curious; F peek curious; many ant, wall',
        'and set out everything': 'village, cloudy: L run brave; F carry bucket; pot, bowl',
        'ran, not in but out': 'village, rain: L dance happy; F dance happy; pot, peach',
        'ate it right there': 'village, rain: L eat peach happy; F eat peach happy; seedling',
      },
    },
  ],
};
