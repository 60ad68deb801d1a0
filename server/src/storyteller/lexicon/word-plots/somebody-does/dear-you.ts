import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `dear-you` of the frame `somebody-does`, for its class of verbs. */
export const dearYou: StoryPlotInput = {
  id: 'dear-you',
  verbs: ['write'],
  item: 'a letter',
  titles: ['{S} Is Writing', 'Dear You', 'The Shortest Line'],
  goal: 'find the right words for {S}',
  trouble: '{S} could not find the right words',
  solved: 'the right words had arrived',
  opener:
    'There was paper on the stairs, and in the gutter, and on the cat. Each sheet was crumpled up, and on each was one word: “Dear”. {L+} picked them up, one after the other.',
  friend:
    'At the end of the paper sat {S+}, with ink on both cheeks. {^S} was {doing}, and this was the forty-first time. “I know what I want to say,” said {S}. “But when I write it down, it’s something else.”',
  problem:
    'It was either too long or too short, too stiff or too silly. “You can’t send that,” said {S}, and crumpled it up. And somebody was waiting for {goods}, far away, and looked into an empty letter box every morning.',
  tries: [
    'They copied from a book: “Dear Sir, with regard to the weather.” {S} read it over. It might have been for anyone.',
    'They used very grand words. In the end nobody knew what they meant, not even {S}.',
    '{S} wrote it all on one page, everything since spring. There was no room left for the name.',
  ],
  tip: '“You’re writing to the paper,” said {G+}. “Don’t look at it. Look at the one who’ll open it. Say it out loud, as if you both sat here on the step. And somebody else holds the pencil.”',
  turn: 'So {L} took the pencil, and {S} shut both eyes. “It’s raining here,” said {S}. “I saw a puddle and thought of you. That’s all, really.” {L} had written down every word. “Shall I put in something grand?” asked {L}. {S} read it. “No,” said {S}. “That’s it.”',
  done: 'They put on a stamp with a duck. Four days later there was an answer under the door. “Dear you,” it said. “It’s raining here, too. I’ve read it nine times.” {S} read that nine times as well. And so {S} {did} again the same evening.',
  again: 'The cat has got the crumpled ones. It sleeps on a bed of forty Dears.',
};
