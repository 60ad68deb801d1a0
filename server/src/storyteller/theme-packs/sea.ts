import type { ThemePack } from './theme-pack.ts';

export const sea: ThemePack = {
  id: 'sea',
  pattern:
    /\b(sea|seas|seaside|ocean\w*|beach\w*|mermaid\w*|fish\w*|whale\w*|shark\w*|dolphin\w*|octopus\w*|crab\w*|shell\w*|underwater|submarine\w*|lighthouse\w*|coral|wave|waves|swim\w*|surf\w*|turtle\w*|seal|seals)\b/,
  plots: [
    {
      id: 'sleepy-lighthouse',
      titles: ['{L} and the Sleepy Lighthouse', 'The Lighthouse That Overslept', 'Wake Up, Lighthouse!'],
      object: 'bell',
      thing: 'a little brass bell',
      helperCharacter: { name: 'Captain Biscuit', creature: 'seagull' },
      spot: 'at the foot of the lighthouse',
      home: {
        setting: 'shore morning clear',
        main: '{L+} lived where the land ran out<, in a house with sand in every cup>.',
        extras: [
          'Each morning the sea left something on the step: [a cork, a feather, one small boot|a stick, a sock, half a rope].',
          'Each night the lighthouse winked, and {L} winked back.',
        ],
      },
      friend: {
        setting: 'shore day clear',
        main: '{F+} came along the beach with something wrapped in seaweed. It was a little brass bell. “Finders sharers,” said {F}, and gave it to {L}.',
        extras: [
          'Ting, it went, as clear as a drop of water.',
          'It had a dent in it just the size of a thumb.',
        ],
      },
      problem: {
        setting: 'shore evening cloudy',
        main: 'That evening the lighthouse did not wink. It had fallen fast asleep, and the boats were still out at sea.',
        extras: [
          'Far off, small lamps bobbed this way and that, asking for the way.',
          'From the top window came a long, slow snore.',
        ],
      },
      settingOut: {
        setting: 'shore evening wind',
        main: '{ALL} ran along the sea wall, hop, hop, over every puddle.',
        extras: [
          'The wind blew salt into everybody’s ears.',
          'The snore grew louder, until the puddles shook with it.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'shore night cloudy',
        main: 'The plan was to knock, wait, and ask very nicely.',
        failure: 'The door stayed shut. Up in the dark, the lighthouse turned over.',
        extras: ['A boat called from the dark: “Hello? Hello?”', 'Somewhere a wave laughed.'],
      },
      helper: {
        setting: 'shore night wind',
        main: '{G+} landed on the rail with a bump. “You can’t push somebody out of sleep,” said {G}. “You have to call them, softly, by something they love.”',
        clue: 'On the door were carved words, worn thin by the weather. {F} read them with one finger: “I wake for a sound from the sea.”',
        extras: ['“From the sea,” said {L}. “Softly.”', 'Everybody thought so hard that the wind waited.'],
      },
      lowest: {
        setting: 'shore night mist',
        main: 'Then the mist came in. It hid the boats, and the path, and even the lighthouse. {ALL} sat down on the wet steps.',
        extras: [
          'The calls from the boats grew small and far apart.',
          'It was so dark that hands had to be found by feeling.',
        ],
      },
      turn: {
        setting: 'shore night mist',
        main: 'Ting. It was the bell in {L’s} hand, stirring in the wind, the bell that had come out of the sea.',
        brief: [
          'Ting. It was the bell in {L’s} hand, the bell from the sea.',
          'Ting, ting, ting! “Is it morning?” said the lighthouse, and shone.',
        ],
        result:
          'Ting, ting, ting! High above, one golden eye opened. “Is it morning?” said the lighthouse, and shone.',
        extras: ['The light went out over the water like a long warm arm.'],
      },
      ending: {
        setting: 'shore night clear',
        main: 'One by one the boats came home, and not one of them was missing.',
        extras: [
          'Ropes flew, lamps swung, and somebody began to play a squeeze-box.',
          'The lighthouse blushed a little, so that the whole bay turned pink.',
        ],
      },
      homeAgain: {
        setting: 'shore morning clear',
        main: 'Next morning there was sand in {count} cups, and on the step the sea had left [a ribbon|a pearl button], to say thank you.',
        extras: [
          'That night the lighthouse winked. {ALL} winked back.',
          'And the bell hung over the door, in case anybody overslept again.',
        ],
      },
    },
    {
      id: 'borrowed-tide',
      titles: ['{L} and the Missing Tide', 'The Day the Sea Forgot to Come Back', 'Where Did the Tide Go?'],
      object: 'shell',
      thing: 'a curly white shell',
      helperCharacter: { name: 'Old Pilchard', creature: 'crab' },
      spot: 'where the water met the sand',
      home: {
        setting: 'shore morning clear',
        main: 'Every morning {L+} sat on the same flat rock <and let the sea tickle [ten toes|both feet]>.',
        extras: [
          'In came the sea, shhh. Out went the sea, shhh.',
          'There was room for one more on the rock. There always had been.',
        ],
      },
      friend: {
        setting: 'shore morning clear',
        main: '{F+} came splashing up with a curly white shell. “Listen,” said {F}. {L} held the shell close, and inside it the sea was singing.',
        extras: [
          'It sang the same three notes, over and over, like somebody calling a cat.',
          '“Keep it,” said {F}. “It likes you.”',
        ],
      },
      problem: {
        setting: 'shore day clear',
        main: 'At noon the sea went out, as it does. Only this time it did not come back. There was nothing but wet sand, all the way to the sky.',
        extras: ['Boats lay on their sides like tired cows.', 'The little pools were already getting warm.'],
      },
      settingOut: {
        setting: 'shore day clear',
        main: '{ALL} set off across the bare sand, past ribbons of weed, to ask the sea what was wrong.',
        extras: [
          'Slap, slap, slap went the wet sand.',
          'They found an anchor, a teapot and {count} left boots.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'shore day wind',
        main: 'Far out they found the last thin wave, curled up and hiding. The plan was to coax it home, a little at a time.',
        failure: 'The wave shivered, and slid even further away.',
        extras: ['It left behind one bubble, which popped.', 'A gust blew sand over their footprints.'],
      },
      helper: {
        setting: 'shore evening clear',
        main: '{G+} sat on a stone, scratching one claw. “The sea isn’t cross,” said {G}. “It has forgotten its tune, that’s all. It can’t find the beat to come in by.”',
        clue: 'In the sand ran three wavy lines, drawn by the sea before it left. {F} followed them with a finger. “It’s music,” said {F}. “Only it stops too soon.”',
        extras: [
          '{L} looked at the long, long, silent sand.',
          'Without its tune, the whole shore felt like a held breath.',
        ],
      },
      lowest: {
        setting: 'shore evening cloudy',
        main: 'The sun went down, and home was only a speck behind them. {ALL} sat close together on the cold sand.',
        extras: [
          'Nobody had ever heard the shore so quiet.',
          'One star came out, saw how it was, and stayed.',
        ],
      },
      turn: {
        setting: 'shore evening clear',
        main: '{L} lifted the shell, just to hear the sea once more. Three notes. The very tune that the sea had lost!',
        brief: [
          '{L} listened to the shell. Three notes! It was the sea’s lost tune.',
          'They all sang it. Shhh, said the sea, and came running.',
        ],
        result:
          'They sang the three notes back to it. Far off something stirred. Shhh, said the sea, and came running.',
        extras: ['It came like a puppy, all foam and no brakes.'],
      },
      ending: {
        setting: 'shore night clear',
        main: 'The boats stood up, the pools filled to the brim, and the whole bay glittered.',
        extras: [
          'The water brought everything back: the anchor, the teapot, even the boots.',
          'Every wave wanted to be first.',
        ],
      },
      homeAgain: {
        setting: 'shore morning clear',
        main: 'In the morning the sea came in, shhh, and tickled everyone on the flat rock. It was crowded there now.',
        extras: [
          'There was still room for one more. There always would be.',
          'And if the sea forgot a note, somebody hummed it.',
        ],
      },
    },
    {
      id: 'moon-pearl',
      titles: ['{L} and the Dark Little Reef', 'The Lantern Under the Sea', 'A Light for the Reef'],
      object: 'lantern',
      thing: 'a round glass lantern',
      helperCharacter: { name: 'Madame Inkwell', creature: 'octopus' },
      spot: 'in the very middle of the reef',
      home: {
        setting: 'undersea morning clear',
        main: 'At the bottom of the bay<, where the light is green,> {L+} had a garden of sea-grass <and one wobbly chair>.',
        extras: [
          'The tide rocked it gently, so that every breakfast was a little like a boat trip.',
          'Bubbles came up through the floor, mostly at mealtimes.',
        ],
      },
      friend: {
        setting: 'undersea day clear',
        main: 'Down through the green came {F+} with a round glass lantern. “It fell off a ship,” said {F}. “It doesn’t work, but it’s nice to carry. You have it.”',
        extras: [
          '{L} hung it from one hand and felt rather grand.',
          'There was nothing in the lantern but a drop of rain, very far from home.',
        ],
      },
      problem: {
        setting: 'undersea evening cloudy',
        main: 'That evening the Great Pearl went dark. It had always lit the reef. Now nobody could find the way to bed.',
        extras: [
          'All over the reef there were bumps, and voices saying “Sorry”.',
          'Even the seaweed leaned the wrong way.',
        ],
      },
      settingOut: {
        setting: 'undersea night cloudy',
        main: '{ALL} swam for the reef in a line, each holding on to the one in front.',
        extras: [
          '“Mind the rock,” said somebody. Bump. “That one.”',
          'The dark was soft and thick, like swimming through a blanket.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'undersea night cloudy',
        main: 'The Pearl sat on its shelf like a cold egg. The plan was to rub it, gently, until it shone.',
        failure: 'The Pearl rolled over, and stayed as dark as a boot.',
        extras: ['A sulky bubble came out of it.', 'Up came a cloud of sand, and then it was darker still.'],
      },
      helper: {
        setting: 'undersea night cloudy',
        main: '{G+} uncurled from a jar<, one arm at a time>. “That Pearl shines with what is shone on it,” said {G}. “<A smile, a star, a candle. >When did anybody last give it a little light of their own?”',
        clue: 'On the shelf were old scratched letters, and {F} felt along them in the dark: “I give back what I am given.”',
        extras: [
          'They all felt a little ashamed, for nobody ever had.',
          '“But we haven’t any light,” said {L}.',
        ],
      },
      lowest: {
        setting: 'undersea night cloudy',
        main: 'They looked for a light, and there was none, not a spark, in all that sea. {ALL} sat down by the cold Pearl.',
        extras: [
          'It is hard to be cheerful in the dark. It keeps leaking out.',
          'Somewhere a small voice asked for its bed.',
        ],
      },
      turn: {
        setting: 'undersea night clear',
        main: 'Then the moon came out, far above. It was only a thread of light, but {L} held the lantern under it, and the glass drank it up.',
        brief: [
          'Then the moon came out. {L} held the lantern under it, and it filled with light.',
          'They tipped it over the Pearl, and the whole reef turned gold.',
        ],
        result:
          'The lantern filled like a cup. They tipped it over the Pearl, and the whole reef turned gold.',
        extras: ['Shadows ran away in all directions, giggling.'],
      },
      ending: {
        setting: 'undersea night clear',
        main: 'All over the reef, doors opened, and everybody came out to look.',
        extras: [
          'The sea-grass swayed as if to music, and then there was music.',
          'Nobody bumped into anybody, except to hug.',
        ],
      },
      homeAgain: {
        setting: 'undersea morning clear',
        main: 'In the garden of sea-grass there were {count} wobbly chairs now, and the lantern hung between them.',
        extras: [
          'Each night somebody lit it for the Pearl, and each night the Pearl gave it back.',
          'Breakfast was more like a boat trip than ever, with a full crew.',
        ],
      },
    },
  ],
};
