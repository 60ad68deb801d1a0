import type { StorySourceInput } from '../../story-source.ts';

/** Stories about owls. */
export const owls: StorySourceInput = {
  id: 'owls',
  words: [
    'owl',
    'owls',
    'baby owl',
    'owlet',
    'barn owl',
    'snowy owl',
    'owls and other night birds',
    'night bird',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit'],
  night: true,
  topic: 'owls',
  thing: 'the nest',
  home: 'meadow',
  main: 'forest',
  plots: [
    {
      id: 'fallen-out-of-the-tree',
      titles: ['The Owlet on the Ground', '{L} and the Little Owl', 'Who-oo Is Awake?'],
      goal: 'get the young owl back up into its tree',
      trouble: 'the young owl was sitting on the ground',
      solved: 'the young owl was back up in its tree',
      object: 'basket',
      opener:
        'Owls sleep when we are awake, and fly when it’s dark, so softly that not even a mouse can hear them. {L+} knew a hollow oak where a pair of them lived. In the evening it went “hoo” in there.',
      problem:
        'This evening there was something round and grey under the oak. It had two enormous eyes, and fluff instead of feathers. It was a young owl. It had fallen out of the hole, and it could not fly yet. In the grass a cat was already creeping nearer.',
      tries: [
        '{L} chased the cat away. It went ten steps, and sat down to wait.',
        'They put the owlet on the lowest branch. The branch swayed, and the owlet tumbled down into the moss again.',
        '{F} offered it some bread. The owlet turned its head away. Owls eat mice, and nobody had a mouse.',
      ],
      tip: '“Its parents know where it is,” said {G+}. “They’ll feed it, if it’s high up and nobody stands about. And young owls can climb, with claws and beak. It only needs a start that doesn’t sway.”',
      turn: '{L} lined a basket with moss and put the owlet into it, very gently. {F} held the ladder, and {L} tied the basket tight in the fork of the oak, close below the hole. Then they all hid behind the hedge.',
      done: 'It was quiet. Then a shadow came, without a sound, and there was a mouse, and it was gone. The owlet looked up at the hole. It took hold of the bark with its beak, and pulled, and pushed with both feet, and in it went, head first.',
      again:
        'In August it flies over the meadow, all white in the moonlight. You can only see it. You can’t hear it.',
      helper: { name: 'Forester Ash', creature: 'badger' },
    },
  ],
};
