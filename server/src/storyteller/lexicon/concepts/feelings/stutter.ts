import type { StorySourceInput } from '../../story-source.ts';

/** Gentle stories about words that get stuck. */
export const stutter: StorySourceInput = {
  id: 'stutter',
  words: [
    'stutter',
    'stammer',
    'stuttering',
    'stammering',
    'word get stuck',
    'cannot say word',
    'hard to speak',
    'lisp/lisping/lisps',
    'speech therapy/therapist',
    'not say letter/sound',
  ],
  situations: ['has', 'afraid', 'cannot'],
  gentle: true,
  topic: 'words that get stuck',
  thing: 'the long sentence',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-gate-in-the-mouth',
      titles: ['{L’s} Words', 'Wait for Me, Said the Word', 'The Gate'],
      goal: 'say it all the way to the end',
      trouble: 'the words got stuck, and nobody waited for them',
      solved: 'somebody had waited until the last word was there',
      opener:
        'In {L’s} head the words ran along like a stream, quick and clear. {L+} had a great many of them. But on the way out there was a gate, and on some days it stuck. Then a word stood behind it and knocked: b-b-b.',
      problem:
        'At school they were telling what they had found. {L} had found the best thing of all, and raised a hand. “I f-f-f…” The gate was shut. Somebody giggled. Somebody said kindly, “Found?” It was not even the word that {L} had wanted. {L} sat down.',
      tries: [
        '{L} took a run at it, very fast. All the words came at once and got jammed, like people in a door.',
        '{L} said nothing at all for two days. Nobody giggled. But it got crowded in there, with all those words that wanted to be out.',
        '“Take a deep breath,” they told {L}, and “slow down.” They meant it well. Now {L} had to think of the breath as well.',
      ],
      tip: '“I’ve got one of those gates, too,” said {G+}. “I still have. It opens by itself, if nobody pushes: not you, and not the others. What helps isn’t a trick. It’s somebody who has time. You may ask for it.”',
      turn: 'The next day {L} stood up again. “S-sometimes my words get stuck,” said {L}. “Please wait. They’re c-coming.” It was very quiet. {F} put both hands under {F.their~the} chin, as if at the theatre, and looked as though there were all the time in the world.',
      done: 'And they came. Some jumped, some knocked three times, but nobody said one of them for {L}. It was the whole story, to the very end: the cave, the feather, the egg that was still warm. Nobody had looked at the clock. “Have you got any more?” asked {F}.',
      again:
        'The gate is still there. On some days it sticks and on others it doesn’t. But {L} raises a hand, and they all know how to wait.',
      outcomes: [
        {
          asked: ['speak/talk/say/tell/word/read/voice/class/story'],
          kinds: ['tells', 'says'],
          done: '“Please wait. They’re c-coming,” {L} had said, and nobody looked at the clock. The words came. Some jumped and some knocked three times, but nobody said one of them for {L}. {F} leaned forward, and {told}.',
        },
        {
          asked: ['proud/brave/confident/clap/cheer/listen'],
          kinds: ['claps', 'happy'],
          done: 'And they came, one after another: the cave, the feather, the egg that was still warm. Some words knocked three times, and nobody opened for them. When the very last one was out, it was quiet for a moment, and then {told}.',
        },
        {
          kinds: [
            'friends',
            'team',
            'hugs',
            'laughs',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'home',
            'sleep',
          ],
          done: 'The words came, some jumping and some knocking, to the very end: the cave, the feather, the warm egg. “Have you got any more?” asked {F}, with both hands under {F.their~the} chin. {L} had, and {F} had all the time in the world, so {told}.',
        },
      ],
    },
    {
      id: 'the-soft-sound',
      words: ['lisp/lisping/lisps', 'speech therapy/therapist', 'letter/sound'],
      titles: ['The Soft Sound', 'Two Sleepy Snakes', 'What {L} Has to Say'],
      goal: 'tell the whole joke to the end',
      trouble: '{L} kept quiet because of one small sound',
      solved: '{L} had told the whole joke, with every sound in it',
      opener:
        '{L+} had a great deal to say. Only one sound would not come out as other people’s did. It came out soft, with a bit of wind in it.',
      problem:
        'At school somebody said it after {L}, in just that way, and giggled. Since then {L} had looked for words without that sound. It’s in so many of them. There were days when {L} hardly spoke.',
      tries: [
        '{L} said it ten times, loudly and quite fast. It came out softer each time.',
        '{L} only nodded and pointed. But you can’t point at a joke.',
        '{L} practised in front of everyone, because they wanted to hear it. With everyone looking, the tongue forgot where it lived.',
      ],
      tip: '“Mine was like that, too,” said {G+}, when they were by themselves. “The tongue has to learn where to sit. It takes as long as it takes. Two minutes a day, with somebody you like. And in between you talk just as you talk.”',
      turn: 'So they sat down on the stairs, where nobody came by. Teeth together, tongue behind the fence, and blow, like a snake that is half asleep. {L} and {F} were both snakes. After two minutes they ate an apple.',
      done: 'On Friday it was there, once, quite clear, in the middle of a word. {L} heard it. And then {L} told the whole joke, to the end, with every sound just as it came. Everybody laughed, and in the right place.',
      again:
        'Some days it is soft and some days it is clear. {L} tells jokes on both. The snakes still meet on the stairs, for two minutes.',
      helper: { name: 'Uncle Moss', creature: 'tortoise' },
      setting: { topic: 'a sound that comes out soft', thing: 'the soft sound' },
      outcomes: [
        {
          asked: ['speak/talk/say/tell/word/sound/clear/clearly/read'],
          kinds: ['tells', 'says'],
          done: 'On Friday the sound was there, once, quite clear, in the middle of a word, and {L} heard it. Two minutes on the stairs, like a snake that is half asleep. Nothing had to be pushed. The next word came by itself, and {told}.',
        },
        {
          asked: ['proud/brave/confident/clap/cheer/listen'],
          kinds: ['claps', 'happy'],
          done: 'On Friday it was there, quite clear. And then {L} told the whole joke, to the end, with every sound just as it came. Nobody said anything after {L}. They had waited for the last word, and {told}.',
        },
        {
          kinds: [
            'friends',
            'team',
            'hugs',
            'laughs',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'home',
            'sleep',
          ],
          done: '{L} told the whole joke, to the end, with every sound just as it came, and they laughed in the right place. “Do the snake,” begged {F} afterwards, on the stairs. They were both snakes, for two minutes, with an apple each, and {told}.',
        },
      ],
    },
  ],
};
