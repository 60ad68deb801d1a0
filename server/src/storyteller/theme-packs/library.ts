import type { ThemePack } from './theme-pack.ts';

export const library: ThemePack = {
  id: 'library',
  pattern:
    /\b(book\w*|librar\w+|read|reading|story|stories|word|words|letter\w*|alphabet|writ\w+|poem\w*|page|pages|bedtime|dream\w*|sleep\w*|imaginat\w+|time|clock\w*|secret\w*|history)\b/,
  plots: [
    {
      id: 'book-without-end',
      titles: ['{L} and the Book Without an Ending', 'The Last Page Is Missing', 'The Book That Stopped'],
      object: 'book',
      thing: 'a blue book with a loose back',
      helperCharacter: { name: 'Mr Inkpen', creature: 'owl' },
      spot: 'under the big lamp in the library',
      home: {
        setting: 'library morning clear',
        main: '{L+} lived over the library and came down each night in slippers, <when the doors were shut,> to read whatever had been left lying open.',
        extras: [
          'There were cookbooks, sea books and one about knots.',
          'It is quiet in a library at night, but it is a friendly quiet, like a cat’s.',
        ],
      },
      friend: {
        setting: 'library evening clear',
        main: '{F+} came down the rolling ladder with a blue book. “I got to the best bit,” said {F}, “and then there’s nothing! You look.” {L} opened the book <at the end>. The last page was blank.',
        extras: [
          'It was about {topic}, and a ship, and a very small captain.',
          'There was a ship in it, a storm and a very small captain.',
          'It smelled of salt, just a little.',
        ],
      },
      problem: {
        setting: 'library night clear',
        main: 'Then the shelves began to whisper. In book after book the endings had gone. All over the library people were stuck, <in storms, up trees, in the middle of a sneeze>.',
        extras: [
          '“Do I get the cake or not?” called somebody in a cookbook.',
          'A detective stood there with one finger up: “And the thief is …”',
        ],
      },
      settingOut: {
        setting: 'library night clear',
        main: '{ALL} took a lamp and went in between the shelves, where the numbers get long and the dust gets deep.',
        extras: [
          'History was on the left. They ran past it, since it was firing cannons.',
          'A bookmark slid along the floor, as though it knew the way.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'library night clear',
        main: 'In the last aisle sat all the endings, packed into one old trunk. The plan was to sort them by size and carry them home.',
        failure:
          'They flew up like pigeons. A wolf got a wedding, and a princess was baked at a low heat till golden.',
        extras: [
          '“This isn’t mine,” said a cat in boots, which was now a submarine.',
          'Commas came down like soot.',
        ],
      },
      helper: {
        setting: 'library night clear',
        main: '{G+} looked down over two pairs of glasses. “They left because people skip,” said {G}. “<They turn to the last page first. >An ending likes to be waited for. It comes when you’ve walked all the way.”',
        clue: 'In the lid of the trunk there was a note, and {F} read it out: “We are tired of being looked at first. Please walk all the way to us. Yours, the endings.”',
        extras: [
          'Somebody coughed. Nearly everyone had done it, once or twice.',
          '“All the way from page one?” said {L}.',
        ],
      },
      lowest: {
        setting: 'library night clear',
        main: 'The lamp burned low. A hundred stories hung in the air like held breath. {ALL} sat down on the floor, in a drift of loose words.',
        extras: [
          '“Unhappily,” said one of the words, and “meanwhile”.',
          'In the blue book the small captain had hold of the mast with both arms.',
        ],
      },
      turn: {
        setting: 'library night clear',
        main: '{L} took up the blue book, turned past nothing, and began at the very first word. <“There was a captain,” read {L}, “who was no taller than a boot.”>',
        brief: [
          '{L} took the blue book and began again, at the very first word.',
          'They read it all together. And on the last page, there it was: the ending.',
        ],
        result:
          'They read it together, every page, storm and all. And when they turned the last one, there it was, back in its place, a little out of breath: the ending.',
        extras: ['The captain let go of the mast and bowed.'],
      },
      ending: {
        setting: 'library morning clear',
        main: 'One after the other the endings came fluttering home. The sneeze was sneezed. The cake was eaten. The thief was the parrot.',
        extras: [
          'All along the shelves covers closed with a soft, full sound.',
          'Somewhere bells rang, in at least three languages.',
        ],
      },
      homeAgain: {
        setting: 'library evening clear',
        main: 'Every night now {count} pairs of slippers come down the library stairs. They start at page one. It takes as long as it takes.',
        extras: [
          'There is a blanket for it, and a lamp that has learned to wait.',
          'The blue book sits on the lowest shelf and smells of salt.',
        ],
      },
    },
    {
      id: 'lost-bedtime',
      titles: ['{L} and the Clock That Lost Bedtime', 'A Quarter to Nothing', 'The Missing Hour'],
      object: 'key',
      thing: 'a small brass winding key',
      helperCharacter: { name: 'Madam Tock', creature: 'moth' },
      spot: 'at the top of the clock tower',
      home: {
        setting: 'cottage evening clear',
        main: '{L+} lived across from the clock tower and knew its voice by heart. At seven it said bong, and then the lamps were lit <and the blankets turned down>.',
        extras: [
          'Some clocks shout. This one sounded like a kind uncle clearing a throat.',
          'The dog at number ten set its dinner by it.',
        ],
      },
      friend: {
        setting: 'cottage evening clear',
        main: '{F+} stopped under the window, holding up a small brass winding key. “It was in the gutter, ticking,” said {F}. “<It’s too fine for my pocket. >Try yours.” {L} put the key close to one ear. Tick.',
        extras: ['It was shaped like a clover leaf.', 'Whatever it was for, it was missing it.'],
      },
      problem: {
        setting: 'village evening clear',
        main: 'That evening it was six o’clock, and then a quarter to seven, and then six o’clock again. Bedtime was gone! The same hour went round and round.',
        extras: [
          'Babies had been put in the bath four times.',
          'Everyone was so tired that they buttered the table.',
        ],
      },
      settingOut: {
        setting: 'village evening clear',
        main: '{ALL} crossed the square to the clock tower and started up its three hundred steps.',
        extras: [
          'At step ninety they forgot the number and went back to be sure.',
          'Great wheels hung in the dark, and every one stood still.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'workshop evening clear',
        main: 'Behind the clock’s face hung the big hand<, as heavy as a rowing boat>. The plan was to push it on, just past seven.',
        failure:
          'It went up, up, up, and sank back to six with a yawn. Down in the square they ran the bath again.',
        extras: [
          'Something went “sproing” and rolled under the stairs.',
          'All the pigeons had bags under their eyes.',
        ],
      },
      helper: {
        setting: 'workshop evening clear',
        main: '{G+} sat on the pendulum in a dusty shawl. “Pushing!” said {G}. “You can’t push time. <It’s run down, the poor thing. >All day long folk beg it for five more minutes. And who gives it any?”',
        clue: 'On the side of the clock was a brass plate, and {F} rubbed it with a sleeve: “Please wind me up. I give everybody five more minutes. Nobody gives me one.”',
        extras: [
          'They were ashamed, for they had all begged. Last night, even.',
          'Under the plate there was a little hole, shaped like a clover leaf.',
        ],
      },
      lowest: {
        setting: 'workshop evening clear',
        main: 'Six o’clock, again. They were so tired that the steps swam. {ALL} sat down among the still wheels and leaned together like books.',
        extras: [
          'There was no tick. You don’t notice a tick until it’s gone.',
          'Someone began to count sheep, and the sheep were yawning too.',
        ],
      },
      turn: {
        setting: 'workshop evening clear',
        main: 'In the silence there was one small sound. Tick. It was the key in {L’s} hand. {L} put it to the clover-shaped hole, and it slid in like a foot into a slipper.',
        brief: [
          'Tick, went the key in {L’s} hand. It fitted the clock like a foot in a slipper.',
          'They wound it, round and round. Whirr. Clunk. Bong!',
        ],
        result:
          'They wound it, round and round, and gave the clock every minute they had. Whirr. Clunk. And then, deep and glad: bong!',
        extras: ['The wheels began to turn, and one after another they hummed.'],
      },
      ending: {
        setting: 'village night clear',
        main: 'Seven o’clock! A cheer went up, and then a yawn, and lamp after lamp was lit all over town.',
        extras: [
          'Never were blankets turned down so quickly.',
          'The stars came out as if somebody had been holding them back.',
        ],
      },
      homeAgain: {
        setting: 'cottage night clear',
        main: 'Bong, says the clock across the square. In {L’s} house {count} blankets are turned down, and nobody asks for five more minutes.',
        extras: [
          'Well, one. But they give it back on Sunday, when they go up to wind the clock.',
          'The key hangs on the bedpost and ticks everyone to sleep.',
        ],
      },
    },
  ],
};
