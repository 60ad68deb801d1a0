import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fossils. */
export const fossils: StorySourceInput = {
  id: 'fossils',
  words: [
    'fossil',
    'fossils',
    'fossil hunt/hunting/hunter',
    'find/finding fossil',
    'ammonite',
    'palaeontologist',
    'paleontologist',
    'dig/digging up fossil/bones',
  ],
  situations: ['learn', 'visit', 'wants', 'question', 'finds'],
  topic: 'fossils',
  thing: 'the stone with the curl in it',
  home: 'village',
  main: 'shore',
  plots: [
    {
      id: 'the-curl-in-the-stone',
      titles: ['The Curl in the Stone', '{L} Finds a Fossil', 'Older Than the Sea'],
      goal: 'find a fossil on the beach',
      trouble: 'every stone was only a stone',
      solved: '{L} held a fossil',
      opener:
        'Long ago a girl called Mary Anning found a sea dragon in a cliff. {L+} had read about it three times. And now {L} stood on just such a beach, with a bucket.',
      friend:
        '{F+} had brought a brush. “What does a fossil look like?” asked {F}. “Like an animal that has turned into stone,” said {L}. They looked round. There were about a million stones.',
      problem:
        'By noon the bucket was full, and too heavy to carry. {L} tipped it out. A grey stone, a white stone, a grey one, half a brick. In none of them was an animal. And the tide was coming in.',
      tries: [
        '{L} picked up the prettiest ones. They were pretty because they were wet. When they were dry they were grey.',
        '{F} wanted to climb up and scratch at the cliff. “Stop!” said {L}. It said on the sign that bits fall down. They stayed well away.',
        'They looked for very big ones, because dinosaurs were big. They found a rock with a seagull on it.',
      ],
      tip: '“You’re looking for an animal,” said {G+}, who had white hair and a hammer. “Look for a pattern. Stones are higgledy-piggledy. But living things have ribs, and rings, and curls. And look where the sea has just been tidying up.”',
      low: 'The water was only a few steps away from their boots. {L} had sand in both socks, and no fossil.',
      turn: '{L} went along the edge of the water, slowly. Higgledy-piggledy, higgledy-piggledy. And then a line that was not: it went round and round, like a snail, with ribs as even as on a shell. {L} bent down and turned the stone over.',
      done: 'It was an ammonite! It had swum in the sea nearly two hundred million years ago, when there were no people. {F} brushed off the sand. {L} held it tight. Then came the first wave, and they ran.',
      again:
        'It lies beside {L’s} bed. Sometimes at night {L} puts a finger into the curl and goes round and round, back to the beginning.',
      object: 'shell',
      helper: { name: 'Miss Lyme', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['dinosaur/bone/find/fossil/museum/discover/ammonite/egg/skeleton/famous'],
          done: 'It was an ammonite, two hundred million years old, curled like a snail. {L} held it tight. Whoever has once seen a pattern sees it everywhere. One step further on, where the wave had just been tidying up, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It was an ammonite, two hundred million years old. The first wave came, and they ran, up to {G} and the flask, above the line of seaweed. The stone stood in the middle of the cloth. Round it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It was an ammonite! It had swum in the sea nearly two hundred million years ago, when there was nobody. {F} brushed off the sand, rib by rib. {L} held it up to the wind, the first wave came, and {told}.',
        },
      ],
      art: {
        'with a bucket': 'shore: L hold bucket happy; stone',
        'had brought a brush': 'shore: F hold paintbrush curious; L say happy; many stone',
        'too heavy to carry': 'shore: L pour bucket worried; F look; many stone',
        'the prettiest ones': 'shore: L hold stone worried; F look; wave',
        'scratch at the cliff': 'shore: F climb on stone; L shout worried; sign',
        'very big ones, because': 'shore: L+F look worried; huge stone, bird',
        'Look for a pattern': 'shore: G hold hammer; L+F look G curious; shell',
        'few steps away from their': 'shore: L stand sad; F stand worried; wave',
        'like a snail, with': 'shore: L kneel surprised; fossil, wave',
        'an ammonite': 'shore: L raise fossil happy; F hold paintbrush happy; wave',
        'Sometimes at night': 'bedroom, night: L lie happy in bed; fossil',
      },
    },
  ],
};
