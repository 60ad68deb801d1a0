import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that the lead has broken. */
export const iBrokeIt: StorySourceInput = {
  id: 'i-broke-it',
  situations: ['own-damage'],
  topic: '{the} that broke',
  thing: '{the}',
  main: 'cottage',
  home: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-bits-under-the-rug',
      titles: ['{L} and the Broken {Noun}', 'It Was Me, Said {L}', 'Under the Rug'],
      goal: 'own up about {the}',
      trouble: '{the} was in pieces, and only {L} knew why',
      solved: '{L} had said it, and {the} was mended as well as could be',
      opener: [
        'It was very quiet in the house. It was the sort of quiet that comes after a noise. In the middle of the floor stood {L+}, and round about lay what had been {the}.',
        'One second before, it had still been {the}. {L+} had only wanted to turn round, quite fast, with one arm out. Now there was a “before” and an “after”.',
      ],
      problem:
        'Nobody had seen it. That was the worst thing. “Perhaps they won’t notice,” whispered {L}. But the place where {the} should be was as big as a house. {L’s} tummy felt as if there were a stone in it.',
      tries: [
        [
          '{L} swept it all under the rug. Now the rug had a hill. Everybody who came in walked up it and down again, and looked at {L}.',
          '{L} glued it, alone, behind the curtain. It stuck: to the curtain, to the thumb, and, on the wrong side, to itself.',
        ],
        [
          '“It was the wind,” {L} practised, in front of the mirror. The window was shut, and the one in the mirror did not believe it either.',
          '{L} stood in front of the empty place and stayed standing there. That worked till bedtime.',
        ],
        '{L} thought of moving to the shed for ever. It was draughty in there, and one was just as sorry.',
      ],
      tip: '“That stone in your tummy,” said {G+}, “isn’t about {the}. I had one once, about a clock. It doesn’t go away by waiting. It comes out of your mouth, in three words, and then it’s gone.”',
      turn: '{L} took the biggest piece, went in to where everyone sat, and breathed in. “It was me,” said {L}. There: three words. And then came some more of them, by themselves: “I’m sorry. I was turning round. I want to help to mend it.”',
      done: 'It was quiet for as long as it takes to count to four. Then somebody opened both arms, and {L} was in them. “Thank you for telling us.” They put {the} together, piece by piece. Where one was missing they painted a small bird.',
      again:
        'You can see the cracks, if you know of them. {L} looks at the bird each time. It is the best bit.',
    },
  ],
};
