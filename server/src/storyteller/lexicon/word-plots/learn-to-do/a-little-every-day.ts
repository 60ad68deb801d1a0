import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-little-every-day` of the frame `learn-to-do`, for themes with its words. */
export const aLittleEveryDay: StoryPlotInput = {
  id: 'a-little-every-day',
  words: ['water', 'feed', 'look after', 'care', 'groom', 'walk', 'mind', 'tend', 'guard', 'help'],
  titles: ['{L} Is in Charge', 'While They Were Away', 'A Little Every Day'],
  goal: '{do} as it ought to be done',
  trouble: '{L} did too much of it one day and nothing the next',
  solved: '{L} knew how much was enough, and when',
  opener:
    '“You can do that,” they had said, and had given {L+} the key, and a note, and had driven off. Now {L} was in charge, all alone: to {do}, every day, till Sunday!',
  problem:
    'The note had got wet, and you could read only one word: “not”. Not what? Not too much? Not before noon? {L} thought it better to {do} twice, and then once more. By evening there were brown leaves, or long faces.',
  tries: [
    '{L} gave more of everything, to be on the safe side. The safe side was quite wet by then.',
    'The next day {L} did nothing at all, so that it would even out. It did not even out.',
    '{F} wrote a plan, with colours. It was so beautiful that they hung it up, and forgot to look at it.',
  ],
  tip: '“You’re asking the note,” said {G+}. “Ask what it’s all about. Put a finger in. Look into the bowl, and into the eyes. Whoever can’t speak shows it. And then come every day, at the same time.”',
  turn: 'At eight {L} knelt down, put a finger in, and waited. “A bit thirsty,” said {L}. “This one isn’t. And you want to be turned to the sun.” It took longer than with a note. {L} came back the next morning, at eight.',
  done: 'On the fourth day one of them lifted its head. On the sixth day there was something that had not been there before: a bud, as small as a bean! “How did you do it?” they asked on Sunday. “I asked,” said {L}.',
  again: '{L} still comes on Saturdays, at eight, with a finger ready. The key hangs on a nail of its own.',
};
