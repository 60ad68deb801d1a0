import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a tree that was cut down. */
export const theTreeIsCutDown: StorySourceInput = {
  id: 'the-tree-is-cut-down',
  words: [
    'tree cut/chopped/felled',
    'tree garden cut/chopped/felled',
    'tree house/street/school/park cut/chopped/felled',
    'tree is/be/being cut/chopped/felled down',
    'cut/cutting/chop/chopping down tree/trees',
    'tree/trees fall/fell/fallen storm',
    'fell/felling tree',
    'old tree cut',
    'fallen tree',
    'tree stump',
    'stump',
    'our tree is gone',
    'tree was cut down',
    'tree has to come down',
    'tree had to go',
  ],
  situations: ['sad', 'absence', 'deed', 'damage', 'broken', 'lost', 'longing', 'learn', 'question', 'trait'],
  gentle: true,
  happensToLead: true,
  topic: 'the tree that had to go',
  thing: 'the old tree',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'seventy-two-rings',
      titles: ['The Old Tree', 'Seventy-Two Rings', '{L} and the Stump'],
      goal: 'say goodbye to the old tree',
      trouble: 'the old tree was ill and had to be cut down',
      solved: 'a young tree was growing from the old one',
      opener:
        'The tree stood in the garden before there was a house. {L+} knew every branch of it: the one for sitting on, the one for looking out, and the one that nobody but the blackbird was allowed to use.',
      friend:
        'One morning there was a white cross on the bark. A woman with a helmet knocked at the trunk, and it sounded hollow, like a drum. “It’s ill inside,” said the woman. {F+} took {L’s} hand.',
      problem:
        '“In the next storm it would fall on the roof,” they explained to {L}. “It has to come down, and we’re sad, too.” Then the saw sang all morning. When it was quiet, there was too much sky. Where the tree had been there was a hole in the air.',
      tries: [
        '{L} wanted to glue two of the logs back together. Glue is not strong enough for a tree.',
        '{L} stuck a branch in the earth, with all its leaves on. By the evening the leaves were hanging down.',
        '{L} would not go into the garden any more. But you could see the hole in the air from the kitchen as well.',
      ],
      tip: '“Sit down on the stump,” said {G+}, who looked after trees. “Every ring is a year, a fat one for a good summer and a thin one for a dry one. And then look on the ground, very closely. A tree like that always leaves something.”',
      low: '{L} sat down on the stump. It was as big as a table, and smelled sweet. {L} laid one finger on the very first ring, right in the middle. It was no bigger than a coin.',
      turn: '{L} counted to the edge: seventy-two. One was thin, and that was the dry summer. One was fat, and that was the year when {L} was born. Then {L} knelt down and looked in the grass. There was something with two leaves, as long as a thumb!',
      done: 'It was a tree. It was the very same kind, from a seed that had fallen last autumn. {L} put a little fence of twigs round it, and gave it water, and measured it with the ruler. “Seventy-two more,” said {L}. “We have time.”',
      again:
        'From the fattest branch there’s now a bench, and on the stump stands a dish for the birds. The blackbird comes every morning and looks at the little tree. It has put its name down for the top.',
      helper: { name: 'Old Ash', creature: 'man' },
      outcomes: [
        {
          asked: ['plant/tree/grow/new/seed/sapling/apple'],
          done: 'It was a tree, as long as a thumb, of the very same kind, from a seed that had fallen last autumn. {L} put a fence of twigs round it, gave it water, and measured it with the ruler. On seventy-two rings {told}.',
        },
        {
          asked: ['bench/swing/table/chair/bird/house/make/build/carve'],
          done: 'In the grass stood a tree as long as a thumb, from a seed that had fallen last autumn. {L} put a fence of twigs round it. “And that one’s for sitting on,” said {G} of the fattest branch, as it had always been. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'says', 'team', 'stays', 'tells', 'sees'],
          done: 'It was a tree, as long as a thumb, from a seed that had fallen last autumn. {L} put a fence of twigs round it, and gave it water. The blackbird looked at the new top from all sides. Close together on the stump {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'shares', 'plays', 'makes'],
          done: 'It was a tree, as long as a thumb, from a seed that had fallen last autumn. {L} put a fence of twigs round it, and gave it water. The stump was as big as a table. They spread a cloth over the rings, and {told}.',
        },
      ],
      art: {
        'before there was a house': 'garden: L climb happy on tree; bird',
        'a white cross': 'garden: F hold-hands L sad; lady, big tree',
        'the saw sang': 'garden: L cry sad; F comfort L; log, saw',
        'to glue two of the logs': 'garden: L hold glue sad; two log',
        'stuck a branch': 'garden: L plant stick sad; leaf',
        'air from the kitchen': 'kitchen: L sulk sad',
        'Sit down on the stump': 'garden: G sit; L look G curious; log',
        'the very first ring': 'garden: L sit curious; log, coin',
        'There was something with two leaves': 'garden: L kneel surprised; seedling, log',
        'a little fence of twigs': 'garden: L water happy; F hold ruler; seedling, fence',
        'a dish for the birds': 'garden: L sit happy on bench; bird, seedling',
      },
    },
  ],
};
