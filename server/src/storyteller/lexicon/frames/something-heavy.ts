import type { StorySourceInput } from '../story-source.ts';

/** General plots about a heavy heart. */
export const somethingHeavy: StorySourceInput = {
  id: 'something-heavy',
  situations: ['sad'],
  gentle: true,
  topic: 'a heavy heart',
  thing: 'that feeling',
  main: 'garden',
  plots: [
    {
      id: 'the-stone',
      titles: ['A Stone in the Pocket', '{L} and the Heavy Day', 'Half as Heavy'],
      goal: 'carry what was so heavy',
      trouble: 'it was too heavy for one alone',
      solved: 'it had been said, and two were carrying it',
      opener: [
        'There are things that are hard to say. {L+} knew about one of them, and it felt like a stone in a pocket.',
        '{L+} was sitting at the window. There was something to think about, and it was big, and it would not go away.',
      ],
      problem: [
        'The stone came along everywhere. At table it was there, and in bed it was there, and it grew heavier every time {L} thought of it.',
        'Nobody could see it from outside. But {L} walked more slowly than on other days, and did not want to play.',
      ],
      tries: [
        '{L} tried not to think of it. But whoever tries not to think of a thing has thought of it already.',
        '{L} put on the yellow coat and smiled. From outside it looked like an ordinary day. Inside it was not one.',
        '{L} wrote it on a piece of paper and put the paper in a drawer. Even in the drawer it was there.',
      ],
      tip: [
        '“I can see that you’re carrying something,” said {G+}. “Such things are made for two. Is there somebody whom you could tell?”',
        '“Some things can’t be made good at once,” said {G+}. “But you can say them. To somebody who listens, and who stays.”',
      ],
      turn: [
        'It took three tries. Then {L} said it, all of it, very quietly. {F} listened to the end and took {L’s} hand.',
        '“May I tell you something?” asked {L}. “Anything,” said {F}. And then {L} told it, and cried a little, and told the rest.',
      ],
      done: [
        'It was not gone. But now there were two to carry it, and each had half. {L} could breathe all the way down again.',
        'Nothing had changed outside. But inside there was a bit of room again, for the sun on the wall, and for a bowl of soup.',
      ],
      again: [
        'There are heavier days and lighter days. On the heavy ones, {L} knows whom to tell.',
        'A small round stone lies on the window sill now. {L} and {F} take turns to hold it.',
      ],
      outcomes: [
        {
          kinds: [
            'result',
            'happy',
            'feels',
            'no-longer',
            'hugs',
            'says',
            'learns',
            'understands',
            'sleep',
            'home',
            'helps',
            'stays',
            'friends',
            'still-friends',
            'tells',
          ],
          done: 'It was not gone. But now there were two to carry it, and each had half. {L} could breathe all the way down again. {F} did not let go of {L’s} hand, and {told}.',
        },
      ],
    },
  ],
};
