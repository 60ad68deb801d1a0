import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the axolotl. */
export const axolotl: StorySourceInput = {
  id: 'axolotl',
  words: ['axolotl', 'axolotls', 'axolotol', 'pet axolotl'],
  situations: [
    'has',
    'newcomer',
    'odd-pet',
    'question',
    'learn',
    'wants',
    'own-wish',
    'being-and-thing',
    'visit',
    'afraid',
  ],
  topic: 'the axolotl',
  thing: 'the tank',
  creature: 'axolotl',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'too-warm-to-smile',
      titles: ['{L} and the Axolotl', 'The Smile in the Water', 'Pink, with Feathers'],
      goal: 'find out what was wrong with the axolotl',
      trouble: 'the axolotl hid in the corner and did not eat',
      solved: 'the axolotl had come out and eaten',
      opener:
        'On the shelf beside the window stood a long glass tank with sand, a stone and a green plant. {L+} had set it all up, and put a lamp on top of it, the brightest in the house, so that everyone would be able to see.',
      friend:
        'Then {S+} moved in: pink all over, with four tiny hands and feathers round the neck. Those are no feathers, they are gills, and that’s what an axolotl breathes with. And it smiled. An axolotl always looks as if it’s smiling.',
      problem:
        'But after a day {S} crept behind the stone and stayed there. The gills hung down, and the worm lay in the sand and nobody ate it. It was still smiling. That was the trouble: with a face like that you can’t see how somebody feels.',
      tries: [
        '{L} made the lamp even brighter and pointed it at the stone, to see better. {S} pressed up close to the darkest corner and turned round.',
        '{L} put in three more worms. Now there were four of them, and all four went for a walk.',
        '{L} tapped on the glass and sang something cheerful. Behind the stone, a tail went out of sight.',
      ],
      tip: '“It has no eyelids,” said {G+}. “It can’t close its eyes when the lamp is on. And it comes from a deep, cool lake, where it hunts at night. Don’t ask what you’d like to see, {L}. Ask what it would like.”',
      low: '{L} put one finger into the water. It was as warm as a bath. Up there was the lamp, and over here the sun came in at the window. “It’s been shining into your eyes all day long,” said {L}. “I’m sorry.”',
      turn: '{L} took the lamp away. Together they carried the tank, very slowly, to the cool corner where the sun never comes. {L} laid a flowerpot on its side in the sand, as a cave. Then {L} drew the curtains.',
      done: 'When it was getting dark, something moved in the flowerpot. First came a pink nose, then two hands, then all of {S}. The gills stood up like feathers. {S} looked at the worm, opened wide, and: slurp! It was gone. This time it was a real smile.',
      again:
        '{L} only visits in the evening now, with the lights low. They sit face to face, nose to nose, with the glass in between. {S} smiles first.',
      helper: { name: 'Dr Marsh', creature: 'woman' },
      outcomes: [
        {
          asked: ['smile', 'eat/worm', 'come out', 'feel better/well', 'get/be well/healthy/happy'],
          done: 'When it was getting dark, something moved in the flowerpot: a pink nose, two hands, then all of {S}, with gills like feathers. It was cool in the corner, and no lamp was watching. So {told}.',
        },
        {
          asked: ['friend/mate/company/another/second', 'not lonely', 'baby/babies'],
          done: 'When it was getting dark, all of {S} came out of the flowerpot and slurped up the worm. “There’s room for two noses in that cave,” said {G}, who had come to look, and put in a second flowerpot. Soon {told}.',
        },
        {
          asked: ['home/lake/free'],
          done: 'When it was getting dark, {S} came out of the flowerpot, gills up, and slurped up the worm. “Cool and dark, just like the deep lake it comes from,” said {G}. {S} swam once round the cave, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'When it was getting dark, all of {S} came out of the flowerpot. The gills stood up like feathers, and slurp, the worm was gone. On the other side of the glass {L} had laid a little table, with the curtains drawn, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'When it was getting dark, all of {S} came out of the flowerpot, gills up, and slurped up the worm. Then {S} swam to the glass and looked {L} in the face, with a real smile this time. Nose to nose {told}.',
        },
      ],
      art: {
        'a long glass tank': 'living-room: L look proud; fish-tank, lamp',
        'tiny hands and feathers': 'living-room: L look happy at fish-tank; S stand happy',
        'behind the stone': 'living-room: L look worried at fish-tank; S hide sad; stone',
        'the lamp even brighter': 'living-room: L hold lamp curious; S cover-eyes frightened',
        'three more worms': 'living-room: L offer worm worried; S hide sad; many worm',
        'tapped on the glass': 'living-room: L sing happy; S cover-ears worried; fish-tank',
        'has no eyelids': 'living-room: G point; L look G worried; S cover-eyes',
        'put one finger into the water': 'living-room: L touch ashamed; fish-tank, lamp',
        'took the lamp away': 'living-room: L carry fish-tank brave; S stand calm',
        'laid a flowerpot': 'living-room: L hold plant-pot happy; fish-tank, curtain',
        'something moved in the flowerpot': 'living-room, evening: S peek happy in plant-pot; L kneel happy',
        'nose to nose': 'living-room, evening: L+S look happy; fish-tank',
      },
    },
  ],
};
