import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day when the children are in charge. */
export const childrenInCharge: StorySourceInput = {
  id: 'children-in-charge',
  words: [
    'kids in charge',
    'children in charge',
    'child/kid/kids/children boss',
    'child/kid/kids/children be boss/in charge',
    'in charge for a day',
    'in charge of grown-ups/parents/adults',
    'swap places with parents/mum/dad',
    'parents and children swap',
    'swap/swapping roles',
    'children rule',
    'be the boss for a day',
    'boss of house',
    'boss for one/a day',
    'day without rules',
    'grown-ups are children',
    'parents become children',
    'president for a day',
    'king for a day',
    'queen for a day',
    'grown-up for a day',
    'be/being a grown-up',
    'day as a grown-up',
    'adult for a day',
    'be/being adult for a day',
  ],
  situations: [
    'wants',
    'what-if',
    'all-turned',
    'deed',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'learn',
    'has',
  ],
  happensToLead: true,
  topic: 'the day when the children were in charge',
  thing: 'the golden whistle',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-whistle-round-the-neck',
      titles: ['{L} Is the Boss', 'The Day of the Golden Whistle', 'Bed, All of You!'],
      goal: 'be in charge for a whole day',
      trouble: 'everybody did what they liked, and nobody did what had to be done',
      solved: '{L} had got everybody through the day',
      opener:
        '“Brush your teeth. No cake before lunch.” {L+} had heard it a thousand times. “I wish I were in charge for once,” said {L}. “All right,” said the grown-ups. “Tomorrow, from seven to seven.”',
      friend:
        'In the morning the golden whistle lay on {L’s} plate. Whoever wears it is in charge. {L} hung it round {L.their} neck and blew. “Cake for breakfast!” “Hooray!” shouted {F+}, and the grown-ups shouted loudest.',
      problem:
        'Until ten it was wonderful. Then they all had tummy aches. The grown-ups were jumping on the sofa, nobody had washed up, and the dog had not been out. “What’s for lunch?” they called. “I’m cold! Somebody pushed me! Where are my socks?” They all looked at {L}.',
      tries: [
        '{L} blew the whistle and shouted, “Be quiet!” They whistled back, on combs.',
        '{L} allowed everything. By noon there was paint on the stairs and a grown-up in the bath, with wellies on, and lunch was still not there.',
        '{L} did it all alone, the dishes and the dog and the socks. When {L} had got to the end, it had begun again at the front.',
      ],
      tip: '“You think being in charge means that everyone does as you say,” said {G+} over the fence. “It means that you look after them. Nobody can do that alone, and nobody likes being shouted at. Give everybody one thing that they’re good at. And begin with lunch.”',
      low: '{L} sat down on the stairs, beside the paint, and thought. Who was good at what? One could make soup. One could find socks. And somebody in that bath was really very good at washing up.',
      turn: '{L} blew the whistle, just once, not loudly. “I need you,” said {L}. “You’re the soup captain. You’re the king of the socks. And you in the bath, you’re the head of the bubbles. When it’s done, we’ll all go to the river.” And {L} took the dog’s lead.',
      done: 'The soup was ready at one. The stairs were white at two. At three they were all lying by the river, and the grown-ups asked if they might, please, go in up to their knees. “Up to your knees,” said {L}.',
      again:
        'At seven {L} put down the whistle and was very tired. “Bed?” they asked. “Yes, please,” said {L}. And {L} brushed {L.their} teeth without being told.',
      object: 'whistle',
      outcomes: [
        {
          asked: [
            'parent/grown-up/grownup/mum/dad/adult/teacher back/charge/sorry/thank/normal/again/listen',
            'swap/back/give normal/whistle/again',
            'learn',
            'bedtime',
          ],
          done: 'The soup was ready at one, and the stairs were white at two. At three they were all lying by the river. At seven {L} took off the golden whistle, laid it on the big plate and looked round at them, and {told}.',
          again:
            'The whistle hangs on a nail in the kitchen. On one Sunday in the month it lies on {L’s} plate again, next to the list for lunch.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The soup was ready at one, the stairs were white at two, and at three they were all lying by the river. “And now?” asked the grown-ups politely. {L} blew the golden whistle one last time, as loudly as it would go, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The soup was ready at one, and the stairs were white at two. At three they were all lying by the river, the soup captain, the king of the socks and the head of the bubbles. They put their heads together, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The soup was ready at one, and the stairs were white at two. At three they were lying by the river, and the grown-ups asked if they might go in up to their knees. “Up to your knees,” said {L}. And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The soup was ready at one, and the stairs were white at two. At three they were all in the river. Being in charge makes your legs heavy. At seven {L} laid the whistle on the plate, and {told}.',
        },
      ],
      helper: { name: 'Mrs Plum', creature: 'woman' },
      art: {
        'No cake before lunch': 'kitchen: L sulk; mother, cake, toothbrush',
        'the golden whistle lay': 'kitchen, morning: L blow whistle happy; F cheer; cake',
        'all looked at': 'living-room: L think worried; F cover-ears; mother, father, dog',
        'whistled back': 'living-room: L shout; F cover-ears; father, comb',
        'a grown-up in the bath': 'bathroom: L look worried; F laugh; father, bath, boot',
        'did it all alone': 'kitchen: L wash plate sleepy; F peek curious; many plate, dog',
        'over the fence. “It means': 'garden: G say; L+F look G curious; whistle',
        'sat down on the stairs': 'hallway: L sit on stairs worried; whistle',
        'blew the whistle, just': 'living-room: L blow whistle calm; F look curious; mother, father',
        'lying by the river': 'river: L point proud; F lie happy; father, mother',
        'down the whistle and was': 'bathroom, evening: L brush toothbrush sleepy; whistle',
      },
    },
  ],
};
