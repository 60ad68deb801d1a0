import type { StorySourceInput } from '../../story-source.ts';

/** Stories about writing letters to a friend. */
export const aPenFriend: StorySourceInput = {
  id: 'a-pen-friend',
  words: [
    'write/writing letter',
    'write/writing letters',
    'write/writing letter to friend',
    'write/writing a letter to a friend',
    'letter to a friend',
    'letters to grandma',
    'write/writing to grandma',
    'thank-you letter',
    'writing a postcard',
    'write/writing postcard',
    'letter from far away',
  ],
  situations: ['make', 'learn', 'wants', 'deed', 'longing', 'has', 'own-wish'],
  topic: 'writing letters',
  thing: 'the letter with the stamp',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'a-question-at-the-end',
      titles: ['A Question at the End', '{L} Writes a Letter', 'Dear You'],
      goal: 'write a letter that would get an answer',
      trouble: 'no answer came',
      solved: 'an answer came',
      opener:
        '{L+} had been given an address: a child in a far-off town, who wanted a pen friend. {L} bought a stamp with a lighthouse and wrote: “Dear you. How are you? I am fine. Goodbye.” And then {L} waited.',
      friend:
        'Every day {F+} came along to look into the letter box. There was an advert for carpets, and a spider. “Perhaps the post is slow,” said {F}. After three weeks it could not be the post any more.',
      problem:
        '“What did you write?” asked {F}. {L} said it by heart. It did not take long. “I’d have written that I’m fine as well,” said {F}. “And then it would have been over.” {L} thought about that.',
      tries: [
        '{L} wrote the same letter once more, only bigger. Nothing came, except for the carpets.',
        '{F} told {L} to write about great adventures. But {L} had not had any, and somebody who makes them up has to remember them.',
        'They put in a drawing of the spider. It was crossed out by the postmark.',
      ],
      tip: '“A letter is half of a talk,” said {G+}. “You must leave the other half open. Tell one small thing that you saw today, so that I can see it from where I am. And put a real question at the end, one that you’d truly like to know.”',
      low: 'The sheet lay there, and at the top stood “Dear you”. Who was that, actually? {L} did not know one single thing about that child.',
      turn: '“Then that’s what I’ll ask!” said {L}, and wrote: “Today the snow slid off our roof and hit the postman. What can you hear when you lie in bed? I hear a train.” This time it was a whole page.',
      done: 'Six days later something with a foreign stamp lay in the box. “I hear frogs,” it said, “and my uncle, who sings. Is the postman all right? What does your spider eat?” {L} read it three times, and ran for a pen.',
      again:
        'By now there is a shoebox full of letters. At the end of each of them is a question, and so it never stops.',
      object: 'letter',
      helper: {
        name: 'Old Postmaster Heath',
        creature: 'pigeon',
      },
    },
  ],
};
