import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} who is {quality}: a ninja, a detective, a chef. */
export const somebodyInRole: StorySourceInput = {
  id: 'somebody-in-role',
  situations: ['in-role'],
  creature: 'theme',
  topic: '{S} who was a {quality}',
  thing: '{S}',
  home: 'village',
  main: 'city',
  plots: [
    {
      id: 'the-new-one',
      titles: ['{Noun} the {Quality}', '{L} and the {Quality}', 'The New {Quality}'],
      goal: 'show that {S} was a real {quality}',
      trouble: 'nobody believed that {S} was a real {quality}',
      solved: 'everybody knew what a good {quality} {S} was',
      opener:
        '“{Quality} wanted,” it said in the window. “Come today.” In the morning {L+} saw that somebody had come. The window was steamed up from inside, and something was going on behind it.',
      friend:
        '“Good morning,” said {S+}, under a {quality}’s hat that was far too big. “I’m the new {quality}. You may call me {quality}.” “{^a}?” thought {L}. “Well, why not?”',
      problem:
        'People came to see it, and laughed. “A {quality}? That’s {a}!” {S} wanted to show how a {quality} does it. But then {S} {slip}. “You see?” said the people, and went home.',
      tries: [
        '{S} learned it from the big book for {quality}s. On page one there was a picture of a {quality}. It had two arms, two legs and a moustache. {S} painted on a moustache. That was all one could do.',
        '{L} held up a sign: “Have patience with the new {quality}.” Everybody had patience, for four minutes. Then {S} {slip} again, in front of them all.',
        '{S} asked for a break and ate {treat}. It was a sad break. Even the {treat} didn’t help.',
      ],
      tip: '“You want to be a {quality} like all the others,” said {G+}. “There are enough of those. A {quality} who’s {a}: there’s only one. Wait until somebody needs exactly that.”',
      turn: 'They did not wait for long. Somebody came running: {emergency}! All the other {quality}s shook their heads. “This is for a {quality} who’s {a},” said {L}, and {S} was already at the door.',
      done: '“{Voice}!” said {S}. And then {S} {rescued}. Nobody laughed this time. They clapped till their hands were red, and somebody brought a {quality}’s hat in the right size.',
      again:
        'It says on the door now: “{Noun}, {quality}.” And under it, quite small: “Helper: {L}.” There’s always a bowl of {treat} on the desk.',
    },
  ],
};
