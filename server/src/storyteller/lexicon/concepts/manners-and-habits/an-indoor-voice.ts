import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a quiet voice indoors. */
export const anIndoorVoice: StorySourceInput = {
  id: 'an-indoor-voice',
  words: [
    'shout/shouts all the time',
    'always shouting',
    'indoor voice',
    'inside voice',
    'quiet voice',
    'use/using an indoor voice',
    'use/using indoor voice',
    'loud voice',
    'talk/talking too loud',
    'speak/speaking quietly',
    'not shout',
    'shouting indoors',
    'too noisy in the library',
    'quiet in the library',
    'noisy child',
    'shouting',
  ],
  situations: ['learn', 'cannot', 'deed', 'trait', 'question'],
  topic: 'a quiet voice',
  thing: 'the quiet voice',
  home: 'library',
  main: 'library',
  indoors: true,
  plots: [
    {
      id: 'the-voice-with-a-knob',
      titles: ['The Voice with a Knob', '{L} Turns It Down', 'Four Kinds of Loud'],
      goal: 'find a voice for indoors',
      trouble: '{L’s} voice was always the same loud one',
      solved: '{L} had a quiet voice as well',
      opener:
        '{L+} had a splendid voice. It could be heard from one end of the field to the other. Indoors it was just as splendid, only that the cups rattled.',
      friend:
        'In the library {F+} was waiting with a book about whales. “LOOK, IT’S GOT A HOLE ON TOP!” called {L}. All the heads went up. Behind the shelf a baby began to cry.',
      problem:
        '“Sorry,” said {L}, just as loudly. That made it worse. It was not meant badly. {L} simply had one voice, the big one, and did not know where the small one was kept.',
      tries: [
        '{L} said nothing at all. But then came the page with the squid, and it burst out: “TEN ARMS!”',
        '{L} moved only the lips. {F} guessed: “Ham? Hats? Harp?” It had been “shark”.',
        '{L} talked into a woolly hat. It was quieter, but it was fluffy, and nobody understood a word.',
      ],
      tip: '“You don’t have to switch it off,” said {G+}. “It only needs a knob. One is a secret, for one ear. Two is for a table. Three is for a room. And four belongs outdoors. Before you speak, look: how far does it have to go?”',
      low: 'The baby had gone to sleep again. {L} hardly dared to turn the page.',
      turn: '{L} looked. How far was it to {F}? One table. “Two,” thought {L}, turned an imaginary knob, and breathed in only a little. “A squid’s got three hearts,” said {L}. Nobody looked up.',
      done: '{F} had understood every word. They talked about squids all afternoon, on two, and once on one, because of a secret. When they left, the librarian winked. Outside, {L} turned the knob right round. “FOUR!” And the pigeons flew up.',
      again:
        'At bedtime {L} says good night on one. It is so quiet that you have to come very close, and that’s the best part.',
      object: 'book',
      helper: {
        name: 'Miss Hush',
        creature: 'owl',
      },
      outcomes: [
        {
          asked: ['quiet/quietly/whisper/soft/library/voice/learn/librarian'],
          kinds: ['says', 'says-words'],
          done: '{F} had understood every word. They talked about squids all afternoon, on two, and once on one, because of a secret. Not one head went up, and behind the shelf the baby slept on. The librarian held up a thumb, and {told}.',
        },
        {
          asked: ['shout/loud/outside/outdoors/cheer/sing/roar/yell'],
          kinds: ['plays'],
          done: 'They talked about squids all afternoon, on two, and once on one, because of a secret. All that time the big voice had been saved up. When the library door had shut behind them, {L} turned the knob right round. “FOUR!” So {told}.',
        },
        {
          asked: ['read/story/book/baby/sleep/asleep'],
          kinds: ['tells', 'sleep'],
          done: '“A squid’s got three hearts,” {L} had said, on two, and nobody looked up. Behind the shelf the baby had found its thumb. {L} sat down beside the pram with the whale book, turned the knob to one, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
          ],
          done: '{F} had understood every word on two, and on one there was a secret. It was about the librarian, and it was very good. They held it in until they were outside. Then {L} turned the knob right round, and {told}.',
        },
      ],
    },
  ],
};
