import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the concert. */
export const music: StorySourceInput = {
  id: 'music',
  words: ['music', 'sing', 'song', 'piano', 'guitar', 'concert', 'band', 'trumpet', 'recorder'],
  situations: ['learn', 'make', 'wants', 'visit', 'lost'],
  topic: 'the concert',
  thing: 'the concert',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'stage-fright',
      titles: ['{L} and the Concert', 'The Song That Hid', 'One, Two, Sing!'],
      goal: 'make music at the concert',
      trouble: 'not a note would come out',
      solved: 'the whole hall was full of music',
      object: 'drum',
      opener:
        'When nobody was listening, {L+} could do it: the whole piece of music, from the first note to the last. In the bath it sounded best. On Sunday there was a concert.',
      friend:
        '{F+} was going to play the drum at the concert. “You begin,” said {F}, “and I come in at boom.” They practised until the neighbour knew it too.',
      problem:
        'Then it was Sunday. The hall was full, right up to the last row. {L} stepped out on the stage, into the light. It grew quiet. And in the quiet there was not one note. The music had hidden somewhere.',
      tries: [
        '{L} cleared {L.their~the} throat. It echoed. Someone in row nine cleared theirs as well, and then the whole hall did.',
        '{F} gave the sign: boom! Nothing came after it. So {F} gave it again, and again. It was rather a lonely concert.',
        '{L} turned round, to pretend that there was nobody there. Now {L} could hear three hundred people breathing.',
      ],
      tip: '“Don’t play for three hundred,” whispered {G+} behind the curtain. “Nobody can do that. Play it for one. Find one face that you like, and give it to them, like a bun.”',
      turn: '{L} looked along the rows. Black suits, hats. And there, quite far back, a small face, with its mouth open, waiting. “It’s for you,” thought {L}, and closed both eyes for a moment. It was almost like in the bath.',
      done: 'The first note came, thin as a thread. Then the second, and the drum: boom! And there was the music, all of it, and it filled the hall to the roof. In the back row a small face was dancing.',
      again:
        '“Again!” they called, three times. {L} bowed to the last row. In the bath it sounds even better since then.',
      helper: { name: 'Maestro Reed', creature: 'cricket' },
      outcomes: [
        {
          asked: ['music/play/sing/song/concert/note/perform/audience/clap/encore/flower/piano'],
          done: 'The first note came, thin as a thread. Then the second, and the drum: boom! And there it was, all of it, to the last row, where a small face with its mouth open had been waiting. For that one face {told}.',
        },
        {
          asked: ['brave/nervous/afraid/scared/proud/shy'],
          done: 'The first note came, thin as a thread. Then the second, and the drum: boom! By the third {L} had forgotten row nine, and row eight, and all the coughs. There was nothing but warm water and one small face. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The first note came, thin as a thread, then the second, and the drum: boom! It filled the hall to the roof. Behind the curtain {G} had counted the encores, three, and that many plates stood there. With boom for a toast {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The first note came, thin as a thread, then the second, and the drum: boom! It filled the hall to the roof. {L} bowed to the last row first. There a small face called, “Again!” All through the hall {told}.',
        },
      ],
      art: {
        'In the bath it sounded': 'bathroom: L fiddle happy in bath',
        'going to play the drum': 'living-room: F drum happy; L fiddle happy',
        'stepped out on the stage': 'stage: L hold violin frightened; many people',
        'It echoed': 'stage: L stand frightened violin; people',
        'gave the sign': 'stage: F drum worried; L hold violin sad',
        'pretend that there was': 'stage: L cover-eyes worried; people, violin',
        'Play it for one': 'stage: G whisper calm; L listen worried violin; curtain',
        'looked along the rows': 'stage: L look brave violin; small children, people',
        'like in the bath': 'stage: L think bath calm violin; small children',
        'The first note came': 'stage: L fiddle proud; F drum happy; people, children',
        'bowed to the last row': 'stage: L bow happy violin; F bow happy; people, flower',
      },
    },
  ],
};
