import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the enormous turnip. */
export const enormousTurnip: StorySourceInput = {
  id: 'enormous-turnip',
  words: ['the enormous turnip', 'enormous/giant/huge/great turnip', 'turnip'],
  situations: ['learn', 'deed', 'stuck', 'make'],
  topic: 'the enormous turnip',
  thing: 'the turnip',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-smallest-one-pulls',
      titles: ['The Enormous Turnip', '{L} Pulls and Pulls', 'And the Mouse Pulled Too'],
      goal: 'pull up the giant turnip',
      trouble: 'the giant turnip would not come out',
      solved: 'the giant turnip was out of the ground',
      opener:
        'In spring {L+} had put one small seed into the ground and watered it every day. “Grow sweet, grow strong,” {L} had said. It had listened very well.',
      friend:
        'By autumn the turnip was as big as a shed. {F+} came with a wheelbarrow, and went off again to fetch a cart. “There’ll be soup for the whole village,” said {F}.',
      problem:
        '{L} took hold of the leaves and pulled. The turnip didn’t move. {F} took hold of {L}, and they both pulled. They pulled and pulled, and couldn’t pull it up. And tomorrow there was going to be frost.',
      tries: [
        'The neighbour came and took hold of {F}. The dog took hold of the neighbour, and the cat took hold of the dog. They pulled till they were red. The turnip stayed.',
        'They dug round it with the spade. The spade went “crack”. It was a very good turnip.',
        'They sang to it, as in spring. It grew a little bit more.',
      ],
      tip: '“You’re so nearly there,” said {G+}. “I can see from up here how it wobbles. You only need a tiny bit more. Isn’t there anybody left who hasn’t pulled yet?”',
      low: 'They sat in the grass and got their breath back. “All the strong ones have pulled,” said {F}. {L} looked round. In a hole under the fence something was shining: two black eyes.',
      turn: '{L} knelt down in front of the hole. “Would you help us, please?” “Me?” squeaked the mouse. “I’m the smallest.” “That’s just how much is missing,” said {L}. So the mouse took hold of the cat, and they all pulled again.',
      done: 'One, two, three, and pull! It went “plop”, and the turnip flew out of the ground. They all fell over backwards, one on top of the other, and on top of all sat the mouse. “I did it!” it squeaked. And so it had.',
      again: 'They ate turnip soup till Christmas. The mouse always got the first spoonful.',
      outcomes: [
        {
          asked: [
            'turnip come/out/pull/up',
            'pull/get turnip',
            'soup/stew/eat turnip',
            'soup',
            'share turnip',
          ],
          done: 'The mouse took hold of the cat, and they all pulled. One, two, three! It went “plop”, and the turnip flew out of the ground. On the cart lay the big knife, and behind the house stood the kettle for the whole village, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'One, two, three, and pull! It went “plop”, and the turnip flew out of the ground. They all fell over backwards, and on top of all sat the mouse. A turnip as big as a shed needs more than one pot, so every house brought one, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One, two, three, and pull! It went “plop”, and the turnip flew out of the ground. They all fell over backwards, one on top of the other, and on top of all sat the mouse. “I did it!” it squeaked, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One, two, three, and pull! It went “plop”, and the turnip flew out of the ground, an evening before the frost. They rolled it into the barn, with the mouse on the top. The frost could come, and {told}.',
        },
      ],
      helper: { name: 'Old Rook', creature: 'crow' },
      art: {
        'seed into the ground and': 'garden: L plant seed happy; watering-can',
        'as big as a shed': 'garden: F push wheelbarrow surprised; L look happy; huge radish',
        'took hold of the leaves': 'garden: L pull; F pull; huge radish',
        'The dog took hold': 'garden: L+F pull; huge radish, grandmother, dog',
        'The spade went': 'garden: L hold shovel surprised; F point surprised; huge radish',
        'sang to it, as': 'garden: L+F sing; huge radish',
        'how it wobbles': 'garden: G point; L+F look G curious; huge radish',
        'In a hole under the fence': 'garden: L sit curious; F sit sad; mouse, fence',
        'in front of the hole': 'garden: L kneel happy; F clap happy; mouse, hole',
        'on top of all sat the mouse': 'garden: L fall; F fall; huge radish, mouse, cat',
        'ate turnip soup': 'kitchen: L eat spoon happy; F eat spoon happy; mouse, bowl',
      },
    },
  ],
};
