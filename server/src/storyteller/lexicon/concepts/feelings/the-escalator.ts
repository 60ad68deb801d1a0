import type { StorySourceInput } from '../../story-source.ts';

/** Stories about escalators and lifts. */
export const theEscalator: StorySourceInput = {
  id: 'the-escalator',
  words: [
    'escalator',
    'escalators',
    'moving stairs',
    'moving staircase',
    'afraid/scared/fear/frightened escalator/escalators',
    'ride/riding escalator',
  ],
  situations: [
    'afraid',
    'afraid-being',
    'refuses',
    'reluctant',
    'cannot',
    'wants',
    'learn',
    'visit',
    'ride',
    'stuck',
    'deed',
    'sad-being',
  ],
  gentle: true,
  topic: 'the moving stairs',
  thing: 'the moving stairs',
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'count-three-steps',
      titles: ['The Stairs That Walk', '{L} and the Moving Stairs', 'Now!'],
      goal: 'get up to the third floor',
      trouble: 'the stairs moved, and {L} did not dare to step on',
      solved: '{L} had ridden up on the moving stairs',
      opener:
        'In the big store everything was on the third floor: the toys, the books and the café with the waffles. And the way up was a staircase that came out of the floor and never stood still. {L+} stopped in front of it.',
      friend:
        '“You only have to stand still,” said {F+}. “It does the walking.” Step after step came out from under the metal comb, and grew, and carried somebody off. {L} lifted one foot, and put it down again where it had been.',
      problem:
        'It was too fast. Whenever {L} had chosen a step, it had gone. And at the top they were all swallowed up again, quite flat. What about shoelaces? What about feet? Behind them people were waiting. “I can’t,” said {L}.',
      tries: [
        '{L} closed {L.their} eyes and wanted to jump. Luckily {F} was holding on. You should never do that.',
        'They went to the lift. It was a small steel room with a queue in front of it, and when the doors closed with a thud, {L} was out again.',
        '“Then I don’t want any waffles,” said {L}. But they could smell them down here.',
      ],
      tip: '“I look after these stairs,” said {G+}, who had a spanner in one pocket. “They’re slower than you think. Don’t look at the step. Look at the yellow edge. Hold the rail first, it’ll pull you a little. That’s it saying: now.”',
      low: 'They stood to one side and only watched, until nobody was waiting any more. {L} counted. From one yellow edge to the next you could say exactly: “One, two, now.” It was always the same.',
      turn: '{L} took {F’s} hand on one side, and put the other one on the rail. The rail pulled a little. “One,” said {L}, “two,” and looked at the yellow edge. “Now!” One foot, and the other foot. {L} stood. And the stairs were walking.',
      done: 'The ground floor got smaller and smaller. The hats went by, and the lamps, and {L} hadn’t moved at all. “Yellow edge,” said {F} at the top. “One, two, now!” One big step, and there was firm floor under {L’s} feet. “Again,” said {L}. “But waffles first.”',
      again:
        'They went up four times that afternoon. On the way down {L} told a small child in front: “Look at the yellow edge. One, two …” And the small child said: “Now!”',
      helper: { name: 'Mr Cog', creature: 'man' },
      outcomes: [
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/proud'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'The hats went by, and the lamps, and {L} hadn’t moved at all. “Yellow edge,” said {F} at the top. “One, two, now!” One big step, and there was firm floor. {L} looked down at where it had all begun, and {told}.',
        },
        {
          asked: ['toy/book/buy/shop/store/teddy/present'],
          kinds: ['gets', 'given-by', 'all-get', 'sees'],
          done: '“One, two, now!” One big step, and there was firm floor under {L’s} feet, on the third floor, with shoelaces and all. The toys were on the left, the books were on the right. They had come the whole way by standing still, and {told}.',
        },
        {
          asked: ['again/ride/fun'],
          kinds: ['plays'],
          done: 'The ground floor got smaller and smaller, the hats went by, and the rail said: now. One big step, and they were up. “And does it come down again?” asked {L}. It did, on the other side, with a yellow edge as well, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Yellow edge. One, two, now!” One big step, and there was firm floor under {L’s} feet. On the third floor it smelled of waffles. {F} still held {L’s} hand, out of pure habit, so they went in together, and {told}.',
        },
      ],
    },
  ],
};
