import type { ThemePack } from './theme-pack.ts';

export const dinosaurs: ThemePack = {
  id: 'dinosaurs',
  pattern:
    /\b(dino\w*|t-?rex|tyrannosaur\w*|triceratops|stegosaur\w*|brontosaur\w*|diplodocus|velociraptor\w*|raptor\w*|pterodactyl\w*|fossil\w*|prehistoric|jurassic|stone age|caveman|cavemen|mammoth\w*|swamp\w*|crocodile\w*|alligator\w*|mud|muddy)\b/,
  plots: [
    {
      id: 'stuck-in-the-mud',
      titles: ['{L} and the Big Sticky Swamp', 'Stuck in the Mud', 'Who’s That in the Swamp?'],
      object: 'rope',
      thing: 'a rope of plaited vine',
      helperCharacter: { name: 'Great-Aunt Fern', creature: 'stegosaurus' },
      spot: 'in the warm shallow end of the swamp',
      home: {
        setting: 'swamp morning mist',
        main: 'In the days when ferns were trees lived {L+}<, at the edge of a swamp that said “glop”>. <{L} always said “glop” back.>',
        extras: [
          'It was warm, it steamed, and everything had big feet.',
          'There was a mud slide. It is only half as good if nobody is watching.',
        ],
      },
      friend: {
        setting: 'swamp morning clear',
        main: 'Down the mud slide, whee, splat, came {F+} with a rope of plaited vine. “I made it,” said {F}, “and I don’t know what for. You’ll know.” {L} put the rope over one shoulder. It felt right there.',
        extras: [
          'They went down together, forwards, backwards and as a knot.',
          'It was as green as a frog and twice as strong.',
        ],
      },
      problem: {
        setting: 'swamp day cloudy',
        main: 'Then the ground shook, and somebody bellowed. Out in the middle of the swamp something huge was stuck, right up to the eyebrows.',
        extras: [
          'All one could see was a nose, as long as a log, and it was blowing sad bubbles.',
          '“Glop,” said the swamp, in a satisfied sort of way.',
        ],
      },
      settingOut: {
        setting: 'swamp day cloudy',
        main: '{ALL} hopped from tussock to tussock, out into the swamp.',
        extras: [
          'Each tussock said “squelch” and sank an inch.',
          'Dragonflies as long as an arm stood in the air and stared.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'swamp day cloudy',
        main: 'The plan was to get hold of a horn, and pull, and not let go, whatever happened.',
        failure: 'Glop. They had not pulled anyone out. They had pulled themselves in, up to the knees.',
        extras: [
          '“Thank you for trying,” said the nose.',
          'It takes a long time to find your feet in a swamp, and then they may not be yours.',
        ],
      },
      helper: {
        setting: 'swamp evening clear',
        main: '{G+} was having a bath and a think. “You pull, it pulls,” said {G}. “A swamp loves a tug-of-war. But nobody holds on tight to something that is laughing.”',
        clue: 'On a flat stone somebody had left footprints, and tail prints, and one picture. “It’s a swamp,” said {F}, “and a feather. And the swamp has let go. It’s … ticklish?”',
        extras: [
          'They all looked at the swamp. It looked away.',
          '“Glop?” said {L}, to try it. It twitched.',
        ],
      },
      lowest: {
        setting: 'swamp evening mist',
        main: 'The mist rose, and the nose had got shorter. {ALL} sat on the last dry tussock. “You’d better go home,” said the nose kindly. “It’s nearly supper.”',
        extras: ['None of them moved.', 'One bubble came up. Then there was a long wait for the next.'],
      },
      turn: {
        setting: 'swamp evening clear',
        main: '{L} took the rope by both ends. It was not for pulling at all! It had frayed at one end into a hundred soft little whiskers. “Hold still, swamp,” said {L}. “This might tickle.”',
        brief: [
          'The end of the rope was all soft whiskers. “Hold still, swamp,” said {L}. “This might tickle.”',
          '“Hoo, hoo, stop it!” laughed the swamp. Pop! Out came the nose.',
        ],
        result:
          'Left and right they whisked it over the mud. “Hoo,” said the swamp. “Hoo, hoo, stop it, ha!” And it laughed till it let go. Pop! Out shot the nose, and a great deal behind it.',
        extras: ['There was a neck on it, and then there was more neck.'],
      },
      ending: {
        setting: 'swamp evening clear',
        main: 'It was the biggest somebody in the world, and it lowered its head to the ground, so that they could all climb on.',
        extras: [
          'From up there they could see next week.',
          'Even the swamp was in a good mood, and let go of eleven shoes.',
        ],
      },
      homeAgain: {
        setting: 'swamp morning clear',
        main: '“Glop,” says the swamp. “Glop,” say {count} voices, and then a very deep one. The mud slide begins on top of a neck these days.',
        extras: [
          'It is twice as good when somebody’s watching, and three times when they’re waiting their turn.',
          'The rope hangs on a fern. One tickle a day is all that’s allowed.',
        ],
      },
    },
    {
      id: 'too-small-roar',
      titles: ['{L} and the Roaring Contest', 'The Roar That Came Out Small', 'Roar Day'],
      object: 'shell',
      thing: 'a great spiral shell',
      helperCharacter: { name: 'Uncle Boulder', creature: 'triceratops' },
      spot: 'at the top of Roaring Rock',
      home: {
        setting: 'meadow morning clear',
        main: 'Long, long ago<, before there were Tuesdays>, {L+} lived behind Roaring Rock <and practised roaring every morning>. <“Rrr,” went {L}. “Eep.”>',
        extras: [
          'A beetle clapped, but it may have been closing its wings.',
          'The others roared so well that fruit fell down.',
        ],
      },
      friend: {
        setting: 'meadow morning clear',
        main: '{F+} came out of the ferns pushing a great spiral shell. “The sea’s asleep in it,” said {F}. “I thought you’d like to hear.” {L} hugged the shell, for it was so big, and listened.',
        extras: [
          '“Rrr,” went {L} again, without thinking. “I liked that one,” said {F}.',
          'It was pink inside, like a yawn.',
        ],
      },
      problem: {
        setting: 'mountain day cloudy',
        main: 'The day before Roar Day, a cloud of smoke stood over the far mountain. Rocks were rolling. And all the herds were grazing in the valley, with their backs to it.',
        extras: [
          'They had to be warned, every one of them.',
          'But the big ones had roared themselves hoarse with practising. Not a croak was left.',
        ],
      },
      settingOut: {
        setting: 'mountain day cloudy',
        main: '{ALL} ran up the side of Roaring Rock, where a roar carries furthest.',
        extras: [
          'The stones were warm and would not stay put.',
          'It was steep, and it was a long way, and they had short legs between them.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'mountain day cloudy',
        main: 'The plan was to roar, all at the same time, the biggest roar of their lives.',
        failure: 'What came out was “Eep”. Down in the valley nobody so much as stopped chewing.',
        extras: [
          'A pebble rolled past, and it was louder.',
          '“Perhaps they heard,” said somebody. They hadn’t.',
        ],
      },
      helper: {
        setting: 'mountain day cloudy',
        main: '{G+} came trudging up, quite out of voice, and wrote in the sand with one horn: “Not big. Far.” {G} underlined it, and pointed to the wind.',
        clue: 'In the top of the rock were old carvings, and {F} read them with one toe. A big mouth, crossed out. A small mouth, and a long, curly line that went on and on.',
        extras: [
          'Not big, but far. It sounded like a riddle, and they had no time for riddles.',
          '“How can small go far?” asked {L}.',
        ],
      },
      lowest: {
        setting: 'mountain evening cloudy',
        main: 'The mountain grumbled. The herds chewed. {ALL} sat down on Roaring Rock with sore throats, the smallest voices in a very loud world.',
        extras: ['“Eep,” said {L} sadly, to nobody.', 'The smoke had begun to hide the sun.'],
      },
      turn: {
        setting: 'mountain evening cloudy',
        main: 'But it was not to nobody. It was to the shell. In went the “eep”, round and round it went, and out at the other end came something long and deep and golden. They all stared.',
        brief: [
          '“Eep,” said {L}, right into the shell. Out came something long and deep. They all stared.',
          'They turned the shell to the valley. Arrrooooom! Every head went up, and every foot ran.',
        ],
        result:
          'They turned the shell to the valley. “Eep!” went in. “Arrrooooom!” came out, and it rolled to the end of the world. Every head went up. Every foot began to run.',
        extras: ['Trees leaned back to let it by.'],
      },
      ending: {
        setting: 'meadow evening clear',
        main: 'By the time the last rocks had rolled, the valley was empty, and all the herds stood safe behind Roaring Rock, stamping for joy.',
        extras: [
          'The mountain coughed once, said “Pardon” and went back to sleep.',
          'They voted that it was Roar Day already.',
        ],
      },
      homeAgain: {
        setting: 'meadow morning clear',
        main: 'Behind Roaring Rock they practise each morning, {count} in a row. “Rrr.” “Eep.” No one minds how it comes out.',
        extras: [
          'Fruit falls down now and then, chiefly from laughing.',
          'And the shell sits on top, in case anyone small has something big to say.',
        ],
      },
    },
  ],
};
