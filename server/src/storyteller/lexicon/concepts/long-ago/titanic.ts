import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the ship that came to the rescue of the Titanic. */
export const titanic: StorySourceInput = {
  id: 'titanic',
  words: [
    'titanic',
    'the titanic',
    'carpathia',
    'ship that sank',
    'sinking of the titanic',
    'iceberg',
    'ship and iceberg',
    'ship hits an iceberg',
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
    'sad',
    'absence',
  ],
  gentle: true,
  topic: 'the ship that came to help the Titanic',
  thing: 'the Carpathia',
  home: 'ship',
  main: 'ship',
  night: true,
  plots: [
    {
      id: 'as-fast-as-we-can',
      titles: ['As Fast as We Can', 'The Ship That Turned Round', 'A Light at Four in the Morning'],
      goal: 'get to the lifeboats in time',
      trouble: 'the Titanic was sinking far away in the night',
      solved: 'the people in the lifeboats had been taken on board',
      opener:
        'On an April night in 1912 the ship Carpathia was sailing over the Atlantic. {L+} was allowed to stay up late in the little cabin of the wireless operator, where messages came in from over the sea, all long and short beeps.',
      friend:
        '{F+} was sitting there too. “Good night, then,” said Mr Cottam, the operator, and began to unlace one boot. But first there was time to listen in once more. That was how they came to hear it.',
      problem:
        '“Come at once. We have struck an iceberg.” It was the Titanic, the biggest ship in the world, and it was sinking. The lifeboats were out on the icy sea, in the dark. The Carpathia was four hours away. There was ice in between.',
      tries: [
        'Other ships were nearer. They called one of them, again and again. There the operator had already gone to bed.',
        '“Four hours,” somebody said. “That’s too long.” No one gave an answer to that.',
        'They looked out for the lights. There was nothing but stars, right down to the water.',
      ],
      tip: '“We can’t be there now,” said {G+}, the captain, and turned the whole ship round. “But each of us can do something now, so that it’s right when we are. Put the heating out, all the steam to the engines! And who’ll see to it that it’s warm up here?”',
      low: 'It got bitterly cold on board. The ship shook with speed, as it had never done before. {L} thought of the people in the boats.',
      turn: '{L} could not steer the ship. But {L} could carry! Up and down the stairs went {L} and {F}, with blankets from every bed, hot soup, tea and dry socks. Everybody gave up their bunk. At the very front lookouts called out each iceberg, and the ship steered round it.',
      done: 'At four in the morning they saw a green light. It was a lifeboat, and then came another. {L} put a blanket round everyone who climbed on board: seven hundred and five people. Not everyone had been saved. It was very quiet on deck, and no one was alone.',
      again:
        '{L} kept watch with the others until it was light. After that night there was a new rule: on every ship somebody is always awake, and listens.',
      object: 'blanket',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'At four in the morning they saw a green light. It was a lifeboat, and then came another. {L} put a blanket round everyone who climbed on board. The captain came down the stairs that they had run all night, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: 'At four in the morning they saw a green light. It was a lifeboat, and then came another. {L} put a blanket round everyone who climbed on board. Not everyone had been saved. Nobody sat alone on deck, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At four in the morning they saw a green light. {L} put a blanket round everyone who climbed on board. When it was light, the Carpathia turned round. Somebody stayed awake at the wireless, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'At four in the morning they saw a green light. It was a lifeboat, and then came another. {L} put a blanket round everyone who climbed on board. The soup was hot, and all the bunks were free, and {told}.',
        },
      ],
      helper: { name: 'Captain Rostron', creature: 'man' },
      art: {
        'the wireless operator': 'ship, night: L listen happy; radio, gentleman',
        'unlace one boot': 'ship, night: F listen; L sit; gentleman, radio, boot',
        'have struck an iceberg': 'ship, night: L listen frightened; F stand worried; radio, iceberg',
        'Other ships were nearer': 'ship, night: L stand worried; gentleman, radio',
        'Four hours': 'ship, night: L look worried; F stand sad; clock, people',
        'looked out for the lights': 'ship, night: L+F look worried; wave, star',
        'turned the whole ship': 'ship, night: G hold wheel; L+F look G brave',
        'bitterly cold on board': 'ship, night: L shiver sad; wave',
        'with blankets from every bed': 'ship, night: L carry blanket brave; F hold bowl brave; stairs',
        'a green light': 'ship, night: L give blanket calm; F give cup; people, rowing-boat',
        'kept watch with the others': 'ship, morning: L look calm; people, sun',
      },
    },
  ],
};
