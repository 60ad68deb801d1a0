import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Australia. */
export const australia: StorySourceInput = {
  id: 'australia',
  words: [
    'australia',
    'outback',
    'australian',
    'aboriginal',
    'sydney',
    'uluru',
    'trip to australia',
    'australian animals',
    'boomerang',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question'],
  topic: 'Australia',
  thing: 'the dry creek',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'follow-the-small-birds',
      titles: ['{L} in Australia', 'Follow the Birds', 'The Red Land'],
      goal: 'find water in the red land',
      trouble: 'there was no water at the camp',
      solved: 'there was water',
      opener:
        'In the middle of Australia the earth is as red as a brick, and the sky doesn’t end anywhere. {L+} climbed down from the jeep. A kangaroo stood up, looked, and lay down again.',
      friend:
        '{F+} shook the water can. It went “tock”. “There’s a hole in it,” said {F}. “It’s all run out.” The next town was a day away, and the creek was nothing but sand.',
      problem:
        '“There’s water somewhere,” said Auntie May, whose family had lived in this land since long before there were any maps. “The land will tell you where, if you look.” {L} looked. There was sand, and grass, and red rock.',
      tries: [
        '{L} dug in the nearest hollow, as deep as an arm. It was dry, and then it was drier.',
        'They sucked on a leaf. It was a gum leaf, and tasted of cough drops.',
        '{F} ran to a lake on the horizon. The nearer {F} came, the further it moved away. It was only hot air.',
      ],
      tip: '“I can’t go without a drink for one day,” said a tiny voice. It was {G+}, no bigger than a plum. “None of us finches can. When you see us at sunset, we aren’t going for a walk.”',
      low: 'The sun went down, and the rocks glowed like coals. {L} lay on {L.their~the} tummy and watched the sky. At first there was nothing there.',
      turn: 'Then came a small bird, then five, then a cloud of them, all in the same direction. “They’re going to drink!” called {L}, and laid a stick on the ground to point the way. “Very good,” said Auntie May. They followed it, behind the rock, into the shade.',
      done: 'There, where the sun never comes, was a pool as clear as glass, and round it sat a hundred finches. “Nobody drinks it all,” said Auntie May, “and nobody makes it dirty.” So they drank a little, and filled the can. {L} had mended the hole with gum.',
      again:
        'Before they went, {L} drew the rock and the birds in the sand. The wind took it. “That’s all right,” said Auntie May. “You’ve got it in your head now.”',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Behind the rock was a pool as clear as glass, and round it sat a hundred finches. They filled the mended can. “Now we can boil something,” said Auntie May, and lit a small fire on the red earth. The kangaroo came to look, and {told}.',
        },
        {
          asked: ['kangaroo/koala/water/find/animal/wombat/save/camp/pool/joey/drink'],
          kinds: ['sees', 'helps', 'gets', 'wins', 'learns', 'makes'],
          done: 'Behind the rock was a pool as clear as glass, and round it sat a hundred finches. “Nobody drinks it all,” said Auntie May. So they drank a little, and filled the can, mended with gum. Then they sat down quite still in the shade, and {told}.',
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
            'says',
            'home',
            'way-home',
            'sleep',
            'stays',
          ],
          done: 'Behind the rock was a pool as clear as glass, and round it sat a hundred finches. “The land told you,” said Auntie May. They drank a little. {F} carried the full can back, and not a drop came out of {L’s} bit of gum. And {told}.',
        },
      ],
      helper: { name: 'Nip', creature: 'robin' },
      art: {
        'A kangaroo stood up': 'desert: L look happy; kangaroo, car',
        'shook the water can': 'desert: F hold jug worried; L think worried; sun',
        'There was sand, and grass': 'desert: L look worried; F point worried; lady, stone, grass',
        'dug in the nearest hollow': 'desert: L dig shovel worried; F look worried; hole',
        'sucked on a leaf': 'desert: L eat leaf worried; F eat leaf worried',
        'a lake on the horizon': 'desert: F run worried; L hands-on-hips worried; sun',
        'no bigger than a plum': 'desert: G say; L+F look G curious; small bird',
        'the rocks glowed like coals': 'desert, evening: L lie curious; F sit on stone sad; sun',
        'laid a stick on the ground': 'desert, evening: L point stick happy; F look happy at sky; many bird',
        'a pool as clear as glass': 'desert, evening: L drink cup happy; F hold jug happy; pond, many bird',
        'drew the rock and the birds': 'desert: L draw stick happy; F clap happy; lady, bird',
      },
    },
  ],
};
