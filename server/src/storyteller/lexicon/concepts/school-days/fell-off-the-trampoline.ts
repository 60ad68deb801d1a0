import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an arm that was broken on a trampoline, and a coloured cast. */
export const fellOffTheTrampoline: StorySourceInput = {
  id: 'fell-off-the-trampoline',
  words: [
    'trampoline break/broke/broken arm',
    'break/broke/broken arm/leg/wrist trampoline',
    'break arm on the trampoline',
    'fall/fell/falls/falling off trampoline',
    'fell trampoline',
    'trampoline accident',
    'arm trampoline',
    'hurt/hurts trampoline',
    'green/blue/red/pink/purple/yellow/orange cast',
    'colour/color cast',
    'choose colour cast',
  ],
  situations: [
    'ailment',
    'learn',
    'broken',
    'has',
    'sad',
    'visit',
    'trait',
    'wants',
    'damage',
    'deed',
    'own-damage',
    'misdeed',
  ],
  gentle: true,
  topic: 'the arm that was broken on the trampoline',
  thing: 'the cast',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-wall-of-pictures',
      titles: ['The Arm in the Cast', '{L} and the Trampoline', 'Five Weeks and a Crocodile'],
      goal: 'get through five weeks with one arm',
      trouble: '{L} could do hardly anything with one arm',
      solved: 'the bone had grown together, and the cast came off',
      opener:
        'There had been two of them on the trampoline, although only one is allowed. They bumped together in the air. {L+} landed on one arm, and it made a small sound like a twig. After that there was a car, and a doctor with kind hands.',
      friend:
        '“That was a brave ride,” said the doctor. “The bone has a crack. It needs a cast, so that it can grow together in peace. You may choose the colour.” {L} thought for a long time, and chose. {F+} held the other hand.',
      problem:
        'The cast went from the thumb to the elbow. It was a beautiful colour. But {L} could not cut a sandwich, or pull up a sock, or catch a ball. And it was five weeks until it came off. Outside, the others were jumping.',
      tries: [
        '{L} wanted to do it all with the other hand. The buttons went wrong, the soup went down the wrong way, and at the end the pencil fell on the floor. {L} cried a little, because it was too much.',
        '{L} said “I can do it!” to everyone who wanted to help. Then the jumper was stuck over {L’s} head for quite a while, and it was dark in there.',
        '{L} sat at the window and watched the trampoline. It was not a good place to sit.',
      ],
      tip: '“Your bone is working all the time, even while you sleep,” said {G+}. “You only have to give it time, and that goes faster with other people. Let somebody help you with two things a day. And have you noticed that you’re wearing a blank page?”',
      low: '{L} looked at the cast and turned it this way and that. It was true: it was as smooth as paper. “It’ll be on my arm for five weeks,” said {L}. “It should be something good.” That took some thinking.',
      turn: '“Will you help me with my buttons?” asked {L}, and it was easier to say than {L} had thought. Then {L} took a thick pen in the other hand and drew a crocodile on the cast. It was crooked, but you could see the teeth.',
      done: 'Everybody who came to visit drew something beside it: a fish, a bus, a very small elephant. Then the five weeks were over. The doctor opened the cast with a humming saw that only tickled. There was the arm, thin and pale, and whole.',
      again:
        'The cast stands on the shelf, with the crocodile at the front. And on the trampoline there is one at a time now. {L} is the one who counts.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'Everybody drew something beside the crocodile: a fish, a bus, a very small elephant. When the doctor’s saw had hummed, there was the arm, whole. “What would you like to do with it first?” they asked. {L} knew that long ago. And {told}.',
        },
        {
          asked: ['better/heal/mend/well/recover/arm/jump/bounce/trampoline/again/cast/off/careful/safe'],
          kinds: ['learns', 'no-longer', 'makes'],
          done: 'Everybody drew something beside the crocodile: a fish, a bus, a very small elephant. Then the doctor’s saw hummed, and it only tickled. There was the arm, thin and pale, and whole. {L} bent it and stretched it, once a day, until {told}.',
        },
        {
          asked: ['sign/draw/write', 'make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'Everybody who came to visit drew something beside the crocodile. {F} had done up all of {L’s} buttons for five weeks. Then the cast was off, and there was the arm, thin and pale, and whole. It had been waiting for something, and {told}.',
        },
      ],
      helper: { name: 'Nurse Holly', creature: 'woman' },
    },
  ],
};
