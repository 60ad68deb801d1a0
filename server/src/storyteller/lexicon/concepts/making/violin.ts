import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the violin and the cello. */
export const violin: StorySourceInput = {
  id: 'violin',
  words: ['violin', 'violins', 'fiddle', 'cello', 'viola', 'violinist', 'play/playing cello'],
  situations: ['learn', 'wants', 'has', 'make', 'cannot', 'visit', 'trait', 'reluctant'],
  indoors: true,
  topic: 'the violin',
  thing: 'the violin',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'no-sound-at-all',
      titles: ['{L} and the Violin', 'Like a Cat on the Roof', 'The First Good Note'],
      goal: 'play one good note on the violin',
      trouble: 'the violin only squeaked',
      solved: 'the violin had sung one long note',
      opener:
        'It was brown and curved like a chestnut, and it lay in a case with a velvet lining. It had belonged to Great-Aunt Rosa. {L+} lifted it out carefully. Now it was {L’s} violin.',
      friend:
        '“Play something!” said {F+}, and sat down on the carpet. {L} tucked it under {L.their~the} chin, put the bow on the strings, and pulled. There was no sound. There was only a whisper, like somebody sweeping sand.',
      problem:
        '{L} pressed harder. EEEEK! {F} fell over backwards, and in the yard all the cats looked up. That wasn’t how Great-Aunt Rosa had sounded. {L} tried it again. Whisper. EEEEK. There was nothing in between.',
      tries: [
        '{L} moved the bow very fast. It sounded like a mosquito in a hurry.',
        '{F} turned the pegs, to tune it. Ping! One string hung down like a whisker. They had to get a new one.',
        '{L} practised in the wardrobe, so that nobody would hear. The coats didn’t like it either.',
      ],
      tip: '“I’ve heard it all from inside the wall: the whisper, and the squeak,” said {G+}. “Rosa squeaked for a year. Look in the little box in the case. There’s something like amber in it. Without that, a bow is only hair.”',
      low: 'The little box! {L} had thought that it was a sweet. In it lay a piece of something golden and clear, with a groove down the middle.',
      turn: '“It’s rosin,” {L} read on the lid. “It comes from trees.” {L} drew the bow over it, to and fro, until there was white dust on the hair. Then {L} laid the bow on the string, without pressing at all. One long breath. And pull.',
      done: '“Aaaaah,” said the violin. It was one note, warm and round, and it filled the room to the corners. It went on for as long as the bow was long. {F} didn’t move. In the yard the cats sat in a row. “Again,” said {F}, very quietly.',
      again:
        'By winter it was four notes, and a bit of a song. In between it still squeaks. “That’s part of it,” says the wall.',
      helper: { name: 'Pinhole', creature: 'mouse' },
      outcomes: [
        {
          asked: ['play/music/concert/song/note/violin/sing/tune/audience/clap/stage'],
          done: '“Aaaaah,” said the violin. It was one note, warm and round, as long as the bow. In the yard the cats sat in a row and did not go. {L} took a breath, laid the bow on once more, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Aaaaah,” said the violin. It was one note, warm and round, and it filled the room to the corners. In the yard windows were opened, this time, instead of shut. Great-Aunt Rosa’s best cups came out of the cupboard, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Aaaaah,” said the violin. It was one note, warm and round, as long as the bow. {F} sat up on the carpet, quite slowly. “EEEEK,” said one of the cats, politely, from the yard, and {told}.',
        },
      ],
      art: {
        'lay in a case': 'living-room: L hold violin happy; suitcase',
        'Play something': 'living-room: L fiddle worried; F sit curious; rug',
        'pressed harder. EEEEK': 'living-room: L fiddle worried; F fall; cat',
        'moved the bow': 'living-room: L fiddle worried; fly',
        'turned the pegs': 'living-room: F startle; L look surprised; violin, string',
        'in the wardrobe, so': 'bedroom: L fiddle sad in wardrobe; coat',
        'from inside the wall': 'living-room: G speak calm; L hold violin curious; small box',
        'that it was a sweet': 'living-room: L look surprised; small box, sweets, suitcase',
        'It comes from trees': 'living-room: L handle gold pebble happy; violin, tree',
        'It was one note, warm': 'living-room: L fiddle proud; F listen happy; many cat',
        'it still squeaks': 'living-room: L fiddle laughing; mouse',
      },
    },
  ],
};
