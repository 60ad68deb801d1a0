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
      outcomes: [
        {
          asked: [
            'get/arrive/reach school/home/town/sea/beach/zoo/park/stop/station/there',
            'on time',
            'everyone/everybody/all get/arrive',
          ],
          done: 'The bus was as slim as a ruler. It slipped out through the lane, ding-ding, with one finger’s width on each side, and not one hat was lost. “Full speed!” called {L} to the driver, and {told}.',
        },
        {
          asked: ['drive/driver', 'steer bus', 'become driver', 'free/ride', 'sheep'],
          done: 'With everything in, the bus was as slim as a ruler, and slipped out through the lane. “I’ve driven for twenty years and never looked at its sides,” said the driver at the last stop, and moved over a bit. And {told}.',
        },
        {
          asked: ['sing', 'song', 'music', 'cello', 'dance'],
          done: 'The bus was as slim as a ruler and slipped out through the lane, ding-ding. The cello was standing up straight at last, and there was just room for the bow. It played the ding and the brumm, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The bus was as slim as a ruler, and slipped out through the lane, ding-ding. At the last stop nobody wanted to get off. The eleven hats were put on, everyone opened what was in their bag, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The bus was as slim as a ruler and slipped out through the lane. At the last stop the clock said exactly nine. “Without you we’d be there still,” said the driver to {L}, and opened the box under the seat, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The bus was as slim as a ruler. It slipped out through the lane, ding-ding, with the sheep on eleven people’s feet. They had held each other’s elbows in all the way. At the last stop they let go, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The bus was as slim as a ruler and slipped out through the lane. In the warm, full bus the sheep began to yawn, then the hats, then the cello player. At every gate the driver rang very softly: ding. And {told}.',
        },
      ],
      helper: { name: 'Mrs Kettle', creature: 'parrot' },
      art: {
        'eight the yellow bus came': 'city, morning: L wave happy; bus',
        'Next stop, please': 'bus: L ring bell happy; F sit on bench; people',
        'Today a sheep got on': 'bus: L look surprised; F point surprised; sheep, violin, many hat',
        'narrow lane it stopped': 'city: L think worried; F look surprised; full-bus, sheep',
        'breathed in at the same': 'bus: L+F hands-on-hips worried; people, sheep',
        'rubbed butter on the walls': 'city: L wipe butter; F wipe butter; bus, house',
        'and forty geese': 'city: L look worried; F point; bus, many duck, horn',
        'What’s fat about a bus': 'city: G say; L+F listen curious; bus',
        'There were heads, elbows': 'city: L point surprised; F startle surprised; full-bus',
        'Hats on laps': 'bus: L call brave; F hold hat; sheep, violin',
        'as slim as a ruler': 'city: L+F ride in bus proud; bus, clock',
        'bought a ticket for a whole month': 'bus: L sit happy on bench; F hold ticket; sheep',
      },
    },
    {
      id: 'call-the-stops',
      titles: ['The Bus Without a Voice', '{L} Calls the Stops', 'Rumble, Curve and Fresh Rolls'],
      goal: 'tell everybody on the bus when to get off',
      trouble: 'nobody on the bus knew when to get off',
      solved: 'everybody had got off the bus at the right stop',
      opener:
        '{L+} loved going by bus. The doors went pssh, the bell went ding, and before every stop the driver called out its name: “Bakery! Swimming pool! Mill Bridge!”',
      friend:
        '{F+} had kept a seat free in the middle of the bus. “Listen,” said {F}. “Something’s missing today.”',
      problem:
        'The bus driver had a cold and could only squeak. And all the windows were steamed up, so nobody could see out. The baker didn’t know when to get off for the bakery, nor the swimmers when to get off for the pool.',
      tries: [
        '{L} wiped a window clear and looked out. “The park!” called {L}. But by then the doors had opened and closed, and the park was already behind them.',
        '{L} called out all the stops by heart. But at the town hall nobody wanted to get on or off, so the bus drove straight past it, and after that every name was wrong.',
        '{F} asked everyone who wanted to get off to put a hand up. Everyone did, because everyone wanted to get off somewhere.',
      ],
      tip: '“I never look out,” said {G+} from the seat behind. “Something comes before every stop. You can hear it, or smell it, or feel it in your seat. That’s how I know when it’s time to ring the bell.”',
      low: '{L} sat quite still and took notice. Wasn’t there always a rumble, just before the bridge? And a smell of fresh rolls, before the bakery?',
      turn: '{L} shut both eyes. The bus rumbled over the cobbles. “Mill Bridge is next!” called {L}. It leaned into a long curve. “Next stop, the swimming pool!” Then came a smell of fresh rolls. “Get ready for the bakery!”',
      done: 'The bell went ding, every time at the right moment. The swimmers got off at the pool and the baker at the bakery. At the last stop the driver squeaked something to {L}. It was “thank you”.',
      again:
        'The driver’s voice has come back since then. But before Mill Bridge the bus is always quiet for a moment, because that’s the stop that {L} calls.',
      outcomes: [
        {
          asked: [
            'get/arrive/reach school/home/town/sea/beach/zoo/park/station/there/pool',
            'on time',
            'everyone/everybody/all get off/arrive/home',
          ],
          done: 'The bell went ding, every time at the right moment. The swimmers got off at the pool and the baker at the bakery. {L} kept both eyes shut and felt the next bend in the seat. “Here!” called {L}, and {told}.',
        },
        {
          asked: ['drive/driver', 'steer bus', 'become driver', 'call stop', 'voice'],
          done: 'The bell went ding, every time at the right moment, and everybody got off where they wanted to. At the last stop the driver could only squeak, and pointed at the cap, and then at {L}. And {told}.',
        },
        {
          asked: ['sing', 'song', 'music', 'sing together'],
          done: 'The bell went ding, every time at the right moment. Soon the swimmers knew it too: rumble for the bridge, a long curve for the pool, and fresh rolls at the end. It was almost a tune, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The bell went ding at the right moment, and the swimmers got off at the pool. At the bakery the baker ran in, came back with a full tray, and put it on the driver’s seat: “For the one who calls!” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The bell went ding, every time at the right moment, and everybody got off at the right stop. Then the driver wrote something on the steamed-up window with one finger: “Thank you, ears!” And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The bell went ding, every time at the right moment. At the last stop the driver squeaked something. “What?” asked {L}, and squeaked it back to be sure. It was “thank you”, and the whole bus heard it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The bell went ding for the pool, and for the bakery. At the last stop but one {L} smelled something: soup, floor polish and the own front door. “Our stop!” called {L}, and {told}.',
        },
      ],
      helper: { name: 'Mr Velvet', creature: 'mole' },
      art: {
        'The doors went pssh': 'city: L ride in bus happy',
        'kept a seat free': 'bus: F point happy; L sit curious on bench; bench',
        'the windows were steamed up': 'bus: L+F look worried at sky; baker, people',
        'wiped a window clear': 'bus: L wipe window; F peek curious; tree',
        'called out all the stops by heart': 'bus: L call; F point worried; people',
        'who wanted to get off': 'bus: F raise worried; L think worried; people',
        'I never look out': 'bus: G say calm; L+F listen curious; bell',
        'still and took notice': 'bus: L listen calm; F sniff',
        'shut both eyes': 'bus: L cover-eyes happy; F wait happy; bell',
        'came a smell of fresh': 'bus: L sniff happy; F point; bread, baker',
        'at the bakery. At the last': 'bus: L ring bell proud; F cheer; baker, people',
        'always quiet for a moment': 'bus: L call proud; F listen happy; people, captain',
      },
    },
  ],
};
