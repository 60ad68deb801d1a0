import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the submarine. */
export const submarine: StorySourceInput = {
  id: 'submarine',
  words: [
    'submarine',
    'diving boat',
    'diver',
    'scuba',
    'diving',
    'deep sea',
    'u-boat',
    'sunken ship',
    'shipwreck',
  ],
  situations: ['visit', 'has', 'wants-to-go', 'lacks', 'make'],
  topic: 'the submarine',
  thing: 'the submarine',
  home: 'shore',
  main: 'undersea',
  plots: [
    {
      id: 'the-knocking',
      titles: ['{L} in the Submarine', 'Down, Down, Down', 'Who Is Knocking?'],
      goal: 'bring the submarine up again',
      trouble: 'the submarine hung fast at the bottom',
      solved: 'the submarine was up in the air again',
      opener:
        'It was yellow and round like a teapot, and it had a window in front. {L+} shut the lid, turned it three times, and pressed the button that said “Down”. Blub.',
      problem:
        'At the bottom of the sea everything was blue and slow. A fish looked in as if they were the aquarium. Then something went “clonk”, and the submarine stood still. “Up,” said {L}, and pressed. Nothing. “Up!”',
      tries: [
        '{L} pressed all the buttons. The wipers went on, and the coffee machine. That was nice, but it was not up.',
        'They all ran to the back, and then all to the front, so that it rocked. It rocked. It did not come loose.',
        '{F} shouted “Help!” through the tube. A great many bubbles came out at the top. No one can read bubbles.',
      ],
      tip: 'Knock, knock, it went on the window. There was {G+}. “You’re sitting in my garden,” said {G}. “There’s weed round your propeller. If you pull, it gets tighter. Go back a bit first.”',
      turn: '“Backwards?” said {L}. “But we want to go up!” All the same, {L} turned the lever, very slowly, the wrong way round. The propeller hummed. Outside eight arms got to work, and pulled out one green ribbon after another.',
      done: 'The submarine wiggled, and was free! It rose through dark blue, light blue, green. Plop! There was the sun, and air, and a gull, which got a fright. {L} opened the lid, and they all breathed in at once.',
      again: 'Every Friday they go down and knock. They always bring a bit of cake, in a waterproof box.',
      outcomes: [
        {
          asked: ['treasure', 'find treasure/gold/chest/ship/pearl', 'gold'],
          done: 'Eight arms got to work, and pulled out one green ribbon after another. The submarine wiggled, and was free! Where the weed had been, something blinked in the sand of the garden. “That’s been in my way for years,” said {G}. So {told}.',
        },
        {
          asked: [
            'friend/friends/meet fish/octopus/dolphin/whale/mermaid/sea',
            'dolphin/whale/mermaid',
            'sea creature/animal',
            'wave',
          ],
          done: 'Outside eight arms got to work, and pulled out one green ribbon after another, and the submarine was free. {L} turned the front lamp on and off, to say thank you. From all over the blue they came to see what was blinking, and {told}.',
        },
        {
          asked: ['surface', 'home/land/up/back safe/safely/air/shore', 'see sun'],
          done: 'Eight arms pulled at the green ribbons outside. The submarine wiggled, and was free! It rose through dark blue, light blue, green. Plop! There was the sun, and a gull, which got a fright, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The last green ribbon came off, and the submarine was free. But before it went up, there was knocking again: in the sea garden stood a long flat stone with eight plates on it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Eight arms got to work on the green ribbons, and the submarine rose through dark blue, light blue, green. Plop! {L} opened the lid. Out of the water came one long arm, and felt about until it had found {L}. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Eight arms got to work on the green ribbons, and the submarine rose through dark blue, light blue, green. Plop! {L} opened the lid, and they all breathed in at once. Up beside them came {G}, who wanted to say goodbye properly, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Eight arms got to work on the green ribbons, and the submarine rose through dark blue, light blue, green. Plop! There was the evening sun, and the buoy at their own landing stage, and a gull on it with its head tucked in. So {told}.',
        },
      ],
      helper: { name: 'Madame Inky', creature: 'octopus' },
      art: {
        'yellow and round like a teapot': 'shore: L look happy; submarine',
        'pressed the button that': 'undersea: L drive in submarine happy; F wave; fish',
        'At the bottom of the sea': 'undersea: L drive in submarine surprised; big fish',
        'the submarine stood still': 'undersea: L drive in submarine worried; fish, seaweed',
        'pressed all the buttons': 'undersea: L drive in submarine worried; cup, button',
        'all ran to the back': 'undersea: L+F ride in submarine worried; fish',
        'through the tube': 'undersea: F shout; L think worried; submarine, many bubbles',
        'weed round your propeller': 'undersea: G say; L+F look G curious; seaweed, submarine',
        'But we want to go up': 'undersea: L handle wheel curious; F peek curious; submarine',
        'the wrong way round.': 'undersea: L handle wheel brave; F look curious; submarine',
        'Outside eight arms': 'undersea: L+F ride in submarine surprised; octopus, seaweed',
        'The submarine wiggled': 'shore: L+F ride in submarine happy; bird, wave',
        'Every Friday they go down': 'undersea: L knock happy; F hold cake happy; octopus',
      },
    },
  ],
};
