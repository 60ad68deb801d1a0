import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of heights. */
export const afraidOfHeights: StorySourceInput = {
  id: 'afraid-of-heights',
  words: [
    'afraid/scared/frightened/fear of height/heights',
    'afraid/scared/fear height/heights',
    'heights',
    'scared of being high up',
    'afraid high',
    'climb/climbing high',
    'high up',
    'high bridge/tower',
    'stuck up a tree',
  ],
  situations: ['afraid', 'afraid-being', 'cannot', 'trait', 'stuck', 'learn', 'visit'],
  gentle: true,
  topic: 'being afraid of heights',
  thing: 'the high bridge',
  main: 'mountain',
  plots: [
    {
      id: 'eyes-on-the-hut',
      titles: ['{L} and the High Bridge', 'Not Looking Down', 'One Plank and the Next'],
      goal: 'get across the high bridge',
      trouble: '{L} was afraid of heights',
      solved: '{L} had crossed the high bridge',
      opener:
        'They were on their way to the hut, where there was soup and a view over seven valleys. {L+} had walked all morning without a rest. Then they came round a rock.',
      friend:
        '{F+} stopped too. “Oh,” said {F}. “Nobody said anything about a bridge.” They looked at it together.',
      problem:
        'It hung on ropes above the gorge, and far below there was a stream as thin as a thread. The others were over already. {L} put one foot on the first plank. It swayed. {L’s} knees went soft, and {L} could not go forwards or backwards.',
      tries: [
        '{L} ran, to have it over with. The bridge began to bounce, and {L} came back on hands and knees.',
        '{L} looked down, to get used to it. That made the stream come closer and everything else turn round.',
        '“It’s quite safe,” they called across. “It holds cows.” {L} believed it. {L’s} knees did not.',
      ],
      tip: '“Being careful up high is good,” said {G+}, who knew the mountains. “It’s the too much that we can do something about. Don’t run, and don’t look down. Hold on with one hand, and look at a thing that doesn’t move. And breathe out, longer than you breathe in.”',
      turn: '{L} took hold of the rope and looked at the chimney of the hut. It stood quite still. One plank: breathe out. The next plank: breathe out. {F} walked behind, in the same step, and counted softly. When it swayed, {L} stopped until it was done, and then went on.',
      done: 'Then there was rock under {L’s} foot, hard and grey, and it didn’t sway at all. {L} sat down on it and laughed, and had tears in both eyes as well. “I was afraid the whole way,” said {L}, “and I’ve come across.”',
      again:
        '{L} still doesn’t like bridges. But {L} knows about chimneys now. And there is always something that stands still, if you look for it.',
      helper: { name: 'Old Marmot', creature: 'goat' },
      outcomes: [
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/again/proud'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'Then there was rock under {L’s} foot, hard and grey, and it didn’t sway at all. “I was afraid the whole way,” said {L}, “and I’ve come across.” The chimney of the hut stood as still as ever. {L} nodded to it, and {told}.',
        },
        {
          asked: ['top/view/see/mountain/tower/look/climb'],
          kinds: ['sees'],
          done: 'Then there was rock under {L’s} foot, and the bridge hung behind them. The chimney had got them across, plank by plank. From the hut you could look out over seven valleys. {L} held on to the railing, breathed out, and then {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'makes', 'plays', 'gets', 'given-by', 'all-get', 'tells'],
          done: 'Then there was rock under {L’s} foot, hard and grey, and it didn’t sway at all. “I’ve come across,” said {L}. There was smoke from the chimney now, and the soup had been put on at the eleventh plank. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'Then there was rock under {L’s} foot, and it didn’t sway at all. {L} sat down on it, with tears in both eyes, and laughed. {F} had counted every plank in the same step, and lost count at the end. So {told}.',
        },
      ],
      art: {
        'there was soup and a view': 'mountain: L walk happy bag; house',
        'said anything about a bridge': 'mountain: L+F stand worried at bridge; bridge',
        'It hung on ropes': 'mountain: L stand frightened; bridge, people',
        'came back on hands and': 'mountain: L crawl frightened; bridge',
        'to get used to it': 'mountain: L look frightened at ground; bridge',
        'It holds cows': 'mountain: L slump frightened; bridge, people',
        'who knew the mountains': 'mountain: G say calm; L+F listen; bridge, house',
        'took hold of the rope': 'mountain: L hold rope worried; F walk worried; bridge',
        'When it swayed': 'mountain: L stand brave on bridge; F walk; house',
        'Then there was rock under': 'mountain: L laugh; F cheer; stone, house',
        'doesn’t like bridges': 'mountain: L point happy; chimney, house',
      },
    },
  ],
};
