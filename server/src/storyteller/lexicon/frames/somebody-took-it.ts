import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that somebody took. */
export const somebodyTookIt: StorySourceInput = {
  id: 'somebody-took-it',
  situations: ['taken'],
  creature: 'theme',
  culprits: '{S}',
  topic: '{the} that somebody took',
  thing: '{the}',
  main: 'garden',
  plots: [
    {
      id: 'mine-and-yours',
      titles: ['Who Took {The}?', 'Give It Back!', 'Mine and Yours'],
      goal: 'get {the} back without a fight',
      trouble: '{S} had taken {the} and would not let go',
      solved: '{the} was back, and nobody was cross any more',
      opener:
        '{L+} had {the} and {the} had {L}. Every night it slept beside the pillow. But this morning the place beside the pillow was empty.',
      friend:
        '{L} did not have to look for long. Round the corner sat {S+}, and held {the} with both arms. “Mine,” said {S}.',
      problem:
        '“That’s mine!” said {L}. “I want it now!” said {S}, and held on tighter. {L} could feel something hot coming up, from the tummy to the ears.',
      tries: [
        '{L} pulled at one end, and {S} pulled at the other. Something went [rip|crack], very quietly. They both let go at once, and both of them cried.',
        '{L} took away something of {S’s}. Now there were two who shouted “Give it back!”, and it was twice as loud.',
        '{F} offered a [spoon|pine cone] for it. It was a good [spoon|pine cone], but {S} was not stupid.',
      ],
      tip: '“You may say that it’s yours,” said {G+}. “Say it once, calmly, and hold out your hand. And then ask what {S} needs it for. There’s always something.”',
      turn: '{L} breathed out, all the way. “It’s mine, and I missed it,” said {L}. “Why did you take it?” {S} looked at {the}. “Because you’re always with it,” said {S}, “and never with me.”',
      done: 'Oh! {L} had not thought of that. {S} put {the} into {L’s} hand, and {L} moved over. Then they sat there, all three of them: {L}, {S}, and {the} in the middle.',
      again:
        'Now {S} asks first. Mostly {L} says yes. And on some days {L} says no, and that is all right as well.',
    },
  ],
};
