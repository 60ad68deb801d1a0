import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being lost in the forest. */
export const lostInTheForest: StorySourceInput = {
  id: 'lost-in-the-forest',
  words: [
    'lost in the forest/woods/wood',
    'lost forest/woods/wood',
    'get/getting lost forest/woods/wood',
    'lost hiking',
    'lost on a walk',
    'lost on a hike',
    'lose/lost the path',
    'lost path',
    'can’t find the way home',
    'finding the way home',
    'find/finding way home',
    'lost their way',
    'lost my way',
    'lost the way',
  ],
  situations: ['lost', 'strayed', 'afraid', 'absence', 'learn', 'lost-by', 'runaway', 'deed', 'longing'],
  gentle: true,
  topic: 'being lost in the forest',
  thing: 'the big tree',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'hug-a-tree',
      titles: ['Hug a Tree', '{L} in the Big Wood', 'Stay Where You Are'],
      goal: 'be found',
      trouble: '{L} had lost the path and did not know the way back',
      solved: 'they had found {L}',
      opener:
        '{L+} only wanted to see where the squirrel was going. It ran from one tree to the next, and {L} ran after it, past the fern and over the brook. Then it went up, into the leaves, and was gone.',
      friend:
        '{L} turned round. There was no path any more. There were trees, and behind them more trees. “Which way did we come?” asked {F+}, who had run along. They pointed, both of them. They pointed in different directions.',
      problem:
        '“Hello!” called {L}. The wood swallowed it. It smelled of moss, and it was already a bit darker between the trunks than before. {L’s} heart began to run, and {L’s} feet wanted to run, too.',
      tries: [
        '{L} ran in the one direction. There came a fallen tree that they did not know. Now they were even further away.',
        'They ran in the other direction. There was a fallen tree. It was the same one.',
        '{L} climbed up on it, to look. You could see leaves from there, on all sides.',
      ],
      tip: '“Lost?” said {G+} from up in an old beech. “The ones who run are the hardest to find, because they’re never where you look. Stay in one place. Choose a big tree, and keep it company. Make yourselves bright, and knock, three times, and a pause.”',
      low: '{L} took a deep breath. It was hard to stand still, when everything inside wanted to run. “Somebody’s looking for us,” said {L}. “So we won’t go any further.”',
      turn: '{L} chose the thickest tree and put both arms round it. “This is our tree,” said {L}. They piled up dry leaves to sit on and hung the yellow jacket on a branch. Then {L} knocked on the trunk with a stick: tock, tock, tock. Pause. Tock, tock, tock.',
      done: 'They sang, and they knocked. And then, from far away, it came back: tock, tock, tock! “Here!” shouted {L}. “We’re here, at the big tree!” Then they were all there, with a blanket and many arms. “You stayed put,” somebody said. “That’s how we found you.”',
      again:
        'There’s a whistle on {L’s} jacket now, on a string. And when they go for a walk there, {L} hugs one particular tree. It’s grown a bit since then.',
      object: 'blanket',
      helper: { name: 'Mother Beech', creature: 'owl' },
      outcomes: [
        {
          asked: ['find/found/home/family/mum/mummy/mom/dad/parent/mother/father/way/back/rescue/safe/path'],
          done: 'They sang, and they knocked. And then, from far away, it came back: tock, tock, tock! “Here!” shouted {L}. “At the big tree!” A lamp swung between the trunks, and found the yellow jacket. “You stayed put,” somebody called. And {told}.',
        },
        {
          asked: ['bear/deer/owl/squirrel/fox/animal/rabbit/friend'],
          done: 'They sang, and they knocked, and kept their tree company. Somebody with soft feet had heard it, and came to see, and lay down with them on the leaves. Then there was an answer, tock, tock, tock, and lamps, and {told}.',
        },
        {
          asked: ['bed/sleep/asleep/warm/cocoa/chocolate/blanket'],
          done: 'They sang, and they knocked, and it came back: tock, tock, tock! Then they were all there at the big tree, with a blanket and many arms. {L} was carried the whole way, past the brook, past the fern. At home {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'says', 'laughs', 'claps', 'tells', 'sees'],
          done: 'They sang, and they knocked. And then, from far away, it came back: tock, tock, tock! “We’re here, at the big tree!” shouted {L}. Then they were all there, with a blanket and so many arms. Round the thick old trunk {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'shares', 'plays', 'makes'],
          done: 'They sang, and they knocked, and it came back: tock, tock, tock! Then they were all there, with a blanket and many arms. “You stayed put,” somebody said, and opened a flask. At home, with the whistle in the middle of the table, {told}.',
        },
      ],
      art: {
        'where the squirrel': 'forest: L run happy; squirrel',
        'in different directions': 'forest: L point worried; F point worried; tree',
        'The wood swallowed it': 'forest: L call frightened; F stand worried; tree',
        'a fallen tree that': 'forest: L run worried; F run; log',
        'the same one': 'forest: L startle worried; F stand sad; log',
        'to look. You': 'forest: L look-up worried on tree; F look; leaf',
        'Stay in one place': 'forest: G say; L+F look G curious; tree',
        'hard to stand still': 'forest: L comfort F brave; F stand worried',
        'knocked on the trunk': 'forest: L knock brave; big tree, yellow coat, leaf-pile',
        'with a blanket and many arms': 'forest: L hug F happy; people, blanket',
        'a whistle on': 'forest: L hug happy; big tree, whistle',
      },
    },
  ],
};
