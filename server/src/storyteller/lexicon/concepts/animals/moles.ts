import type { StorySourceInput } from '../../story-source.ts';

/** Stories about moles. */
export const moles: StorySourceInput = {
  id: 'moles',
  words: ['mole', 'moles', 'molehill', 'molehills', 'star-nosed mole'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'moles',
  thing: 'the molehills',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-hill-in-the-lawn',
      titles: ['{S} Comes Up for Air', '{L} and the Seventeen Molehills', 'Who Dug Up the Lawn?'],
      goal: 'save the lawn without chasing {S} away',
      trouble: 'there were new molehills every morning',
      solved: '{S} dug where nobody minded',
      opener:
        'On Sunday there was going to be a garden party, with croquet. {L+} looked out of the window. In the middle of the lawn was a heap of earth.',
      friend:
        'It moved. Out came two pink paws, and then {S+}, in black velvet. “Is this the pond?” asked {S}. “I’m afraid I can hardly see. I was looking for worms and took a wrong turning.”',
      problem:
        'The next day there were five heaps, and then seventeen. “It has to go,” said the people in the house. {S} was sorry. “I can’t stop digging,” {S} said. “I have to eat half of what I weigh, every day.”',
      tries: [
        '{L} stamped the heaps flat. In the morning they were back, and each had a little one next to it.',
        '{L} put a flag on every heap, and called it croquet. The ball rolled into hole nine, and was never seen again.',
        '{L} dug a worm out for {S}. It took the whole morning. {S} ate it in one second.',
      ],
      tip: '“A mole follows the worms,” said {G+}, “and I’m a worm, so I know. We like it where the earth is damp and soft, and full of old leaves. The lawn is only second best for us.”',
      low: '{L} looked round the garden. Behind the shed, where nobody ever went, there was a wild corner. It was as dry as a biscuit.',
      turn: '{L} raked all the old leaves into that corner, spread compost over it, and watered it every evening. Then {L} drummed on the lawn with two fingers, like rain, always a bit closer to the shed. Down below, the worms moved along.',
      done: 'And behind the worms came {S}. On Saturday there was a new heap, right behind the shed, and another one, and a third. On the lawn there wasn’t one. “It’s like a restaurant here,” said {S}, and went down for second helpings.',
      again:
        'The earth of molehills is very fine and good for flowerpots. {L} collects it every morning, in a bucket, and calls “Thank you!” down the hole.',
      helper: { name: 'Wilma', creature: 'worm' },
      outcomes: [
        {
          asked: ['party/croquet/game/play/dance/sunday'],
          done: 'Behind the worms came {S}, and every new heap was behind the shed. On the lawn there wasn’t one. On Sunday the hoops stood in a row. Hole nine had stayed as it was, with its little flag, and {told}.',
        },
        {
          asked: ['home/worm/garden/tunnel/friend/family/see/glasses'],
          done: 'Behind the worms came {S}. A new heap rose behind the shed, where nobody minded, and another one. “It’s like a restaurant here,” said {S}, and put up one pink paw to feel the wild corner all round. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Behind the worms came {S}, and the heaps rose behind the shed, where nobody minded. On Sunday the lawn was as smooth as a table. One chair was carried to the wild corner, “for whoever lives there”, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Behind the worms came {S}. A new heap rose right behind the shed, and out of it looked a velvet nose. “It’s like a restaurant here,” said {S}. The people of the house stood round it and weren’t cross, and {told}.',
        },
      ],
      art: {
        'a heap of earth': 'garden: L look surprised at window; heap',
        'two pink paws': 'garden: S peek curious; L kneel surprised; heap',
        'and then seventeen': 'garden: S bow ashamed; L stand worried; many heap',
        'stamped the heaps flat': 'garden: L jump angry; S look worried; two heap',
        'a flag on every heap': 'garden: L hold flag happy; S look surprised; ball, heap',
        'dug a worm out': 'garden: L dig worm worried; S eat worm happy',
        'I’m a worm': 'garden: G say; L+S look G curious',
        'as dry as a biscuit': 'garden: L look curious; shed, nettle',
        'raked all the old leaves': 'garden: L rake brave; leaf-pile, shed',
        'a new heap': 'garden: S wave happy; L cheer; heap, shed',
        'in a bucket, and calls': 'garden, morning: L hold bucket happy; heap, flower',
      },
    },
  ],
};
