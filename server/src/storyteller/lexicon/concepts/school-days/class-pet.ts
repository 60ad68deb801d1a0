import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the pet of a class that goes home with a child. */
export const classPet: StorySourceInput = {
  id: 'class-pet',
  words: [
    'class pet/hamster/guinea-pig/rabbit/gerbil/mouse/tortoise',
    'school pet/hamster/rabbit/guinea-pig',
    'class guinea pig',
    'school guinea pig',
    'class hamster weekend',
    'take/taking class pet/hamster/guinea/rabbit home',
    'class guinea pig go/goes home',
    'hamster from school',
    'pet from school',
    'weekend with class pet',
  ],
  situations: ['visit', 'deed', 'newcomer', 'has', 'wants', 'learn'],
  creature: 'theme',
  topic: 'the class pet',
  thing: 'the cage',
  home: 'school',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-weekend',
      titles: ['The Weekend with the Class Pet', '{L’s} Turn on Friday', 'Back on Monday'],
      goal: 'bring {S} back safely on Monday',
      trouble: '{S} had vanished from the cage',
      solved: '{S} was back in the cage, safe and sound',
      opener:
        'Every Friday somebody in the class was allowed to take the class pet home for the weekend, with the cage, the food and the diary. There was a list on the door. This Friday it said {L+}.',
      friend:
        'Home they went, very carefully, with {S+} in the cage and a cloth over it against the wind. “Two spoons in the evening,” it said in the diary, “fresh water in the morning, and always shut the little door.”',
      problem:
        'On Saturday {L} gave {S} fresh water and a piece of apple, and wrote it all down. Then the telephone rang. When {L} came back, the little door was open, and the cage was empty. On Monday the whole class would be waiting!',
      tries: [
        '{L} called {S}, loudly, in every room. Somebody who is small and frightened does not come out for that.',
        '{L} pulled the sofa away from the wall. There was a lot of dust under it, and a lost domino, and nothing with whiskers.',
        '{L} asked everybody in the house. They all opened doors and moved chairs, and it got louder and louder.',
      ],
      tip: '“Stop stamping about,” said {G+} from next door. “Shut all the doors and turn off the light. When it’s dark and quiet it’ll come out for its supper. Put that on the floor. And then listen for it.”',
      low: 'It was getting dark outside. {L} sat by the empty cage and thought about Monday, and about the twenty-three others.',
      turn: '{L} put two spoons of food on the carpet and turned off the light. Then {L} sat down in the dark by the wall and did not move. For a long time nothing happened. Then there was a rustle, and a very small crunch.',
      done: 'There was {S}, having supper! {L} laid a hand flat on the carpet and waited, until {S} climbed onto it. Back into the cage, click! Then {L} wrote it all in the diary, the open door as well.',
      again:
        'On Monday the teacher read it out, and nobody laughed. The next child on the list read it three times.',
      helper: { name: 'Mr Nibley', creature: 'squirrel' },
    },
  ],
};
