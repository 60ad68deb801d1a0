import type { StorySourceInput } from '../../story-source.ts';

/** Stories about moving to a new house. */
export const movingHouse: StorySourceInput = {
  id: 'moving-house',
  words: [
    'move/moving house/home',
    'leave/leaving house/home/town/country',
    'old house/home',
    'move/moving',
    'new house/home',
    'new town/city',
    'new neighbourhood/neighborhood',
    'move/moving away',
    'leave/leaving home',
    'new apartment/flat',
  ],
  situations: ['newcomer', 'wants', 'afraid'],
  gentle: true,
  topic: 'moving to a new house',
  thing: 'the new house',
  main: 'village',
  plots: [
    {
      id: 'boxes',
      titles: ['The House with Nothing in It', '{L} Moves House', 'Where the Old Tree Isn’t'],
      goal: 'make the new house a home',
      trouble: 'the new house did not feel like home',
      solved: 'the new house had begun to be home',
      opener:
        'Everything was in boxes. The walls were bare, and the rooms had an echo. {L+} went through the old house once more and said goodbye to each door.',
      problem:
        'The new house smelled of paint. The stairs creaked in other places. Out of the window there was no apple tree. “This is not home,” said {L}. “It’s only where our boxes are.”',
      tries: [
        '{L} put the bed just where it had always stood. But here that was in front of the door, and nobody could get in.',
        '{L} drew the apple tree on the window pane. It was a good tree, but no bird ever came to it.',
        '{L} sat down in an empty box and shut the lid. In there it smelled of the old house. But one can’t live in a box.',
      ],
      tip: '“The old house had a long time to become yours,” said {G+} from next door. “You fell down its stairs, and laughed in its kitchen. This one doesn’t know you yet. Tell it something.”',
      turn: 'So {L} went from room to room and told the house about the old one, and cried a bit in the hall. Then {L} made a mark on the door frame: so tall am I today.',
      done: 'In the garden {L} and {F} dug a hole and put in a pip from the old apple tree. There was soup on the boxes, and somebody laughed in the kitchen. It echoed less already.',
      again: 'The pip has two leaves now. And {L} knows which stair creaks, even in the dark.',
      object: 'seed',
      helper: { name: 'Mrs Gable', creature: 'hedgehog' },
    },
    {
      id: 'last-box',
      titles: ['{L} Moves House', 'The Last Box', 'A New Window'],
      goal: 'feel at home in the new house',
      trouble: 'the new house did not feel like home',
      solved: 'the new house had begun to be home',
      object: 'lantern',
      opener:
        'The shelves were empty and the walls had pale patches where the pictures had been. {L+} stood in the old room once more and listened. They were moving house today.',
      friend:
        '{F+} helped to carry the last box. In it was the lantern that had always stood beside {L’s} bed. “I’ll come and visit,” said {F}, “and I’ll help you unpack.”',
      problem:
        'The new house smelled of paint. The stairs creaked in the wrong places, and the window looked out on a street that {L} did not know. “I want to go home,” said {L}. “We are home,” they said. But it was not true yet.',
      tries: [
        '{L} put everything just where it had been in the old house. But the bed stood in front of the door now, and nobody could get in.',
        '{L} decided not to unpack at all. The boxes stood all round like a little empty town.',
        '{L} walked to the corner, to look for the old baker. Round the corner was only another corner.',
      ],
      tip: '“I’ve lived next door for forty years,” said {G+}. “At first I cried every evening. A house needs to learn who you are. Show it one thing a day. Start with something that shines.”',
      turn: '{L} opened the last box and took out the old lantern. Where did it want to be? Not beside the bed. On the sill of the new window! {L} lit it, and for the first time the room looked back.',
      done: 'Across the street somebody saw the light and lit a lamp as well, and waved. {L} waved too. Then {L} found out which stair creaks, and said good night to it by name.',
      again:
        '{L} drew a map of the way from the old house to the new one, so that {F} would find it. On both ends there is a heart.',
      helper: {
        name: 'Mrs Alder',
        creature: 'hedgehog',
      },
      setting: {
        topic: 'moving house',
        thing: 'the new room',
        home: 'village',
        main: 'cottage',
      },
    },
  ],
};
