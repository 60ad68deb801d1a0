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
    'class pet/hamster/rabbit/gerbil come/comes/came home',
    'look/looks/looking after class pet/hamster/rabbit/gerbil/guinea',
    'look/looks/looking after the class pet/hamster/rabbit/gerbil/guinea',
    'class pet/hamster/rabbit/gerbil holiday/holidays',
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
    {
      id: 'what-the-diary-did-not-say',
      titles: ['A Guest from School', '{L} Looks After {S}', 'Nobody Stirs before Dark'],
      goal: 'look after {S} well for the whole weekend',
      trouble: '{S} ate nothing and would not come out',
      solved: '{S} was eating and felt at home',
      opener:
        'On Friday the teacher put the cage into {L+}’s arms. “Take good care of our class pet,” said the teacher. {L} carried it home as carefully as if it were made of glass.',
      friend:
        'Inside, under the straw, sat {S+}. In class {S} always came to the bars. Now there was only a small hump in the corner. {L} read the whole diary: “Fresh water, clean straw, two spoons of food.” It sounded easy.',
      problem:
        'By Saturday noon the two spoons of food lay there untouched. The water was as full as before. {S} did not move. “What if something is wrong?” said {L}. On Monday the whole class would ask.',
      tries: [
        '{L} put in more food: carrot, apple, a piece of cucumber. Now there was a mountain in the cage, and behind it sat {S} and looked away.',
        '{L} sang the class song, right beside the bars, to make it feel like school. The straw trembled. It was much too loud.',
        '{L} carried the cage from room to room, to find the nicest one. At every door {S} crept deeper into the straw.',
      ],
      tip: '“New smells, new noises, and a ride through the wind,” said {G+}, who is an animal doctor. “{S} isn’t ill, only homesick. Find one good place and leave it there. Something that smells of school would help. And then: don’t do anything. That’s the hardest part.”',
      low: '{L} took all the extra food out again and sat down at the other end of the room. In the diary {L} wrote, “Saturday: still hiding. I’m waiting.”',
      turn: 'What smelled of school? {L} thought of the satchel. At the bottom lay the old felt cloth from the paint table. {L} laid it in a corner of the cage, put the cage by the quiet wall, and then read a book, very softly, page after page.',
      done: 'After two chapters the straw rustled. Out came a nose, and then the rest of {S}. {S} sniffed at the cloth, sat down on it, and began to eat, crunching loudly. {L} did not even turn the page. It was the best page of the whole book.',
      again:
        'On Monday the class found a new line in the diary: “Bring the felt cloth along. Read something. Wait.” Every child has done it that way since.',
      helper: { name: 'Dr Nettle', creature: 'woman' },
    },
  ],
};
