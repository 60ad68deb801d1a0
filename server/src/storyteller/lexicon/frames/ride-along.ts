import type { StorySourceInput } from '../story-source.ts';

/** General plots about a ride in {a}. */
export const rideAlong: StorySourceInput = {
  id: 'ride-along',
  situations: ['ride'],
  factsOf: 'any-vehicle',
  topic: 'a ride',
  thing: 'the big seat',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'the-seat-in-front',
      titles: ['{L} Rides in the {Noun}', 'All Aboard, {L}!', 'A Seat in the {Noun}'],
      goal: 'ride in {the} from end to end',
      trouble: 'nobody could see or do anything in {the}',
      solved: '{L} had ridden right at the front',
      opener: [
        '{L+} had the ticket since Monday, and slept with it. A ride in {a}! {L} knew only what you see from outside: that it goes by. What is it like when everything else goes by?',
        '“What do you take on a ride in {a}?” asked {L+}, and packed for it: a bun, a second bun, and something to wave with.',
      ],
      problem:
        'They got in, and it started with a jerk. {L’s} tummy stayed at the stop and came after. And then you saw nothing at all! In front sat a hat, beside it a coat, and in the window {L’s} own nose.',
      tries: [
        [
          '{L} knelt on the seat. At the first bend {L} slid along it like butter in a pan, and sat on a stranger’s cake.',
          '{L} stood up on tiptoe. {The} braked, and {L} was suddenly quite a long way further on, in the arms of somebody with a double bass.',
        ],
        [
          '{L} asked, “Are we there yet?” at every bend. They were not there yet, seven times.',
          '{F} held {L} up. That was better. You could see a lamp, and a bit of sky, and then {F’s} arms were finished.',
        ],
        'They wiped the window with a sleeve. Now you could see the sleeve very well.',
      ],
      tip: '“You’re sitting where one is carried,” said {G+}, who rode along every day. “Go to the front, when it stands still, and ask the one who drives. Politely, and only one thing: what do you look at?”',
      turn: 'At the next stop {L} went to the front, with a beating heart. “Please,” said {L}, “what do you look at?” The driver looked surprised. “Nobody’s ever asked me that,” said the driver. “Come here. Hold on tight. There!”',
      done: 'And there it all was: the way came towards them like a ribbon, the trees bowed, and far away there was a light, on purpose for them. “Now,” said the driver, “press here.” {L} pressed. It was loud! Somebody outside jumped, and waved. {L} waved back with both hands.',
      again: [
        'In the evening they played it with six chairs. {L} sat at the front, and everyone who asked was told what to look at.',
        'In bed it still went on a little, to and fro and round the bends. {L} pressed the lamp. That was the last stop.',
      ],
    },
    {
      id: 'the-noise-and-the-part',
      needsFacts: true,
      titles: ['{Noise}, Said the {Noun}', '{L’s} First Ride in the {Noun}', 'On Board With {L}'],
      goal: 'ride along in {the}',
      trouble: 'the noise in {the} was too much to stay aboard',
      solved: '{L} knew what every noise of {the} was for',
      opener: [
        '{L+} had drawn {a} at least a hundred times, and always with somebody small looking out. Today was the day: {L} would ride in a real one!',
        'There it stood, much bigger than in the book. “You may ride along today,” they said to {L+}. {L’s} knees were glad and {L’s} tummy was not quite sure.',
      ],
      problem:
        'They had just sat down. “{Noise}!” it said, and everything shook: the floor, the seat, the teeth. In the drawing it had never done that. “I’d like to get out,” whispered {L}. “Perhaps it’s broken.”',
      tries: [
        [
          '{L} put both hands over both ears. But one also hears with the seat of one’s trousers.',
          '{L} sang against it, very loudly. It was louder, and did not know the tune.',
        ],
        [
          '{F} told a joke. At the funny place it said “{Noise}!”, and so nobody knows to this day how it ended.',
          '{L} shut both eyes and thought of bed. In {L’s} thoughts the bed said “{Noise}!” as well.',
        ],
        'They counted how often it did it. That made it more, and not less.',
      ],
      tip: '“It’s talking,” said {G+}, and did not even look up. “It says what it’s doing. Find out which noise is for what, and it’ll be like the fridge at home. Begin with {part}.”',
      turn: '{L} took one hand off one ear. “What’s that?” asked {L}, at the first noise. It was {part}. And the rumble? That was the wheels, or what it has instead. Each noise got a name, and a cross on a piece of paper.',
      done: '“Now comes the big one,” said {L}, with one finger up. “{Noise}!” it said, exactly then. {L} laughed out loud. {The} had a job to do: to {duty}. And {L} rode along to the very end, and called out every noise before it came.',
      again:
        'At home {L} lay on the rug and was {the}: first the rumble, then the hiss, then “{Noise}!” The cat got out at the next stop.',
    },
  ],
};
