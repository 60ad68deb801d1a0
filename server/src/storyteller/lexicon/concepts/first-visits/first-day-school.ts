import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the first day at school. */
export const firstDaySchool: StorySourceInput = {
  id: 'first-day-school',
  words: [
    'first week in reception',
    'first week at school',
    'first day school',
    'start/starting school',
    'big school',
    'going to big school',
    'start/starting big school',
    'first day class',
    'kindergarten',
    'preschool',
    'go/going school',
    'back school',
    'new school',
    'first day nerves',
  ],
  situations: ['afraid', 'visit', 'wants'],
  topic: 'the first day at school',
  thing: 'the new school',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'own-peg',
      titles: ['A Peg with a Name on It', '{L}’s First Day at School', 'Where Do I Sit?'],
      goal: 'feel at home in the new school',
      trouble: 'everything at school was still strange',
      solved: 'school was not strange any more',
      opener:
        'The bag was packed, the shoes were new, and one of them squeaked. Today was {L+}’s first day at school. “What if nobody there knows me?” asked {L}.',
      problem:
        'Behind the big door was a long corridor full of voices. Everyone else knew where to hang a coat and where to sit. {L} stood still and held on to the bag.',
      tries: [
        '{L} sat down on the first empty chair. It was the teacher’s. Everybody laughed a bit, and {L’s} ears grew hot.',
        '{L} tried to be so quiet that nobody would notice. It worked very well. At break nobody noticed {L} at all.',
        'At lunch {L} followed the others. They went left, they went right, and then {L} stood in the broom cupboard, all alone.',
      ],
      tip: '“On my first day I hid behind the coats,” said {G+}. “Then I saw that somebody was hiding there already. Look about. You are not the only one who’s new.”',
      turn: '{L} looked about. By the window sat somebody who held on to a bag, too. {L} took a deep breath, went over, squeak, squeak, and said: “I’m new. Are you?”',
      done: 'From then on there were two of them, and two can find everything: the hooks, the taps, the good corner with the blocks. {L} even had a peg now, with a name on it.',
      again:
        'At home {L} could not stop talking about school. “And tomorrow,” said {L}, “somebody’s keeping a chair for me.”',
      helper: { name: 'Miss Linden', creature: 'owl' },
    },
    {
      id: 'the-goodbye',
      titles: ['The Long Goodbye at the Gate', 'A Kiss in the Pocket', 'Back by Three'],
      goal: 'say goodbye at the school gate',
      trouble: 'saying goodbye at school was too hard',
      solved: 'the goodbye was done and the school day could begin',
      opener:
        'All the way to school {L+} hopped over the cracks. But at the gate the hopping stopped. This was the place where you say goodbye.',
      problem:
        '“Just one more hug,” said {L}. Then one more. The bell rang, and {L} still stood at the gate of the school and could not let go.',
      tries: [
        '{L} shut both eyes and wanted to run in very fast. With your eyes shut you run into the gatepost.',
        '“Goodbye” is long, so they tried “Bye”. It was shorter, and just as hard to say.',
        '{L} had the idea of taking home along to school: the pillow, the lamp and the cat. They got as far as the corner.',
      ],
      tip: '“You needn’t take it all,” said {G+}, who opened the gate each morning. “Something small is enough, that goes in a pocket. And knowing exactly when you’ll be fetched.”',
      turn: 'So a kiss was put into {L’s} hand, and the hand went into the pocket, shut tight. “Three o’clock, under the clock,” said {L}. And then one foot, and the other.',
      done: 'Inside there was paint, and a song about frogs, and somebody who shared a biscuit. Once {L} felt in the pocket. The kiss was still there.',
      again:
        'At three o’clock, under the clock, there was a very big hug. “I’ve hardly used it,” said {L}, and gave the kiss back.',
      helper: { name: 'Mr Latch', creature: 'badger' },
    },
    {
      id: 'the-peg',
      titles: ['{L} Goes to School', 'The Peg With the Star', '{L}’s First Day at School'],
      goal: 'feel at home at school',
      trouble: 'everything at school was new and loud',
      solved: 'school had become a place for {L}',
      opener:
        'The new school bag stood by the door, and in it were a pencil, an apple and a [plaster|spare sock]. {L+} had packed it four times. Today was the first day at school.',
      problem:
        'But the school was [huge|very loud]. Thirty children hung thirty coats on thirty pegs, and everyone seemed to know where to go. {L} stood in the doorway and could not move a toe.',
      tries: [
        '{L} hid behind the coats, to be nobody for a while. It was dark and woolly in there. But lessons don’t happen behind coats.',
        '{L} went to sit at the very first table. “That’s my place,” said a girl with plaits. The next place was taken too, and the next one after that.',
        'At playtime {L} stood by the wall and counted bricks. There were a great many bricks, and none of them said hello.',
      ],
      tip: '“On my first day at school I couldn’t find my peg,” said {G+}. “So I looked for somebody else who couldn’t find theirs. There’s always one.”',
      turn: '{L} looked round the classroom, slowly this time. By the window stood a small child with a bag held up like a shield. {L} took a breath, went over and said, “Hello. Do you know where the pegs are?”',
      done: 'They found them together: a peg with a star for {L}, and next to it a peg with a boat. At the table there were two chairs left, side by side. When the bell rang, {L} did not want to go home yet.',
      again:
        'The school bag stands by the door again. {L} has packed it only once. Tomorrow there is painting.',
      helper: {
        name: 'Miss Linden',
        creature: 'owl',
      },
      setting: {
        topic: 'the first day at school',
        thing: 'the classroom door',
        main: 'school',
      },
    },
  ],
};
