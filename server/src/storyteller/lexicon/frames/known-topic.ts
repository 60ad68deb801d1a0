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
        'They began at once, {spot}. It went well at first. But then {wrong}.',
        '“Who knows about {about}?” Everybody knew something, and everybody knew something else. Then they tried it, {spot}. But {wrong}.',
      ],
      tries: [
        '{First}',
        '{Second}',
        '{F} wrote it all down and slept with the paper under the pillow. In the morning it had not got into {F’s} head.',
      ],
      tip: ['{G+} pulled up a small chair. “{Advice}”', '“You’ve nearly got it,” said {G+}. “{Advice}”'],
      turn: ['{Remedy}', '“Let me try that,” said {L}. {Remedy}'],
      done: [
        'They looked, and looked again. It was right: {mended}! {L} {used}.',
        '“Oh,” said {F}. And then everybody saw it: {mended}. {L} {used}, and once more for those at the back.',
      ],
      again: [
        'At supper {L} told them all about it again, with the peas and the salt to show how it goes.',
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
        'On Friday the little ones were coming to visit, and everybody was to show them something. {L+} drew a slip out of the hat. On it was written: {about}.',
        '“You’re good at explaining,” they had said. So {L+} was to explain {about} on Friday, to eleven very small visitors with very sticky hands.',
      ],
      problem: [
        '“I’ll show them how to {use},” said {L}, and tried it out, {spot}. But {wrong}. They could not show that to the little ones.',
        'It looked easy. {L} tried it out, {spot}, with {F} as the little ones. But {wrong}. “I don’t get it,” said {F}.',
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
        'The little ones sat quite still. And {mended}! {L} {used}, and eleven sticky hands clapped.',
      ],
      again: [
        'A week later a letter came, with eleven scribbles. It was from the little ones. The longest scribble said: {about}.',
        'The smallest of them asks everyone now, “Do you know about {about}? I do.”',
      ],
    },
  ],
};
