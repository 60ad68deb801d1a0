import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being careful in the sun. */
export const sunSafety: StorySourceInput = {
  id: 'sun-safety',
  words: [
    'sun safety',
    'sun safe',
    'safe in the sun',
    'sun cream',
    'suncream',
    'sunscreen',
    'sun block',
    'sunblock',
    'put/putting on sun cream/sunscreen',
    'sun hat',
    'wear/wearing sun hat',
    'sunburn',
    'sunburnt',
    'hot sunny day',
    'too much sun',
  ],
  situations: ['refuses', 'learn', 'reluctant', 'afraid'],
  topic: 'being careful in the sun',
  thing: 'the sun cream',
  home: 'cottage',
  main: 'shore',
  plots: [
    {
      id: 'the-white-hand',
      titles: ['{L} in the Sun', 'The Hat, the Shirt and the Cream', 'Hot, Hot, Hot!'],
      goal: 'play all day in the sun',
      trouble: '{L} would not have any sun cream',
      solved: '{L} could play without getting burnt',
      opener:
        'The sun shone on the beach so brightly that the sand was hot. {L+} had a spade, and wanted to dig a harbour, right down by the water. “First the cream!” they called from under the sunshade.',
      friend:
        '{F+} was white and sticky already, from the nose to the toes, and stood still for it. “It’s cold, but it doesn’t hurt,” said {F}.',
      problem:
        '“I don’t want any!” said {L}. “It’s slimy, and it takes ages.” And {L} hid behind the sunshade. “Then you’ll have to stay in the shade,” they said. From there you could see the harbour. But you could not dig it.',
      tries: [
        '{L} ran out quickly, for just a minute. After a minute the shoulders tingled, and they were pink.',
        '{L} buried both arms in the sand. The sun did not get there, but the spade did not, either.',
        '{F} held a towel over {L} like a roof. They dug with one hand each, and the towel fell in the sea.',
      ],
      tip: '{G+} had a faded shirt with one bright patch. “There was a pocket there,” said {G}. “Everywhere else the sun has bleached it. It’s strong. So I’ve got three things: a shirt, a hat, and cream on the rest.”',
      low: 'It was hot, even under the sunshade. The harbour had only one wall.',
      turn: '{L} took the tube. “I’ll do it by myself,” said {L}, “with dots.” A dot on the nose, one on each cheek, on the ears, on the arms and the feet. {F} did the back. {L} rubbed until all the dots had gone.',
      done: 'The shirt, the hat, and nothing tingled any more. They dug until the harbour had a wall all round. At noon they lay in the shade, and there was more cream, in dots. In the evening nobody was red except the sun.',
      again: '{L} has the tube in {L’s} own bag. Before {L} goes out, even the bear gets three dots.',
      object: 'umbrella',
      helper: { name: 'Señor Playa', creature: 'pelican' },
      outcomes: [
        {
          asked: ['sandcastle/castle/harbour/dig/swim/play/build/sea/beach/sand/boat'],
          done: 'The shirt, the hat, the dots all rubbed in, and nothing tingled any more. They dug until the harbour had a wall all round. At noon they lay in the shade, and there were more dots. Then the first wave came in, and {told}.',
        },
        {
          asked: ['ice/cream/lolly/shade/cool/burn/safe/sunburn/hat'],
          done: 'The shirt, the hat, the dots all rubbed in, and nothing tingled any more. The harbour got its wall. At noon {G} called them under the sunshade, to where it was coolest. Nobody was red there except the buckets, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The shirt, the hat, the dots all rubbed in, and nothing tingled any more. They dug until the harbour had a wall all round. Then everybody came under the sunshade with what they had in their bags, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The shirt, the hat, the dots all rubbed in, and nothing tingled any more. They dug until the harbour had a wall all round. In the evening nobody was red except the sun. {F} had one dot left, on the chin, and {told}.',
        },
      ],
      art: {
        'wanted to dig a harbour': 'shore: L hold shovel happy; sun, umbrella',
        'white and sticky': 'shore: F stand happy; L look; bottle',
        'behind the sunshade': 'shore: L sulk angry; big umbrella, shovel',
        'the shoulders tingled': 'shore: L run worried; sun',
        'buried both arms': 'shore: L sit worried; heap, shovel',
        'like a roof. They': 'shore: F raise towel; L dig worried; wave',
        'a faded shirt': 'shore: G hold shirt; L look G curious',
        'had only one wall': 'shore: L sit sad; umbrella, sandcastle',
        'on the nose': 'shore: L hold bottle happy; F touch happy',
        'At noon they lay': 'shore: L+F lie happy wearing hat; umbrella, sandcastle',
        'even the bear': 'bedroom: L hold bottle happy; teddy',
      },
    },
  ],
};
