import type { StorySourceInput } from '../../story-source.ts';

/** Stories about why leaves change colour and fall. */
export const whyLeavesChangeColour: StorySourceInput = {
  id: 'why-leaves-change-colour',
  words: [
    'why leaves change colour',
    'why do leaves change colour',
    'leaf/leaves change/changing/changes/turn/turning colour/color/red/yellow/brown',
    'why do leaves turn red',
    'why do leaves fall off',
    'why leaves fall',
    'leaves falling',
    'falling leaves',
    'leaves fall',
    'autumn colours',
    'autumn leave',
    'autumn leaf',
    'autumn leaves',
    'colours of autumn',
    'red and yellow leaves',
    'leaf rubbing',
    'leaf rubbings',
    'why are leaves green',
    'evergreen tree',
    'evergreen trees',
    'evergreen',
    'pine tree',
  ],
  situations: ['question', 'learn', 'deed', 'sad', 'mystery', 'make'],
  topic: 'why leaves change colour',
  thing: 'the maple',
  home: 'village',
  main: 'forest',
  plots: [
    {
      id: 'the-maple-packs-up',
      titles: ['The Maple Packs Up', '{L} Asks the Tree', 'Where the Green Goes'],
      goal: 'find out why the maple lost its green',
      trouble: 'the maple was losing its green',
      solved: 'they knew where the green had gone',
      opener:
        'All summer {L+} had sat in the green shade of the maple. Now there was a yellow leaf, and then a red one. Every day there were more. “It’s ill,” said {L}. “It’s losing its green!”',
      friend:
        '{F+} collected the red ones. “They’re pretty,” said {F}. “But perhaps it’s cold.” The first ones were already falling, and they lay round the trunk like a red rug.',
      problem:
        'Each morning the tree had fewer leaves. “If it goes on like that, it’ll be bare,” said {L}. “A tree without leaves, in the middle of winter! It should be putting something on, and it’s taking everything off.”',
      tries: [
        'They watered it with two buckets. It had enough water already, and went on turning yellow.',
        '{L} tied two leaves on again with thread. In the afternoon the thread was there, and the leaves had gone.',
        '{F} painted one leaf green. It fell all the same, as green as a frog.',
      ],
      tip: '“It isn’t ill, it’s packing,” said {G+}. “In winter there’s little light, and the water in the ground is frozen. So the tree takes the green out of its leaves, and keeps all that’s good in it. The yellow had been under it all along. Look where the stalk was.”',
      low: 'A leaf sailed down, turned over twice and landed on {L’s} knee. It was light and empty.',
      turn: '{L} looked at the twig, where the leaf had been. There was no wound. There was a small, tight lid of cork, and just above it sat something pointed and brown. “It’s got a bud!” called {L}. “The new one’s there already!”',
      done: 'They looked at a hundred twigs. Below each bud was a closed door, and in each bud, rolled up tight, was a leaf for next year. “It isn’t ill at all,” said {L}. “It’s locking up and going to sleep.”',
      again:
        'They let themselves fall into the leaves, and it rustled up to their chins. In April {L} went to look: the first brown bud had a tip, and it was green.',
      helper: {
        name: 'Forester Wren',
        creature: 'wren',
      },
      outcomes: [
        {
          asked: ['leaf/leaves/pile/jump/tree/red/green/colour/color/spring/crunch/fall'],
          done: 'Below each bud was a closed door, and in each bud, rolled up tight, was a leaf for next year. “It isn’t ill at all,” said {L}. “It’s going to sleep.” So one needn’t tie them on again. Up to the chin in red, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Below each bud was a closed door, and in each bud was a leaf for next year. “It isn’t ill, it’s going to sleep,” said {L}. They ran through the red rug round the trunk, and right on it, under the last yellow ones, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Below each bud was a closed door, and in each bud, rolled up tight, was a leaf for next year. “It isn’t ill at all,” said {L}. A red leaf sailed down on {F’s} nose and stayed there, and {told}.',
        },
      ],
      art: {
        'green shade': 'forest: L look worried; red leaf, tree',
        'collected the red ones': 'forest: F hold red leaf happy; L stand worried; tree',
        'had fewer leaves': 'forest: L stand sad; F look; tree, leaf-pile',
        'with two buckets': 'forest: L pour bucket worried; F carry bucket; tree',
        'on again with thread': 'forest: L tie string worried; leaf, tree',
        'painted one leaf green': 'forest: F paint green leaf happy; L look',
        'It isn’t ill, it': 'forest: G say; L+F look G curious; leaf',
        'A leaf sailed down': 'forest: L hold leaf sad; tree',
        'It’s got a bud': 'forest: L point happy; F look; bare-tree',
        'a hundred twigs': 'forest: L+F cheer; stick, bare-tree',
        'fall into the leaves': 'forest: L jump laughing; F laugh; leaf-pile',
      },
    },
  ],
};
