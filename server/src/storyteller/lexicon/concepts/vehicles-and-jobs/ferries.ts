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
      outcomes: [
        {
          asked: [
            'get/reach/arrive/land island/other side/there/shore/home',
            'everyone/everybody/all get/arrive/safe/safely/across/cross',
            'sail/ferry island',
          ],
          done: 'With each lorry that moved, the deck came up a little. The cow stood straight again. “Level!” called {L}. Up went the ramp, the engine rumbled, and the ferry ran out across the water with everybody on board, and {told}.',
        },
        {
          asked: ['captain', 'steer/drive', 'whistle', 'seal/dolphin/whale/fish'],
          done: 'The deck came up, and the cow stood straight again. “Level!” called {L}, and the ferry ran out across the water. Half-way over, the captain looked down from the bridge and beckoned with one finger, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'With each lorry that moved, the deck came up a little, until it was as level as a table. So the ferry ran out across the water. One of the boxes in the middle said “birthday”, and its owner cut the string, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'With each lorry that moved, the deck came up a little. “Level!” called {L}, and the ferry ran out across the water. On the island the mate came down the ramp and stood up straight in front of {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'With each lorry that moved, the deck came up a little, until the cow stood straight. “Level!” called {L}. Everybody on the left went over to look, and everybody on the right came to meet them, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The deck came up with each lorry that moved, and the ferry ran out across the water to the island. On the last trip back it was empty, and it hardly rocked. The coast had its lamps on, and {told}.',
        },
      ],
      helper: { name: 'Mate Molly', creature: 'seal' },
      art: {
        'The island had no bridge': 'shore: L wait happy; ship',
        'watched the big ramp': 'shore: L look happy; F point happy; ship, cow, cake',
        'wanted to go across': 'shore: L point surprised; F look surprised; lorry, tractor, bus',
        'The whole ferry was leaning': 'ship: L think worried; F stretch-out worried; lorry, tractor, bus',
        'stood on the right': 'ship: L+F stand worried; people, lorry',
        'slid gently down the deck': 'ship: L startle; F look surprised; cow, lorry',
        'sent the last cars off': 'shore: L slump sad; F wave sad; car, ship',
        'how much the ferry carries': 'ship: G say; L+F look G curious; seesaw',
        'We moved': 'ship: L point surprised; F clap happy; seesaw, lorry',
        'One lorry left': 'ship: L point brave; F wave; tractor, lorry',
        'waved them in with two flags': 'ship: F raise flag happy; L point brave; bus, tractor',
        'The cow stood straight': 'ship: L cheer proud; F raise flag happy; cow, lorry',
        'load the ferry together': 'ship: L blow whistle proud; F raise flag; lorry, car',
      },
    },
  ],
};
