import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dinosaur that goes to the dentist. */
export const dinosaurAtTheDentist: StorySourceInput = {
  id: 'dinosaur-at-the-dentist',
  words: [
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus go/goes/went dentist',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus visit/visits/visited dentist',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus who/that go/goes/went dentist',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus not want go dentist',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus afraid/scared dentist',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus toothache',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus brush/brushes/brushing teeth',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus with a toothache',
    'dinosaur/dino/t-rex/tyrannosaurus/triceratops/diplodocus/stegosaurus loose/lose/loses/lost tooth',
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
    'afraid',
    'ailment',
    'reluctant',
    'lost-its-own',
    'being-and-thing',
    'thing-pair',
  ],
  topic: 'the biggest mouth at the dentist’s',
  thing: 'the dentist’s chair',
  home: 'village',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'a-ladder-to-the-last-tooth',
      titles: ['{L} Goes to the Dentist', 'Very Many Teeth', 'Open Wide, {L}!'],
      goal: 'open that enormous mouth at the dentist’s',
      trouble: '{L} would not open that enormous mouth',
      solved: 'every single tooth was clean and shiny',
      opener:
        '{L+} had the biggest mouth in town. It was full of teeth, and at the very back one of them hurt. It had hurt since Sunday. “To the dentist,” everybody said. {L} pretended not to hear.',
      friend:
        '“I’ll come along,” said {F+}. The door of the dentist’s was narrow. They had to push, and {L} got in sideways. In the waiting room the other patients moved up, all on to one chair.',
      problem:
        '“Open wide,” said the dentist. {L} looked at the lamp, and at the little mirror, and at the thing that goes brrr. “No,” said {L}, with a closed mouth. It’s not easy to look into a mouth that size when it’s shut.',
      tries: [
        '{L} opened it just a crack. The dentist saw one front tooth and a bit of fern. “It isn’t that one,” said {L}, and shut it again.',
        '{L} roared, to show that it didn’t hurt. The lamp swung, and a picture fell off the wall. The dentist put on a helmet.',
        '{L} wanted to lie in the big chair. It said “crack”. Now {L} lay on the floor, and the mouth was still shut.',
      ],
      tip: '“I clean teeth much bigger than yours,” said {G+}, who had flown in at the window. “Crocodiles never get frightened. They only want to know beforehand what I’m going to do. And I hop out whenever they lift a foot.”',
      low: '{L} thought about that. You could ask what was going to happen. And you could have a sign for “stop”. That sounded better than a crack.',
      turn: '“What comes first?” asked {L}. “Only looking,” said the dentist, “and counting.” “And if I stamp, you stop?” “At once.” Then {L} lay down flat, took a deep breath, and opened wide. {F} held the ladder.',
      done: 'The dentist climbed in with the lamp and counted aloud. It echoed. Right at the back, behind the last tooth, was a fir cone! Out it came, pop, and nothing hurt any more. Then they brushed with a broom, until every tooth was shiny. {L} had stamped only once.',
      again:
        '{L} brushes every evening, with the big broom, and at the very back as well. When {L} smiles, the whole street puts on sunglasses.',
      helper: { name: 'Pluvi', creature: 'bird' },
      outcomes: [
        {
          asked: ['tooth/teeth clean/brush/better/shine/hurt/shiny/white', 'smile/sticker/brave'],
          done: 'The dentist climbed in with the lamp and counted aloud. It echoed. Behind the very last tooth was a fir cone! Out it came, pop, and {L} had stamped only once. Then they brushed with a broom, all the way round, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The dentist climbed in and counted aloud. Behind the very last tooth was a fir cone! Out it came, pop, and then everything was brushed with a broom. In the waiting room the patients moved apart again, to make room, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The dentist climbed in and counted aloud. Behind the very last tooth was a fir cone! Out it came, pop, and nothing hurt any more. {L} had stamped only once. {F} climbed down from the ladder, and {told}.',
        },
      ],
    },
  ],
};
