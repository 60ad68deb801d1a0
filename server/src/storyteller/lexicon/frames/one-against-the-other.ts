import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} against {the}: monster trucks and dinosaurs. */
export const oneAgainstTheOther: StorySourceInput = {
  id: 'one-against-the-other',
  situations: ['versus'],
  creature: 'theme',
  topic: '{S} and {the}, who both wanted to win',
  thing: '{S}',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'best-of-three',

      titles: ['{S} Against {The}', 'Best of Three', '{L} Is the Referee'],
      goal: 'find out who was better, {S} or {the}',
      trouble: '{S} and {the} both wanted to be the best',
      solved: '{S} and {the} had won together',
      opener:
        '“I’m the best!” somebody shouted, on the left side of the field. “{Voice}!” “No, I am!” shouted somebody on the right. “{Other_voice}!” {L+} climbed on the gate to see.',
      friend:
        'On the left stood {S+}, and on the right stood {a}. They looked at each other, nose to nose. “You be the referee,” they both said to {L}. “Best of three.”',
      problem:
        'The first round was who was louder. “{VOICE}!” – “{OTHER_VOICE}!” All the windows fell shut, and it was a draw. So was the staring. Then they ran at each other, and {S} {slip}, and {the} {other_slip}. “That doesn’t count!” they shouted.',
      tries: [
        'Round one was eating. {S} ate a mountain of {treat}, and {the} a mountain of {other_treat}. After that neither could move for an hour. “One each,” said {L}.',
        'Round two was hiding. {L} found {the} first, and {S} second, because {S} was giggling. “That was unfair,” said one. “You always win,” said the other. It had only been once.',
        'They made {L} measure them, from top to bottom, with a string. The string was too short.',
      ],
      tip: '“Each of you picks what you’re good at,” said {G+}. “Then each of you wins, and nobody’s happy. Find something that’s too hard for {S}, and too hard for {the}. And then look who’s left.”',
      turn: 'They did not need to look for it. There was a cry from the road: {emergency}! {S} was there first, and it was too hard. {^the} was there second. “We need both of you,” called {L}. “{S} from that side, and you from this one. On three!”',
      done: '“{Voice}!” – “{Other_voice}!” {S} and {the} {rescued}. It took one minute. They stood there and breathed, and looked at each other. “You weren’t bad,” said {S}. “You were quite good,” said {the}. “Draw,” said {L}.',
      again:
        'They’re a team now. On their shirts there’s {a} on the front and {S} on the back. There’s just one thing they quarrel about: who thought of it first.',
    },
  ],
};
