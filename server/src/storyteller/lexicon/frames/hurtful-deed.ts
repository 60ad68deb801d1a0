import type { StorySourceInput } from '../story-source.ts';

/**
 * General plots about somebody who hurts others or gets into danger. Nobody joins in, nobody is shamed, and the deed is never
 * rewarded: what is behind it, what does not help, a word or a sign that does, and making it good.
 */
export const hurtfulDeed: StorySourceInput = {
  id: 'hurtful-deed',
  situations: ['misdeed'],
  creature: 'theme',
  gentle: true,
  topic: 'somebody {doing}',
  thing: 'what had happened',
  main: 'garden',
  plots: [
    {
      id: 'what-is-behind-it',
      titles: ['What Is Behind It?', '{S} Tries Another Way', '{L} and {S}'],
      goal: 'find out what was behind it',
      trouble: '{S} hurt others and did not know how to stop',
      solved: '{S} had found another way',
      opener:
        'Somebody was crying, and somebody was standing next to it. {L+} looked from one to the other, and did not understand it yet.',
      friend:
        'It was {S+}. {^S} {did}. “Stop,” said {L}. “That hurts.” {^S} stopped, but looked neither glad nor sorry, only full to the brim with something.',
      problem:
        'It happened again the next day. The others went round {S} in a wide circle. {S} saw the circle, and that made it worse.',
      tries: [
        'They scolded {S}. {S} put {S.their~both} hands over both ears. You cannot learn anything like that.',
        'They acted as if it had not happened. But it had, and somebody’s arm was sore.',
        'They told {S} to go away. {S} went away, and took it along.',
      ],
      tip: '“Whoever hurts somebody is mostly too full, too tired, or out of words,” said {G+}. “Say stop, and mean it. Then find out which of the three it is.”',
      turn: '{L} sat down next to {S}, not too close. “Are you tired?” {S} shook {S.their~the} head. “Cross?” {S} nodded. They breathed out together, and then {S} found a word for it, and then a whole sentence.',
      done: '“I wanted to play as well,” said {S}. It was so simple, and nobody had heard it. {S} went to the one who was hurt, and helped with the plaster. “I’m sorry.” Then they played, and {S} asked first.',
      again:
        'Now and then {S} gets full to the brim again. Then {S} holds up a hand, and everybody waits until the words have come.',
    },
  ],
};
