import type { StorySourceInput } from '../story-source.ts';

/** General plots about being {a}. */
export const wishToBe: StorySourceInput = {
  id: 'wish-to-be',
  situations: ['own-wish-to-be'],
  topic: 'being {a}',
  thing: 'being {a}',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'until-supper',
      titles: ['{L} Is {A}', 'If I Were {A}', '{A} Until Supper'],
      goal: 'be {a} until supper',
      trouble: '{L} did not know how {a} does things',
      solved: '{L} had been {a}, and knew how it is',
      opener: [
        '“I’d like to be {a},” said {L+}. “Just once, just until supper.” Nobody said no. So {L} began at once.',
        '{L+} stood before the mirror. If one half shut one eye, it could be true: there stood {a}. “Good morning,” said {L} in a new voice.',
      ],
      problem: [
        'It is easy to say, “I’m {a}.” But how does {a} eat its egg? How does {a} get up on a chair? And everyone went on saying, “Good morning, {L}.” Nobody had noticed anything.',
        'The first hour was wonderful. Then {L} found out that {a} has no time off. Being {a} goes on when it rains, and when one’s nose itches.',
      ],
      tries: [
        '{L} put on everything that looks like {a}. It was hot in there, and one sleeve was a leg.',
        '{L} made the right noise, or what must be the right noise. A window opened. “Is somebody ill?” asked the neighbour.',
        '{F} said that {F} was {a} as well. Now there were two, and they could not agree which was the real one.',
      ],
      tip: [
        '“You’re doing what it looks like from outside,” said {G+}. “Go and ask what it’s like inside. What does {a} look forward to? What does it worry about at night?”',
        '“Choose one thing that {a} does every day,” said {G+}, “and do that properly. The rest comes along behind.”',
      ],
      turn: [
        '{L} took off the hot things and sat down, and thought {a}’s thoughts: a very small worry, a very big wish. And then {L} got up, and walked, and it was quite a different walk.',
        'So {L} did one thing only, but just as {a} does it, with all the time in the world. {F} looked up. “For a moment,” said {F}, “I didn’t know who you were.”',
      ],
      done: [
        '“Good evening,” said the neighbour over the fence. “I see you’ve got {a} visiting.” There it was! {L} was so happy that {L} nearly forgot to go on with it. It lasted until supper, right up to the doorstep.',
        'And for one whole hour {L} was {a}, from the inside out. Everything looked different from in there: the hedge, the street, and {F} as well. Then somebody called, “Supper!” and {L} came running on two feet.',
      ],
      again: [
        'It is good to be {a}. It is good to stop, too. “But tomorrow,” said {L} in bed, “I’ll be something else.”',
        '{L} nods now, when {L} meets {a} somewhere. One knows each other.',
      ],
    },
  ],
};
