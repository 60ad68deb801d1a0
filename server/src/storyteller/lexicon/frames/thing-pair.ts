import type { StorySourceInput } from '../story-source.ts';

/** General plots about {one_thing} and {other_thing}. */
export const thingPair: StorySourceInput = {
  id: 'thing-pair',
  situations: ['thing-pair'],
  topic: '{one_thing} and {other_thing}',
  thing: '{one_thing}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'one-without-the-other',
      titles: [
        '{One_thing} and {Other_thing}',
        '{L}, {One_thing} and {Other_thing}',
        'One Without the Other',
      ],
      goal: 'bring {one_thing} and {other_thing} together again',
      trouble: '{one_thing} and {other_thing} had fallen out',
      solved: '{one_thing} and {other_thing} were together again',
      opener:
        '{^one_thing} and {other_thing}: where one was, there was the other, as long as {L+} could remember. Nobody had ever asked which of them was more important. Until that Monday.',
      problem:
        '“Without me you’re nothing,” said {one_thing}. “It’s just the other way round,” said {other_thing}. After that there was an icy silence. {^one_thing} stayed on the left, {other_thing} went to the right, and {L} stood between them and noticed it at once: nothing worked any more.',
      tries: [
        '{L} tried it with {one_thing} alone. It was only half of it. It was half of it in the morning and half of it at noon, and by the evening it was no fun at all.',
        'Then they tried it with {other_thing} alone. That was the other half. It did not help that it was the other one.',
        '{F} wrote a letter to each: “I’m sorry.” But {other_thing} knew {F’s} writing, and {one_thing} did too.',
      ],
      tip: '“They’ve forgotten how it began,” said {G+}. “Don’t ask who’s more important. Ask {one_thing} what {other_thing} can do that nobody else can. And then the other way round. And leave the two alone in a room.”',
      turn: '{L} shut the door on the two of them and put one ear to it. “Well,” said {one_thing}, after a while, “nobody does what you do as well as you.” It rustled. “I only ever begin it,” said {other_thing}. “You’re the one who makes it good.”',
      done: 'When {L} opened the door, they lay side by side, so close that you could not have pushed a hair in between. {^one_thing} and {other_thing}! It worked again, at once, as if it had never been otherwise, and better than before.',
      again: '“Which of them’s more important?” somebody asked. {L} thought about it. “The ‘and’,” said {L}.',
    },
    {
      id: 'looking-for-the-other-half',
      titles: [
        '{One_thing} Looks for {Other_thing}',
        '{L}, {One_thing} and {Other_thing}',
        'Where Is {Other_thing}?',
      ],
      goal: 'find {other_thing} for {one_thing}',
      trouble: '{one_thing} was alone, and {other_thing} was nowhere to be seen',
      solved: '{one_thing} had found {other_thing}',
      opener:
        'It began with a very small voice. “Have you seen the other one?” {L+} looked round. There was nobody there, only {one_thing}. “We’re always two,” said {one_thing}. “And since last night I’m one.”',
      problem:
        'It was {other_thing} that was missing. “We’ve never been apart,” said {one_thing}. “What am I, without {other_thing}? Half a thing!” And so it was. Nobody wanted {one_thing} by itself. People looked at it and asked, “And where’s the other?”',
      tries: [
        '{L} offered {one_thing} somebody else: something that looked quite like it. They stood side by side and had nothing to say to each other.',
        'They put up a notice: “Wanted: {other_thing}. Reward!” Eleven people came, and none of them had seen it. They only asked about the reward.',
        '{F} dressed up as {other_thing}. It was well meant. You saw the feet.',
      ],
      tip: '“You’re looking where it’s warm and tidy,” said {G+}. “But {other_thing} is looking too. If both go round, you’ll miss each other for ever. One of you’s got to stay where you last were together. And make a noise.”',
      turn: '“Where were you last together?” asked {L}. {^one_thing} thought about it. Then they went back to that very place, sat down there, and did what the two had always done together, only by half, and very clearly, so that you noticed the gap.',
      done: 'It took a long time. Then something came round the corner, out of breath and all dusty. “There you are!” It was {other_thing}. “I’ve been three times round the village!” – “And I’ve been here,” said {one_thing}. They fitted together with a small click.',
      again: 'Now there’s a ribbon round both of them at night. It’s not tied. It’s just there.',
    },
  ],
};
