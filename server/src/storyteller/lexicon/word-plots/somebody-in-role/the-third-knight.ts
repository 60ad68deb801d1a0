import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-third-knight` of the frame `somebody-in-role`, for themes with its words. */
export const theThirdKnight: StoryPlotInput = {
  id: 'the-third-knight',
  words: ['knight', 'guard', 'soldier', 'viking', 'gladiator', 'warrior'],
  titles: ['{Noun} the Knight', 'Sir {Noun}', 'The Third Knight'],
  goal: 'get past the dragon on the bridge',
  trouble: '{S} the knight was afraid of the dragon and did not say so',
  solved: 'the dragon had become a friend of the knight',
  opener:
    'Clank, clonk, clank. Something in a saucepan was coming up the castle road. {L+} moved to one side to let it by.',
  friend:
    'It lifted the lid, and it was {S+}. “I’m a knight,” said {S}. “I’ve got a helmet, and a wooden spoon. I’m going to see about that dragon on the bridge.” “I’ll carry the spoon,” said {L}.',
  problem:
    'Two knights had been there already and run home without their boots. “Who’s next?” yawned the dragon. “I am!” cried {S}, and lowered the helmet. Then the knight {slip}. The dragon laughed so much that it smoked.',
  tries: [
    '{S} made the fiercest sound there was: “{VOICE}!” The dragon asked, politely, if it could hear that again.',
    'They came back with more armour: a baking tray in front and a colander behind. Now the knight could not fall over, but could not walk, either. {L} had to push.',
    'The knight wrote a long letter to the dragon, with “Hand over the bridge” at the end. The dragon couldn’t read, and ate it.',
  ],
  tip: '“Two knights have been brave already, and it didn’t help,” said {G+}. “Nobody’s asked what a dragon does on a bridge all day. {A} would have asked that first, without the saucepan.”',
  turn: 'So {S} took off the helmet and put down the spoon, and sat on the edge of the bridge with {treat} in a bag. “I’m a bit afraid of you,” said the knight. “Would you like some?” The dragon came closer. “I’m afraid of knights,” it said.',
  done: 'They ate all of the {treat}, one bite here and one bite there. The dragon hadn’t known where else to sit. {L} knew: by the baker’s, where an oven was always going out. Over the empty bridge walked the knight, with a dragon behind.',
  again:
    'The bread in town is never burnt now, and it’s ready by six. Above the gate hangs a saucepan, and under it is written, “The third knight.”',
  setting: { home: 'village', main: 'castle' },
};
