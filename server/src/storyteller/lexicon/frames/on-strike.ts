import type { StorySourceInput } from '../story-source.ts';

/** Plots about {nouns} that will not do their work any more. */
export const onStrike: StorySourceInput = {
  id: 'on-strike',
  situations: ['on-strike'],
  topic: 'the {nouns} that went on strike',
  thing: '{the}',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'we-want-sundays-off',

      titles: ['The {Nouns} Go on Strike', 'No, Said the {Noun}', 'Sundays Off!'],
      goal: 'find out what the {nouns} wanted',
      trouble: 'the {nouns} were on strike',
      solved: 'the {nouns} were back at work, and glad of it',
      opener:
        'When {L+} came down that morning there was a sign on the floor, in crooked letters: “WE ARE ON STRIKE.” Behind it sat all the {nouns}, in rows, with their arms crossed, or whatever they had.',
      friend:
        '“Not one of us moves today,” said the oldest {noun}. “Not till somebody listens.” It had a paper hat on, and beat a tin lid. “Strike! Strike!” called the {nouns}.',
      problem:
        'At first it was funny. But how does one live without {nouns}? You only notice what they do when they don’t do it. By ten o’clock nothing worked. By eleven there was the first quarrel. “Please,” said {L}. “No,” said the {nouns}.',
      tries: [
        '{L} tried to use one all the same. It lay there like a stone. “Strike breaker!” shouted the others, and rolled under the sofa.',
        'They borrowed a {noun} next door. It had hardly come through the door when it heard what was going on, and sat down with the others.',
        '{L} put in other things for the {nouns}: a saucepan, a slipper and a carrot. You can do it. But it’s no fun, and the carrot got soft.',
      ],
      tip: '“A strike’s a letter from somebody who can’t write,” said {G+}. “Don’t ask how you can get them to work. Ask how they’ve been. When did anyone last pick up a {noun} and look at it?”',
      turn: 'So {L} sat down on the floor in front of the rows and asked. It took a while. “We get thrown,” said one. “We get left out in the rain,” said another. “And nobody’s ever put me back,” said a very small {noun}, “or said good night.”',
      done: '{L} wrote everything down on a long sheet of paper: “No throwing. A place for each. Sundays off.” {L} signed it, and so did the oldest {noun}, with a cross. “Strike’s over!” they called, and by five past four everything was going as never before.',
      again:
        'The paper hangs in the hall. On Sundays the {nouns} lie in a row on the window sill, in the sun. And at night {L} says it, once to each: “Good night, {noun}.”',
    },
  ],
};
