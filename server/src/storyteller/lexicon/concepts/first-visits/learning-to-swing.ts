import type { StorySourceInput } from '../../story-source.ts';

/** Stories about learning to swing by oneself. */
export const learningToSwing: StorySourceInput = {
  id: 'learning-to-swing',
  words: [
    'swing',
    'a swing',
    'playground swing',
    'swing at the playground',
    'learn/learning swing',
    'learn/learning to swing',
    'swing by myself/himself/herself/oneself/alone',
    'swing higher',
    'push me',
    'push on the swing',
    'swing high',
    'on the swing',
    'tyre swing',
    'rope swing',
    'tree swing',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'afraid',
  ],
  topic: 'the swing',
  thing: 'the swing',
  main: 'city',
  plots: [
    {
      id: 'lean-and-fold',
      titles: ['{L} on the Swing', 'Nobody to Push', 'Back and Forth'],
      goal: 'swing without being pushed',
      trouble: 'the swing only hung there when nobody pushed',
      solved: '{L} could swing alone',
      opener:
        'The swing in the park was free. {L+} sat down on it and held on to both chains. So far somebody had always been there to push. “Higher!” {L} used to shout then. But today nobody had time.',
      friend:
        '{F+} took the other swing. “Now what?” asked {F}. They hung side by side, like two coats in the hall. A little breeze came, and they moved by the width of a finger. It didn’t count.',
      problem:
        'In front of them a girl was swinging, so high that the chains jingled at the top. Nobody was pushing that girl either. So it could be done! It just couldn’t be seen how.',
      tries: [
        '{L} wriggled. The swing wriggled as well, first to the left and then to the right. That wasn’t the direction.',
        '{F} pushed off from the ground, and it went well, forward once and back once. Then it was over.',
        'They pushed each other from the seats. They met in the middle. It made a noise.',
      ],
      tip: '“Nobody pushes me, either,” said {G+}, upside down on a thread. “I watch for the moment when it turns. At the back, up there, it’s quite still for a blink. That’s when you have to do something. All the rest is rest.”',
      low: '{L} watched the girl again. It was true. At the very back the swing stood still, and then the girl did something with arms, legs and back at once.',
      turn: '{L} pushed off once, and waited for the blink. Now: lean back and stretch out, and fly! At the front there was a blink, too. Now: fold up small, and back! Stretch and fold, stretch and fold. It was a little higher each time.',
      done: 'The grass flew by below, and then the sky, and then the grass. The chains jingled. “I’m doing it!” shouted {L}, at the front, at the top, where it’s still for a blink and you can see over the hedge. And nobody was pushing at all.',
      again:
        'When somebody comes past and asks, “Shall I give you a push?”, {L} says: “No, thank you. But you can watch.”',
      helper: { name: 'Webster', creature: 'spider' },
    },
  ],
};
