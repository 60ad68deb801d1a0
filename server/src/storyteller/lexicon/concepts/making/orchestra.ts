import type { StorySourceInput } from '../../story-source.ts';

/** Stories about orchestras and musicians. */
export const orchestra: StorySourceInput = {
  id: 'orchestra',
  words: [
    'orchestra',
    'orchestras',
    'conductor',
    'musician',
    'musicians',
    'symphony',
    'triangle',
    'school orchestra',
    'peter and the wolf',
    'instruments orchestra',
    'instruments of orchestra',
    'play/playing in orchestra',
    'concert hall',
  ],
  situations: ['learn', 'wants', 'has', 'visit', 'deed', 'cannot', 'make', 'afraid', 'works-as'],
  indoors: true,
  topic: 'the orchestra',
  thing: 'the triangle',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'one-single-ting',
      titles: ['One Single Ting', '{L} in the Orchestra', 'Ninety-Nine Bars'],
      goal: 'play the triangle at exactly the right moment',
      trouble: '{L} missed the one note',
      solved: 'the ting had come at the right moment',
      opener:
        'Violins in front, trumpets behind, and the big drum at the back: that’s an orchestra. Beside the big drum sat {L+}, with a triangle and one single note. Ting.',
      friend:
        '{F+} turned the pages. “One note,” said {F}. “You’re lucky.” But it had to come after ninety-nine bars, in the middle of the silence, when everybody was holding their breath.',
      problem:
        'At the first rehearsal {L} counted bar after bar. At number thirty the cellos became so beautiful that {L} just listened. Everybody held their breath. Nothing came. The conductor lowered the baton and looked over.',
      tries: [
        '{L} counted on all ten fingers. When they had been used up, it was somewhere between forty and fifty. Ting! It was much too early.',
        '{F} made a mark on paper at every bar. Then the pencil broke.',
        '{L} decided to look only at the baton. It went up and down, and up and down, until {L’s} eyes fell shut.',
      ],
      tip: '“I’ve lived in this hall all my life,” said {G+} from a crack in the floor, “and I’ve never counted anything. Before your ting there’s always the flute, with that little run up the stairs. Don’t count the music. Listen to it. It tells you when.”',
      low: '“And if I miss it tomorrow?” said {L}. “Six hundred people will be sitting there.” {F} squeezed {L’s} hand. It was as cold as the triangle.',
      turn: 'The evening came, and the hall was full. {L} listened: there was the oboe, like a duck on a lake. There were the cellos. And then the flute ran up the stairs, step by step. {L} lifted the beater. Now everyone held their breath.',
      done: 'TING. It was small and bright, like the first star. It hung in the air above all those heads, and nobody moved until it was gone. Then the whole orchestra came in like the sea. The conductor looked over to the back, and smiled.',
      again:
        'At the end they all had to stand up, one after the other. For {L} the clapping was quite as loud as for the trumpets.',
      helper: { name: 'Old Bassoon', creature: 'cricket' },
      outcomes: [
        {
          asked: ['clap/applause/concert/music/play/conductor/bow/note/ting'],
          done: 'The flute ran up the stairs, {L} lifted the beater, and: TING. Small and bright as the first star it hung above six hundred heads, until it was gone. Then the whole orchestra came in like the sea. At the end {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The flute ran up the stairs, and: TING. Small and bright it hung above all those heads. Then the orchestra came in like the sea. Afterwards, behind the stage, {L} struck the triangle once more, for attention, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The flute ran up the stairs, and: TING. It hung above all those heads, and nobody moved until it was gone. The conductor looked over to the back, and smiled. Beside the big drum, hands warm again, {told}.',
        },
      ],
      art: {
        'Violins in front': 'stage: L hold triangle happy; people, violin, drum',
        'turned the pages': 'stage: F hold music-sheet happy; L hold triangle worried',
        'became so beautiful': 'stage: L listen happy triangle; gentleman, violin, people',
        'counted on all ten': 'stage: L hold triangle-and-beater worried; gentleman, people',
        'mark on paper at every': 'stage: F write worried; L look worried triangle',
        'look only at the baton': 'stage: L sleep triangle; gentleman, wand',
        'there’s always the flute': 'stage: G speak calm; L think flute curious',
        'And if I miss it': 'bedroom, night: L sit worried on bed; F hold-hands L; triangle',
        'The evening came': 'stage, night: L hold triangle-and-beater brave; many people, flute',
        'above all those heads': 'stage, night: L raise triangle-and-beater proud; F clap; people, star',
        'It was small and bright': 'stage, night: L raise triangle-and-beater proud; F clap; people, star',
        'had to stand up': 'stage, night: L bow happy triangle; people, horn',
      },
    },
  ],
};
