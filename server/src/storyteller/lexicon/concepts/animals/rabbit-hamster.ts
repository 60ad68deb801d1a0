import type { StorySourceInput } from '../../story-source.ts';

/** Stories about looking after a pet. */
export const rabbitHamster: StorySourceInput = {
  id: 'rabbit-hamster',
  words: ['rabbit', 'bunny', 'hamster', 'guinea pig', 'first pet', 'pet', 'look after pet'],
  situations: ['newcomer'],
  creature: 'theme',
  topic: 'looking after a pet',
  thing: '{S}',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'why-wont-it-eat',
      titles: ['{L} Has a Pet', 'What Does {S} Want?', '{L} and {S}'],
      goal: 'help {S} to settle in',
      trouble: '{S} sat in the corner and would not eat',
      solved: '{S} had taken a leaf from {L’s} hand',
      opener:
        '{L+} had promised everything: clean straw every day, fresh water, and never to forget it. “All right,” they had said at last. “You may have a pet.”',
      friend:
        'In the box with the holes sat {S+}, with a trembling nose. {L} opened the door of the new home, very carefully. “Welcome, little one,” said {L}.',
      problem:
        'But {S} crept into the farthest corner and did not move. The carrot lay there, and so did the oats. Whenever {L} came near, {S.they} trembled. That was not how {L} had imagined a pet.',
      tries: [
        '{L} lifted {S} out, to have some company. {S} wriggled, jumped down, and sat under the cupboard until evening.',
        '{L} brought twenty things to eat, in small dishes, like a café. {S} hid behind the lettuce.',
        'They showed {S} to the whole street. Everybody stroked {S.them}. {S} shut both eyes tight, and {L} saw that this was not the right thing.',
      ],
      tip: '“How big are you, seen from down there?” said {G+}. “As big as a house. And houses that bend down are frightening. Lie on the floor. Be small. And wait.”',
      turn: 'So {L} lay down flat on the floor, nose to nose with the straw, with a dandelion leaf on one open hand, and did not move. It took as long as three songs. Then there was a rustle. A whisker tickled.',
      done: '{S} sniffed at each finger, took the leaf, munch, munch, and stayed sitting there, warm and soft, on {L’s} hand. {L} hardly dared to breathe for happiness.',
      again:
        'Clean straw, fresh water, and every evening a while on the floor, quite small. {L} has not forgotten it once.',
      helper: { name: 'Dr Thistle', creature: 'goat' },
      outcomes: [
        {
          asked: ['eat/carrot/leaf/food/munch/nibble/hop/hand'],
          done: '{S} sniffed at each finger, very slowly, from the smallest to the thumb. The twenty small dishes were gone, and nobody bent down like a house. There was only the one leaf and the one hand, flat on the straw. And {told}.',
        },
        {
          asked: ['sleep/asleep/lap/cuddle/snuggle/stroke/pet/curl'],
          done: '{S} sniffed at each finger, took the leaf, munch, munch, and stayed sitting there. {L} hummed the fourth song, lying flat, and did not close the hand. Warm and soft, {S} moved up one step, and one more, and {told}.',
        },
        {
          asked: ['name/call/home/family/keep/stay/happy/baby/babies'],
          done: '{S} sniffed at each finger, took the leaf, munch, munch, and stayed sitting there, on {L’s} hand. Then {S} hopped once all round the new home, touched every corner with that nose, and came back to the hand. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} sniffed at each finger, took the leaf, munch, munch, and stayed sitting there, warm and soft, on {L’s} hand. A whisker tickled, and {L} had to keep quite still with it. Nose to nose, down in the straw, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} sniffed at each finger, took the leaf, munch, munch, and stayed sitting on {L’s} hand. So {L} couldn’t come to the table. The table came to {L}, plate by plate, on to the floor, and as small as possible {told}.',
        },
      ],
      art: {
        'clean straw every day': 'living-room: L say happy; hutch, hay',
        'You may have a pet': 'living-room: L cheer; hutch',
        'the box with the holes': 'living-room: L open happy; S peek curious in box',
        'the farthest corner': 'living-room: S hide frightened; L stand sad; hutch, carrot',
        'to have some company': 'living-room: L stand surprised; S run frightened; wardrobe',
        'twenty things to eat': 'living-room: L offer saucer worried; S hide frightened; cabbage',
        'to the whole street': 'village: S cover-eyes frightened; L stand ashamed; children',
        'seen from down there': 'living-room: G say; L look G curious',
        'lay down flat': 'living-room: L lie leaf calm; S peek curious',
        'Then there was a rustle': 'living-room: L lie happy; S sniff curious; leaf',
        'sniffed at each finger': 'living-room: S eat leaf happy; L lie happy',
        'every evening a while': 'living-room, evening: L lie happy; S sit happy; hay',
      },
    },
  ],
};
