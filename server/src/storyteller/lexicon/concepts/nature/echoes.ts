import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the echo. */
export const echoes: StorySourceInput = {
  id: 'echoes',
  words: ['echo', 'echoes', 'echo in the mountains/cave', 'voice in the mountains'],
  situations: ['mystery', 'question', 'being-and-thing', 'visit', 'afraid'],
  topic: 'the echo',
  thing: 'the echo',
  home: 'meadow',
  main: 'mountain',
  plots: [
    {
      id: 'who-is-over-there',
      titles: ['Who Is Over There?', '{L} and the Echo', 'Hello, Hello, Hello'],
      goal: 'find out who was answering from the mountain',
      trouble: 'nobody could see who was answering',
      solved: '{L} knew how an echo is made',
      opener:
        '{L+} had climbed as high as the big flat rock, and the whole valley lay below. “Hello!” {L} called, because it was such a fine day. And from the other side of the valley came an answer: “Hello!”',
      problem:
        'There was nobody there. “Who are you?” called {L}. “Are you?” called the voice. It was high and clear, and it sounded like somebody of {L’s} age. “Come over here!” “Over here!” Each wanted the other to come.',
      tries: [
        'They crossed the valley and climbed up on the other side. It took all morning. There was only a high wall of rock, and no footprints.',
        'From there {L} called again. Now nobody answered at all. “We’ve frightened it away,” said {F}.',
        'They hid behind a bush and waited to see who would come. Nobody came but a goat, and goats don’t say hello.',
      ],
      tip: '“Throw your ball at that wall,” said {G+}. “There. What does it do? Now throw it into the open valley. So, what do you think happens to a shout?”',
      turn: '{L} went back to the flat rock and threw out one short word, like a ball: “Ho!” And {L} counted: one, two, three. “Ho,” said the rock. “It’s me!” said {L}. “My own voice flies across, bumps into the wall, and flies back. That’s what an echo is!”',
      done: 'So it was nobody, and it was everybody. {F} called, and it answered with {F’s} voice. They sang the first line of a song, and waited, and sang the second on top of it. And the mountain sang along, like a choir.',
      again:
        'Before they went home {L} called, “Good night!” The mountain said it too, a little more softly.',
      helper: { name: 'Old Nan', creature: 'goat' },
      outcomes: [
        {
          asked: ['sing/song/choir/call/shout/answer/voice/hear/mountain/friend'],
          done: 'So it was nobody, and it was everybody. {F} called, and the mountain had {F’s} voice. They sang the first line, and waited, counted to three, and sang the second on top of it. From rock to rock {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'So it was nobody, and it was everybody. “Is anyone hungry?” called {L}. “Hungry?” called the rock. {G} knew where there was a flat stone for a tablecloth. With a second helping for whoever shouted, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'So it was nobody, and it was everybody. {F} called, and it answered with {F’s} voice. {L} sneezed, and so did the mountain, three counts later, very loudly. “Bless you!” they called across, and came back as a crowd. On the rock {told}.',
        },
      ],
      art: {
        'the whole valley lay below': 'mountain: L shout happy',
        'came an answer: “Hello': 'mountain: L listen surprised; stone',
        'It was high and clear': 'mountain: L call curious; F listen',
        'a high wall of rock': 'mountain: L look worried; F climb worried; stone',
        'frightened it away': 'mountain: F stand worried; L call worried',
        'a goat, and goats': 'mountain: L+F hide curious behind bush; goat',
        'Throw your ball': 'mountain: G hold ball; L look G curious',
        'went back to the flat rock': 'mountain: L call brave; F listen; stone',
        'bumps into the wall': 'mountain: L cheer; stone',
        'like a choir': 'mountain: L+F sing',
        'Before they went home': 'mountain, evening: L wave happy; F wave happy',
      },
    },
  ],
};
