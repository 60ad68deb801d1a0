import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the bus. */
export const bus: StorySourceInput = {
  id: 'bus',
  words: ['bus', 'school bus', 'bus driver', 'bus ride', 'double decker'],
  situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'lost', 'afraid'],
  topic: 'the bus',
  thing: 'the yellow bus',
  main: 'city',
  plots: [
    {
      id: 'all-get-on',
      titles: ['Room for One More on the Bus', '{L} and the Yellow Bus', 'Ding-Ding, Next Stop'],
      goal: 'bring the bus to the last stop on time',
      trouble: 'the bus stood still in the middle of the road',
      solved: 'the bus had reached the last stop',
      opener:
        'Every morning at eight the yellow bus came round the corner, and every morning {L+} got the seat right behind the driver. “Ding-ding!” said {L}. “Next stop, please!”',
      problem:
        'Today a sheep got on, and a cello, and eleven hats. The bus got fuller and fuller. And in the narrow lane it stopped: it was too fat to go on!',
      tries: [
        'Everyone breathed in at the same time. The bus got a bit thinner. Then somebody had to sneeze.',
        'They rubbed butter on the walls of the house on the left. The bus slid forward one step, and then it was stuck and slippery.',
        'They reversed. But behind them there were now a milk cart, a band with trumpets, and forty geese.',
      ],
      tip: '“What’s fat about a bus?” asked {G+} from a window. “Not the wheels, not the roof. Look at its sides, and who is leaning out there.”',
      turn: '{L} looked along the bus. There were heads, elbows, and the cello, out of every window! “Everything in!” called {L}. “Hats on laps. Sheep on the floor. Cello, stand up straight!”',
      done: 'The bus was as slim as a ruler. It slipped out through the lane, ding-ding, with one finger’s width on each side. At the last stop the clock said exactly nine.',
      again:
        'Next day the sheep had bought a ticket for a whole month. It sits beside {L}, and looks out with its nose inside.',
      helper: { name: 'Mrs Kettle', creature: 'parrot' },
    },
  ],
};
