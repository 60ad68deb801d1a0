import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} who wants to be {quality}. */
export const wantsToBeDifferent: StorySourceInput = {
  id: 'wants-to-be-different',
  situations: ['wants-to-be-so'],
  creature: 'theme',
  topic: '{S} who wanted to be {quality}',
  thing: '{S}',
  home: 'garden',
  main: 'meadow',
  plots: [
    {
      id: 'for-just-one-day',

      titles: ['{S} Wants to Be {Quality}', '{Quality}, for Once', 'As {Quality} as Anything'],
      goal: 'make {S} {quality}',
      trouble: '{S} was not {quality} yet',
      solved: '{S} had been {quality}, in the {noun} way',
      opener:
        '“One, two, three, now!” somebody called, and then there was a sigh. {L+} looked over the hedge.',
      friend:
        'It was {S+}, with a book on top: “How to Be {Quality} in Ten Days”. “It’s day nine,” said {S}, “and I’m not {quality} at all. All the others are. I’m only ever me.”',
      problem:
        'On Sunday was the big feast, and there was a prize for being {quality}. {S} had put down a name already. At the rehearsal {S} did what it says on page one, and {slip}. “{Quality}?” they laughed. “You’re {a}!”',
      tries: [
        '{L} trained with {S}, from six in the morning, up the hill and down. After that {L} was quite out of breath. {S} was just the same, only hungry.',
        '{S} ate what {quality} people eat. It was green. It helped with nothing, and afterwards {S} had to have two bowls of {treat}.',
        'They stuck on what was missing, with glue and cardboard. It looked {quality}, from far away, till the wind came.',
      ],
      tip: '“You want to be {quality} like somebody else,” said {G+}. “There are a hundred ways to be {quality}. Has {a} ever tried the {noun} way? What are you doing when you forget all about it?”',
      turn: '{S} had to think for a long time. “When I come home, {lair},” said {S}, “and I smell {treat}, then I sometimes am. I just never look, because I’m so glad.” “Then we’ll put home at the other end,” said {L}.',
      done: 'On Sunday they all were {quality}, one after another. Then it was the turn of {S}. At the other end stood {L}, with {treat}, and called, “{Voice}!” And {S} forgot the book, and the people. Nobody had ever seen {a} as {quality} as that.',
      again:
        'The cup stands at home, {lair}. On the days in between {S} isn’t {quality} at all. “One doesn’t have to be, all the time,” says {S}.',
      outcomes: [
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
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
          ],
          done: 'On Sunday it was the turn of {S}. At the other end stood {L}, with {treat}, and called, “{Voice}!” And {S} forgot the book, and the people. Nobody had ever seen {a} as {quality} as that. There was {treat} for everyone, and {told}.',
        },
        {
          kinds: [
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
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
            'sleep',
            'home',
            'way-home',
          ],
          done: 'On Sunday it was the turn of {S}. At the other end stood {L}, with {treat}, and called, “{Voice}!” And {S} forgot the book, and the people. It had been {S’s} own way, the {noun} way, and {told}.',
        },
      ],
    },
  ],
};
