import type { StorySourceInput } from '../../story-source.ts';

/** Stories about good choices. */
export const thinkBeforeYouAct: StorySourceInput = {
  id: 'think-before-you-act',
  words: [
    'good choice',
    'good choices',
    'make/making good choices',
    'make/making a good choice',
    'bad choice',
    'wrong choice',
    'choose/choosing what is right',
    'think/thinking before acting',
    'think/thinking before act',
    'think before you act',
    'think/thinking first',
    'impulsive',
    'self control',
    'consequences',
    'decision',
    'make/making decision',
    'decisions',
    'doing the right thing',
    'do/doing what is right',
  ],
  situations: ['learn', 'value', 'trait', 'deed', 'question', 'misdeed', 'cannot'],
  topic: 'thinking before you act',
  thing: 'the gate of the goat field',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'one-breath-long',
      titles: ['One Breath Long', '{L} Thinks First', 'And Then What?'],
      goal: 'think first and act afterwards',
      trouble: '{L} had always done it before thinking',
      solved: '{L} had stopped to think',
      opener:
        '{L+} was quick. If there was a button, {L} had pressed it. If there was a puddle, {L} was in it. Thinking came as well, but always a bit later.',
      friend:
        'On the farm there was a gate with a red handle. “What happens if you pull it?” asked {F+}. Clack! {L} had pulled already. The gate swung open, and twelve goats walked out.',
      problem:
        'They walked into the cabbages. They walked over the washing. One stood on the car. “I didn’t think of that,” said {L}. The farmer was not shouting, just very tired, and that was worse.',
      tries: [
        '{L} ran after the goats with both arms waving. Now they were not only out, they were also quick.',
        '“Let’s open the other gate as well,” said {L}, and already had hold of the handle. Behind it stood the bull. {F} just held on to the handle.',
        '{L} promised never to touch anything again. It lasted for as long as it took to get to the next bucket.',
      ],
      tip: '“Being quick is a gift,” said {G+}. “It only needs a brake. Before you do something, take one breath, and ask in it: and then what? It’s just as long as that question.”',
      low: 'A goat ate the tablecloth. {L} really wanted to do something. Straight away. Now!',
      turn: '{L} breathed in. “If I run, they’ll run. And then what? Then they’ll be in the road.” {L} breathed out. “And if I rattle the feed bucket? Then they’ll come to me. And then what? Then I walk backwards through the gate!”',
      done: 'It rattled. Twelve heads went up. {L} walked backwards, slowly, and twelve goats trotted after, through the gate, up to the trough. {F} closed it. Clack. “That was thought out,” said the farmer, and laughed for the first time.',
      again:
        'They washed the washing once more and replanted the cabbages. On the red handle now hangs a note in {L’s} writing: “And then what?”',
      helper: {
        name: 'Shepherdess Lea',
        creature: 'woman',
      },
      outcomes: [
        {
          asked: ['goat/farmer/safe/back/catch/gate'],
          kinds: ['helps'],
          done: 'It rattled. Twelve heads went up. {L} walked backwards, one breath for each step, and twelve goats trotted after, past the cabbages and past the car. {F} stood by with one hand on the red handle. Clack! So {told}.',
        },
        {
          asked: ['sorry/thank/learn/proud/think/apologise/apologize/say'],
          kinds: ['says', 'says-words', 'happy', 'feels', 'gets', 'given-by', 'all-get'],
          done: 'Twelve goats trotted after the feed bucket, through the gate, up to the trough. Clack. “That was thought out,” said the farmer, and laughed for the first time. There were still the cabbages. {L} took one breath before the next sentence, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{L} walked backwards, and twelve goats trotted after. Clack, {F} closed the gate. It was only then that they saw who was standing on their side of it, with a shirt on its horns. “And then what?” asked {F}, and {told}.',
        },
      ],
    },
  ],
};
