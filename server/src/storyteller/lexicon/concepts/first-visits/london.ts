import type { StorySourceInput } from '../../story-source.ts';

/** Stories about London. */
export const london: StorySourceInput = {
  id: 'london',
  words: [
    'london',
    'big ben',
    'london bus',
    'tower of london',
    'buckingham palace',
    'trip to london',
    'river thames',
    'england',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'lost', 'wants'],
  topic: 'London',
  thing: 'the red bus',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-seat-at-the-front',
      titles: ['{L} in London', '{L} on the Red Bus', 'Upstairs at the Front'],
      goal: 'see all of London in one day',
      trouble: 'they were rushing about and saw nothing',
      solved: 'they had seen London',
      opener:
        '“We’ve got one day,” said {L+}, “for all of London.” On the list were Big Ben, the palace, the Tower with the ravens, the bridge that opens, and a lion one may sit on.',
      friend:
        '{F+} had marked everything on the map. They ran down into the Underground: doors open, doors close, mind the gap! They ran up again. They saw Big Ben from behind, and then they ran on.',
      problem:
        'At the palace the soldiers had just gone in. The bridge had just closed. They had seen mostly stairs and other people’s backs. “It’s all gone by the time we arrive,” said {L}. And then it began to rain.',
      tries: [
        'They ran faster. Now they were at the lion in no time. It was the wrong lion.',
        'They asked a policeman for the quickest way to everywhere. “Stay where you are,” said the policeman, “and it’ll come to you one day.”',
        'They bought a postcard with all the sights on it. They were very small there.',
      ],
      tip: '“You’re always underneath it, in the dark,” said {G+}, who came from the Tower. “I fly over it, slowly, and I’ve seen it all. Those without wings take the red one, upstairs, right at the front. It hasn’t got to be quick.”',
      low: 'Just then it came round the corner, as red as a letter box and as tall as a house, with wet windows and lights on.',
      turn: '{L} pulled {F} up the twisty stairs. The seat right at the front was free! There they sat like captains, with the street under their feet. “We’ll leave the list in the pocket,” said {L}, and wiped the window with one sleeve.',
      done: 'And it all came by: Big Ben, just as it struck twelve, bong, and the palace, with bearskin hats. At the bridge the bus had to wait, because it was opening for a tall ship. “We’d have missed that,” whispered {F}.',
      again: 'The lion was the last stop. They really did sit on it, both of them, under one umbrella.',
      helper: { name: 'Merlin', creature: 'crow' },
    },
  ],
};
