import type { ThemePack } from './theme-pack.ts';

export const cave: ThemePack = {
  id: 'cave',
  pattern:
    /\b(cave\w*|underground|crystal\w*|gem|gems|jewel\w*|mine|mining|miner\w*|minecraft|mole|moles|tunnel\w*|dark|darkness|bat|bats|gold|diamond\w*|rock|rocks|dwarf|dwarves|goblin\w*|night|afraid|scared|fear\w*)\b/,
  plots: [
    {
      id: 'echo-alone',
      titles: ['{L} and the Lonely Echo', 'The Echo That Answered Back', 'Hello, Hello, Hello'],
      object: 'crystal',
      thing: 'a crystal as clear as water',
      helperCharacter: { name: 'Grandmother Drip', creature: 'bat' },
      spot: 'in the deepest, brightest cave',
      home: {
        setting: 'cave morning clear',
        main: 'At the mouth of a cave lived {L+}, who called “Good morning!” into the dark each day. “Morning, morning, morning,” said the echo.',
        extras: [
          'It was good company, if you didn’t mind agreeing.',
          'There was a fireplace, a kettle and one stone worn smooth for sitting.',
        ],
      },
      friend: {
        setting: 'cave morning clear',
        main: '{F+} hopped in out of the sun with a crystal as clear as water. “It catches things,” said {F}. “Look, it’s caught the sky.” {L} took the crystal, and a rainbow fell across the kettle.',
        extras: [
          'However you turned it, there was something in it.',
          '“Good morning!” called {F}, to try the echo. “Morning,” it said, rather shyly.',
        ],
      },
      problem: {
        setting: 'cave day clear',
        main: 'Next day {L} called, “Good morning!”, and the cave said nothing. They called again, all of them. Nothing. The echo had gone.',
        extras: [
          'Without it the cave was just a hole.',
          'The kettle boiled, and even the whistle sounded flat.',
        ],
      },
      settingOut: {
        setting: 'cave day clear',
        main: '{ALL} lit a candle and went down, where the roof is low and the drips have names.',
        extras: [
          'Plip, said one. That was Plip. Plop was further on.',
          'They squeezed past a rock that looked like a great-uncle.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'cave day clear',
        main: 'From far below came a tiny sniff. It must be the echo! The plan was to call it by shouting all its favourite words.',
        failure: 'The sniffing stopped, and something shuffled deeper down, into the dark.',
        extras: [
          '“Bother,” said somebody. Not even that came back.',
          'A few pebbles trickled after it, one by one.',
        ],
      },
      helper: {
        setting: 'cave evening clear',
        main: '{G+} hung from the ceiling in a crocheted cap. “Of course it went,” said {G}. “All its life it’s had to say what others say. Nobody ever asked it anything. Nobody ever let it go first.”',
        clue: 'On the wall there was writing, faint, backwards and upside down. {F} spelled it out slowly: “I would like to say something of my own.”',
        extras: [
          'They thought of all those mornings, and all the shouting.',
          '“I never asked how it was,” said {L}. “I only told it things.”',
        ],
      },
      lowest: {
        setting: 'cave night clear',
        main: 'Then the candle drowned in a drip, and it was dark, as dark as a closed mouth. {ALL} sat down where they were and felt for each other’s hands.',
        extras: [
          'It was so quiet that they could hear one another blink.',
          'Something sniffed, quite near, and was sorry for itself.',
        ],
      },
      turn: {
        setting: 'cave night clear',
        main: 'There was a gleam in {L’s} hand. The crystal had caught some sky that morning, and it had kept it! {L} held up its little light and asked, very quietly: “How are you?”',
        brief: [
          'The crystal still held a bit of sky. {L} lifted it up and asked the dark, “How are you?”',
          '“So glad you asked!” said the echo, and out it came.',
        ],
        result:
          'Nobody breathed. “I … am …” said a voice that had never gone first. “I am so glad you asked!” And out came the echo, talking and talking.',
        extras: ['It knew a great many jokes. It had been saving them.'],
      },
      ending: {
        setting: 'cave night clear',
        main: 'It led them into a hall no one had ever seen, where every wall was crystal. The bit of sky went in, and it came back a thousand times.',
        extras: [
          '“Go on, shout something,” said the echo. “I’ll do the harmonies.”',
          'They stood in the middle of it, rainbow from nose to toe.',
        ],
      },
      homeAgain: {
        setting: 'cave morning clear',
        main: 'At the mouth of the cave there are {count} smooth stones to sit on. And every morning, before anybody has opened their mouth, the cave says, “Good morning! Slept well?”',
        extras: [
          '“Well, well, well,” they all answer, and it laughs every time.',
          'The crystal hangs by the kettle, full of today.',
        ],
      },
    },
    {
      id: 'afraid-dark',
      titles: ['{L} and the Dark Who Was Afraid', 'Who’s Afraid of the Light?', 'The Little Bit of Dark'],
      object: 'blanket',
      thing: 'a soft grey blanket',
      helperCharacter: { name: 'Wick', creature: 'glow-worm' },
      spot: 'at the bottom of the stairs',
      home: {
        setting: 'cottage evening clear',
        main: '{L+} lived in a house with a cellar and ran past the cellar door every evening, <on tiptoe and with eyes shut>.',
        extras: [
          'The jam was down there. {L} had not had jam in a year.',
          'It was not that the door had ever done anything. It just stood there.',
        ],
      },
      friend: {
        setting: 'cottage evening clear',
        main: '{F+} came to stay the night and brought a soft grey blanket. “It’s for under chairs,” said {F}. “You make a den with it.” So {L} hung the blanket over two chairs, and in they went.',
        extras: [
          'It was warm and dim in there, and their voices turned round and furry.',
          '“This is a nice dark,” said {L}, surprised.',
        ],
      },
      problem: {
        setting: 'cottage night clear',
        main: 'Then they heard it. Behind the cellar door somebody was crying. <It was a low, soft, velvety sort of crying.>',
        extras: [
          'It stopped when they held their breath, and went on when they didn’t.',
          'A door handle can look at you. This one did.',
        ],
      },
      settingOut: {
        setting: 'cottage night clear',
        main: '{ALL} opened the door a crack, took hold of each other, and went down, one stair at a time.',
        extras: [
          'Every stair had its own creak. They got to know them.',
          'It smelled of apples, string and last winter.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'cottage night clear',
        main: 'The plan was to shine a lamp into every corner, quick as quick, and see who it was.',
        failure: 'Something squeaked, “No! Not the light!” and squeezed behind the jam.',
        extras: [
          'It left a corner behind that was not very dark at all.',
          'A jar tipped, thought better of it and stayed.',
        ],
      },
      helper: {
        setting: 'cottage night clear',
        main: '{G+} sat on a shelf, glowing hardly at all. “It’s only a little bit of dark,” said {G}. “It got left behind when the electric came. Everybody runs from it, or shines at it. What would you do?”',
        clue: 'On the wall were pictures drawn in soot, and {F} made them out: a small round dark, all alone, and a great many people running away with lamps.',
        extras: [
          'They turned the lamp down to a thread.',
          '“We were afraid of it,” said {L}, “and all the time it was afraid of us.”',
        ],
      },
      lowest: {
        setting: 'cottage night clear',
        main: 'Behind the jam the crying had begun again. Nothing they said was any use. {ALL} sat down on the bottom stair and felt rather like crying too.',
        extras: [
          'It’s no fun being somebody’s monster.',
          'Upstairs a clock struck an hour that none of them had ever met.',
        ],
      },
      turn: {
        setting: 'cottage night clear',
        main: 'It has nowhere to be, thought {L}. And what was a nice dark, only this evening? The den! {L} spread out the blanket, and held up one corner, like a door. “Come in,” said {L}. “It’s just right.”',
        brief: [
          '{L} spread out the blanket like a den. “Come in,” said {L}. “It’s just right.”',
          'They blew out the lamp. Something soft slipped in beside them. It purred.',
        ],
        result:
          'They blew out the lamp. Nobody ran. Something soft came across the floor, stopped, and slipped in beside them. It purred.',
        extras: ['It felt like the inside of a mitten.'],
      },
      ending: {
        setting: 'cottage night clear',
        main: 'They told it everything that is good about the dark: stars, owls, secrets, the cinema. It had never heard anything so nice.',
        extras: [
          'They ate jam with their fingers, since no one could see.',
          'It can play hide-and-seek better than anybody. It is nearly unfair.',
        ],
      },
      homeAgain: {
        setting: 'cottage evening clear',
        main: 'There is jam on the table every evening now. {Count} friends have the den in the corner, and under the blanket it is always just dark enough.',
        extras: [
          '“Good night,” they say. “Good night,” says the little bit of dark, and tucks them in.',
          'And the cellar door stands open, looking quite pleased.',
        ],
      },
    },
  ],
};
