import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dinosaur that goes to school. */
export const dinosaurAtSchool: StorySourceInput = {
  id: 'dinosaur-at-school',
  words: [
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus go/goes/went school/nursery/kindergarten/preschool',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus start/starts/starting/started school/nursery/kindergarten',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus first day school/nursery/kindergarten',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus who/that go/goes/went school',
  ],
  situations: [
    'outing',
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'lacks',
    'being-and-thing',
    'thing-pair',
    'does-not-fit',
  ],
  topic: 'a dinosaur at school',
  thing: 'the classroom',
  home: 'village',
  main: 'school',
  plots: [
    {
      id: 'the-window-seat',
      titles: ['{L} Goes to School', 'No Chair Big Enough', 'A Place for {L}'],
      goal: 'find a place in the classroom',
      trouble: 'nothing at school was big enough for {L}',
      solved: '{L} had the best place in the school',
      opener:
        'On the first day of school somebody stood at the gate, with a brand-new bag. It was {L+}, and {L} was rather big for a first day. The caretaker opened both halves of the gate.',
      friend:
        '“You can sit with me!” said {F+}. That was kind, and {L} was very happy. {L} sat down next to {F}. “Crack,” said the chair.',
      problem:
        '“We’ll find you another one,” said the teacher. But all of the chairs were small, and all of the pegs were low. When {L} turned round, the board fell down. When {L} answered a question, the papers flew off the desks. It was a very small school.',
      tries: [
        'They pushed six tables together for {L} to sit on. They were all flat afterwards, like a pancake with legs.',
        '{L} tried to be small, with the chin on the floor and both knees at the ears. After a minute something went to sleep, and it wasn’t {L}. It was a foot.',
        '{L} sat down outside the door. There was plenty of room in the corridor. But it was lonely, and from there a three looked like an eight.',
      ],
      tip: '“My whole family lives on your roof,” said {G+}, “and nobody at this school has ever seen us. You keep trying to get all of you in. Do you learn with all of you? Or only with the top end?”',
      low: '{L} went out into the playground and looked at the school from there. It was just as high as {L}. The window of the classroom was open.',
      turn: '“I don’t have to sit inside!” said {L}, and settled down comfortably on the grass, and put only one head in at the window. From there you could see the board, and {F}, and every letter of the alphabet. “Good morning,” said {L}, very softly.',
      done: '“Good morning, {L}!” called the class. {F} turned round and beamed, for {L’s} head was right next to {F}. {L} wrote “hello” on the playground, with a big toe, as long as a bus. And nothing went crack.',
      again:
        'At playtime there’s a queue in front of {L}. Everybody wants to go down the slide, and {L} is the slide. In the rain they all have an umbrella.',
      helper: { name: 'Swift', creature: 'swallow' },
      outcomes: [
        {
          asked: ['friend/play/slide/read/write/learn/teacher/class/love'],
          done: '“Good morning, {L}!” called the class, and {F} beamed, right next to that head in the window. {L} wrote “hello” on the playground, as long as a bus, and nothing went crack. When the bell rang, all of them ran outside, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Good morning, {L}!” called the class. {F} beamed, right next to that head in the window, and nothing went crack. For lunch the school came out, instead of {L} going in, and on the grass {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Good morning, {L}!” called the class. {F} beamed, for {L’s} head was right there at the window. {L} wrote “hello” on the playground, with a big toe, as long as a bus, and nothing went crack. On the grass {told}.',
        },
      ],
      art: {
        'with a brand-new bag': 'school: L hold bag happy at gate',
        'You can sit with me': 'school: F hold-hands L happy; L fall surprised; chair',
        'the board fell down': 'school: L startle ashamed; teacher, many paper, small chair',
        'six tables together': 'school: L sit worried; F push table',
        'with the chin on the floor': 'school: L lie sad; F look L worried; children',
        'outside the door': 'corridor: L sit sad; door',
        'My whole family lives': 'school: G say; L look G curious',
        'looked at the school': 'playground: L look-up curious; window',
        'one head in at the window': 'school: L peek happy; F wave happy',
        'head was right': 'playground: L write writing-pad happy; F cheer; children',
        'wants to go down the': 'playground: L lie happy; F jump laughing; children',
      },
    },
  ],
};
