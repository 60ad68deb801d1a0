import type { StorySourceInput } from '../story-source.ts';

/** General plots for themes of grief or fear that no concept covers. */
export const gentleFrames: StorySourceInput[] = [
  {
    id: 'somebody-afraid',
    situations: ['afraid-being'],
    gentle: true,
    creature: 'theme',
    topic: '{S} and {the}',
    thing: '{the}',
    main: 'meadow',
    plots: [
      {
        id: 'three-steps-and-a-hand',
        titles: ['{S} and {The}', 'Brave {S}', '{S} Takes One Step'],
        goal: 'be near {the} without fear',
        trouble: '{S} was afraid of {the}',
        solved: '{S} was not so afraid of {the} any more',
        opener: [
          'Behind the [hedge|haystack] something was trembling. {L+} saw the leaves shake, and there was no wind at all.',
          '{L+} had always thought that the big ones are afraid of nothing. That was before this morning.',
        ],
        friend: [
          'It was {S+}. “Has it gone?” whispered {S}. “Has what gone?” asked {L}. {S} could hardly say it, it was so embarrassing: “{^the}.”',
          '“Don’t laugh,” said {S+}. “All the others like {the}. I’m the only one. When I think of {the}, I can’t feel my [feet|tail].” {L} did not laugh.',
        ],
        problem: [
          'And {the} was everywhere, once one paid attention. At the first sight of it {S} went stiff as a board, and then was gone, behind the next tree. Nobody wanted to wait any more.',
          'As soon as {the} came near, {S’s} heart went bump, bump. “I’ll stay at home, then,” said {S}, “for ever.” That is a very long time.',
        ],
        tries: [
          '“Just do it!” called the others, and gave {S} a push. Now {S} was afraid of {the}, and of the others too.',
          '{S} tried it with both eyes shut. But behind shut eyes {the} was even bigger, and had teeth.',
          '{L} said that there was nothing to be afraid of. {S} knew that. It was only {S’s} knees that did not.',
        ],
        tip: [
          '“Fear is a kind of guard,” said {G+}. “It barks because it doesn’t know {the}. Don’t shout at it. Take it by the hand, and show it {the} from far away. And then one step. You may always go back one.”',
          '“I’m afraid of something too,” said {G+}, “and I’m very old. One learns it from the edge: first look, then listen, and go home. Tomorrow one step further. Whoever holds your hand isn’t allowed to pull.”',
        ],
        turn: [
          'So they sat down on the hill, a long way off, and only looked at {the}. Then it was one step. {S} breathed out. And one step more. {L} held on, and did not pull.',
          '“I’ll say when,” said {S}. {L} nodded. They went so slowly that a snail overtook them. “When,” said {S}, and put out one [paw|toe] towards {the}.',
        ],
        done: [
          'And there stood {S}, right beside {the}. “It’s much smaller than I thought,” said {S}. It took courage to say that, and everybody could see it.',
          'Nothing bad happened. {S} looked at {the} from close up, from the left and from the right, for as long as it takes to count to ten. “Eleven,” said {S}, “twelve,” and laughed.',
        ],
        again: [
          'Some days the bump, bump still comes. “Hello, guard,” says {S} then. “It’s only {the}. We know that one.”',
          'The next time somebody trembled behind the hedge, it was {S} who sat down there and asked, “Shall I hold your hand?”',
        ],
      },
    ],
  },
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
