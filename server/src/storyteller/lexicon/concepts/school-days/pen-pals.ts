import type { StorySourceInput } from '../../story-source.ts';

/** Stories about writing letters to somebody far away. */
export const penPals: StorySourceInput = {
  id: 'pen-pals',
  words: [
    'penpal',
    'penpals',
    'letter/letters to a friend far away',
    'write/writing letters to a friend',
    'letter from another country',
    'friend in another country',
    'write/writing to a stranger',
    'write/writing to pen pal',
  ],
  situations: [
    'make',
    'wants',
    'learn',
    'question',
    'trait',
    'deed',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  topic: 'having a pen pal',
  thing: 'the blue envelope',
  home: 'school',
  main: 'cottage',
  plots: [
    {
      id: 'what-you-cannot-see-from-here',
      titles: ['Dear You Over There', 'The Blue Envelope', '{L} and the Letter from Far Away'],
      goal: 'write a letter that would be answered',
      trouble: '{L} did not know what to write to a stranger',
      solved: '{L} had a friend far away',
      opener:
        'On the desk lay a slip of paper with a name on it: Ilse, on an island, seven years old. “That’s your pen pal,” they said. {L+} had never known anybody on an island.',
      friend:
        '{F+} had one as well, in the mountains. They sharpened their pencils until there was hardly any pencil left.',
      problem:
        '“Dear Ilse,” wrote {L}. And then? “How are you? I am fine. It is sunny.” That was the letter. {L} read it, and yawned. Anybody could have sent it, from anywhere. “I wouldn’t write back,” said {L} honestly.',
      tries: [
        '{L} made it longer: “How is your mother? How is your father? How is your dog?” Perhaps there was no dog at all.',
        '{F} lent {L} a joke. You had to see {F}’s face for it to be funny.',
        '{L} drew a border of flowers round it, very wide. Now it looked nice. In the middle it was still sunny.',
      ],
      tip: '“Eleven thousand letters a week go through my hands,” said {G+}. “The good ones are warm, even from the outside. Do you know why? They’ve got something in them that you can only see from one window. And a question that nobody has asked before.”',
      low: '{L} sat down at the window. What could you see only from here? A roof. A chimney. And Mr Huber, who carried the tortoise down into the garden every day at four, in both hands, like soup.',
      turn: 'That’s what {L} wrote. Mr Huber, the tortoise, the soup. “Nobody on an island can know that,” said {L}. And then the question: “What do you see when you stand on your bed?” {L} stuck on the stamp, and the letter fell into the box with a small soft sound.',
      done: 'They waited for seventeen days. Then a blue envelope came, and it smelled of fish. “I see the ferry,” Ilse wrote. “When it toots, all the hens lie down flat. How old is the tortoise?” {L} read it three times, once standing on the bed.',
      again:
        'The tortoise is forty-one. In summer Ilse is coming on the ferry to see it all. The hens have to stay at home.',
      helper: { name: 'Mrs Frank', creature: 'goose' },
    },
  ],
};
