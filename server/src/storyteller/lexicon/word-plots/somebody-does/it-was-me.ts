import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `it-was-me` of the frame `somebody-does`, for its class of verbs. */
export const itWasMe: StoryPlotInput = {
  id: 'it-was-me',
  verbs: ['spoil'],
  item: 'a cup',
  titles: ['It Was Me, Said {S}', '{S} and the Three Words', 'Crash!'],
  goal: 'make it good again',
  trouble: '{S} {did} and dared not say so',
  solved: '{S} had said it, and it was good again',
  opener:
    'First there was a noise. Then there was no noise at all, and that was worse. {L+} ran to where it was so quiet.',
  friend:
    'There stood {S+}, and did not move. {^S} {did}! It had only taken a moment. “Maybe nobody will notice,” whispered {S}. They both looked at what was left of {goods}. One did notice.',
  problem:
    'And everyone had been so fond of {goods}! “Who was that?” they would ask tonight. {S} thought of saying that it was the wind. But there was no wind. And there was a pain in {S’s} tummy, right where it sits when one keeps something in.',
  tries: [
    'They put {goods} together again, like a puzzle. There was one bit too many, and two were missing.',
    'They pushed all of it under the rug. Now there was a hill in the room, and it crunched.',
    'They went to buy new ones, exactly the same. “There was only ever that one sort,” they said in the shop, “and it was a long time ago.”',
  ],
  tip: '“What’s done is done,” said {G+}. “But two things went to pieces, and you’ve only looked at one. Begin with the other. It takes three words, and they get bigger the longer you wait.”',
  turn: 'In the evening {S} stood in front of everyone, with {L} close beside. {S’s} voice was very thin. “It was me,” said {S}. There, it was out. And then it was quite easy to go on: “I’m sorry. May I help to make it good?”',
  done: 'Nobody shouted. “That was brave,” they said. Then they all sat round the table, with glue and flour and string, until late. What came of it was not the old {item}. But {S} had helped with every bit of it, and the pain in the tummy was gone.',
  again:
    'When something goes to pieces at {L’s} house, somebody calls out at once, “It was me!” It has become quite a short word.',
  outcomes: [
    {
      kinds: [
        'plays',
        'laughs',
        'claps',
        'friends',
        'new-friend',
        'still-friends',
        'team',
        'helps',
        'stays',
        'invited',
        'gathers',
        'includes',
        'tells',
        'spreads',
        'result',
        'happy',
        'feels',
        'no-longer',
        'becomes-somebody',
        'learns',
        'understands',
        'says',
        'says-words',
        'hugs',
        'changes-mind',
        'resolves',
        'wins',
        'dares',
        'reveals',
        'sorry',
      ],
      done: 'Nobody shouted. “That was brave,” they said. Then they all sat round the table, with glue and flour and string, until late. {S} helped with every bit of it, and the pain in the tummy was gone, and {told}.',
    },
    {
      kinds: ['eats', 'shares', 'sleep', 'home'],
      done: 'Nobody shouted. “That was brave,” they said. Then they all sat round the table, with glue and flour and string, until late. What came of it was not the old {item}, but nobody had to look away any more, and {told}.',
    },
  ],
};
