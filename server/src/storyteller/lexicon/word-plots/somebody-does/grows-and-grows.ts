import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `grows-and-grows` of the frame `somebody-does`, for themes with its words. */
export const growsAndGrows: StoryPlotInput = {
  id: 'grows-and-grows',
  words: ['grow', 'get big', 'swell', 'get bigger', 'grow up', 'stretch'],
  verbs: ['grow'],
  titles: ['{S} Grows and Grows', 'Mind the Ceiling, {S!}!', 'Still Bigger'],
  goal: 'find enough room for {S}',
  trouble: '{S} grew with every hour and did not fit in anywhere',
  solved: '{S} had found a place that was big enough',
  opener:
    'On Monday it fitted into a teacup. {L+} is quite sure about that, because of the tea. On Tuesday it needed a bucket. And on Wednesday somebody asked, “Who moved the wall?”',
  friend:
    'It was {S+}. “Good morning,” said {S}, and was one head taller by the end of the sentence. “I don’t do anything,” said {S}. “I only breathe. It goes by itself.” Under the table there was a creak.',
  problem:
    'The bed was too short, and then the room was. {S’s} head was in the attic by noon, and looked out between the tiles. “I’d like to stop now,” said a voice from above. And there came supper time, and supper makes one grow.',
  tries: [
    'They put a heavy book on {S’s} head. {^S} grew round it, and now could read.',
    'They gave {S} only small things to eat: peas, crumbs, one lentil. {S} ate nine thousand of them.',
    'They cut a hole in the roof. That was good for an hour. Then the chimney did not fit any more.',
  ],
  tip: '“Too big?” asked {G+}, with a hand above both eyes. “For a teacup, yes. Everything is too big for something. Have you looked at where it’s empty? Where do people always wish that there were somebody tall?”',
  turn: '{L} climbed up on {S’s} shoulder and had a look round from there. Behind the last houses, by the sea, there was nothing but sky, and the ships could never find the harbour. “There,” said {L}, “and take the lamp along.” {S} lifted both feet over the town, with care.',
  done: '{S} sat down on the rock, with both feet in the water, and it fitted. {^S} held up the lamp, and far out a ship hooted three times: seen! “I think I’m done,” said {S}. “This is how big I am.”',
  again:
    'You see the light from {L’s} bed. When it goes on and off, that means good night. And there’s a teacup on the window sill, with a flower in it.',
};
