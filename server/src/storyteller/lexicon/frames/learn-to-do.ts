import type { StorySourceInput } from '../story-source.ts';

/** General plots about {doing}. */
export const learnToDo: StorySourceInput = {
  id: 'learn-to-do',
  situations: ['learn'],
  topic: '{doing}',
  thing: '{doing}',
  main: 'meadow',
  plots: [
    {
      id: 'three-tries',
      titles: ['{L} Learns to {Do}', '{L} and the Very First Time', 'How {L} Learned to {Do}'],
      goal: '{do}',
      trouble: 'nobody could {do} yet',
      solved: '{L} could {do} at last',
      opener: [
        'Everyone [in the street|at school|next door], it seemed, could {do}. Only {L+} could not. “[I want to learn it too|I’ll learn it this week],” said {L}.',
        '{L+} had watched others {do}. It looked [so easy|like the best thing in the world]. “I want to {do} too,” said {L}.',
      ],
      problem: [
        'But when {L} tried to {do}, it went wrong at once. It was [much|a lot] harder than it looked.',
        'Then {L} began. To {do} needs many small things at the same time, and {L} forgot all of them at once.',
      ],
      tries: [
        '{L} tried to {do} very fast. It went [wrong|crooked] at the start and [worse|crookeder] at the end. “Too fast,” said {F}.',
        '{L} tried to {do} very slowly, so slowly that it stopped halfway. “Too slow,” said {F}.',
        '{L} tried to {do} just as {F} does it. But {F} and {L} are not made the same way, and it [went wrong|came to nothing].',
      ],
      tip: [
        '“You are trying to do all of it at once,” said {G+}. “Nobody learns to {do} in one go. Learn the first little bit. Then add the next.”',
        '{G+} had been watching. “I could not {do} either, once,” said {G}. “I did the first bit a hundred times. Then the rest came along by itself.”',
      ],
      turn: [
        'So {L} did only the first little bit of {doing}, again and again, until it was easy. Then the next bit. Then both together.',
        '{L} practised one small bit, and {F} counted: one, two, three times, ten times. And then the next bit of {doing} fitted on behind it.',
      ],
      done: [
        'And all at once it was not bits any more. {L} could {do}! {L} {did}, and {did} again, just because it was so good.',
        'Then it came together. {L} {did}, properly, from beginning to end. “Look!” called {L}. “I can {do}!”',
      ],
      again: [
        'Now {L} helps others to {do}. “Start with the first little bit,” says {L}.',
        'These days {L} finds it hard to remember a time without {doing}.',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: 'Then it came together. {L} {did}, properly, from beginning to end. “That was the last bit!” called {F}, who had counted every one of them. So many small bits want something good on top, and {told}.',
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
          ],
          done: 'And all at once it was not bits any more. {L} could {do}! “Will you show us the first bit?” asked somebody at the edge, and then a second one, and a third. Soon they were all at it, and {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds'],
          done: 'Then it came together. {L} {did}, and did not stop at the place where the practising had always stopped. There was nothing to stop for now. On it went, and {told}.',
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
          ],
          done: 'And all at once it was not bits any more. {L} {did}, properly, from beginning to end, and nobody had to count. Every small bit sat where it belonged, even the ones that had gone wrong, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'Then it came together. {L} {did}, and {did} again, until it was almost too dark to see. {L} was tired from top to toe, in the good way, and {told}.',
        },
      ],
    },
  ],
};
