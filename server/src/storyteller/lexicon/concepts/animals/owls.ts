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
      outcomes: [
        {
          asked: ['mum/mother/mummy/parent/family/home/nest/back/tree/safe'],
          done: 'It was quiet. Then a shadow came, without a sound, with a mouse. The owlet looked up at the hole, took hold of the bark with its beak, pulled, and pushed with both feet. In the dark oak it went “hoo”, and {told}.',
        },
        {
          asked: ['fly/wing/night/sky/moon'],
          done: 'The owlet took hold of the bark with its beak, pulled, and pushed, until it was back in the hole. There the fluff fell out, and feathers came. {L} sat behind the hedge every evening. In August, as softly as nothing, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A shadow came, without a sound, and there was a mouse, and it was gone. The owlet took hold of the bark, pulled, and pushed, and in it went, head first. {G} had brought a flask and a basket of the other kind, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A shadow came, without a sound, with a mouse. The owlet took hold of the bark with its beak, pulled, and pushed, and in it went, head first. Two enormous eyes looked out once more, at the hedge. Behind it {told}.',
        },
      ],
      art: {
        'Owls sleep when': 'forest, evening: L look curious; tree',
        'a hollow oak': 'forest, night: L listen happy; owl on tree, tree',
        'two enormous eyes': 'forest, night: L kneel worried; small owl, cat',
        'chased the cat away': 'forest, night: L chase angry; cat, small owl',
        'on the lowest branch': 'forest, night: L reach-up worried; F startle; small owl on tree, tree',
        'offered it some bread': 'forest, night: F offer bread worried; L look; small owl',
        'if it’s high up': 'forest, night: G point; L+F look G curious; tree',
        'lined a basket with moss': 'forest, night: L hold basket happy; F kneel calm; small owl',
        'held the ladder': 'forest, night: L climb brave on ladder; F look L brave; basket',
        'a shadow came, without': 'forest, night: L+F hide happy behind hedge; owl, mouse',
        'in the moonlight': 'meadow, night: L look-up happy; white owl, moon',
      },
    },
  ],
};
