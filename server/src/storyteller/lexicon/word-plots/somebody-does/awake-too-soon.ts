import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `awake-too-soon` of the frame `somebody-does`, for themes with its words. */
export const awakeTooSoon: StoryPlotInput = {
  id: 'awake-too-soon',
  words: ['wake up', 'wake', 'awaken', 'not fall asleep', 'stay awake'],
  verbs: ['wake'],
  titles: ['{S} Is Awake', 'Much Too Early', 'Good Morning, {S!}!'],
  goal: 'find a day for {S}',
  trouble: '{S} was awake when all the others were asleep',
  solved: '{S} had had a whole day, and was tired in the right way',
  opener:
    'It was so quiet that you could hear the clock in the next house. {L+} turned over once more. Then something creaked. Somebody yawned, somebody stretched, and that was not {L}.',
  friend:
    'It was {S+}, wide awake! {^S} stood there with crumpled hair and looked round. “Good morning! What’s for breakfast? Where are they all?” “Ssh,” said {L}. “They’re asleep. You ought to be asleep as well.”',
  problem:
    'But {S} was no longer tired, not a bit. {^S} sang. {^S} knocked at doors. Nobody opened, they only pulled up their blankets. “I’ve woken up at the wrong time,” said {S}, “and there’s nobody left over to be awake with.”',
  tries: [
    'They put {S} back to bed and tucked in all four corners. Two eyes looked over the edge. “Is it over now?” asked {S}. It had been one minute.',
    '{L} counted sheep for {S}, out loud. At forty {L} was nearly asleep. {^S} wanted to know what the sheep were called.',
    'They pulled the curtain and said that it was dark. {^S} looked behind the curtain, and liked it there.',
  ],
  tip: '“You can’t send away an awake one,” said {G+}. “It has to be used up. What has {S} never seen, because of sleeping? Show it all, from top to bottom. The rest comes by itself.”',
  turn: '{L} held out a hand. “Come on,” said {L}, “we’ll use it up.” And they showed {S} what one misses in bed: how the milk comes, and what frost does to a window, and where the first light gets in. {^S} said “Oh” at each.',
  done: 'At the hundred and first “Oh” it was a yawn. {S} had seen a whole day that had never been there before. {^S} lay down in the middle of a word, and {L} put the blanket on top. And what a smile that was.',
  again:
    'On the bedpost hangs a note from {S}: “Wake me when there’s frost on the window. Only for an hour.” And {L} does.',
};
