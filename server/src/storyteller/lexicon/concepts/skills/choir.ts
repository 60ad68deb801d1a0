import type { StorySourceInput } from '../../story-source.ts';

/** Stories about singing in a choir. */
export const choir: StorySourceInput = {
  id: 'choir',
  words: [
    'choir',
    'school choir',
    'sing/singing in a choir/assembly/concert',
    'sing/singing choir',
    'carol singing',
    'carol/carols concert/service',
    'carols',
    'singing together',
    'solo',
    'sing/singing a solo',
    'sing/singing out of tune',
    'sing/singing off key',
    'singing in assembly',
    'song for assembly',
    'chorus',
  ],
  situations: ['learn', 'afraid', 'cannot', 'wants', 'visit', 'trait', 'deed'],
  topic: 'singing in the choir',
  thing: 'the song',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-low-note',
      titles: ['{L} in the Choir', 'The Song with Two Voices', 'The Note Underneath'],
      goal: 'sing along with the choir',
      trouble: '{L’s} voice did not go up as high as the others',
      solved: '{L’s} voice had its place in the choir',
      opener:
        'On Tuesdays the school choir met in the hall. {L+} loved to sing, in the bath, on the stairs, in the street. Today was {L’s} first time with all the others.',
      friend:
        '{F+} kept a place free in the second row. “It’s lovely,” whispered {F}. “You only have to do what the others do.”',
      problem:
        'The song climbed up like a bird. The others climbed with it. {L’s} voice climbed as far as the third line, and there it stopped and croaked. Two children turned round. “It’s me,” thought {L}. “I’m the wrong note.”',
      tries: [
        '{L} sang more quietly, until you could not hear it at all. That was no longer singing. It was opening and shutting your mouth.',
        '{L} stretched up on tiptoe, and pulled at the note from above. It came out as a squeak, and the piano stopped.',
        '{L} hummed along, with closed lips. It tickled, and {L} had to sneeze in the quiet part.',
      ],
      tip: '“There’s nothing wrong with your voice,” said {G+} at the piano. “A song is like a house. Some live at the top and some live at the bottom. Without the ones at the bottom it would fall over. Listen for the note underneath.”',
      low: '{L} sat on the steps of the stage and listened. There really was something, far down in the piano. It walked along slowly, like an elephant under a tree full of birds.',
      turn: '{L} breathed in deeply, right down to the tummy. Then the choir began, and when they flew up, {L} did not fly along. {L} sang the note underneath, warm and dark and sure. It fitted! You could feel it in the floor.',
      done: 'The teacher smiled over the piano. At the concert there were three who sang the low part, and {L} stood in the middle of them. After the last note it was quiet, as if the song were still hanging in the air. Then the clapping began.',
      again: 'In the bath {L} sings both parts in turn. The low one sounds best there.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'At the concert three of them sang the low part, and {L} stood in the middle. After the last note it was quiet. Then they clapped so long that the tables were carried in meanwhile, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'At the concert three of them sang the low part, and {L} stood in the middle. After the last note it was quiet. {G} played the lowest key of all once more, just for {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At the concert three of them sang the low part, and {L} stood in the middle. After the last note it was quiet, as if the song were still hanging in the air. The teacher smiled over the piano, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At the concert three of them sang the low part, and {L} stood in the middle. After the last note it was quiet. The song went along in the street, high and low at once, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'At the concert three of them sang the low part, and {L} stood in the middle, warm and dark and sure. The chairs in the front row hummed. The teacher nodded over the piano, down to where the song stands, and {told}.',
        },
      ],
      helper: { name: 'Miss Clavier', creature: 'woman' },
      art: {
        'loved to sing, in the bath': 'hallway: L sing happy; piano, children',
        'a place free in the second row': 'hallway: F whisper happy; L walk happy; children',
        'The song climbed up like a bird': 'hallway: L sing worried; children, music-sheet',
        'sang more quietly': 'hallway: L whisper sad; children',
        'stretched up on tiptoe': 'hallway: L tiptoe worried; piano, music-sheet',
        'with closed lips': 'hallway: L sneeze; children, piano',
        'A song is like a house': 'hallway: G sit calm; L listen curious; piano, house',
        'sat on the steps of the stage': 'stage: L listen curious on step; piano',
        'breathed in deeply': 'hallway: L sing brave; children, music-sheet',
        'sang the low part, and': 'stage: L sing proud; children, people',
        'In the bath': 'bathroom: L sing laughing in bath',
      },
    },
  ],
};
