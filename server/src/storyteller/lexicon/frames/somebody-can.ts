import type { StorySourceInput } from '../story-source.ts';

/** General plots about {doing}. */
export const somebodyCan: StorySourceInput = {
  id: 'somebody-can',
  situations: ['ability'],
  creature: 'theme',
  topic: '{doing}',
  thing: '{S}',
  main: 'village',
  plots: [
    {
      id: 'just-the-thing',
      titles: ['{S} That Could {Do}', '{L} and {S}', 'Who Can {Do}?'],
      goal: 'show what {S} could do',
      trouble: 'nobody wanted {S} to {do}',
      solved: '{S} had saved the day by {doing}',
      opener: [
        'Most of the time nothing special happens. But on this morning {L+} heard something that {L} had never heard before.',
        '{L+} rubbed both eyes and looked again. Was somebody really {doing}, here, in the middle of the morning?',
      ],
      friend: [
        'It was {S+}. {^S} could {do}! “I always could,” said {S}. “But mostly I don’t, because people stare.”',
        'There was no doubt: {S+} could {do}. “Please don’t tell,” said {S}. “But it’s wonderful!” said {L}.',
      ],
      problem: [
        'Soon the whole town knew about it. “{Doing}! In our town!” they said. “That must stop.” And {S} was not allowed to {do} any more.',
        'But when {S} tried to {do} at the market, everyone was startled. Eggs fell, hats fell. “No more {doing} here!” they said.',
      ],
      tries: [
        '{S} tried very hard not to {do}. It worked for an hour. Then {S} had to {do}, louder than before, and a shelf came down.',
        'They tried to keep it a secret, under a big box. But it is not easy to {do} in a box, and the box began to walk.',
        '{L} told everyone how useful it is to {do}. “What for?” they asked. {L} could not think of anything just then.',
      ],
      tip: [
        '“One day they’ll need somebody who can {do},” said {G+}. “Don’t hide it. Keep it ready.”',
        '“What you can do is not too much,” said {G+}. “It’s only in the wrong place. Go where it is needed.”',
      ],
      turn: [
        'That evening a duckling was lost in the fog by the river, and nobody could find the way. “I know!” said {L}. “{S!}, {do}! As well as you can!” And {S} {did}.',
        'Then all the lamps went out, and everyone stood in the dark and was frightened. “Now!” said {L}. “Now is the time to {do}!” And {S} {did}, as never before.',
      ],
      done: [
        'That was just what was needed. Everybody came, one after the other, towards {S}. “Nobody but {S} could have done that,” they said.',
        'And because {S} {did}, nobody was frightened any more. “Please,” they all said, “would you {do} again tomorrow?”',
      ],
      again: [
        'Now {S} is allowed to {do} every day, at noon, on the market square. Nobody drops an egg.',
        'In the evening, when it is quiet, {L} says, “Once more?” And {S} will {do}, quite softly, just for {L}.',
      ],
    },
  ],
};
