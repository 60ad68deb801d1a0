import type { StorySourceInput } from '../story-source.ts';

/** General plots about a mix-up about {a}. */
export const takenForAnother: StorySourceInput = {
  id: 'taken-for-another',
  situations: ['mistaken'],
  creature: 'theme',
  topic: 'a mix-up about {a}',
  thing: '{S}',
  main: 'village',
  plots: [
    {
      id: 'one-of-us',
      titles: ['{S} Who Thought It Was {A}', 'A Rather Odd {Noun}', '{L} and {S}'],
      goal: 'find out who {S} was',
      trouble: 'nobody dared to tell {S} the truth',
      solved: '{S} was glad to be {S}',
      opener:
        'On Monday there was one {noun} more than on Sunday. {L+} counted again. It was rather an odd one, if you looked at it closely.',
      friend:
        '“I’m {a},” said {S+}, before anyone had asked. “Can’t you see that?” {L} looked from the front and from behind, and was too polite to answer.',
      problem:
        '{S} ate what {a} eats, and slept where {a} sleeps, and made the noise of {a}, more or less. But it was hard work. And the others had begun to whisper.',
      tries: [
        '“You aren’t {a}. You’re {S},” said {F}. {S} laughed till the tears came. “What a good joke,” said {S}.',
        '{L} brought a mirror. {S} looked into it for a long time. “Who’s that?” asked {S}. “Poor thing. It isn’t {a} at all.”',
        'They did what {a} does all day, from morning till evening. {S} joined in everything, a bit too late and a bit too loudly, and in the evening {S.they} {S.was} very tired.',
      ],
      tip: '“Don’t tell {S} what’s not true,” said {G+}. “Find out what’s true. What does {S} do when nobody is looking, and without trying?”',
      turn: 'So they hid, and watched. And there {S} was, all alone, and did something quite different. It was easy and quick, and nobody who is {a} could ever have done it. “Again!” called {L}. “How do you do that?”',
      done: '“That?” asked {S}. “I’ve always been able to do that.” It grew quiet. {S} looked into the mirror once more. “Hello,” said {S}, “so that’s me.” And everyone clapped, above all {the}.',
      again: '{S} still comes to visit {the}. Friends, they have found, don’t have to be the same thing.',
    },
    {
      id: 'are-you-my-mother',
      words: ['mum', 'mummy', 'mother', 'mom', 'mama', 'dad', 'father', 'parent'],
      titles: ['{The} Is Not Your Mum', '{S} and {The}', 'Are You My Mum?'],
      goal: 'find the real mum of {S}',
      trouble: '{S} took {the} for a mum',
      solved: '{S} was with the right mum',
      opener:
        'Crack, it went, behind the bus stop. {L+} turned round. There lay an eggshell, and it was empty. Whoever had been in it was already out, and looking for somebody.',
      friend:
        'It was {S+}, still a bit damp. The first thing that {S} saw was {the}. “Mama!” said {S}, and ran after it as fast as two very new legs can go.',
      problem:
        '{S} cuddled up to {the}. It was big and warm, and it hummed. But it gave no milk and no kisses. “Mama’s shy,” said {S}. {L} did not know how to explain it.',
      tries: [
        '“That’s not your mum,” said {F}. {S} began to howl. It was a very big howl for somebody so small. “All right,” said {F}, “perhaps it is.”',
        'They asked the cow, the postman and the lady with the buns, “Is this yours?” None of them had lost anybody.',
        '{L} was the mum for a while. It went well until supper. {S} wanted [eleven|nineteen] buckets of leaves.',
      ],
      tip: '“Somebody’s looking for {S} as well,” said {G+}. “Don’t run about. Make a noise that a mum can hear. What was the noise that {S} made, just now?”',
      turn: 'The howl! {L} and {S} climbed to the top of the hill. “Once more,” said {L}, “as loudly as you can.” {S} howled. It rolled over the fields and the roofs, all the way to the forest. Then they listened. And far away, something answered.',
      done: 'The ground shook a little. Over the trees came a head, as big as a door, with the very same nose. “There you are,” it said softly. And then there was one big kiss, and a very wet one.',
      again:
        '{S} comes by on Sundays, with Mama, to wave at {the}. “My first mum,” says {S}. One never quite forgets that.',
    },
  ],
};
