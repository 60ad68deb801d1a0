import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the}. */
export const somebodySad: StorySourceInput = {
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
};
