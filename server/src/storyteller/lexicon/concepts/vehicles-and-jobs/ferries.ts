import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the ferry. */
export const ferries: StorySourceInput = {
  id: 'ferries',
  words: ['ferry', 'car ferry', 'ferry boat', 'ferries', 'ferryman'],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'ride', 'stuck'],
  topic: 'the ferry',
  thing: 'the ferry',
  home: 'shore',
  main: 'ship',
  weather: 'cloudy',
  plots: [
    {
      id: 'all-on-one-side',
      titles: ['All Aboard the Ferry', '{L} and the Leaning Ferry', 'The Last Ferry of the Day'],
      goal: 'get the ferry across to the island',
      trouble: 'the ferry was leaning to one side',
      solved: 'the ferry was lying level in the water',
      opener:
        'The island had no bridge. Everything that went there went by ferry: the cars, the post, the cows and the birthday cakes. {L+} stood on the quay and watched the big ramp come down.',
      problem:
        'Today everybody wanted to go across. Lorry after lorry rolled on board, and a tractor, and a bus. Then the captain called, “Stop!” The whole ferry was leaning to the left. “Like this,” said the captain, “we’re not going anywhere.”',
      tries: [
        'All the passengers went and stood on the right. There were forty of them. Forty people weigh less than one lorry of bricks, and nothing changed.',
        'They waited for it to right itself. A cow slid gently down the deck, and mooed.',
        'They sent the last cars off again. The owners were sad, and the ferry still leaned, because the heavy ones were all still there.',
      ],
      tip: '“It’s not how much the ferry carries,” said {G+}, the mate. “It’s where. Have you ever sat on a seesaw with somebody big? You didn’t send them away, did you? What did you do?”',
      turn: '“We moved!” said {L}. {L} ran down to the car deck and pointed. “The tractor to the right, please. One lorry left, one lorry right. The bus in the middle, and the small cars in the gaps.” {F} waved them in with two flags.',
      done: 'With each lorry that moved, the deck came up a little. The cow stood straight again. “Level!” called {L}. Up went the ramp, the engine rumbled, and the ferry ran out across the water to the island, with everybody on board.',
      again: 'The mate gave {L} a whistle. On Saturdays they load the ferry together: one left, one right.',
      helper: { name: 'Mate Molly', creature: 'seal' },
    },
  ],
};
