import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pancakes. */
export const pancakes: StorySourceInput = {
  id: 'pancakes',
  words: [
    'make pancake',
    'making pancake',
    'flip pancakes',
    'flipping pancakes',
    'toss pancakes',
    'tossing pancakes',
    'crepes',
    'waffles',
  ],
  situations: ['make', 'learn', 'wants', 'visit', 'stuck', 'runaway'],
  topic: 'pancakes',
  thing: 'the pancakes',
  main: 'cottage',
  plots: [
    {
      id: 'the-one-on-the-lamp',
      titles: ['{L} Makes Pancakes', 'Flip!', 'The Pancake on the Lamp'],
      goal: 'flip a pancake',
      trouble: 'every pancake went wrong',
      solved: '{L} could flip a pancake',
      opener:
        'Flour, eggs, milk and a pinch of salt: {L+} stirred until there were no lumps left. “Today I’m going to flip them,” said {L}. “Up in the air, and over.”',
      problem:
        'A grown-up lit the stove and the butter sizzled. {L} poured in a ladle, waited, and took hold of the pan with two hands. One, two, hup! The pancake flew up, and it stayed up. It hung over the lamp like a towel.',
      tries: [
        'The second one was flipped more gently. It folded itself in half in mid-air and came down as a hat, on {F}.',
        '{L} flipped the third one at once, when it was still pale. It was wet on top, and the top went all over the stove.',
        'The fourth one was not to be flipped at all. It burned on one side, and was raw on the other.',
      ],
      tip: '“A pancake tells you when it’s ready,” said {G+}. “First it’s shiny. Then it gets little holes, all over. And then it slides. If it doesn’t slide, it won’t fly. And it’s a small flick of the wrist, not a throw.”',
      turn: '{L} waited and watched. It was shiny, then dull, and then there were holes. {L} shook the pan, and it slid. “Now,” whispered {L}. A small push forwards and a flick: up it went, turned over, slowly, and came down. Plop! It lay in the middle of the pan.',
      done: 'It was golden, with brown rings like a map. They shouted so loudly that the one on the lamp came down as well. By noon there was a whole tower of pancakes, and there was lemon and sugar. {F} kept the hat on.',
      again:
        'There is still a small round stain on the ceiling. “That’s where it began,” says {L}, and ties on an apron.',
      object: 'bowl',
      helper: { name: 'Mrs Butterworth', creature: 'hen' },
      outcomes: [
        {
          asked: ['pancake/eat/breakfast/syrup/stack/flip/catch/land/plate'],
          done: 'Golden it was, with brown rings like a map. They shouted so loudly that the one on the lamp came down as well. Hup, and hup, it went now, each with a small flick, straight into the pan, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Golden it was, with brown rings like a map. They shouted so loudly that the one on the lamp came down as well. By noon there was a whole tower, with lemon and sugar. {F} kept the hat on, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Golden it was, with brown rings like a map. They shouted so loudly that the one on the lamp came down as well, on to {L}. Now there were two who wore a hat. They looked at each other, and {told}.',
        },
      ],
      art: {
        'there were no lumps left': 'kitchen: L stir happy; flour, egg',
        'flip them': 'kitchen: L raise pan proud',
        'the lamp like a towel': 'kitchen: L look-up surprised pan; mother, lamp, flipped-pancake',
        'came down as a hat': 'kitchen: L look surprised pan; F stand surprised; flipped-pancake, hat',
        'flipped the third one': 'kitchen: L hold pan worried; puddle, oven',
        'burned on one side': 'kitchen: L hold black pancakes sad; F look worried; pan',
        'tells you when it’s ready': 'kitchen: G hold pan calm; L listen curious; pancakes',
        'waited and watched': 'kitchen: L look calm pan; oven',
        'push forwards and a flick': 'kitchen: L raise pan proud; flipped-pancake',
        'on the lamp came down': 'kitchen: L cheer; F clap; big pancakes, lemon',
        'golden, with brown rings': 'kitchen: L cheer; F clap; big pancakes, lemon',
        'round stain on the ceiling': 'kitchen: L point happy wearing apron; lamp, pan',
      },
    },
  ],
};
