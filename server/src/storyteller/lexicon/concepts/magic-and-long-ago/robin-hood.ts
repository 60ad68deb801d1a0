import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Robin Hood and his friends in the wood. */
export const robinHood: StorySourceInput = {
  id: 'robin-hood',
  words: [
    'robin hood',
    'sherwood forest',
    'robin hood and his merry men',
    'little john',
    'maid marian',
    'sheriff of nottingham',
    'friar tuck',
    'outlaw',
    'outlaws',
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
    'pair',
    'wants-to-be',
    'own-wish-to-be',
    'taken',
  ],
  topic: 'Robin Hood',
  thing: 'the old oak',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-sack-of-flour',
      titles: ['In Sherwood Forest', 'A Hood for {L}', 'The Sheriff’s Flour'],
      goal: 'get the flour back to the village',
      trouble: 'the Sheriff had taken all of the village’s flour',
      solved: 'every house in the village had its flour again',
      opener:
        'Under the big oak in Sherwood Forest lived Robin Hood and the merry friends, who took from the rich what they had taken from the poor, and brought it back. {L+} was the newest of them, and still had no hood.',
      friend:
        '“You’ll get one when you’ve earned it,” said {F+}, who was in charge of the soup. At that moment somebody came running from the village. “The Sheriff’s men were here. They’ve taken all of our flour!”',
      problem:
        'It was twelve sacks, the whole winter’s bread. Now they stood in the Sheriff’s tower behind a thick door, and in front of the door sat two guards who had nothing to do but look. “There’s no getting past them,” said Robin Hood.',
      tries: [
        'Little John wanted to lift the door off. It was made of oak, and there were the two guards in front of it, who objected.',
        'They dressed up as washerwomen. But one washerwoman had a beard as red as a fox, and they left in a hurry.',
        'Robin shot an arrow through the barred window, with a rope on it. It hit a sack. They saw it and could not reach it.',
      ],
      tip: '“Guards look out for people coming in,” said {G+}, who lived in that tower. “I’ve been getting out for years, grain by grain. Nobody guards what runs downwards by itself.”',
      low: 'Supper in the village was soup that evening, without bread. The little ones asked for it anyway.',
      turn: 'Runs downwards? {L} thought of the mill, where the flour runs down a chute into the sack. And the tower had a drain for the rain that led out into the wood! {L} squeezed up through the drain, opened the first sack, and tipped it.',
      done: 'Ssssh, it went, quite quietly. Below, the others held empty sacks to the end of the pipe, while at the door the guards looked, and looked. By dawn every house had its flour. And {L} was as white as a ghost from top to toe.',
      again:
        'Robin Hood laid a green hood on {L’s} head. A cloud of flour rose. “Earned,” said Robin, and sneezed.',
      outcomes: [
        {
          asked: [
            'village/people/poor/villager/everyone/family bread/food/flour/money/gold/feed/eat/happy/back',
            'give/share poor',
            'sheriff',
            'hood/join/merry/robin',
            'bow/arrow',
          ],
          done: 'Ssssh, it went, quite quietly, through the drain of the tower and into the empty sacks, while at the door the guards looked, and looked. Before it was light they went from house to house with it. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Ssssh, it ran through the drain, while at the door the guards looked, and looked. By dawn every house had its flour. In every house they baked. In the evening the whole village carried warm baskets to the big oak, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Ssssh, it ran through the drain, while at the door the guards looked, and looked. By dawn every house had its flour. Under the big oak Robin Hood shook out something green and stood in front of {L}, white as a ghost, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Ssssh, it ran through the drain, while at the door the guards looked, and looked. By dawn every house had its flour. And {L} was as white as a ghost from top to toe. Robin Hood clapped {L} on the back, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Ssssh, it ran through the drain, while at the door the guards looked, and looked. By dawn every house had its flour. They crept back into Sherwood Forest by one path each, with the dawn behind them, and {told}.',
        },
      ],
      helper: { name: 'Pip', creature: 'mouse' },
      art: {
        'took from the rich': 'forest: L look happy; big tree, people',
        'still had no hood': 'forest: L look curious; F peek curious; tree, campfire',
        'who was in charge of the soup': 'forest: F cook spoon worried; L listen worried; gentleman, pot',
        'There’s no getting past': 'castle: L think worried; F point worried; tower, two guard',
        'wanted to lift the door': 'castle: L look worried; F look worried; gentleman, door, guard',
        'dressed up as washerwomen': 'castle: L look worried wearing dress; F run; guard, washing-line',
        'with a rope on it.': 'castle: L pull rope; F think worried; tower',
        'Guards look out for': 'castle: G say; L+F look G curious; flour',
        'asked for it anyway': 'village: L slump sad; F look sad; children, bowl',
        'thought of the mill, where': 'forest: L think windmill surprised; F point surprised; drain',
        'opened the first sack': 'castle: L pour sack brave; flour, pipe',
        'By dawn every house': 'castle, morning: L cheer; F hold sack happy; flour, pipe, guard',
        'A cloud of flour rose': 'forest: L look proud wearing green hat; F cheer; flour, people',
      },
    },
  ],
};
