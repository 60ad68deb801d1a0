import type { StorySourceInput } from '../../story-source.ts';

/** Stories about castles and how they were defended. */
export const castlesAndMoats: StorySourceInput = {
  id: 'castles-and-moats',
  words: [
    'castles and moats',
    'castle and moat',
    'moat',
    'moats',
    'drawbridge',
    'drawbridges',
    'inside a castle',
    'life in a castle',
    'living in a castle',
    'parts of a castle',
    'medieval castle',
    'middle ages',
    'medieval',
    'castle life',
    'great hall',
    'portcullis',
  ],
  situations: ['learn', 'question', 'visit', 'make'],
  topic: 'life in a castle',
  thing: 'the drawbridge',
  home: 'castle',
  main: 'castle',
  plots: [
    {
      id: 'the-bridge-that-stayed-up',
      titles: ['The Bridge That Stayed Up', '{L} in the Castle', 'Who Lets Down the Bridge?'],
      goal: 'get the drawbridge down before dark',
      trouble: 'the drawbridge was up and would not come down',
      solved: 'the drawbridge was down',
      opener:
        'Long ago there stood a castle, with walls as thick as a cart is long, and water all around. {L+} carried wood there, for the great hall was as cold as a cave. In the evening they pulled up the bridge, every day.',
      friend:
        'This morning the cook stood on the other side, with {F+}, three hens and the bread. “Let us in!” they called. {L} ran to the gate. The bridge stood straight up, like a wall.',
      problem:
        'The wheel with the chains was stuck: the night’s frost had frozen it. Outside stood the breakfast of sixty people. And the moat was wide, deep, and not at all clean, for all the drains of the castle ran into it.',
      tries: [
        'They threw the loaves across. The first one hit a guard. The second one swam away among the ducks.',
        'Twelve men pushed at the bridge from the inside. It groaned, and stayed where it was. It had been built so that nobody could push it open.',
        '{F} wanted to swim. One look at the green water was enough.',
      ],
      tip: '“A castle is made for keeping out,” said {G+}, who swept the courtyard. “But whoever built it was clever, and also liked breakfast. Bread weighs something, and so does stone. Look what hangs at the other end of the chain!”',
      low: 'In the great hall sixty people sat with empty bowls, and the duke was in a bad mood.',
      turn: '{L} looked up along the chain. At its other end hung a stone as big as a calf. “It’s a see-saw!” said {L}. “The stone is as heavy as the bridge. We don’t need strength. It’s only the ice!” {L} ran for hot ashes from the kitchen.',
      done: '{L} laid the ashes round the frozen wheel, shovel by shovel. It dripped, it cracked. Then {L} leaned against it quite lightly, and the wheel turned. The stone went up, the bridge came down, slowly, and touched the bank. In marched the hens.',
      again:
        'Since then there is a bucket of ashes beside the wheel on winter nights. The duke invented a title: {L}, Keeper of the Thaw.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} shovelled hot ashes round the frozen wheel, until the stone went up and the bridge came down. In marched the hens, then the cook, then the bread. The long table in the great hall was cleared for sixty people, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} shovelled hot ashes round the frozen wheel, until the stone went up and the bridge came down. In marched the hens and the bread. At the top of the stairs stood the duke with a napkin on, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} shovelled hot ashes round the frozen wheel, until the stone went up and the bridge came down. In marched the hens. {F} stood on the other side with a tray of bread on the head, frozen on, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} shovelled hot ashes round the frozen wheel, until the stone went up and the bridge came down. In the evening it was pulled up again, and the ashes were still warm. The great hall was warm, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} shovelled hot ashes round the frozen wheel. It dripped, it cracked. Then {L} leaned against it quite lightly. The stone went up, the bridge came down, and in marched the hens, and behind them somebody blew a horn, and {told}.',
        },
      ],
      helper: {
        name: 'Old Broomhild',
        creature: 'goose',
      },
      art: {
        'carried wood there': 'castle: L carry log curious; fireplace',
        'stood straight up': 'castle: L run worried; F call; gate, hen, bread',
        'The wheel with the chains': 'castle: L look worried; wheel, chain',
        'threw the loaves': 'castle: F throw bread; L startle; guard, duck',
        'Twelve men pushed': 'castle: L push gate worried; people',
        'at the green water': 'castle: F startle worried; L look; puddle',
        'keeping out,” said': 'castle: G sweep; L look G curious; chain',
        'with empty bowls': 'great-hall: L stand worried; king, many empty-bowl',
        'as big as a calf': 'castle: L point surprised; huge stone, chain',
        'leaned against it': 'castle: L push wheel happy; F walk happy; hen',
        'Keeper of the Thaw': 'castle: L hold bucket proud; king, wheel',
      },
    },
  ],
};
