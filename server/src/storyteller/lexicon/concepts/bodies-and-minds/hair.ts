import type { StorySourceInput } from '../../story-source.ts';

/** Stories about {L’s} own hair. */
export const hair: StorySourceInput = {
  id: 'hair',
  words: [
    'hair',
    'my hair',
    'barbershop',
    'barber shop',
    'hair - curl braid and barbershop',
    'curls braids and barbershop',
    'braid',
    'plait',
    'cornrow',
    'braid/braiding/plait/plaiting hair',
    'curly/frizzy/afro/kinky/natural hair',
    'curl',
    'afro',
    'comb/combing hair',
    'hairstyle',
    'love/like my hair',
    'do/doing my hair',
    'getting hair braided',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'reluctant'],
  topic: '{L’s} own hair',
  thing: 'the hair',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'every-which-way',
      titles: ['{L’s} Very Own Hair', 'Every Which Way', 'Hair for a Special Day'],
      goal: 'find out what {L’s} hair could do',
      trouble: '{L’s} hair would not do what it was told',
      solved: '{L} loved how it looked',
      object: 'mirror',
      opener:
        '{L+} had hair that nobody else had. In the mornings it stood up in the mirror before {L} did. It could be seen round corners. And on Saturday somebody was to take photographs of the whole family.',
      problem:
        '“For the photograph it has to be tidy,” thought {L}. In the book the princess had hair like water, falling straight down. {L’s} did not fall. It sprang. {L} pressed it flat hard, and it came up again.',
      tries: [
        '{L} brushed it when it was dry, hard. Ow! It pulled, and then it stood out further than before.',
        '{L} put a cap on it. After an hour the cap had gone up, like a cake in the oven.',
        '{F} wet it with a whole jug of water. It dripped for a while. Then it dried and was itself again.',
      ],
      tip: '“You’re fighting it,” said {G+} and laid out a wide comb and a jar of cream. “It wants to be damp, and it wants time, and somebody who begins at the ends. Sit down here, and tell me what you’d like.”',
      turn: '{L} sat down. The comb began at the ends, and went higher bit by bit, and it did not pull. {L} looked at the photos on the wall: {G} with braids like a crown, and Great-Grandma with a soft round cloud. “Both!” said {L}.',
      done: 'Over, under, over, and a bead at the end. In front there were braids like a crown, and behind it stood the cloud, soft and big. {L} looked in the mirror from the left and from the right. The beads clicked. It was just right.',
      again:
        'In the photograph you can see {L} first. Now it hangs on the wall with the others, and in the book {L} has drawn the princess some braids.',
      helper: { name: 'Auntie Bea', creature: 'woman' },
    },
    {
      id: 'at-the-barbershop',
      words: ['barbershop', 'barber shop', 'barber'],
      titles: ['{L} at the Barbershop', 'The Big Red Chair', 'Fresh'],
      goal: 'have a haircut at the barbershop',
      trouble: '{L} did not want to sit in the barber’s chair',
      solved: '{L} had a fresh new haircut',
      opener:
        'The barbershop on the corner was full of voices and music. There were mirrors from the floor to the ceiling, and a big red chair that went up and down. {L+} had always waited on the bench. Today it was {L’s} turn.',
      problem:
        'Bzzz, went the clippers, close by. {L} slid to the very end of the bench. “Next!” called the barber, and turned the red chair round. {L} held on tight to the bench.',
      tries: [
        'They told {L} to hurry up. There was a queue. {L} held on tighter.',
        '{L} climbed up with both eyes shut. With both eyes shut the bzzz was twice as loud, and {L} jumped down again.',
        '{F} went first, to show how it’s done. {F} kept on laughing because it tickled. But it was {F’s} head, and not {L’s}.',
      ],
      tip: '“Hold them,” said {G+}, the barber, and put the clippers into {L’s} hand, switched off. “Now press the button, and put them against your arm. They buzz, and they tickle, and that’s all. In my chair you’re the boss. What shall it be? And at which word do I stop?”',
      turn: '{L} pressed the button. Bzzz, like a fat bee. It really only tickled. {L} looked at the pictures on the wall for a long time, and pointed. “That one, with a line at the side. And when I say ’break’, then it’s break.”',
      done: 'The chair went up. {L} said “break” twice, just to see, and both times it was quiet at once. Then there was some warm foam at the neck, a soft brush, and a mirror behind. There was the line, as sharp as a ruler. Everybody on the bench nodded.',
      again: 'All the way home {L} kept one hand on the back of {L.their~the} head. It felt like a peach.',
      helper: { name: 'Mr Fade', creature: 'man' },
      setting: { main: 'city', indoors: true, topic: 'the barbershop', thing: 'the barber’s chair' },
    },
  ],
};
