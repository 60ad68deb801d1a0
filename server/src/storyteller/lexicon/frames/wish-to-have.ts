import type { StorySourceInput } from '../story-source.ts';

/** General plots about having {a}. */
export const wishToHave: StorySourceInput = {
  id: 'wish-to-have',
  situations: ['own-wish'],
  topic: 'having {a}',
  thing: '{the}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'for-one-day',
      titles: ['If I Had {A}, Said {L}', '{L} and {The}', '{A} for One Day'],
      goal: 'get along with {the}',
      trouble: '{the} got in the way of everything',
      solved: '{L} knew what {the} was good for, and what it was not',
      opener: [
        '“If I had {a},” said {L+} at breakfast, “everything would be easier.” {L} said it at lunch as well, and to the moon. Perhaps the moon had good ears that evening.',
        '{L+} had drawn it on every page of the notebook: {L}, with {a}. Underneath it said, “Please.” In the night the notebook lay open on the windowsill.',
      ],
      problem: [
        'In the morning it was there: {a}! {L} looked at it from all sides, and it was real. But on the stairs the trouble began. {The} would not go through the door, or only after {L}, and it swept two cups off the table.',
        '{L} woke up and had {a}. Just like that. “Hurrah!” At noon it was not so simple any more. Where do you put {a} when you sit down? And what does it want, at night, and all the time in between?',
      ],
      tries: [
        '{L} wanted to show {the} to everybody. Everybody came, and everybody touched it once. By then nobody had played with {L}.',
        'They tied {the} up with a ribbon, so that it would keep still. It kept still until somebody sneezed.',
        '{L} pretended not to have it. But {a} like that can’t be left at home under a cushion.',
      ],
      tip: [
        '“I had {a} once,” said {G+}, “for a whole summer. Nobody tells you how it’s done. It wants a bit of room and a bit of work. What did you want it for, in the beginning?”',
        '“You’ve been thinking of having it,” said {G+}. “Think of using it. Who could do with it today? Start there.”',
      ],
      turn: [
        '{L} thought back. What for? “There was one thing that I couldn’t do without it,” said {L}, and went out into the yard, and tried just that: slowly, with {the}, and with {F} holding on.',
        '{L} asked up and down the street, “Does anyone need somebody with {a}?” For a while nobody answered. Then a small hand went up at the back.',
      ],
      done: [
        'And that was what it had been for! It was just right, for one whole afternoon. {L} and {the} went together as if they had practised. “I’m glad that I know,” said {L}. “Now I don’t have to wonder.”',
        'It was done in no time, and only because of {the}. Everyone cheered. {L} looked at it, and gave it a pat. It was more work than in the notebook. It was also more fun.',
      ],
      again: [
        'In the notebook there’s a new picture now: {L}, with {a}, quite true to life, with the cups on the floor.',
        '“And what do you wish for next?” asked {F}. {L} thought for a long time. “Nothing with corners,” said {L}.',
      ],
    },
  ],
};
