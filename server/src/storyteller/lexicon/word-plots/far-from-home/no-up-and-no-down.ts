import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `no-up-and-no-down` of the frame `far-from-home`, for themes with its words. */
export const noUpAndNoDown: StoryPlotInput = {
  id: 'no-up-and-no-down',
  words: ['space', 'in space', 'moon', 'on the moon', 'mars', 'planet', 'outer space', 'star'],
  titles: ['{S} in Space', 'No Up and No Down', 'Lift-Off for {S}'],
  goal: 'get {S} through space and home again',
  trouble: 'nothing in space was made for {a}',
  solved: '{S} had mastered space',
  opener:
    '“Ten, nine, eight,” it came out of the loudspeaker. The straps sat tight on {L+}. Everything in the rocket was checked. Only it was rather full in there.',
  friend:
    '“Sorry,” said {S+}, from behind the seat. “I only wanted to see it from inside. Is it far?” “Zero,” said the loudspeaker. So {S} flew to space.',
  problem:
    'Up there one weighs nothing. The space helmet wasn’t made for {nouns}, and nor was the space food. {S} floated by, upside down. “Which way is up?” asked {S}, and {slip}, only much more slowly, and in all directions.',
  tries: [
    '{S} tried to walk as at home, {lair}. Each step led to the ceiling. At the fourth there was a bump, and a “{voice}”.',
    'They let a bag of {treat} out, to cheer {S} up. Each bit floated off by itself, and {S} went after all of them, round and round the rocket, with an open mouth.',
    'Outside somebody with three eyes flew past, and looked in. “{VOICE}!” called {S}. In space you can’t hear anything. It’s quite sad to shout, and nobody hears it.',
  ],
  tip: '“You’re trying to do it as on the ground,” crackled {G+} on the radio. “There’s no ground. Anybody can be anything up there. What did {a} always want to do at home, and was too heavy for, or too small?”',
  turn: '“I know!” said {S}. It was something quite secret, and {L} had to lean in close to hear it. Then the little red lamp went on: the antenna was stuck, out there in the dark. “Somebody has to go out,” said {L}. “Me,” said {S}.',
  done: '{L} held the rope. And {S}, who had never flown, flew: one turn, and a second one, light as a feather, right up to the antenna. It clicked. The one with three eyes clapped with all its hands. On Earth they saw {a} among the stars.',
  again:
    'They’re home again. {S} walks on the ground, as before. But on clear nights {S} looks up, stands on tiptoe, and says “{voice}”, in case somebody is listening.',
  helper: { name: 'Captain Comet', creature: 'owl' },
  setting: { home: 'garden', main: 'space' },
};
