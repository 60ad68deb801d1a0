import type { StorySourceInput } from '../../story-source.ts';

/** Stories about moving to a new house. */
export const movingHouse: StorySourceInput = {
  id: 'moving-house',
  words: [
    'move/moving house/home',
    'leave/leaving best friend',
    'leave/leaving house/home/town/country',
    'leave/miss/goodbye old house/home',
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
  happensToLead: true,
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
        '{L} sat down in an empty box and shut the lid. In there it smelled of the old house. But you can’t live in a box.',
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
    {
      id: 'two-halves-of-a-map',
      words: ['friend'],
      titles: ['Two Halves of a Map', 'As Far as a Stamp', 'The Best Friend Next Door'],
      goal: 'stay best friends over such a long way',
      trouble: '{L} was moving away and had to leave a best friend behind',
      solved: 'they were best friends still, with a long way in between',
      opener:
        'From {L+}’s window to the best friend’s window it was eleven steps. They had counted them often. But now there were boxes in the hall, and soon it would be too far to count.',
      friend:
        '{F+} sat on one of the boxes, so that nobody could carry it off. They had been best friends since before they could tie a shoe. “You can’t move,” said {F}. “Who shall I ring for?”',
      problem:
        '“You’ll make new friends,” people said. “I don’t want new ones,” said {L}. “I’ve got one.” The best friend said nothing, and that said a great deal.',
      tries: [
        'They hid in the wardrobe, both of them. The wardrobe was carried down with them in it, and opened at the bottom.',
        'They decided not to be friends any more, so that it would not hurt. That lasted as long as an apple.',
        'They packed {F} into a box and wrote “Books” on it. Books don’t sneeze.',
      ],
      tip: '“My best friend moved away when I was seven,” said {G+}. “We’re still friends. It hurts at the beginning. Then it turns into letters, and they are something you can hold.”',
      low: 'They sat back to back, and nobody said anything. It is hard to leave a best friend. {F} sniffed, and {L} did as well.',
      turn: 'They drew a map, with the old house on one side and the new one on the other, and a long road in between. Then they tore it in two, right across the road. Each of them got a half. “They only fit each other,” said {L}.',
      done: 'The van drove off, and they waved until there was nothing left to wave at. On Thursday the first postcard lay on the mat. “It’s far,” it said, “but the stamp knew the way.” {L} read it to the new house, room by room.',
      again:
        'In the summer the two halves of the map lay side by side on one rug. They had to be put together with sticky tape. It is quite a strong place now.',
    },
  ],
};
