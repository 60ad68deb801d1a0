import type { StorySourceInput } from '../../story-source.ts';

/** Stories about clothes and treasures that are handed down. */
export const anOldDress: StorySourceInput = {
  id: 'an-old-dress',
  words: [
    'sari',
    'kimono',
    'kilt',
    'dirndl',
    'grandma sari/dress/shawl/scarf/necklace/ring/coat/recipe/quilt',
    'heirloom',
    'handed down',
    'traditional dress',
    'national costume',
    'hijab',
    'turban',
    'kente',
    'poncho',
  ],
  situations: ['make', 'has', 'deed', 'visit', 'learn', 'lost'],
  happensToLead: true,
  topic: 'something that is handed down',
  thing: 'the cloth from the chest',
  main: 'cottage',
  plots: [
    {
      id: 'six-metres-of-story',
      titles: ['The Cloth in the Chest', 'Grandma’s Folds', '{L} and the Long Cloth'],
      goal: 'wear it as Grandma did',
      trouble: 'nobody but Grandma knew how to put it on',
      solved: '{L} was wearing it, and every fold was right',
      opener:
        'In the chest at the end of Grandma’s bed lay something in tissue paper. It smelled of cardamom and long ago. “One day it’ll be yours,” Grandma had told {L+}. And today was a feast, and it was one day.',
      problem:
        '{L} unfolded it. And it went on unfolding: across the room, out at the door and down the stairs. It was beautiful. But how do you get into it? {L} turned round twice and was a parcel.',
      tries: [
        '{F} fastened it with clothes pegs. It had eleven corners, and {L} could not sit down.',
        'They looked at how the lady in the picture does it. In the picture you only see the end of it.',
        '{L} pulled it on like a towel, held it with both hands, and had no hand left for dancing or for food.',
      ],
      tip: '“It doesn’t want to be put on,” said {G+}, “it wants to be told. There’s something to be said at every fold. Ask Grandma’s hands, they know it by heart. Let them show you on the table first, with a napkin.”',
      turn: '{L} brought Grandma a napkin. The old hands folded it without looking: “This one’s for my mother. This one’s for the river. This one’s for the day I came here.” {L} said it after them, fold by fold, and then once more with the long cloth: mother, river, day.',
      done: 'The last end went over {L’s} shoulder, and it stayed there, by itself. Grandma said nothing. Grandma put both hands together. And when the music began, all the folds moved: the river, and everything.',
      again:
        'It lies in tissue paper again, and smells a bit of the feast now as well. {L} can do it on any napkin. Sometimes {L} adds a fold, very small: “This one’s for Grandma.”',
      outcomes: [
        {
          asked: [
            'wear/put/dress sari/kimono/dress/kilt/scarf/shawl/hijab/proud/proudly/party/school/wedding/feast',
            'proud',
            'beautiful/princess',
          ],
          kinds: ['happy', 'feels'],
          done: 'The last end went over {L’s} shoulder and stayed there by itself: mother, river, day. There was nothing pinned and nothing pegged. Grandma opened the door to the feast as wide as it would go, and {told}.',
        },
        {
          asked: ['grandma/granny/nana/she/grandmother smile/cry/proud/happy/tear/laugh', 'hug grandma'],
          kinds: ['hugs', 'laughs', 'claps', 'says', 'says-words'],
          done: 'The last end went over {L’s} shoulder, and it stayed there by itself. {L} said every fold aloud: “My mother. The river. The day.” Grandma knew whose hands had said it first, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The last end went over {L’s} shoulder, and {L} had both hands free. Outside the music began, and the river and all the other folds wanted to move. Grandma pointed to the long table under the lamps, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'tells', 'stays', 'friends', 'new-friend', 'still-friends'],
          done: 'The last end went over {L’s} shoulder, and it stayed there by itself. Grandma folded the tissue paper and laid it in {L’s} hand. “It was mine, and my mother’s, and now it has found you,” said Grandma. So {told}.',
        },
      ],
      art: {
        'something in tissue paper': 'bedroom: L look curious at chest; chest, grandmother',
        'today was a feast': 'bedroom: L hold cloth happy; chest',
        'how do you get into it': 'living-room: L hold big cloth worried; rug',
        'fastened it with clothes pegs': 'living-room: F handle happy; L stand worried wearing cape',
        'like a towel': 'living-room: L hold towel worried; plate',
        'the lady in the picture': 'living-room: L+F look curious at picture; picture(lady)',
        'something to be said at every fold': 'living-room: G say calm; L listen curious',
        'The old hands folded it': 'living-room: L hold cloth curious; grandmother, table',
        'said it after them': 'living-room: L fold cloth happy; grandmother',
        'The last end went over': 'living-room: L dance proud wearing cape; grandmother',
        'It lies in tissue paper again': 'living-room: L fold cloth happy; chest',
      },
    },
  ],
};
