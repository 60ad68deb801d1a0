import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dinosaur in the house or at school. */
export const aDinosaurInTheHouse: StorySourceInput = {
  id: 'a-dinosaur-in-the-house',
  words: [
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus in house/home/kitchen/bath/bathroom/bathtub/bedroom/bed/sofa/flat',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus house/kitchen/bath/bathroom/bedroom/flat',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus come/comes/came for tea/dinner/breakfast',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus come/comes/came house/tea/dinner/breakfast',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus live/lives/lived/living with us/me',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus move/moves/moved in',
    'pet dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus as a pet',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus for a pet',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus sleepover',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus school/nursery/kindergarten/classroom',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus in/at school/nursery/kindergarten/classroom',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus dentist',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus at dentist',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus in my/our class/classroom',
  ],
  situations: [
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
    'odd-pet',
    'being-and-thing',
    'thing-pair',
    'hides',
  ],
  topic: 'a dinosaur in the house',
  thing: 'the dinosaur',
  creature: 'dinosaur',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-tail-of-the-class',
      words: ['school', 'nursery', 'kindergarten', 'classroom', 'class'],
      titles: ['A Dinosaur at School', '{L} and the New One in Class', 'No Chair Big Enough'],
      goal: 'find a place for the dinosaur at school',
      trouble: 'nothing at school was big enough for a dinosaur',
      solved: 'the dinosaur had the best place in the school',
      opener:
        'In the morning there was somebody new at the school gate. {L+} saw a brand-new bag, and then a very long neck, and had to look up and up.',
      friend:
        '“Good morning,” said {S+}, and bent down. “I would like to learn to read.” “You can sit with me!” said {L}. {S} sat down very carefully. “Crack,” said the chair.',
      problem:
        '“We’ll find you another chair,” said the teacher. But all of the chairs were small. When {S} turned round, the board fell down. When {S} sneezed, the exercise books flew out of the window. A school is not made for dinosaurs.',
      tries: [
        'They pushed six tables together for {S} to sit on. Afterwards the tables were flat.',
        '{S} tried to be small, with the chin on the floor. Now nobody could get to the door, and the children at the back could see only dinosaur.',
        '{S} went out and sat down in the corridor. There was room there. But it was lonely, and you couldn’t see the board.',
      ],
      tip: '“My whole family lives up on your roof,” said {G+}, “and nobody in this school has ever seen us. You want to get all of that dinosaur in. Does it learn with all of it? Or only with the top end?”',
      low: '{L} looked out of the window, to think. The classroom was on the second floor. Down in the playground there was nothing but grass, lots of it.',
      turn: '“Come outside, {S!},” said {L}. “Sit on the grass, just there.” Then {L} ran up the stairs and opened the window wide. In came a long neck, and at the end of it was {S’s} head. It fitted exactly beside {L’s} desk.',
      done: '“Good morning!” called the class. From there {S} could see the board and every single letter. “Sun,” read {S}, very softly, so as not to blow anything away. In the playground {S} wrote “sun” with one toe. It was as long as a bus.',
      again:
        'At playtime there’s a queue: everybody wants to slide down the dinosaur. When it rains {S} keeps the whole class dry.',
      helper: { name: 'Swift', creature: 'swallow' },
      setting: { topic: 'a dinosaur at school', home: 'village', main: 'school' },
    },
    {
      id: 'a-ladder-for-the-dentist',
      words: ['dentist'],
      titles: ['The Dinosaur at the Dentist’s', '{L} Holds the Ladder', 'Open Wide, {S}!'],
      goal: 'get the dinosaur to open its mouth at the dentist’s',
      trouble: 'the dinosaur would not open its mouth',
      solved: 'the dinosaur’s tooth no longer hurt',
      opener:
        'There was a moaning behind the hedge, so deep that the windows hummed. {L+} looked over. Somebody very big sat there, with a scarf tied round a very big face.',
      friend:
        '“Toothache,” said {S+}, “right at the back. Since Sunday.” “Then you must go to the dentist,” said {L}. “I’ll come with you.” In the waiting room all the patients moved up, on to one chair.',
      problem:
        '“Open wide,” said the dentist. {S} looked at the lamp, and the little mirror, and the thing that goes brrr. “No,” said {S}, with a closed mouth. It’s a very big mouth to open against somebody’s will.',
      tries: [
        '“Look, like this!” said {L}, and opened wide. {S} looked in with interest. “Very nice,” said {S}, and stayed shut.',
        '{L} told a joke. {S} laughed through the nose. The lamp swung, and the dentist put on a helmet.',
        '“Perhaps it’s better now,” said {S}, and wanted to go home. But at the door the tooth hurt more than ever.',
      ],
      tip: '“I clean crocodiles’ teeth,” said {G+}, who had flown in at the window. “They’re never frightened with me. They know beforehand what I’m going to do. And when they lift a foot, I hop out.”',
      low: '{S} listened to that with one eye open. {L} saw it. So it wasn’t the mirror, and it wasn’t the lamp. What frightened {S} was something that nobody had explained.',
      turn: '“What comes first?” asked {L}. “Only looking,” said the dentist, “and counting.” “And if {S} stamps one foot, you’ll stop?” “At once.” {L} put up the ladder and held it tight. “Did you hear, {S!}? You’re the boss.” And {S} opened wide.',
      done: 'The dentist climbed in with the lamp and counted aloud. It echoed. Right at the back was a fir cone, stuck between two teeth! Out it came, pop. {S} had stamped only once. Then they brushed everything with a broom, until it shone.',
      again:
        'Every evening {S} brushes with the big broom, at the back as well. When {S} smiles, the whole street puts on sunglasses.',
      helper: { name: 'Pluvi', creature: 'bird' },
      setting: {
        topic: 'a dinosaur at the dentist’s',
        thing: 'the big mouth',
        home: 'village',
        main: 'city',
      },
    },
    {
      id: 'the-swish-of-a-tail',
      titles: ['A Dinosaur in the House', 'Mind the Tail!', '{L} and {S}'],
      goal: 'have a dinosaur in the house without breaking everything',
      trouble: 'the dinosaur’s tail broke something at every turn',
      solved: 'the dinosaur had a way round the house',
      opener:
        'There was a noise in the kitchen, as if somebody was eating a whole cabbage in one go. {L+} opened the door. Somebody was. Somebody very big, from the stove to the window, with a very long tail.',
      friend:
        '“Good morning,” said {S+}, with a leaf in the corner of the mouth. “It was cold in the garden. May I stay?” “Of course you may,” said {L}. Who could say no to a dinosaur in the house?',
      problem:
        '{S} was very polite, and said “please”. But a dinosaur has a tail. When {S} turned to say “good morning”, swish! There went three cups. When {S} turned to say “sorry”, swish! There went the teapot.',
      tries: [
        'They put cushions on everything. Swish! The cushions flew out of the window, and what had been under them flew after them.',
        '{L} carried the tail, like a bridesmaid. At the first corner {L} was carried by the tail, once round the lamp.',
        '“I’ll just not move,” said {S}, and sat quite still in the hall. Nobody got to the bathroom until noon.',
      ],
      tip: '“I’ve been driving lorries for twenty years,” said {G+} at the garden gate. “What’s long must never turn round in a narrow place. You drive in at the front and out at the back, and never the other way.”',
      low: 'Never turn round? {L} looked at the house. It had a front door and a back door. Between them was the kitchen.',
      turn: '{L} opened the front door and the back door, and all the doors between them. With chalk {L} drew arrows on the floor: in at the front, through the hall, past the table, out at the back and round by the garden. “All one way!” said {L}. “Try it!”',
      done: '{S} walked along the arrows: through the hall, past the table, and stopped for a cabbage. Out at the back, round by the garden and in at the front again. There was not one swish! The last cup stood on the shelf and didn’t even tremble.',
      again:
        'In the evening the dinosaur lies round the house like a wall, with a big nose at {L’s} window. “Good night,” says {S}, and does not turn round.',
      helper: { name: 'Lorry Lorna', creature: 'woman' },
      outcomes: [
        {
          asked: [
            'stay/live/keep/move',
            'become/be pet',
            'get/have own/new home/room/house',
            'live with family/us/them',
          ],
          done: 'Round and round the arrows walked {S}, without one swish, and the last cup did not even tremble. “In at the front, out at the back,” said {S}. “I could walk here all my life.” {L} chalked a name on the front door, and {told}.',
        },
        {
          asked: [
            'dinosaur/it/he/she/they go/return/walk/find home/back/family/mum/mother/mummy/egg/forest/swamp/outside',
            'say/wave goodbye',
          ],
          done: '{S} followed the arrows, and there was not one swish. At the back door a deep voice trumpeted behind the hedge. “My mother!” said {S}. “Even worse at corners than I am.” {L} held all the doors open, and {told}.',
          again:
            'The arrows are still on the kitchen floor. When the cups tremble on the shelf, {L} knows who is walking past.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} followed the arrows, in at the front and out at the back, and there was not one swish. On the next round there was a cabbage on the table, and on every chair a neighbour who had brought a cup. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team'],
          done: 'In at the front, out at the back: {S} followed the arrows, and not one cup fell. “Again?” asked {S}. “Again!” called {L}, jumped on to the end of that long tail and rode behind, round and round, until {told}.',
        },
      ],
    },
  ],
};
