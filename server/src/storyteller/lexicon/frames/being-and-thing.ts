import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and {the}. */
export const beingAndThing: StorySourceInput = {
  id: 'being-and-thing',
  situations: ['being-and-thing'],
  creature: 'theme',
  topic: '{S} and {the}',
  thing: '{the}',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'as-near-as-one-can',
      titles: ['{S} and {The}', '{L}, {S} and {The}', 'What {S} Saw in {The}'],
      goal: 'find out why {S} could not leave {the} alone',
      trouble: '{S} thought only of {the} and did nothing else',
      solved: '{S} and {the} belonged together',
      opener:
        'One got up, and there they were: {S} on the one side and {the} on the other. {L+} saw it from the window. One went to bed, and they were still there.',
      friend:
        '“What do you want with {the}?” {L} asked {S+}. “I don’t know yet,” said {S}, without turning round. “Shh. It’s just about to do something.”',
      problem:
        '{S} did not come to eat and did not come to play. Only {the} counted. {S} went round it, reached for it, spoke to it and got no answer. “{The} doesn’t want anything to do with me,” said {S} in the evening.',
      tries: [
        '{L} took {S} away from there and played the best game of all. {S} played along, kindly, and looked past it.',
        'They wanted to bring {the} nearer to {S}. There was a great deal of pulling, and then they were all sitting on the ground, and {the} was where it always is.',
        '{F} told {S} what {the} really is, with a book. “It’s quite different when you look at it yourself,” said {S}.',
      ],
      tip: '“Some things can’t be had,” said {G+}, “but they can be looked at, till they look back. Don’t ask what {S} wants to do with {the}. Ask what {S} sees in it. And then put something in between, in which both of them fit.”',
      turn: '{L} lay down next to {S}, at just the same height, and looked as {S} looked. For a while {L} saw only {the}. And then something moved in it: there was somebody in there, quite small, with just such eyes as {S}! “That’s you,” said {L}.',
      done: '{L} filled the big silver bowl to the brim and put it down between the two. And there they both were, {S} and {the}, side by side on the same round bit of water. {S} bent down and touched it, very gently.',
      again:
        'The bowl is always out there now. Everybody looks into it on the way past, and whoever looks for long enough sees more in it than just themselves.',
    },
  ],
};
