import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a parent who has hurt something and cannot do everything. */
export const parentBreaksALeg: StorySourceInput = {
  id: 'parent-breaks-a-leg',
  words: [
    'dad/daddy/papa/mum/mom/mummy/mommy/mama/father/mother break/breaks/broke/broken leg/arm/foot/ankle',
    'dad/daddy/papa/mum/mom/mummy/mommy/mama on crutches',
    'dad/daddy/papa/mum/mom/mummy/mommy/mama in plaster/wheelchair',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa use/uses wheelchair',
    'dad/daddy/papa/mum/mom/mummy/mommy/mama hurt/hurts back',
    'parent in wheelchair',
    'disabled mum/mom/dad/parent',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a parent who cannot walk as usual',
  thing: 'the basket on a string',
  creature: 'dad',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-basket-on-a-string',
      titles: ['The Basket on a String', '{S} on Two Sticks', 'What {S} Can Do Sitting Down'],
      goal: 'make the house right for {S}',
      trouble: '{S} could not get about as before',
      solved: '{S} could reach what mattered',
      opener:
        '{S} had always been the one who carried {L+} up the stairs. Now {S} could not walk as usual, and sat at the kitchen table, and the stairs were nobody’s friend.',
      friend: '“Can you still do the voice of the troll?” asked {L}. {S} could. It was as deep as ever.',
      problem:
        'But the book was upstairs. The cups were in the top cupboard, and the post was on the mat, down two steps. Whatever {S} wanted was somewhere else, and whatever {S} was holding dropped when {S} reached for it. “I’m no use at all,” said {S}.',
      tries: [
        '{L} ran for everything: the cup, the book, the other book. After the eleventh time {L} lay flat on the carpet and puffed.',
        '{L} piled up everything round {S}’s chair, so that nothing would be far away. Then {S} could not get out at all.',
        '{L} tried to carry {S}. They both laughed, and it was out of the question.',
      ],
      tip: '“I’ve had one leg all my life that won’t bend,” said {G+}, who brought the milk. “It’s not me that has to change. It’s the shelves. Sit where {S} sits for an hour, and then you’ll see.”',
      low: 'So {L} sat down at the kitchen table, and did not get up. After five minutes {L} wanted the honey. It stood on the fridge and looked down.',
      turn: '{L} asked for paper and made a list, from the chair: cups down, honey down, a hook for the bag. For the stairs {L} took a long string and a basket. “Hoist!” called {L} from the landing, and the basket came up with the book in it.',
      done: 'By the evening nothing that mattered was above {S}’s elbow. The post rode up in a bucket on a broom handle. {S} sat at the table, chopped the carrots, and read aloud in the troll’s voice at the same time. “Who said no use?” asked {L}.',
      again:
        'The basket has stayed. It’s called the lift now, and it brings {L} a biscuit now and then, with regards from below.',
      helper: { name: 'Mrs Churn', creature: 'goose' },
      outcomes: [
        {
          asked: ['walk/better/leg/arm/heal/plaster/crutch/well/run/stand'],
          done: 'By the evening nothing that mattered was above {S}’s elbow. The post rode up in a bucket, and the book in a basket on a string. {S} could sit and let the bones get on with it. {L} kept the list on the wall, week after week, and {told}.',
        },
        {
          asked: ['help/thank/thanks/proud/nurse/care'],
          kinds: ['says', 'helps', 'gets', 'happy'],
          done: 'By the evening nothing that mattered was above {S}’s elbow. The cups were down, the honey was down, and the post rode up in a bucket on a broom handle. “Who said no use?” asked {L}, and {S} laughed in the troll’s voice, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'tells', 'friends', 'team', 'claps'],
          done: 'By the evening nothing that mattered was above {S}’s elbow. The basket brought up the book, the bucket brought the post, and {S} chopped carrots at the table. “Hoist!” called {L}. This time there was something under a cloth in it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'stays', 'home', 'sleep'],
          done: 'The basket brought up the book, and the bucket brought the post. {S} read aloud in the voice of the troll, as deep as ever. The stairs were still nobody’s friend, but {L} could sit on the arm of the chair, and {told}.',
        },
      ],
    },
  ],
};
