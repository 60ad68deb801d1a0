import type { StorySourceInput } from '../story-source.ts';

/** General plots about a day on which everything turns into {matter}. */
export const allTurned: StorySourceInput = {
  id: 'all-turned',
  situations: ['all-turned'],
  topic: 'the day when everything was {noun}',
  thing: '{the}',
  main: 'village',
  home: 'cottage',
  plots: [
    {
      id: 'too-much-of-it',
      titles: ['{Noun}, Nothing but {Noun}', 'The {Noun} Day', 'Too Much {Noun}!'],
      goal: 'get one thing that was not {noun}',
      trouble: 'everything that anyone touched turned to {noun}',
      solved: 'everything was itself again',
      opener: [
        '“I wish everything were {noun}!” {L+} had said that at bedtime, just like that, with the light already out. In the morning {L} put a foot on the floor, and the floor was not a floor any more.',
        'It began with the spoon. {L+} had it in one hand, looked out of the window, looked back, and it was {noun}. Then the egg. Then the table.',
      ],
      problem:
        'It was fun until ten o’clock. The door was {noun}, the street was {noun}, and the letter box too. But then {L} wanted a drink of water, and it was {noun}. {L} stroked the cat, and stopped just in time. “That’s enough now, thank you,” said {L}. It went on.',
      tries: [
        [
          '{L} touched everything a second time, to turn it back. Now it was {noun} twice over, with a thicker edge.',
          'They put on gloves. The gloves turned to {noun} first, and stuck.',
        ],
        [
          'They ate, carried and shovelled it away. Behind it there was more. Whoever has had enough of {noun} once knows how long a street can be.',
          '{F} shouted “Stop!” in every direction. The echo came back, and it was also {noun}.',
        ],
        'They looked in the book of spells. The book was {noun}, from page one, and not to be opened.',
      ],
      tip: '“One wish made it,” said {G+}, “and it’ll take one wish to unmake it. But a small one, and a real one. Don’t wish for everything. What do you want so much that you could smell it?”',
      turn: '{L} sat down on the kerb and thought. Not of gold and not of a castle. {L} thought of a quite ordinary apple, a bit green on one side, with a worm in it perhaps. {L} could smell it. “That,” said {L}, quite softly. “I’d be so glad of that.”',
      done: 'Something lay in {L’s} hand. It was hard and cool, and when {L} bit into it, it cracked. An apple! Where the juice dripped, the kerb was stone again, then the street, the door, the water. The cat came and rubbed against {L’s} leg, warm and quite itself.',
      again:
        'One thing stayed as it was: the left door knob. It is {noun} to this day, and they only ever show it to good friends.',
    },
  ],
};
