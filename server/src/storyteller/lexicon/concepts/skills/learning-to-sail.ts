import type { StorySourceInput } from '../../story-source.ts';

/** Stories about learning to sail against the wind. */
export const learningToSail: StorySourceInput = {
  id: 'learning-to-sail',
  words: [
    'learn/learning sail',
    'learn/learning to sail',
    'sailing lesson/lessons',
    'sailing boat',
    'sailing boats',
    'sailboat',
    'sailboats',
    'dinghy',
    'sail/sailing dinghy',
    'regatta',
    'sailing race',
    'sail/sailing against the wind',
    'sailing school',
    'sailing course',
    'go/going sailing',
    'little sailing boat',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'ride',
    'afraid',
    'wants-to-go',
  ],
  topic: 'learning to sail',
  thing: 'the sail',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'zigzag',
      titles: ['{L} Learns to Sail', 'Zig and Zag', 'Home Against the Wind'],
      goal: 'sail home against the wind',
      trouble: 'the wind blew from the very place where they wanted to go',
      solved: 'they had sailed home against the wind',
      opener:
        'The boat was called Pea, and it was just big enough for two. Out of the harbour it went all by itself: the wind pushed from behind, the sail was round like a cheek, and {L+} held the tiller.',
      friend:
        '“Sailing is easy,” said {F+}, and trailed a finger in the water. They wore their life jackets. The instructor’s boat was going along a little way off. They sailed round the buoy, as they were supposed to. Then they wanted to go home.',
      problem:
        'But now the wind came from the front. {L} pointed the Pea straight at the harbour. The sail flapped like washing, the boat stood still, and then it went backwards. The harbour got smaller.',
      tries: [
        '{F} blew into the sail from behind. It was meant well.',
        'They took in the sail and paddled with their hands. The wind had more hands.',
        'They waited for it to turn. It didn’t think of it. Gulls walked past them.',
      ],
      tip: '“You’ll never get there straight on,” called {G+} across the water. “Nobody does, not with the biggest ship in the world. But slantwise, with the wind on one cheek, a boat goes. And when that side’s used up, there’s the other one.”',
      low: 'On the pier there were people drinking cocoa. You could see it, but you couldn’t smell it, because of the wind.',
      turn: 'Slantwise! {L} turned the Pea a bit to the left and pulled the sail in tight. It stopped flapping, and the boat ran! When the shore came near, {L} called “Heads down!”, pushed the tiller over, and they ran off slantwise to the right.',
      done: 'Zig, and zag, and zig: each time the harbour was on the other side, and each time it was bigger. {F} moved over at every turn, to keep the boat level. With the fifth zag they slid in past the pier. You could smell the cocoa now.',
      again: '{L} walks home in a zigzag. If you ask why, {L} says: “The wind’s against us.”',
      object: 'boat',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Zig, and zag, and zig, and each time the harbour was bigger. With the fifth zag they slid in past the pier. You could smell the cocoa from there. The sail was hung over the boom to dry, like a tent, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Zig, and zag, and zig, and each time the harbour was bigger. With the fifth zag they slid in past the pier. {G} caught the rope and made it fast. “Against the wind,” said {G}, “on your first day,” and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Zig, and zag, and zig, and each time the harbour was bigger. With the fifth zag they slid in past the pier. “Sailing is easy,” said {F}, quite wet, and without trailing a finger anywhere, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Zig, and zag, and zig, and each time the harbour was bigger. With the fifth zag the Pea slid in past the pier. It was tied up, front and back, and rocked a bit, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Slantwise, with the wind on one cheek! Zig, and zag, and zig: each time the harbour was on the other side, and each time it was bigger. {F} moved over at every turn. With the fifth zag they slid in past the pier, and {told}.',
        },
      ],
      helper: { name: 'Skipper Nan', creature: 'woman' },
      art: {
        'held the tiller': 'shore: L sit happy in rowing-boat',
        'trailed a finger': 'shore: L+F sit happy in rowing-boat; anchor',
        'But now the wind came from the front':
          'shore, wind: L sit worried in rowing-boat; F sit worried in rowing-boat',
        'from behind. It was meant well':
          'shore, wind: F blow worried in rowing-boat; L sit worried in rowing-boat',
        'paddled with their hands': 'shore, wind: L+F row worried in rowing-boat',
        'Gulls walked past': 'shore, wind: L+F sit sad in rowing-boat; bird',
        'But slantwise': 'shore: G call calm in ship; L listen curious',
        'there were people drinking cocoa': 'shore: L sit sad in rowing-boat; people, cup',
        'pulled the sail in tight': 'shore, wind: L pull rope brave; F cheer; boat',
        'Zig, and zag': 'shore: L sit proud in rowing-boat; F sit happy in rowing-boat; flag',
        'walks home in a zigzag': 'village, wind: L walk laughing',
      },
    },
  ],
};
