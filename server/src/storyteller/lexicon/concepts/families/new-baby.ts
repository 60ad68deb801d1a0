import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the new baby. */
export const newBaby: StorySourceInput = {
  id: 'new-baby',
  words: [
    'new baby',
    'baby brother/sister',
    'new baby brother/sister',
    'new brother/sister',
    'new sibling',
    'become/becoming/be/being big brother/sister',
    'big brother/sister',
    'mommy/mummy/mum/mom have/having baby',
    'pregnant',
    'have/having twin',
    'new little brother/sister',
    'baby arrive/come',
    'jealous baby',
    'baby/brother/sister get/gets/getting all attention',
    'baby/brother/sister get/gets/getting attention',
    'nobody/no-one time me since baby',
    'everyone/everybody only look/looks baby',
    'only look/looks baby',
  ],
  situations: ['newcomer', 'wants', 'afraid'],
  happensToLead: true,
  topic: 'the new baby',
  thing: 'the cradle',
  main: 'cottage',
  plots: [
    {
      id: 'room-on-lap',
      titles: ['Room for One More', '{L} and the New Baby', 'The Smallest One in the House'],
      goal: 'find a place beside the new baby',
      trouble: 'nobody had time for anything but the baby',
      solved: '{L} and the baby belonged together',
      opener:
        'There was a new baby in {L+}’s house. It was as small as a loaf of bread and had a very loud voice. Everyone came to look, and everyone tiptoed.',
      problem:
        '“Will you play with me?” asked {L}. “In a minute,” they said, “the baby needs a drink.” Then the baby needed a sleep. Then it needed a clean nappy. {L} needed something, too.',
      tries: [
        '{L} crawled on the floor and cried waah, like the baby. They laughed a bit, and went on rocking the cradle.',
        '{L} wanted to give the baby away to the neighbours, for a day. But they had one already.',
        '{L} built the highest tower there ever was and called, “Look!” “Shh,” said everybody. “It’s just gone to sleep.”',
      ],
      tip: '“When you were that small,” said {G+}, “you cried as well, and nothing helped, except one thing. A lap isn’t full when somebody sits on it. It’s just warm.”',
      turn: 'In the evening the baby cried and cried. {L} went to the cradle. “I know that one,” said {L}, and hummed the song about the duck, and put a finger in the tiny hand.',
      done: 'The crying stopped. The baby held the finger tight, and looked at {L}, and smiled, for the first time ever. “It only does that for you,” somebody said, and there was room on the lap for both.',
      again:
        'The baby is still loud. But when it hears {L’s} steps, it kicks with both feet. “It can’t do towers yet,” says {L}. “I’ll show it.”',
      helper: { name: 'Granny Lull', creature: 'kangaroo' },
    },
    {
      id: 'what-can-it-do',
      titles: ['What Can a Baby Do?', 'Wait Till It Is Bigger', 'A Brother or Sister for {L}'],
      goal: 'find a game for the baby and the big ones',
      trouble: 'the new baby could not play anything',
      solved: 'they had found a game that the baby loved',
      opener:
        '“Soon you’ll have somebody to play with,” they had told {L+}, all winter long. Then the baby was there. {L} stood at the cradle with a ball, quite ready.',
      problem:
        'But the baby could not throw, and it could not catch. It couldn’t even sit. It lay there and looked at the ceiling. “It’s no use at all,” said {L}.',
      tries: [
        '{L} showed the baby how to build with blocks. The baby put a corner in its mouth and went to sleep on it.',
        'They played hide-and-seek. The baby was always in the same place. It was very bad at hiding.',
        '{L} read aloud from the big book about trains. At the most exciting part, the baby was sick on the engine.',
      ],
      tip: '“It’s new here,” said {G+}. “It doesn’t know anything but faces. So what could you play, with nothing but a face?”',
      turn: '{L} leaned over the cradle, put both hands over {L.their} eyes, and waited. Then: “Peekaboo!” The baby’s eyes became as round as plums. {L} did it once more.',
      done: 'And then there came a sound that nobody had heard yet: the baby laughed! It laughed until it had hiccups. “Again,” its feet said, “again, again.” And {L} played it all afternoon.',
      again:
        'Everybody has tried it. But the baby laughs loudest when it’s {L} who comes out from behind the hands.',
      helper: { name: 'Uncle Pouch', creature: 'kangaroo' },
    },
    {
      id: 'too-small-to-play',
      titles: ['{L} and the New Baby', 'Big and Very Small', 'The Baby Who Cried'],
      goal: 'make friends with the new baby',
      trouble: 'the baby only cried',
      solved: 'the baby had smiled at {L}',
      opener:
        'There was a new baby at {L’s} house. It had ten fingers, each as small as a bean. {L+} had been waiting for it all winter, with a list of games to play.',
      problem:
        'But the baby could not play anything. It slept, it drank, and it cried. Everyone tiptoed round the cradle and said, “Shh, {L}.” Nobody had time for the list.',
      tries: [
        '{L} built a tower of bricks beside the cradle, the best one ever. It fell down with a crash. The baby screamed, and so did everyone else, in whispers.',
        '{L} gave the baby the fastest car. The baby put it in its mouth. That was not how the game went at all.',
        '{L} lay down in the cradle too and cried, “Wah!” The cradle was too short, and nobody came.',
      ],
      tip: '“You were just as small,” said {G+}. “Do you know what you liked? One face, quite close, and a quiet voice that told you things. The baby doesn’t need a game. It needs somebody who knows everything.”',
      turn: '{L} leaned over the cradle, quite close. The baby was crying. “That’s the ceiling,” said {L} in a quiet voice. “That’s a spider. And I’m {L}. I’ve been here longest, so I’ll explain it all to you.”',
      done: 'The baby stopped crying and looked. One bean of a finger took hold of {L’s} thumb and did not let go. And then, a little crooked, the baby smiled. It was the very first time, and it was for {L}.',
      again:
        'Every evening {L} explains one thing to the baby. They have got as far as spoons. The list of games hangs above the cradle and can wait.',
      helper: {
        name: 'Granny Rose',
        creature: 'hen',
      },
      setting: {
        topic: 'the new baby',
        thing: 'the cradle',
        main: 'cottage',
      },
    },
  ],
};
