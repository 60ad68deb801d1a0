import type { StorySourceInput } from '../story-source.ts';

/** General plots about {about}. */
export const knownTopic: StorySourceInput = {
  id: 'known-topic',
  topic: '{about}',
  thing: '{about}',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'this-week',
      needsFacts: true,
      titles: ['{L} and {About}', '{About}, Said {L}', 'The Week of {About}'],
      goal: '{use}',
      trouble: '{wrong}',
      solved: '{mended}',
      opener: [
        '“This week,” it said on the big sheet by the door, “we do {about}.” {L+} read it twice, hung up a coat, and wanted to begin at once.',
        '“Guess what we’re doing,” said {L+}, before the spoon was in the porridge. “It’s {about}. I want to {use}. And today.”',
      ],
      problem: [
        'They began at once, {spot}. It went well for as long as it takes to eat an apple. Then somebody noticed it: {wrong}.',
        '“Who knows about {about}?” Everybody knew, and everybody knew it differently. And that was how it came about, {spot}: {wrong}.',
      ],
      tries: [
        '{First}',
        '{Second}',
        '{F} wrote it on a slip of paper and laid that under the pillow, to learn it in sleep. In the morning the slip was in {F’s} hair.',
      ],
      tip: ['{G+} pulled up a small chair. “{Advice}”', '“You’ve nearly got it,” said {G+}. “{Advice}”'],
      turn: ['{Remedy}', '“Let me try that,” said {L}. {Remedy}'],
      done: [
        'They looked, and looked again. It was right: {mended}! {L} {used}, and nobody had to help.',
        '“Oh,” said {F}. And then everybody saw it: {mended}. {L} {used}, and once more for those at the back.',
      ],
      again: [
        'At home {L} showed them {about}, at supper, with what was on the table. The peas were in it, and so was the salt.',
        'The big sheet hangs over {L’s} bed now. Whoever comes in gets a lesson, with three questions at the end.',
      ],
    },
    {
      id: 'for-the-little-ones',
      needsFacts: true,
      titles: ['{L} Shows How It Goes', '{L} and {About}', '{About} for the Smallest'],
      goal: '{use}',
      trouble: '{wrong}',
      solved: '{mended}',
      opener: [
        'On Friday the little ones were coming to visit, and everybody was to show them something. {L+} drew a slip out of the hat. On it stood {about}.',
        '“You’re good at explaining,” they had said. So {L+} was to explain {about} on Friday, to eleven very small visitors with very sticky hands.',
      ],
      problem: [
        '“I’ll show them how to {use},” said {L}, and tried it out, {spot}. But {wrong}. You cannot show that to the little ones.',
        'It looked easy. {L} tried it out, {spot}, with {F} as the little ones. But {wrong}. “I don’t get it,” said {F}. That was only part of the game, but it was true as well.',
      ],
      tries: [
        '{First}',
        '{Second}',
        'They did it as a puppet show, with two socks. The socks quarrelled about who was right, and neither was.',
      ],
      tip: [
        '“If you want to explain it, you have to hold it in your hands first,” said {G+}. “{Advice}”',
        '“Little ones don’t like long words,” said {G+}. “So, quite simply: {advice}”',
      ],
      turn: ['{Remedy}', '“That I can show,” said {L}. {Remedy}'],
      done: [
        'On Friday the little ones sat on the floor in a row, with open mouths. And {mended}. {L} {used}, and the smallest of them said, “Again.”',
        'The little ones did not stir, and then all of them shouted at once: {mended}! {L} {used}, and eleven sticky hands clapped.',
      ],
      again: [
        'A week later a letter came, with eleven scribbles. It was from the little ones. The longest scribble meant {about}.',
        'The smallest one of them has come by every day since then. “Do you know about {about}?” it says to everyone. “I do.”',
      ],
    },
  ],
};
