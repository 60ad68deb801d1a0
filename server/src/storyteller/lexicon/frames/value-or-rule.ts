import type { StorySourceInput } from '../story-source.ts';

/** A general plot about a value or a rule that is forgotten when it is needed: {rule} is the theme in its own words, such as `kind words`, or the poster that says it. */
export const valueOrRule: StorySourceInput = {
  id: 'value-or-rule',
  situations: ['value'],
  topic: '{activity}',
  thing: 'the poster',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'one-small-stop',
      titles: ['{L} Stops to Think', 'One Small Stop', '{L} Tries Again'],
      goal: 'think of {rule}',
      trouble: '{L} had forgotten all about {rule}',
      solved: '{L} had thought of {rule}',
      opener: [
        'On Monday there was a new poster by the door. {It_says} “That’s easy,” said {L+}. “I can do that.”',
        'There was a new poster by the door. {It_says} “Today,” said {L+}, “I’m going to think of it all day long.” It did not sound hard at all.',
      ],
      problem: [
        'Then the best game of the morning began, and everything went very fast. {L} forgot all about {rule}. {F} stopped playing and went quiet. “I didn’t mean to,” said {L}.',
        'It went well until everyone was in a hurry. {L} was thinking of something else, and forgot all about {rule}. {F} looked at the floor, and the game was over.',
      ],
      tries: [
        '“I’ll never forget it again,” said {L}. It was a big promise. It lasted until the next game began.',
        '{L} drew a picture as a reminder and put it into one pocket. It was a good picture. But nobody can see what is in a pocket.',
        '{L} stayed away from the others, so that nothing could go wrong. Nothing did go wrong. It was only very lonely.',
      ],
      tip: [
        '“It’s hard to think of {rule} when everything goes fast,” said {G+}. “Make one small stop. Take a breath, look at the others, and ask yourself what would be right.”',
        '“Everybody forgets sometimes,” said {G+}. “You needn’t think of it all day. You only need one small stop, just before: breathe in, look up, and then go on.”',
      ],
      turn: [
        'In the afternoon it was about to go wrong again. But this time {L} stopped, took one breath and looked at {F}. And then {L} knew what to do, and did it.',
        'When everything went fast again, {L} stood still for a moment. One breath. Then {L} thought of {rule}, just in time.',
      ],
      done: [
        '“You thought of it!” said {F}, and smiled. It had taken no longer than one breath. They went on playing, and this time nobody had to go quiet.',
        '{F} noticed it at once. “Thank you,” said {F}. The game went on, and it was a better game than before.',
      ],
      again: [
        '{L} still forgets now and then. Then {L} says sorry, makes one small stop, and tries again.',
        'The poster still hangs by the door. {L} hardly needs it any more.',
      ],
    },
  ],
};
