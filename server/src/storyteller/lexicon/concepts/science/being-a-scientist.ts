import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a scientist and an experiment. */
export const beingAScientist: StorySourceInput = {
  id: 'being-a-scientist',
  words: [
    'scientist',
    'scientists',
    'mad scientist',
    'young scientist',
    'little scientist',
    'being a scientist',
    'be a scientist',
    'what do/does scientists/scientist do',
    'experiment',
    'experiments',
    'science experiment/experiments',
    'do/doing experiments',
    'science project',
    'laboratory',
    'science lab',
    'science week',
    'science club',
    'fair test',
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
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
    'mystery',
  ],
  topic: 'an experiment',
  thing: 'the experiment',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'only-one-thing',
      titles: ['{L} the Scientist', 'Why Does Bean Number Two Lean?', 'Only One Thing at a Time'],
      goal: 'find out why the bean was leaning',
      trouble: 'nobody knew why the bean was leaning',
      solved: '{L} had found out why the bean was leaning',
      opener:
        'On the windowsill stood two beans in two pots. Number one grew straight up. Number two leaned over as if it were listening at the window. {L+} put on the white coat. “There must be a reason,” said {L}, and wrote that down.',
      friend:
        '{F+} got a white coat, too, and was allowed to hold the ruler. “Maybe it’s tired,” said {F}. “That’s a guess,” said {L}. “A good scientist has lots of guesses. And then looks which of them is right.”',
      problem:
        'So number two got more water, and new earth, and a bigger pot, and stood in another place. Five days later it was straight. “Hurray!” cried {F}. “And what was it?” They looked at each other. They’d changed four things together. They knew as little as before.',
      tries: [
        '{L} thought about it very hard, with closed eyes. You can think a lot that way. But you can’t see any beans.',
        '{F} asked everyone in the class. Eleven said it was the water, and nine said the earth. The bean hadn’t been asked.',
        'They did it all again, exactly the same. The bean grew straight again, and again nobody knew what from.',
      ],
      tip: '“When my lamp goes out,” said {G+}, the caretaker, “I don’t change the bulb, the plug and the fuse all at once. I’d have light, but I’d never know. One thing. Then look. Then the next.”',
      low: '{L} crossed out the whole page in the notebook. Underneath it there was a clean one.',
      turn: '{L} took four new beans, with the same pots, the same earth, and the same water in the same spoon. There was only one difference: two stood in the middle of the room, under the lamp, and two near the window. Then they waited, and measured each day.',
      done: 'The two under the lamp grew straight. The two near the window leaned over to it, further every day. “It’s the light!” cried {L}. “They grow to where the light comes from.” They turned one pot round. After three days the bean had turned, too. That was the proof.',
      again:
        'Now it says on the coat: “{L}, Scientist”. In its pocket there’s a list of guesses. Number thirty is: why do beans know where the window is?',
      helper: { name: 'Mr Fuse', creature: 'man' },
      outcomes: [
        {
          asked: ['potion/explode/bubble/volcano/slime/rainbow/foam/fizz'],
          done: 'The two beans near the window leaned over further every day. “It’s the light!” cried {L}. They turned one pot round, and the bean turned, too. That was the proof. “Guess number two,” read {F}. “What fizzes?” They put on goggles, and {told}.',
        },
        {
          asked: [
            'discover/find/invention/invent/explode/potion/prize/win/science/fair/famous/work/experiment',
          ],
          done: 'The two beans near the window leaned over further every day. “It’s the light!” cried {L}. They turned one pot round, and after three days the bean had turned, too. That was the proof. {L} wrote it down, underlined it, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The two near the window leaned over further every day. “It’s the light!” cried {L}. They turned one pot round, and the bean turned, too. {G} turned the light on for it, in the whole school kitchen, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The two near the window leaned over further every day. “It’s the light!” cried {L}. They turned one pot round, and after three days the bean had turned, too. Two white coats danced round the pots, and {told}.',
        },
      ],
    },
  ],
};
