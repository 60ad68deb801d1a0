import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the first day at kindergarten. */
export const kindergartenFirstDay: StorySourceInput = {
  id: 'kindergarten-first-day',
  words: [
    'first day of kindergarten/nursery/preschool/reception/daycare',
    'first day kindergarten/nursery/preschool/reception/daycare/playgroup',
    'start/starting kindergarten/nursery/preschool/reception/daycare/playgroup',
    'start/starts/starting in reception',
    'kindergarten start',
    'my kindergarten/nursery/preschool',
    'kita start',
    'first day at nursery',
    'settle/settling nursery/in',
    'settling in',
    'go/goes/going to kindergarten/nursery/preschool/daycare',
  ],
  situations: [
    'afraid',
    'visit',
    'wants',
    'newcomer',
    'reluctant',
    'learn',
    'refuses',
    'deed',
    'own-wish',
    'afraid-being',
  ],
  gentle: true,
  topic: 'the first day at kindergarten',
  thing: 'the kindergarten',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-thing-in-the-pocket',
      titles: ['{L’s} First Day at Kindergarten', 'Something in the Pocket', 'Until After the Nap'],
      goal: 'stay at kindergarten until after lunch',
      trouble: '{L} did not want to let go at the door',
      solved: '{L} had stayed until after lunch',
      opener:
        'Today was {L+}’s first day at kindergarten. There was a hook with a picture of a duck, and that hook was for {L}. There were small chairs, and a smell of paint and apples.',
      friend:
        '{F+} was sitting on the carpet with a wooden train and looked up. {L} held on to the hand that belonged to home, and looked back.',
      problem:
        '“I’m going now, and I’ll be back after lunch,” said the voice from home. Then there was a kiss, and the door shut. {L} stood in front of the door. How long is it until after lunch? It might be a whole year.',
      tries: [
        '{L} stood at the window. The street was there, and a dustbin. After lunch did not come along.',
        'The teacher gave {L} a puzzle with a cow. {L} put in one piece, and then thought of home again.',
        '{F} drove the train as far as {L’s} shoe. “Choo,” said {F}. {L} wanted to say something, but only swallowed.',
      ],
      tip: '“You’re allowed to miss somebody here,” said {G+}, the teacher. “I can show you how long it is. First we play, then we have a snack, then we go out, then it’s lunch. That’s four pictures on a string, and you can turn them over.”',
      low: '{L} looked at the four pictures. It was not a year. It was only four.',
      turn: 'Something was in {L’s} pocket: a button from the coat at home. {L} held it tight, and breathed out. Then {L} sat down next to {F} and put the button on the last wagon. “It’s going to lunch,” said {L}. “Choo!” said {F}.',
      done: '{L} turned over the first picture. There were apples for a snack: that was the second. They dug in the sand: the third. And when the soup was eaten and {L} turned over the fourth, the door opened. “I’m back!” said the voice from home. “Already?” asked {L}.',
      again:
        'The next morning {L} cried for a little while, and then turned over the first picture. The button lives in the pocket. It knows the way.',
      helper: { name: 'Miss Olive', creature: 'woman' },
    },
    {
      id: 'the-house-under-the-table',
      titles: ['The House Under the Table', '{L} Goes to Kindergarten', 'Please Knock!'],
      goal: 'feel at home at kindergarten',
      trouble: 'everything at kindergarten was loud and new',
      solved: '{L} felt at home at kindergarten',
      opener:
        'On the first day at kindergarten there were a lot of children, and all of them seemed to know where to go. {L+} did not. So {L} went under the big table in the corner, where there was nobody.',
      friend:
        'From under the table you could see only shoes. There were red ones, and ones with stars. The ones with stars belonged to {F+}, who was building a tower. The tower fell down. It was very loud.',
      problem:
        'It was quieter under the table. {L} liked it there, with both arms round both knees. But it was also a bit lonely. Out there were the paints and the blocks and all those voices, and between {L} and them there was a lot of floor.',
      tries: [
        '“Come out and sing with us!” called a boy, and then three more called it. {L} moved back a bit further, to the wall.',
        '{L} put one foot out from under the table. Somebody ran past, very fast, and {L} pulled the foot back in.',
        '{F} rolled a little car under the table. {L} rolled it back. It was a good car. But nothing was said.',
      ],
      tip: '“You’ve got a nice place here,” said {G+}, the teacher, sitting down on the floor beside it. “I won’t pull you out. When I’m somewhere new, I like to have a house as well. Here’s a blanket, if you want a door. In your house you say who comes in.”',
      low: 'The blanket was soft and smelled of soap. {L} pulled it a little closer, and thought about where a door might go.',
      turn: '{L} hung the blanket over the edge of the table. Now it was a house. {L} listened. Outside, the shoes with the stars had stopped. “You have to knock,” said {L}, not very loudly. Knock, knock, it went. “Come in,” said {L}, and held the door open.',
      done: '{F} brought a little car along, for the garage. Then somebody knocked who had a saucepan, and somebody with a tired doll. Soon the house was too full. “The garden’s out there,” said {L}, and crawled out first, to show them where it was.',
      again:
        'After lunch somebody from home stood at the door, and could not see {L} anywhere. “I’m at home,” called a voice behind the blanket. “Just knock!”',
      helper: { name: 'Mr Plum', creature: 'badger' },
    },
  ],
};
