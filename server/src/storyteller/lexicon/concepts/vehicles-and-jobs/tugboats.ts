import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the little tugboat. */
export const tugboats: StorySourceInput = {
  id: 'tugboats',
  words: ['tugboat', 'tug boat', 'harbour boat', 'harbor boat', 'big ship in the harbour'],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'ride', 'ability'],
  topic: 'the little tugboat',
  thing: 'the tugboat',
  home: 'shore',
  main: 'ship',
  weather: 'wind',
  plots: [
    {
      id: 'the-big-ship',
      titles: ['The Little Tugboat', '{L} and the Big, Big Ship', 'Slowly Does It'],
      goal: 'bring the big ship into the harbour',
      trouble: 'the big ship could not get into the harbour',
      solved: 'the big ship was safe in the harbour',
      object: 'rope',
      opener:
        'The tugboat was the smallest boat in the harbour, round and red, with old tyres along its sides. {L+} steered it on Saturdays. “What can such a small boat be good for?” visitors asked.',
      problem:
        'Then out by the harbour wall a ship hooted, as high as a street of houses. It could cross the whole ocean. But it could not turn in the narrow harbour, and the wind was pushing it towards the rocks.',
      tries: [
        'The big ship tried by itself. It takes a ship like that a mile to stop. It had to go backwards in a hurry.',
        '{L} threw over the rope and pulled with full steam. The rope twanged, and broke.',
        'They tried to push it in the middle. The ship slid sideways and did not turn at all.',
      ],
      tip: '“You’re small,” said {G+} on the radio, “but you’re strong, and you can turn on the spot. Think of a door. If you push it near the hinge, it hardly moves. Where do you push a door?”',
      turn: '“At the edge!” {L} steered round to the bow of the ship and leaned against it with all the tyres. Then {L} gave more steam, very slowly.',
      done: 'The huge bow began to swing. It turned away from the rocks, a hand’s breadth, a yard, and then all the way round. {L} took up the thick rope, gently, and led the ship in through the harbour mouth like a cow on a string.',
      again: 'The big ship gave three long hoots to say thank you. The tugboat gave a small one back: toot.',
      outcomes: [
        {
          asked: [
            'big/ship safe/harbour/harbor/dock/port/rescue/save/home/in/free',
            'save/rescue/help/pull/push ship/big/day',
            'hero',
          ],
          done: '{L} leaned against the bow with all the tyres. The huge bow began to swing, a hand’s breadth, a yard, away from the rocks. Then {L} took up the thick rope, gently, and led the ship like a cow on a string, until {told}.',
        },
        {
          asked: ['friend/friends ship/big/boat', 'proud/small/important/strong', 'captain', 'medal'],
          done: 'The huge bow began to swing, a hand’s breadth, a yard, and then all the way round. {L} led the ship in through the harbour mouth like a cow on a string. High above, the captain leaned over the rail and saluted, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The huge bow swung away from the rocks, and {L} led the ship in through the harbour mouth like a cow on a string. Then the ladder was let down, as high as a house, right to the little red deck. So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The huge bow swung away from the rocks, and {L} led the ship in like a cow on a string. The big ship gave three long hoots. Then a basket came down on a rope from the highest deck, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The huge bow swung away from the rocks, and {L} led the ship in through the harbour mouth like a cow on a string. The visitors on the wall took off their hats. “Toot,” said the tugboat, quite small, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The huge bow swung away from the rocks, and {L} led the ship in through the harbour mouth like a cow on a string. They tied up side by side, the street of houses and the teacup. The harbour light came on, and {told}.',
        },
      ],
      helper: { name: 'Harbour Master Gull', creature: 'seagull' },
      art: {
        'with old tyres along': 'shore: L drive in rowing-boat happy; tyre',
        'What can such a small': 'shore: L ride in rowing-boat proud; F wave; people, tyre',
        'as high as a street of houses':
          'shore, wind: L look worried in rowing-boat; F point worried; huge ship',
        'The big ship tried': 'shore, wind: L ride in rowing-boat worried; F look worried; huge ship, stone',
        'The rope twanged': 'shore, wind: L pull rope; F startle; huge ship',
        'tried to push it': 'shore, wind: L push; F push; huge ship',
        'Where do you push a door': 'shore: G say; L think door curious; F look G; radio',
        'At the edge': 'shore, wind: L drive in rowing-boat brave; F point; huge ship',
        'steered round to the bow': 'shore, wind: L ride in rowing-boat brave; F point; huge ship',
        'gave more steam': 'shore, wind: L drive in rowing-boat brave; cloud, huge ship',
        'the thick rope, gently': 'shore: L hold rope proud; F cheer; huge ship',
        'The tugboat gave': 'shore: L ride in rowing-boat happy; F wave happy; ship',
      },
    },
  ],
};
