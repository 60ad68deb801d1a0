import type { ThemePack } from './theme-pack.ts';

export const pirates: ThemePack = {
  id: 'pirates',
  pattern:
    /\b(pirate\w*|ship|ships|sail\w*|island\w*|treasure\w*|captain\w*|boat|boats|parrot\w*|map|maps|gold|explor\w+|adventur\w*|journey\w*|quest\w*|voyage\w*|travel\w*|hunt\w*)\b/,
  plots: [
    {
      id: 'polite-pirates',
      titles: [
        '{L} and the Island That Moved',
        'The Island That Would Not Stay',
        'All Aboard the Soup Tureen',
      ],
      object: 'telescope',
      thing: 'a telescope with a cracked end',
      helperCharacter: { name: 'Captain Crumb', creature: 'parrot' },
      spot: 'on the back of the island',
      home: {
        setting: 'ship morning clear',
        main: '{L+} was captain, cook and crew of the <Soup Tureen, the> smallest pirate ship <on the seven seas>.',
        extras: [
          '“Captain, dinner!” called {L}, and answered, “Coming, cook!”',
          'It had one sail, and on washing day it had two.',
        ],
      },
      friend: {
        setting: 'ship morning clear',
        main: 'Bump! A barrel came alongside, and out of it climbed {F+} with a telescope. “I can only see my nose with it,” said {F}. “<You’re the captain. >You look.” {L} put the telescope to one eye.',
        extras: [
          'There was a crack across the glass. Through it the whole sea looked like a smile.',
          'Now the ship had a crew, and the crew wanted breakfast.',
        ],
      },
      problem: {
        setting: 'ship day clear',
        main: 'That day they were to land on Coconut Island, where the treasure is. But where the map said “island” there was only water. The whole island had gone!',
        extras: ['A single coconut bobbed about, looking left behind.', 'You don’t expect it of an island.'],
      },
      settingOut: {
        setting: 'ship day wind',
        main: '{ALL} hoisted the sail, and the spare one, and the tablecloth, and sailed off to look for it.',
        extras: [
          'The Soup Tureen went so fast that it slopped.',
          'They sang a sea song with no bad words in it, but they sang it fiercely.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'ship day wind',
        main: 'There it was, green and bushy, swimming off to the south! The plan was to drop the anchor on it and hold on.',
        failure: 'The island gave a squeal and dived<, and pulled them round in three wet circles>.',
        extras: [
          'It came up again a mile away, with a seaweed wig.',
          'The dinner was now mostly fish, and the fish were still deciding.',
        ],
      },
      helper: {
        setting: 'ship evening clear',
        main: '{G+} came down on the mast. “Treasure, treasure, treasure!” said {G}. “That’s all it ever hears. Spades in its back, holes in its beach. Has anybody ever come just to visit?”',
        clue: 'A bottle bumped against the ship, and in it was a letter. {F} pulled out the cork: “Please, no more digging. It tickles, and then it hurts. Yours truly, C. Island.”',
        extras: [
          'They all looked at the spades, and pushed them under a bench.',
          '“It thinks we’re like the others,” said {L}. “Well, we were.”',
        ],
      },
      lowest: {
        setting: 'ship night mist',
        main: 'The fog came down, the wind lay down, and the island was nowhere. {ALL} sat in the bottom of the boat, among the wet dinner.',
        extras: [
          'Drip, said the sail, and the spare one, and the tablecloth.',
          'It’s a big sea, for a soup tureen.',
        ],
      },
      turn: {
        setting: 'ship night clear',
        main: '{L} took the telescope, more out of habit than hope, and turned it round. Through the wrong end everything was far away and tiny. Even pirates. Even spades! “Let it see us like that!” said {L}.',
        brief: [
          '{L} turned the telescope round. “Let it see us like this,” said {L}. “We’ll look small.”',
          'They waved. A big shy eye looked out of the fog. “Oh, hello,” said the island.',
        ],
        result:
          'They threw the spades overboard, held up the telescope the wrong way round, and waved. Out of the fog came one big shy eye. “Oh,” said the island. “But you’re quite small.”',
        extras: ['“We only came to say hello,” they told it, and it was true by now.'],
      },
      ending: {
        setting: 'island morning clear',
        main: 'The island let them land on its softest beach. “You may as well know,” it said. “I only ever had one treasure. It is the view.”',
        extras: [
          'And it swam them to where the whales were, and the sunrise.',
          'There were coconuts for all, and one of them was the one left behind.',
        ],
      },
      homeAgain: {
        setting: 'ship morning clear',
        main: '“Dinner!” calls the cook of the Soup Tureen, and {count} voices shout, “Coming!” An island paddles along behind, on no lead at all.',
        extras: [
          'On the chart it now says “Coconut Island (usually)”.',
          'And the telescope is kept the wrong way round, for first meetings.',
        ],
      },
    },
    {
      id: 'map-upside-down',
      titles: ['{L} and the Upside-Down Map', 'X Marks the Spot (Sort Of)', 'The Treasure at the Other End'],
      object: 'map',
      thing: 'a map that smelled of cheese',
      helperCharacter: { name: 'Barnacle Sue', creature: 'turtle' },
      spot: 'right where the X was',
      home: {
        setting: 'shore morning clear',
        main: '{L+} lived in an upturned boat on the beach<, with a door cut in the side and a window where the name had been>.',
        extras: [
          'When it rained it drummed like an army of mice.',
          'Every day ships went by, on their way to somewhere else.',
        ],
      },
      friend: {
        setting: 'shore morning clear',
        main: 'Knock, knock! There stood {F+} with a map that smelled of cheese. “It’s got an X!” said {F}. “<I can’t go alone. I’m no good with left. >Will you carry it?” {L} was holding the map before the question was over.',
        extras: [
          'There were palm trees on it, a skull that was smiling, and a thumbprint in jam.',
          'On the back was a list: “Eggs, soap, gold.”',
        ],
      },
      problem: {
        setting: 'shore day wind',
        main: 'But they were not the only ones who had seen it. Out in the bay lay a big black ship, the Snatcher, and its crew wanted the treasure as well.',
        extras: [
          '“Finders keepers!” boomed a voice through a trumpet.',
          'It had forty cannons, although they were only ever loaded with custard.',
        ],
      },
      settingOut: {
        setting: 'ship day wind',
        main: '{ALL} turned the house the right way up, hung the door-curtain on the mast, and were at sea.',
        extras: [
          'Cups slid this way. Spoons slid that way.',
          'The floor had been the ceiling that morning, and kept forgetting.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'island day clear',
        main: 'They landed at the skull rock. The plan was to take a hundred paces north<, then fifty east,> and dig.',
        failure: 'They dug up one boot, one spoon and a very cross bit of wet sand. There was no treasure.',
        extras: ['The boot was not even a good one.', 'Far out, a trumpet went “Ha, ha!”'],
      },
      helper: {
        setting: 'island evening clear',
        main: '{G+} was lying in the shallows with a straw hat on. “I drew that map,” said {G}. “With the wrong hand, and standing on my head. It’s for folk who can look at things another way.”',
        clue: 'In the lid of an old sea chest was a verse, and {F} read it out: “North is south and south is north, so turn yourself before you go forth.”',
        extras: [
          'They turned their heads. They turned all the way round. It made them giddy, and no wiser.',
          '“Another way?” said {L}. “Which other way?”',
        ],
      },
      lowest: {
        setting: 'island night cloudy',
        main: 'It was getting dark, the tide had taken their house, and the Snatcher was dropping anchor. {ALL} sat on the cold sand in a row.',
        extras: ['No house, no X, no supper.', 'The cheese smell from the map only made it worse.'],
      },
      turn: {
        setting: 'island night clear',
        main: 'The wind flipped the map over in {L’s} hands, so that it hung the wrong way up. The skull was a bell. The palm trees were rockets. And the X was right here, where they were sitting!',
        brief: [
          'The wind turned the map upside down. “The X is right here!” cried {L}.',
          'They dug. A chest, a ring, a creak! And out of it came light.',
        ],
        result:
          'They jumped up and dug, and it was not two feet down: a chest, an iron ring, a creak. And out of it came light.',
        extras: ['It had been upside down the whole time. So had their house. They should have known.'],
      },
      ending: {
        setting: 'island night clear',
        main: 'The chest was packed with fireworks, and a note: “Too many for one. Ask the neighbours.” So they called the Snatcher over, and everybody looked up.',
        extras: [
          'The custard cannons fired a salute. It was vanilla.',
          'For a minute the whole night was red, and green, and gold.',
        ],
      },
      homeAgain: {
        setting: 'shore morning clear',
        main: 'The boat is a house again, upside down, as it should be. But now ships don’t go by. They stop, and there are {count} hammocks for callers.',
        extras: [
          'The map hangs by the door. Nobody has ever found out which way up it goes.',
          'On the roof lies a very cross boot, with a geranium in it.',
        ],
      },
    },
  ],
};
