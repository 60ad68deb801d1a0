import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `always-after-it` of the frame `somebody-does`, for themes with its words. */
export const alwaysAfterIt: StoryPlotInput = {
  id: 'always-after-it',
  words: ['chase', 'run after', 'catch', 'hunt', 'follow', 'look for'],
  titles: ['{S} Runs After {The_item}', 'Nearly, Said {S}', 'Faster, {S!}!'],
  goal: 'catch up with {the_item}',
  trouble: '{the_item} was always one step ahead of {S}',
  solved: '{the_item} had come to {S} by itself',
  opener:
    'Something shot past {L+}, and then something else shot past. The first was {an_item}. The second had its tongue out and shouted, “Stop!” Neither of them did.',
  friend:
    'The third time round, the second one fell over {L’s} feet. “Nearly,” puffed {S+}. “I nearly had it. I {did} since Monday.” “And what will you do with it when you’ve got it?” asked {L}. {S} had never thought of that.',
  problem:
    'As soon as {S} ran, {the_item} was off. As soon as {S} stopped, it was there, quite close, and looked. By noon {S} was lying flat on the path. “I’ll never catch it,” said {S}. “It isn’t fair. It’s got a head start.”',
  tries: [
    '{L} came from the left and {S} from the right. They caught each other, by the ears.',
    '{F} lay in wait with a net. {The_item} came, looked at the net, and went round it.',
    'They laid a trail of cake. {The_item} did not like cake. {S} did.',
  ],
  tip: '“What’s chased runs,” said {G+}. “That’s how running began. Do something so interesting that it forgets to run. And above all, turn your back on it.”',
  turn: 'So {S} sat down in the grass, with {S.their~their} back to it, and {L} sat there as well. They built something out of three sticks and a feather, and said “Oh!” and “Look at that!” to each other. Behind them it had gone very quiet.',
  done: 'There was a small sound, quite near. {S} did not turn round, although every hair wanted to. And then {the_item} was there, between the two of them, of its own accord. {S} held as still as a stone. “There you are,” said {S}.',
  again:
    'They still race round the house, three times every morning. But it is {the_item} now that says “go”.',
};
