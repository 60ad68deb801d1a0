import type { StorySourceInput } from '../../story-source.ts';

/** Stories about lifts. */
export const theLift: StorySourceInput = {
  id: 'the-lift',
  words: [
    'lift',
    'lifts',
    'elevator',
    'elevators',
    'afraid/scared/fear/frightened lift/lifts/elevator/elevators',
    'ride/riding/take/taking lift/elevator',
    'glass lift/elevator',
    'buttons in the lift/elevator',
  ],
  situations: [
    'afraid',
    'afraid-being',
    'refuses',
    'reluctant',
    'cannot',
    'wants',
    'learn',
    'visit',
    'ride',
    'stuck',
    'deed',
    'sad-being',
  ],
  gentle: true,
  topic: 'riding in the lift',
  thing: 'the lift',
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-captain-of-the-buttons',
      titles: ['The Room That Goes Up', '{L} and the Lift', 'Captain of the Buttons'],
      goal: 'ride up to the ninth floor',
      trouble: 'the lift was small, and its doors shut by themselves',
      solved: '{L} had ridden up to the ninth floor and had pressed the button',
      opener:
        'Aunt Vera lived on the ninth floor, right at the top, where you can see the river. There were a hundred and sixty-two stairs, or there was the lift. {L+} stood in front of the silver doors and counted the stairs once more.',
      friend:
        'Bing, it went. The doors slid open. Inside there was a room without a window, no bigger than a wardrobe. “It’s quite nice in there,” said {F+}. “It’s got a mirror.” {L} took a step back.',
      problem:
        'What if the doors shut on somebody’s foot? What if the room stopped halfway, and nobody knew? {L} had heard a rumbling behind the wall. The doors waited for a while, and then they shut by themselves. Nobody had asked {L}.',
      tries: [
        '{L} climbed the stairs. On the fourth floor {L.their} legs were like noodles, and there were five floors to go.',
        '{L} ran in with {L.their} eyes shut, and when the doors moved, {L} ran out again. Now the coat was going to the ninth floor alone.',
        '“It’s quite safe,” somebody said. {L} believed it, down to the knees. Further up it did not get.',
      ],
      tip: '“I mend these,” said {G+}, who had a big bunch of keys. “It hangs on six steel ropes. The doors feel a foot, and open again. And there’s a bell in there, which rings at my place. A lift needs a captain. Would you like to know the buttons first?”',
      low: '{G} stopped the lift on the ground floor with a key, and the doors stayed open. {L} could look at everything. There was the one with the two arrows: that was for the doors. There was the yellow bell.',
      turn: '“I’d like to go one floor only,” said {L}, “and I’ll press.” {L} stood close to the buttons, with {F’s} hand in one hand. {L} put out a finger. “Captain speaking,” said {L}, rather quietly. “First floor. Doors are closing.” And {L} pressed.',
      done: 'There was a little tug, as if the floor took a breath. Bing! They were there. “And now,” said {L}, in a firmer voice, “ninth floor. All aboard!” The numbers lit up one after another. When the doors opened, there stood Aunt Vera, with the coat over one arm.',
      again:
        'Now {L} knows every floor by its smell. The third is soup, the seventh is paint. “Where to, please?” asks the captain when anybody gets in.',
      helper: { name: 'Mr Winch', creature: 'man' },
      outcomes: [
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/proud'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'First floor: bing! It was only a little tug, as if the floor took a breath. “All aboard,” said the captain of the buttons, in a firm voice, and the numbers lit up one after another. Aunt Vera stood there when the doors opened, and {told}.',
        },
        {
          asked: ['top/view/see/river/roof/button/press/ride/again'],
          kinds: ['sees', 'plays'],
          done: '“Captain speaking,” said {L}. “Ninth floor. Doors are closing.” The numbers lit up one after another. Bing! The room without a window opened, and behind Aunt Vera there was nothing but window, with the whole river in it. So {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Ninth floor,” said the captain, and the numbers lit up one after another. When the doors opened, there stood Aunt Vera, with the coat over one arm, ready to walk down all the stairs and look for them. “You came by lift!” said Aunt Vera, and {told}.',
        },
      ],
    },
  ],
};
