import type { StorySourceInput } from '../../story-source.ts';

/** Stories about understanding what animals say. */
export const talkingWithAnimals: StorySourceInput = {
  id: 'talking-with-animals',
  words: [
    'talk/talking/speak/speaking to/with animal/animals',
    'animal/animals could talk',
    'what if animal/animals could talk',
    'animal/animals that/who talk/speak',
    'animals can talk',
    'understand/understands/understanding animal/animals',
    'talking animal/animals',
    'speak/speaks the language of animal/animals',
    'animal language',
    'if my pet/dog could talk',
    'what if my dog could talk',
    'what animals say',
    'what do animals say',
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
    'thing-pair',
    'being-and-thing',
    'what-if',
    'magic-thing',
    'odd-pet',
  ],
  topic: 'talking with animals',
  thing: 'the farmyard',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'the-dog-and-the-hens',
      titles: ['{L} Understands Them All', 'What the Dog Really Said', 'Moo Means Something'],
      goal: 'make peace between the dog and the hens',
      trouble: 'the animals quarrelled and did not understand each other',
      solved: 'the dog and the hens understood each other',
      opener:
        '{L+} woke up on the farm, and something was different. The cock on the dunghill did not say cock-a-doodle-doo any more. It said: “Get up! It’s not raining!” {L} could understand every word.',
      friend:
        '“What does the cow say?” asked {F+}, who heard nothing but moo. “It says that the grass by the pond is better,” said {L}. “And the ducks say that the grass by the pond is theirs.”',
      problem:
        'At first it was fun. But then {L} heard the hens. “That dog is horrible,” they clucked. “Every night there’s shouting outside our door, until the whole house shakes. We haven’t laid an egg for a week.” And the dog lay in the yard and looked hurt.',
      tries: [
        '{L} told the dog to be nice. “I am nice,” said the dog. “I’m the nicest dog I know. It’s them!”',
        '{F} put cotton wool round the henhouse, so that they would not hear the dog. In the morning there still was no egg, and the hens complained about the cotton wool.',
        '{L} gave a talk to all the animals on how to get along. They all talked at once, and the pig ate the talk.',
      ],
      tip: '“You hear what each of them says,” said {G+} on the gatepost. “But they have never heard it from each other. Ask the dog what those words at night are.”',
      low: 'Now it was evening. The hens went in with angry little steps, and the dog sat down in front of their door again, as it did every night.',
      turn: '“What do you shout at night?” {L} asked the dog. “What do you think?” said the dog. “There’s a fox behind the barn! I shout: Go away, fox! Leave my hens alone!” {L} ran into the henhouse and said it all again, in Hen.',
      done: 'It was very quiet on the perch. “It said my hens?” asked the oldest one. Then they all came out, in the dark, which hens never do, and stood round the dog. “Thank you,” they clucked. {L} translated. It was hardly needed.',
      again:
        'The next morning there were nine eggs in the straw. {L} understood only cluck and woof again. But by now that was nearly enough.',
      object: 'egg',
      outcomes: [
        {
          asked: [
            'animal/animals/dog/hen/cat/everyone friend/friends/talk/understand/help/thank/kind/listen',
            'talk/understand/speak',
            'home',
            'vet',
          ],
          done: '“It said my hens?” asked the oldest one on the perch. Then they all came out, in the dark, which hens never do, and stood round the dog. “Go on,” said {L}, “tell each other,” and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“It said my hens?” asked the oldest one. They all came out and stood round the dog. “Thank you,” they clucked. The cow called from the meadow that the grass there was best at night, and everyone was to bring their own, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“It said my hens?” asked the oldest one. Then they all came out, in the dark, which hens never do, and stood round the dog. “Thank you,” they clucked. The dog wagged so hard that two of them fell over, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“It said my hens?” asked the oldest one. They came out in the dark and stood round the dog. “Thank you,” they clucked. “Good night,” it called after the fox, quite softly this time, behind the barn, and {told}.',
        },
      ],
      helper: { name: 'Old Barley', creature: 'owl' },
      art: {
        'The cock on the dunghill': 'farm, morning: L listen surprised; hen, heap',
        'What does the cow say': 'farm: F say curious; L listen happy; cow, duck',
        'That dog is horrible': 'farm: L think worried; F point worried; dog, two hen',
        'told the dog to be nice': 'farm: L speak worried; F look worried; dog',
        'henhouse, so that they': 'farm: F hold wool; L look worried; hen, hutch',
        'the pig ate the talk': 'farm: L read paper worried; F think worried; pig, cow',
        'each of them says': 'farm: G say; L look G curious; F look G; dog',
        'with angry little steps': 'farm, evening: L slump sad; F point worried; dog, two hen',
        'There’s a fox behind': 'farm, night: L kneel surprised; F point surprised; dog, fox',
        'and stood': 'farm, night: L cheer; F cheer; dog, many hen',
        'nine eggs in the straw': 'farm, morning: L hold egg happy; F clap happy; many egg, dog, hen',
      },
    },
  ],
};
