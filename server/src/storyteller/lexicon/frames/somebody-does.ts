import type { StorySourceInput } from '../story-source.ts';

/** General plots about somebody {doing}. */
export const somebodyDoes: StorySourceInput = {
  id: 'somebody-does',
  situations: ['deed', 'makes-being'],
  creature: 'theme',
  topic: 'somebody {doing}',
  thing: '{S}',
  main: 'village',
  plots: [
    {
      id: 'the-reason',
      titles: ['{S} and the Big Secret', '{L} and {S}', 'Why Did {S} Do That?'],
      goal: 'find out why {S} {did}',
      trouble: 'nobody understood why {S} {did}',
      solved: '{S} no longer did it all alone',
      opener: [
        'It was [a Monday|early in the morning] when {L+} heard the news. Somebody {did}! And nobody could say why.',
        '“Have you heard?” everyone asked. “Somebody {did}!” {L+} wanted to see it with {L.their} own eyes.',
      ],
      friend: [
        'And there was {S+}! {^S} {did}, right in front of everyone, and then looked round, quite pleased.',
        '{L} did not have to look for long. {^S+} {did}, just as they had said, and saw {L}, and went red.',
      ],
      problem: [
        'The next day {S} {did} again, and the day after that as well. “This can’t go on,” people said. “Why {do}? Why here?”',
        'From then on {S} {did} every single day. Some people laughed, and some were cross, and {S} would not say a word.',
      ],
      tries: [
        '{L} asked {S} straight out, “Why do you {do}?” But {S} only shook {S.their~their} head, and {did} once more.',
        'They lay in the long grass all night to watch {S}. Just when {S} began {doing}, {L} had to sneeze, and that was that.',
        'They offered {S} a bun not to {do}. {^S} took the bun with a bow, ate it, and {did}.',
      ],
      tip: [
        '“Nobody will {do} without a reason,” said {G+}. “Don’t ask. Do it too, side by side. Then you’ll see.”',
        '“Did anyone ever help {S}?” asked {G+}. “You can look at somebody {doing} all day, and understand nothing until you join in.”',
      ],
      turn: [
        'So the next morning {L} came and did it too. {S} looked surprised. They did it together, and after a while {S} began to talk.',
        '“May I {do} with you?” asked {L}. {S} thought it over for a long time. Then {S} moved aside, to make room for one more.',
      ],
      done: [
        '“I {did} because I wanted to make somebody laugh,” said {S}, “and because I was alone.” “You’re not alone now,” said {L}. Then they all did it together.',
        'Now {L} understood it. {S} {did} for a friend, and now there was one. Soon the whole street joined in.',
      ],
      again: [
        'On some days you can see them do it together, {S} in front, and {L} right behind.',
        'Nobody asks why any more. They only ask {S}, “Can I join in?”',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: '“I {did} because I was alone,” said {S}. “You’re not alone now,” said {L}. Soon the whole street joined in. When they were all out of breath, somebody carried a table outside, and {told}.',
        },
        {
          kinds: [
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
          ],
          done: '“I {did} because I wanted to make somebody laugh,” said {S}, “and because I was alone.” “You’re not alone now,” said {L}. That was all it had needed. Then they all did it together, and {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds', 'sleep', 'home', 'way-home', 'returns', 'comes'],
          done: 'Now {L} understood it. {S} {did} for a friend, and now there was one. When somebody has found out the reason, it’s not a riddle any more. {S} could stop whenever it was time, and {told}.',
        },
      ],
    },
  ],
};
