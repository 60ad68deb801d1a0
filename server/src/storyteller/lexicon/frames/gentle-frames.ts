import type { StorySourceInput } from '../story-source.ts';

/** General plots for themes of grief or fear that no concept covers. */
export const gentleFrames: StorySourceInput[] = [
  {
    id: 'somebody-sad',
    situations: ['sad-being'],
    gentle: true,
    creature: 'theme',
    topic: '{the}',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'room-on-the-bench',
        titles: ['{L} and {S}', 'Room on the Bench', 'Sitting with {S}'],
        goal: 'be there for {S}',
        trouble: '{S} had a heart as heavy as a stone',
        solved: '{S} was not alone with it any more',
        opener: [
          'Behind the house stood a bench. {L+} went there on most days. But today there was somebody on it already, quite still.',
          '{L+} heard it from far off: somebody was breathing as one breathes after a long cry.',
        ],
        friend: [
          'It was {S+}. “Is there room?” asked {L}. There was. So {L} sat down and asked nothing more.',
          'There sat {S+}, looking at nothing. “I’m {L},” said {L}. “I’ll just sit here for a while, if I may.”',
        ],
        problem: [
          'After a long time {S} began to tell. It was a sad thing, and a big one. When it was told, it was still there.',
          'Then {S} told what the matter was, in very few words. {L} felt how heavy it must be.',
        ],
        tries: [
          '{L} told the best story in the world. {S} listened politely. But a story does not take away a stone.',
          '{L} picked all the flowers within reach. {S} said thank you, and held them, and was as sad as before.',
          'They walked to the hill with the wide view. It was beautiful, and it helped for as long as they stood there.',
        ],
        tip: [
          '“You can’t carry it away,” said {G+}. “Nobody can. But nobody has to sit there alone with it. That is something.”',
          '“You want to make it go away,” said {G+}. “It needs time for that. What helps until then is somebody who stays.”',
        ],
        turn: [
          'So {L} did nothing more. {L} went back to the bench, sat down close to {S}, and stayed. The light went golden, and then grey.',
          '{L} fetched the blanket and put it round them both. “I’ll come tomorrow too,” said {L}, “and the day after.”',
        ],
        done: [
          'After a while {S} leaned a little to one side, and there was {L’s} shoulder. “It’s still heavy,” said {S}. “But I’m not alone with it.”',
          'On the third day {S} looked up when {L} came, and moved over to make room. It was a small thing, and it was a good one.',
        ],
        again: [
          'The bench is still there. On some days they talk, and on some days they only look at the clouds.',
          'When somebody sits there quite still, {L} asks now, “Is there room?” There always is.',
        ],
      },
    ],
  },
  {
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
          '“Some things can’t be made good at once,” said {G+}. “But one can say them. To somebody who listens, and who stays.”',
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
      },
    ],
  },
];
