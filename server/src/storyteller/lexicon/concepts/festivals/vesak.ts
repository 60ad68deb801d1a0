import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Vesak and the Buddha. */
export const vesak: StorySourceInput = {
  id: 'vesak',
  words: [
    'buddha',
    'vesak',
    'wesak',
    'buddha day',
    'buddha birthday',
    'buddha and the swan',
    'buddhist',
    'buddhism',
    'prince siddhartha',
    'siddhartha',
    'siddhartha and the swan',
    'bodhi tree',
  ],
  situations: ['visit', 'learn', 'question', 'make', 'being-and-thing', 'thing-pair', 'quarrel', 'finds'],
  topic: 'the Buddha and the swan',
  thing: 'the swan',
  creature: 'swan',
  home: 'castle',
  main: 'garden',
  plots: [
    {
      id: 'whose-swan',
      titles: ['Whose Is the Swan?', '{L}, the Prince and the Swan', 'The Kind Prince'],
      goal: 'find out whose the swan was',
      trouble: 'two princes were quarrelling over the swan',
      solved: 'everybody knew whose the swan was',
      opener:
        'Long ago in India lived Prince Siddhartha, who was later called the Buddha. {L+} worked in the palace garden and was raking the path. Then something white fell out of the sky.',
      friend:
        'It was {S+}, and in its wing there was an arrow. {S} trembled. The prince knelt down, drew the arrow out very gently, and held the wing. “{L!}, fetch some cool leaves,” whispered the prince.',
      problem:
        'Then the prince’s cousin came running, with a bow. “That’s my swan!” called the cousin. “I hit it, so it’s mine.” “I found it and it’s alive,” said Siddhartha, “so I’m keeping it safe.” They both looked at {L}. Who was right?',
      tries: [
        'They asked the cook. The cook was thinking of supper, and that was no good to {S}.',
        'They asked the general. “Whoever’s got the bow is right,” said the general. {S} hid its head.',
        'The cousin offered the prince a horse for it. “You can’t swap somebody who’s afraid,” said Siddhartha.',
      ],
      tip: '“In this palace it’s always the loudest that they listen to,” said {G+}, the oldest judge. “Gardener, you were there. You’ve said nothing so far. Don’t ask who wants the swan. Ask what the swan would say.”',
      low: 'It became quiet in the great hall. {L} had never spoken in front of a king. But {S} looked at {L}, with one round eye.',
      turn: '{L} stepped forward. “The one tried to take its life,” said {L}, “and the other is trying to save it. If I were the swan, I’d know where to go. Put it down in the middle and let it choose.” They set {S} on the floor.',
      done: '{S} looked at the cousin. {S} looked at the king. Then {S} stood up, walked across the hall with a wing hanging down, and laid its head in Siddhartha’s lap. Nobody had to say anything more. {L} brought the leaves every day, until the wing was well.',
      again:
        'When {S} flew, Siddhartha did not hold on. A life belongs to whoever looks after it, and then it belongs to itself.',
      helper: { name: 'Judge Ananta', creature: 'man' },
    },
  ],
};
