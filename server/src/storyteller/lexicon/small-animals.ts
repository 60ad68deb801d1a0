import type { StorySourceInput } from './story-source.ts';

/** Animals of the garden, the pond and the paddock, each with what it really does. */
export const smallAnimals: StorySourceInput[] = [
  {
    id: 'snail',
    words: ['snail', 'slug', 'snail race', 'slow snail'],
    situations: ['pair', 'wants'],
    creature: 'snail',
    topic: 'a snail',
    thing: 'the snail',
    home: 'garden',
    main: 'garden',
    plots: [
      {
        id: 'the-great-race',
        titles: ['{L} and the Snail', 'The Slowest Race in the World', 'Go, Snail, Go!'],
        goal: 'get {S} to the finish',
        trouble: '{S} was still a long way from the finish',
        solved: '{S} had crossed the finish line',
        opener:
          '“On your marks,” called the beetle, “get set, go!” There was a cloud of dust, and all of them were gone. All but one. {L+} bent down.',
        friend:
          '“I’m running already,” said {S+}. One could see it if one took a ruler. “I’ve trained all winter. Last year I came on Thursday. This year I’d like to be there when they take down the flag.”',
        problem:
          'It was as far as the rain barrel. For a grasshopper that is four hops. For {S} it is a journey, with an overnight stay. And {S} had a house to carry as well.',
        tries: [
          '{L} wanted to lift up {S} and carry {S.them} a bit. “That doesn’t count,” said {S}, and went in and shut the door till {L} was sorry.',
          '{F} blew from behind. {S} caught a cold, and had to lie down.',
          'They put a lettuce leaf at the finish, so that {S} would hurry. {S} could smell it. {S} did hurry. It was not to be seen.',
        ],
        tip: '“You can’t go faster,” said {G+}, “but the others can’t go up. Look at the map. They run round the wall. Nobody’s ever thought of going straight over it.”',
        turn: 'Straight over it! {S} looked at the wall, which was as steep as a wall. “I’ve got a foot that sticks,” said {S}, and crept up, over the edge, down the other side, and left a silver line behind. At the pond the grasshopper was waiting for a ferry.',
        done: 'When the sun went down, the flag was still flying. {S} pushed both eyes over the line, and then the rest. “Third!” shouted the beetle. Third! {L} hung the medal on the house, beside the door.',
        again:
          'The silver line is still on the wall. When the moon shines, one can read it, from beginning to end.',
        helper: { name: 'Grandfather Toad', creature: 'toad' },
      },
    ],
  },
  {
    id: 'frog',
    words: ['frog', 'tadpole', 'toad', 'pond', 'frogspawn', 'frog pond'],
    situations: ['question', 'newcomer', 'has'],
    creature: 'tadpole',
    topic: 'a tadpole',
    thing: 'the tadpole',
    home: 'garden',
    main: 'river',
    plots: [
      {
        id: 'first-a-tail-then-legs',
        titles: ['A Tadpole Called Dot', '{L} at the Pond', 'First a Tail, Then Legs'],
        goal: 'find out what {S} would be',
        trouble: '{S} changed every day and did not know why',
        solved: '{S} was a frog, and a good one',
        opener:
          'In the pond there was something like soup with black dots in it. In the morning one of the dots had a tail. {L+} lay on the bank and watched it wriggle.',
        friend:
          '“Am I a fish?” asked {S+}, and swam to the edge. “I’ve asked the fish. They say no.” {L} did not know either. “I’ll come every day,” said {L}, “and write it down.”',
        problem:
          'On Tuesday {S} had two legs. They had come out at the back, overnight. On Friday there were two more. “There’s something wrong with me,” said {S}. “The fish don’t do this.” And the tail was getting shorter and shorter.',
        tries: [
          '{L} looked it up in the big book of fish, from A to Z. {S} was not in it.',
          '{S} tried to hide the legs. One can’t hide four legs behind a tail that’s shrinking.',
          '“Perhaps you’re a lizard,” said {F}. They asked one. The lizard was offended.',
        ],
        tip: '“Don’t ask who looks like you now,” said {G+}. “Ask who has looked like you before. I had a tail myself, and a round head. What do you suppose I am?”',
        turn: '{S} looked at {G}. The wide mouth! The eyes on top! “Climb up here,” said {L}, and tapped on a lily pad. “But I live in the water,” said {S}. “Take a breath all the same.” {S} stretched the new back legs, and pushed.',
        done: 'Hup! {S} flew through the air, and landed on the leaf with a smack. It was dry up here, and bright, and it smelled of mint. {S} opened a very wide mouth. “Quark,” it said. Then better: “Croak!” {S} was a frog!',
        again:
          'In the evening they croak in the choir. {S} sings second voice. And in spring {S} sits beside the new dots, and says, “Don’t worry about the legs.”',
        helper: { name: 'Grandmother Croak', creature: 'frog' },
      },
    ],
  },
  {
    id: 'horse-of-my-own',
    words: ['horse', 'foal', 'pony', 'my pony', 'wild horse', 'stable', 'horse called'],
    situations: ['newcomer', 'afraid', 'learn'],
    creature: 'horse',
    topic: 'a horse',
    thing: 'the horse',
    home: 'farm',
    main: 'farm',
    plots: [
      {
        id: 'nobody-can-catch',
        titles: ['{L} and the Horse', 'The Horse That Nobody Could Catch', 'An Apple on the Palm'],
        goal: 'make friends with {S}',
        trouble: '{S} let nobody come near',
        solved: '{S} came when {L} called',
        opener:
          'Behind the farm is the big meadow, and over it something ran, with a mane like a flag. {L+} climbed on the gate. The ground hummed.',
        friend:
          'It was {S+}, new here, and quite alone. {S} stopped far away, and blew through both nostrils, and looked. {L} held out an apple. {S} was gone before the apple was.',
        problem:
          '“Nobody can catch that one,” said the farmer. It was time to go in, because the nights were cold now. The warm stable was ready, with straw up to the knees. But {S} stayed out, at the furthest fence.',
        tries: [
          '{F} ran after {S} with a halter. {F} has two legs, and {S} had four.',
          'They made a trail of carrots from the meadow to the stable. In the morning there was a very fat rabbit at the end.',
          '{L} crept up from behind. One doesn’t do that with horses. It got {L} a very muddy face.',
        ],
        tip: '“A horse always asks the same thing,” said {G+}: “Are you going to jump at me? Don’t walk towards {S}. Turn your back, sit down, and read something. And leave your hand open.”',
        turn: 'So {L} sat down in the grass, back to {S}, and read aloud from a book about trains. One page. Two pages. Behind {L} there was a step, and a breath, warm, on the neck. {L} read on. In the open hand lay the apple.',
        done: 'Something soft, like a velvet mitten, took the apple. Crunch. Then there was a long nose on {L’s} shoulder, which wanted to know how it went on with the trains. When {L} stood up and walked to the stable, {S} came along behind.',
        again: 'Each evening there’s a chapter in the stable. At the exciting bits {S} stops chewing.',
        helper: { name: 'Old Hattie', creature: 'goat' },
      },
    ],
  },
  {
    id: 'birds-and-nests',
    words: [
      'parrot',
      'budgie',
      'robin',
      'baby bird',
      'bird nest',
      'nest',
      'bird fall/fell',
      'sparrow',
      'swallow',
      'bird feeder',
      'feed/feeding bird',
      'bird in winter',
      'blackbird',
    ],
    situations: ['newcomer', 'stuck', 'make', 'strayed', 'learn'],
    creature: 'baby bird',
    topic: 'a young bird',
    thing: 'the young bird',
    home: 'garden',
    main: 'garden',
    plots: [
      {
        id: 'out-of-the-nest',
        titles: ['{L} and the Young Bird', 'Out of the Nest', 'Cheep!'],
        goal: 'get {S} safely up into the tree',
        trouble: '{S} sat in the grass and could not get up',
        solved: '{S} sat on a branch and ate worms',
        opener:
          '“Cheep!” It came from below, where there ought not to be any cheep. {L+} bent the grass apart. There were two eyes, an open beak, and hardly anything else.',
        friend:
          'It was {S+}, with fluff instead of feathers. “I only leaned out a bit,” said {S}. “Then I was down here.” High up, in the apple tree, one could see the edge of a nest.',
        problem:
          'In the grass there were ants, and it would be dark soon, and round the corner came the cat from next door, tail up. “I’m hungry,” said {S}. It is what they mostly say.',
        tries: [
          'They brought bread with jam. {S} looked at it as one looks at a shoe.',
          '{F} climbed up with {S} in a hat. The branch cracked. They came down again, and it was a near thing.',
          '{L} showed how to fly, with both arms, from the bench. {S} watched closely. Now {S} knew how one falls from a bench.',
        ],
        tip: '“Don’t take {S} indoors,” said {G+}. “The parents are near, they’re only waiting till you’re gone. Make a basket that doesn’t crack, as high as you can reach. Then go away and watch the cat.”',
        turn: '{L} took the bread basket, with dry grass in it, and tied it to the lowest strong branch with a good knot. Gently, in both hands, they put {S} in. Then they hid behind the barrel, and {F} kept the cat busy with a bit of string.',
        done: 'Five minutes. Ten. Then a shadow, a flutter: mother and father, both with worms! They looked at the basket, first with one eye, then with the other. “A bit odd,” it seemed to mean, “but solid.” And then they fed and fed.',
        again:
          'A week later the basket was empty. {L} was a little sad. “Cheep,” it went, from the very top of the tree.',
      },
    ],
  },
];
