import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a clever trick. */
export const tricksters: StorySourceInput = {
  id: 'tricksters',
  words: [
    'trickster',
    'trickster tale',
    'coyote tale',
    'brer rabbit',
    'trick story',
    'play/playing trick',
    'fox trick/tricks',
    'clever trick',
  ],
  situations: ['thing-pair', 'being-and-thing', 'pair', 'question', 'deed', 'trait', 'ability'],
  topic: 'a clever trick',
  thing: 'the trick',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-pot-of-stew',
      titles: ['{L} and the Pot of Stew', 'Who Tricked Whom?', 'The Cleverest in the Forest'],
      goal: 'trick the greedy crocodile out of the stew',
      trouble: 'the crocodile had taken everybody’s stew',
      solved: 'the crocodile had been tricked',
      object: 'spoon',
      opener:
        'Once upon a time everybody in the forest ate out of one big pot. Each brought something for the stew: a carrot, an onion, a bean. {L+}, who was clever and a little bit lazy, brought the salt.',
      problem:
        'Then a greedy crocodile came up from the river. It sat down in front of the pot. “Mine,” it said, and showed all its teeth. It was bigger than anybody, and nobody dared come near. And it didn’t even say thank you.',
      tries: [
        'The strongest one pushed it. The crocodile did not notice.',
        'They asked it nicely to share. It laughed, and ate a carrot.',
        '{F} crept up from behind with a long spoon. The crocodile bit off the spoon.',
      ],
      tip: '“Strong you’re not,” said {G+} to {L}. “So be clever. Ask yourself what it wants more than stew. A greedy one always wants more. And a proud one always wants to show what it can do.”',
      turn: '{L} strolled past and yawned. “Such a small pot,” said {L}. “There’s a whole cheese at the bottom of the river. But nobody can dive that deep.” “I can!” cried the crocodile. And there it was in the water, round and yellow: the moon.',
      done: 'Splash! The crocodile dived for the cheese, and dived again, deeper and deeper. Meanwhile everybody picked up the pot and carried it up the hill, where crocodiles don’t like to go. They ate it all up, to the last bean.',
      again:
        'The crocodile still looks for that cheese. And {L}, who had only brought the salt, had to wash up. So who was tricked?',
      outcomes: [
        {
          asked: [
            'crocodile/fox/trickster/everyone/animal sorry/learn/share/trick/friend/say',
            'trick',
            'share',
            'friend',
          ],
          done: 'Splash! The crocodile dived for the cheese, and dived again, deeper and deeper. Meanwhile everybody picked up the pot and carried it up the hill. When the moon had gone, there was a wet, hungry nose at the edge of the fire, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Splash! The crocodile dived for the cheese, and dived again, deeper and deeper. Meanwhile everybody picked up the pot and carried it up the hill. {L} had the salt, and somebody had a drum, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Splash! The crocodile dived for the cheese, and dived again. Meanwhile everybody carried the pot up the hill. From up there they saw the real moon, and the other one in the river, and the tail beside it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Splash! The crocodile dived for the cheese, and dived again, deeper and deeper. Meanwhile everybody carried the pot up the hill and ate it all up, to the last bean. With a belly like that nobody walks far, and {told}.',
        },
      ],
      helper: { name: 'Grandmother Tortoise', creature: 'tortoise' },
      art: {
        'a carrot, an onion, a bean': 'forest: L look happy; big pot, carrot, onion',
        'a little bit lazy': 'forest: L hold salt-shaker happy; F hold carrot; big pot',
        'came up from the river': 'forest: L startle frightened; F look frightened; crocodile, pot',
        'showed all its teeth': 'forest: L look frightened; F look frightened; crocodile, pot',
        'The strongest one pushed': 'forest: F push; L look curious; crocodile, bear',
        'It laughed, and ate': 'forest: L say worried; F point worried; crocodile, carrot',
        'with a long spoon. The': 'forest: F tiptoe spoon frightened; L think worried; crocodile, pot',
        'Strong you’re not': 'forest: G say; L look G curious; F look G; cheese',
        'Such a small pot': 'forest: L yawn happy; F clap happy; crocodile, pot',
        'in the water, round and': 'forest, night: L point happy; F look happy; crocodile, moon, pond',
        'carried it up the hill': 'forest, night: L carry pot happy; F cheer; people',
        'had to wash up. So': 'forest: L wash pot sad; F laugh; crocodile',
      },
    },
  ],
};
