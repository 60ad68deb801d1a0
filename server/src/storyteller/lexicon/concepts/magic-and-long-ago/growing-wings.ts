import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having wings and flying. */
export const growingWings: StorySourceInput = {
  id: 'growing-wings',
  words: [
    'grow/growing/grows/grew wing/wings',
    'have/having/get/getting/has wing/wings',
    'if i/we/people/everyone had wings',
    'what if everyone/i/people/we/children could fly',
    'everyone/people/children/i can/could fly',
    'able to fly',
    'wish i could fly',
    'wants wings',
    'wake/woke up with wings',
    'learn/learning to fly with wings',
    'flying child/boy/girl',
    'child/boy/girl who can/could fly',
    'girl with wings',
    'boy with wings',
    'icarus',
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
    'magic-thing',
    'own-wish-to-be',
  ],
  topic: 'having wings',
  thing: 'the wings',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'against-the-wind',
      titles: ['{L} Has Wings', 'How Do You Land?', 'Feathers in the Bed'],
      goal: 'learn how to land',
      trouble: '{L} could fly but could not land',
      solved: '{L} had landed softly',
      opener:
        '{L+} woke up in the morning because something tickled. The bed was full of feathers. And from {L’s} back there grew two large wings, brown with white tips. They opened all by themselves, and the curtain blew up to the ceiling.',
      friend:
        '“Are they real?” asked {F+}, and pulled a feather, gently. “Ouch,” said {L}. They were real. They went out to the big meadow, where there was room.',
      problem:
        '{L} ran, spread the wings, and was in the air! Below were the house, the stream and {F}, quite small. It was the finest thing that had ever happened. Then {L} wanted to come down. And nobody had said a word about that.',
      tries: [
        '{L} folded the wings. It went down then, all right, far too fast, and {L} only just got them open again.',
        '{L} flew very low and tried to run along. The meadow was quicker. There was a long skid mark, and it ended in a haystack.',
        '{F} spread out the bedspread and called, “Jump in!” But they were at the wrong end of the meadow, or else the bedspread was.',
      ],
      tip: '“You’re coming in with the wind behind you,” said {G+}, darting past. “So it pushes. I always turn round first. Let it blow in your face, and it’ll hold you up like a hand.”',
      low: 'Up there it was getting cool and a little lonely. {L} was circling over the roof. In the kitchen they were laying the table.',
      turn: 'Which way was the wind going? {L} looked at the smoke from the chimney: it was drifting to the stream. So {L} flew to the stream, turned round, and came back against the wind. Then {L} spread both wings wide, like two sails.',
      done: 'The wind held. {L} got slower and slower, stood in the air for a moment above the daisies, and set down without bending a single one. “Again!” shouted {F}. And {L} flew and landed, flew and landed, until the soup was ready.',
      again:
        'The next morning there was one feather left on the pillow, brown with a white tip. {L} still looks which way the smoke is going, every day. You never know.',
      object: 'feather',
      outcomes: [
        {
          asked: [
            'land/home/back/down safe/safely/soft/softly',
            'fly home/back',
            'wings gone/disappear/vanish/fall/off',
            'land',
          ],
          done: '{L} looked at the smoke, flew to the stream, turned round, and came back against the wind. It held like a hand. {L} got slower and slower, stood in the air for a moment above the daisies, and {told}.',
        },
        {
          asked: [
            'fly/see/visit bird/birds/cloud/sky/moon/sun/world/sea/school/together/everyone/rainbow/friend',
            'fly',
            'everyone/friend wings',
          ],
          done: '{L} came back against the wind, got slower and slower, and set down without bending a single daisy. “So you can,” called {G}, darting past, “then come along!” {L} ran, spread both wings, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The wind held. {L} got slower and slower, and set down without bending a single daisy. From all the gardens they had seen it and came running to the big meadow, with blankets and with baskets, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The wind held like a hand. {L} got slower and slower, stood in the air for a moment above the daisies, and set down without bending a single one. “Again!” shouted {F}, and ran into the open wings, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The wind held like a hand, and {L} set down without bending a single daisy. They flew and landed until the smoke from the chimney stood straight up. Wings make a wide bed, with a blanket on both sides, and {told}.',
        },
      ],
      helper: { name: 'Zip', creature: 'swallow' },
      art: {
        'two large wings, brown': 'bedroom, morning: L stretch-out surprised; many feather',
        'pulled a feather, gently': 'meadow: F hold feather curious; L startle',
        'was in the air': 'clouds: L stretch-out happy; house',
        'folded the wings': 'clouds: L fall frightened; cloud',
        'ended in a haystack': 'meadow: L fall; F point surprised; hay, feather',
        'the wrong end of': 'meadow: F hold blanket worried; L stretch-out worried',
        'So it pushes': 'clouds: G say; L look G curious; cloud',
        'Up there it was getting cool': 'clouds, evening: L stretch-out sad; house',
        'at the smoke from the chimney': 'clouds: L point curious; chimney, cloud',
        'against the wind. Then': 'clouds: L stretch-out brave; chimney',
        'above the daisies': 'meadow: L stretch-out proud; F cheer; many flower',
        'one feather left on': 'bedroom, morning: L hold feather happy; bed',
      },
    },
  ],
};
