import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} who has lost what everybody knows them by: a colour, a smell, the stripes. */
export const lostItsOwn: StorySourceInput = {
  id: 'lost-its-own',
  situations: ['lost-its-own'],
  topic: '{S} without {the}',
  thing: '{the}',
  creature: 'theme',
  main: 'meadow',
  plots: [
    {
      id: 'back-the-way-it-went',
      titles: ['{S} and the Lost {Noun}', 'Where Did {The} Go?', '{L} and {S}'],
      goal: 'bring back {the} of {S}',
      trouble: '{S} had lost {the} and looked like nobody in particular',
      solved: '{the} had come back to {S}',
      opener:
        'Something went past the gate, and {L+} nearly did not see it. It was like a drawing that somebody has rubbed out. “Good morning,” it said, in a small voice. “You don’t know me any more, do you?”',
      friend:
        'Then {L} looked twice. It was {S+}! But it was {S} without {the}. “It was still there when I went to bed,” said {S}. “When I woke up, it was gone. Now they all walk past me.”',
      problem:
        '{S} looked down, and there was nothing to see where {the} had been. “Who’s that?” asked the neighbours. “Are you new here?” And {S}, who had lived there always, was too sad to answer.',
      tries: [
        'They painted it on, with the good paints. It looked real. Then there came three drops of rain, and it ran down into the grass.',
        '{F} lent {S} something to wear instead. It was pretty. But it was {F’s}, and you could see that it was.',
        'They hung up a notice: “Lost!” A goose came and brought a glove.',
      ],
      tip: '“Such a thing isn’t lost like a glove,” said {G+}. “It goes quiet when you don’t feel like yourself. When did {S} last laugh out loud? Go back there, by the same road. It can’t be far from that.”',
      turn: '“When did you last laugh?” asked {L}. {S} had to think for long. It was before the big rain, when they rolled down the bank. So they went back there, all of them, and lay down at the top. “I don’t feel like it,” said {S}. Then {L} tickled.',
      done: '{S} rolled, and shrieked, and laughed out loud. And with every turn there was a bit more of it, first faint, then clear, until {the} was there again from end to end. “That’s me!” called {S}, and looked in every puddle.',
      again: 'On dull days {the} is a little paler. Then somebody says “To the bank!”, and off they go.',
    },
  ],
};
