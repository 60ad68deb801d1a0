import type { StorySourceInput } from '../../story-source.ts';

/** Stories about climbing a tree. */
export const climbingATree: StorySourceInput = {
  id: 'climbing-a-tree',
  words: [
    'climb/climbing tree/trees',
    'tree climbing',
    'tree climber',
    'climb/climbing up/into tree/trees',
    'first tree i climbed',
    'learn/learning climb tree/trees',
    'good climbing tree',
    'best climbing tree',
    'wants to climb a tree',
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
    'afraid',
  ],
  topic: 'climbing a tree',
  thing: 'the old apple tree',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'three-of-four',
      titles: ['Up in the Apple Tree', 'Three Stay, One Goes', 'The First Branch'],
      goal: 'get up to the first big fork of the apple tree',
      trouble: '{L} slid down the trunk every time',
      solved: '{L} sat up in the apple tree',
      opener:
        'In the garden stood an old apple tree with a fork in it, as broad as an armchair. From up there you must be able to see over the wall. {L+} wanted to sit in it. It was not very high. It was just higher than {L}.',
      friend:
        '{F+} had wanted to for ages, too. A grown-up came and shook each of the lower branches, and nodded: “These will hold. Not above the fork, mind.” Then they were allowed to try.',
      problem:
        '{L} took a run, held on to the trunk with might and main, and slid slowly down again. The second time was the same, and there was moss everywhere. On the trunk there were two long bright stripes.',
      tries: [
        '{F} gave a push from below. {L} got as far as the first branch, hung on it like washing, and didn’t know what was to come next.',
        'They rolled up a barrel. It was round, which is the trouble with barrels. They left it before it left them.',
        '{L} let go with everything to grab a higher branch in one go. That ended on the heap of leaves, quite softly, luckily.',
      ],
      tip: '“You let go of too much at once,” said {G+}, and ran head first down the bark. “I’ve four feet. Three of them always stay where they are. It’s only ever one that goes looking.”',
      low: '{L} lay in the leaves and looked up from below. The fork was empty. A leaf came down from it, in no hurry.',
      turn: 'Three stay, one goes. {L} found a knob on the trunk, low down, and a hold a little higher. Three stay. One goes to the first branch and tests whether it bears. Slow as a sloth {L} went up, and thought only of the next hold.',
      done: 'Then there was no next hold, there was the fork. {L} sat down in it. You could see over the wall: a street, a dog and a far blue hill. {F} came up too, three stay, one goes. Down again it went the same way, only backwards.',
      again:
        'In September they pick the top apples from the fork. They are no sweeter than the others. They only taste like it.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Three stay, one goes, and {L} sat in the fork. You could see over the wall: a street, a dog and a far blue hill. {F} came up as well, with a bag between the teeth, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Three stay, one goes, and {L} sat in the fork. You could see over the wall: a street, a dog and a far blue hill. {G} ran head first down the bark, stopped beside {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Three stay, one goes, and {L} sat in the fork. You could see over the wall: a street, a dog and a far blue hill. {F} came up too, three stay, one goes, and there they sat, with moss on both noses, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Three stay, one goes, and {L} sat in the fork and looked over the wall. Down again it went the same way, only backwards, past the two bright stripes on the trunk. Supper was ready, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} went up slow as a sloth and thought only of the next hold. Then there was no next hold, there was the fork, as broad as an armchair, and {told}.',
        },
      ],
      helper: { name: 'Nutkin', creature: 'squirrel' },
      art: {
        'stood an old apple tree': 'garden: L look curious at tree; big tree, apple',
        'shook each of the lower': 'garden: L stand happy; F stand happy; father, big tree',
        'took a run, held on': 'garden: L hug worried; tree',
        'gave a push from below': 'garden: L climb worried on tree; F push',
        'rolled up a barrel': 'garden: L+F push; barrel, tree',
        'let go with everything': 'garden: L fall; leaf-pile, tree',
        'ran head first down': 'garden: G say happy; L listen curious; tree',
        'lay in the leaves': 'garden: L lie sad; leaf-pile, tree',
        'Three stay, one goes.': 'garden: L climb brave on tree; F look',
        'You could see over the': 'garden: L cheer on tree; F climb happy on tree; dog',
        'Then there was no next hold': 'garden: L cheer on tree; F climb happy on tree; dog',
        'Down again it went the': 'garden: L cheer on tree; F climb happy on tree; dog',
        'In September they pick': 'garden: L climb happy on tree; basket, many apple; F eat apple',
      },
    },
  ],
};
