import type { StorySourceInput } from '../story-source.ts';

/** General plots about {noun}. */
export const anySport: StorySourceInput = {
  id: 'any-sport',
  kinds: ['sport'],
  topic: '{noun}',
  thing: 'the big match',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-first-lesson',
      titles: ['{L}’s First {Noun}', '{L} Tries {Noun}', 'Once More, Said {L}'],
      goal: 'get the hang of {noun}',
      trouble: '{noun} was far harder than it looked',
      solved: '{L} had got the hang of {noun}',
      opener: [
        'On the posters {noun} looked quite easy. {L+} had the right shoes, the right shirt and a bottle with a name on it. What could go wrong?',
        '{L+} had watched {noun} through the fence for a whole summer. Today the gate stood open, and a voice said, “Would you like to have a go?”',
      ],
      problem: [
        'Everything went wrong. {L’s} hands were too early, and {L’s} feet were too late. The others had been doing {noun} since they were born, or so it looked.',
        'After five minutes of {noun}, {L} was lying on the grass. “One thing at a time,” somebody called. But in {noun} everything comes at once.',
      ],
      tries: [
        '{L} tried it with as much strength as possible. A window broke, quite a long way off, and a dog ran away with what was left.',
        '{L} tried it with shut eyes, by feeling. What {L} felt was a tree.',
        '{L} did exactly what the best one did, only a moment later. In {noun} a moment later is no good at all.',
      ],
      tip: [
        '“You’re fighting it,” said {G+}. “Nobody wins against {noun}. Count instead: one, and two. When the count is in your knees, your hands will know by themselves.”',
        '“Do you know what all the good ones have in common?” asked {G+}. “They’ve missed more often than you’ve tried. Miss ten times on purpose. Then we’ll begin.”',
      ],
      turn: [
        'So {L} began again from the start, and quite small. One, and two. Missed. One, and two. Missed, but more nicely. {F} counted along. At nine there was a new sort of feeling, right down to the knees.',
      ],
      done: [
        'One, and two, and there it was! It was as it looks on the posters, for just one second. “Did you see that?” called {L}. And then came the next second. By evening it was a whole minute of real {noun}.',
      ],
      again: ['It’s {noun} every Wednesday now. {L} still misses. But that’s part of it, like the laces.'],
      helper: { name: 'Coach Bobbin', creature: 'kangaroo' },
    },
    {
      id: 'last-place',
      words: [
        'football',
        'basketball',
        'hockey',
        'team',
        'match',
        'volleyball',
        'handball',
        'rugby',
        'baseball',
        'cricket',
        'netball',
      ],
      titles: ['{L} Plays {Noun}', 'The Big Match', 'One More Game'],
      goal: 'play {noun} as a team',
      trouble: 'nobody passed to anybody',
      solved: 'they played {noun} as a real team',
      opener: [
        'On Saturday there was going to be {noun}, with a crowd and a cup. {L+} had been looking forward to it all year.',
        '{L+} practised {noun} behind the house every day, against the wall, and the wall was getting rather good.',
      ],
      problem: [
        'But on the field it was not like behind the house. They were one point behind, then two, then five. In {noun}, it seemed, everyone else was faster.',
        'The other team knew all the tricks of {noun}. “We’ll never win like this,” said somebody, and sat down on the grass.',
      ],
      tries: [
        '{L} wanted to do it all alone, and ran and ran. That is not how {noun} goes. At the end {L} was out of breath, and the others had scored again.',
        'They shouted at each other what to do: “Here! There! No, here!” Everyone ran into everyone, in a heap.',
        'They put on their lucky socks. The socks were lucky, but they did not know the rules of {noun}.',
      ],
      tip: [
        '“Do you know who is free?” asked {G+} at half-time. “In {noun} it isn’t the fastest who wins. It’s the one who looks up.”',
        '“You’ve forgotten the best part of {noun},” said {G+}. “It’s a game. When did you last laugh?”',
      ],
      turn: [
        'They went back onto the field. This time {L} looked up. There was {F}, all alone, with both arms in the air. So {L} passed.',
        '“Never mind the points,” said {L}. “Let’s just play {noun}!” They laughed, and looked at each other, and suddenly they knew where everyone was.',
      ],
      done: [
        'From {L} to {F} and back again, round one, round two. In! The crowd jumped up. What a game of {noun} that was!',
        'They were a team now. One point, and one more, and at the last second the best of all. Nobody had ever seen {noun} played like that.',
      ],
      again: [
        'The two teams shared the lemonade. “Again next Saturday?” asked the others. “Of course,” said {L}.',
        'Behind the house {L} is practising again. But now there are always two, or three, and the wall gets a rest.',
      ],
    },
  ],
};
