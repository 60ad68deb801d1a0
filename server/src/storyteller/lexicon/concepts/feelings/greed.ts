import type { StorySourceInput } from '../../story-source.ts';

/** Stories about greed and selfishness. */
export const greed: StorySourceInput = {
  id: 'greed',
  words: [
    'greed',
    'selfishness',
    'being greedy',
    'being selfish',
    'want/wants more and more',
    'never enough',
    'want/wants everything',
    'not share/sharing anything',
  ],
  situations: ['learn', 'value', 'trait', 'deed', 'misdeed', 'wants'],
  topic: 'wanting everything for yourself',
  thing: 'the pears',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'more-and-more',
      titles: ['All Mine', '{L} and the Pear Tree', 'More and More'],
      goal: 'have some good of the pears',
      trouble: '{L} wanted to have all the pears',
      solved: 'there were pears for everyone',
      object: 'basket',
      opener:
        'On the village green stood a pear tree that belonged to everybody. This autumn the branches touched the grass. {L+} was the first one there, very early, with a basket.',
      friend:
        '{F+} came with a little bowl. “Are there any left?” asked {F}. {L} looked at the tree. There were hundreds. “They’re mine,” said {L}. “I was here first.”',
      problem:
        '{L} picked until the basket was full, and then the cart, and then the bath. By noon the tree was bare. {L’s} room was full of pears. The others stood on the green with their bowls, and then went home. It was strangely quiet.',
      tries: [
        '{L} ate nine pears. The first was wonderful. The ninth wasn’t.',
        '{L} sat down in front of the door to guard them. All the games were over there, on the green.',
        '{L} hid them under the bed and in the wardrobe. After three days it smelled sweet, and then less sweet. The wasps came.',
      ],
      tip: '“I used to hide more nuts than I could ever find again,” said {G+}. “How many pears can you taste? And how many can you only own? What you can’t use is heavy. What you give away weighs nothing.”',
      low: '{L} looked at the pears. On the bottom ones there were brown spots already. Then {L} thought of the little bowl.',
      turn: '{L} loaded up the cart and stopped at {F’s} house first. It wasn’t easy to knock. “I took too many,” said {L}, “and I’m sorry. Will you help me?” {F} looked at the pears, and fetched a pot and all the neighbours.',
      done: 'They peeled and cooked on the green until the evening. There was pear jam, pear cake and pear juice for everyone. {L} ate just one pear, side by side with {F}. It tasted as good as the very first one.',
      again:
        'Next year they’ll all pick together. There’s a sign on the tree, painted by {L}: “One bowl each, and then the next.”',
      helper: { name: 'Old Nutkin', creature: 'squirrel' },
      outcomes: [
        {
          asked: ['share/give/sorry/enough/learn'],
          kinds: ['shares', 'says', 'says-words'],
          done: '{L} loaded the cart with pears and stopped at {F’s} house first, and then at every other one. “I took too many,” said {L}, again and again. A cart is heavy at the first door and light at the last, and {told}.',
        },
        {
          asked: ['friend/friends/forgive'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: '“Will you help me?” {L} had asked, with a whole bath full of pears. {F} fetched a pot and all the neighbours. They peeled on the green until the evening, side by side, and the curls of peel got tangled, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'makes', 'plays', 'gets', 'given-by', 'all-get'],
          done: '{F} fetched a pot and all the neighbours, and the pears were back on the green they had come from. There was pear jam, pear cake and pear juice. {L} carried the first plate to the one with the smallest bowl, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'stays', 'home', 'way-home', 'tells', 'sleep'],
          done: 'They peeled and cooked on the green until the evening, pears for everyone. {L} ate just one, side by side with {F}. It tasted as good as the very first. “And the one in your hat?” asked {F}, and {told}.',
        },
      ],
      art: {
        'stood a pear tree': 'garden: L hold basket happy; tree, many pear',
        'came with a little bowl': 'garden: F hold bowl curious; L arms-crossed; tree, pear',
        'By noon the tree was bare': 'garden: L pull happy; wheelbarrow, many pear, bare-tree',
        'ate nine pears': 'bedroom: L eat pear sad; many pear',
        'in front of the door to guard': 'cottage: L sit sad; door, many pear',
        'under the bed and in the wardrobe': 'bedroom: L look worried; many pear, bed, bee',
        'hide more nuts': 'garden: G show nut calm; L listen ashamed; pear',
        'looked at the pears. On': 'bedroom: L hold pear sad; many pear',
        'loaded up the cart': 'village: L knock ashamed; wheelbarrow, many pear, door',
        'the evening': 'garden: L eat pear happy; F eat pear happy; pot, people',
        'There was pear jam, pear': 'garden: L eat pear happy; F eat pear happy; pot, people',
        'heavy at the first door': 'village: L push happy; wheelbarrow, many pear, people',
        'Next year': 'garden: L paint happy; sign, tree',
      },
    },
  ],
};
