import type { Pack } from './pack.ts';

export const dinosaurs: Pack = {
  id: 'dinosaurs',
  match:
    /\b(dino\w*|t-?rex|tyrannosaur\w*|triceratops|stegosaur\w*|brontosaur\w*|diplodocus|velociraptor\w*|raptor\w*|pterodactyl\w*|fossil\w*|prehistoric|jurassic|stone age|caveman|cavemen|mammoth\w*|swamp\w*|crocodile\w*|alligator\w*|mud|muddy)\b/,
  plots: [
    {
      id: 'stuck-in-the-mud',
      titles: ['{L} and the Big Sticky Swamp', 'Stuck in the Mud', 'Who’s That in the Swamp?'],
      object: 'rope',
      thing: 'a rope of plaited vine',
      guest: { name: 'Great-Aunt Fern', creature: 'stegosaurus' },
      spot: 'in the warm shallow end of the swamp',
      home: {
        at: 'swamp morning mist',
        say: 'In the days when ferns were trees lived {L+}<, at the edge of a swamp that said “glop”>. <{L} always said “glop” back.>',
        more: [
          'It was warm, it steamed, and everything had big feet.',
          'There was a mud slide. It is only half as good if nobody is watching.',
        ],
      },
      friend: {
        at: 'swamp morning clear',
        say: 'Down the mud slide, whee, splat, came {F+} with a rope of plaited vine. “I made it,” said {F}, “and I don’t know what for. You’ll know.” {L} put the rope over one shoulder. It felt right there.',
        more: [
          'They went down together, forwards, backwards and as a knot.',
          'It was as green as a frog and twice as strong.',
        ],
      },
      problem: {
        at: 'swamp day cloudy',
        say: 'Then the ground shook, and somebody bellowed. Out in the middle of the swamp something huge was stuck, right up to the eyebrows.',
        more: [
          'All one could see was a nose, as long as a log, and it was blowing sad bubbles.',
          '“Glop,” said the swamp, in a satisfied sort of way.',
        ],
      },
      out: {
        at: 'swamp day cloudy',
        say: '{ALL} hopped from tussock to tussock, out into the swamp.',
        more: [
          'Each tussock said “squelch” and sank an inch.',
          'Dragonflies as long as an arm stood in the air and stared.',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'swamp day cloudy',
        say: 'The plan was to get hold of a horn, and pull, and not let go, whatever happened.',
        flop: 'Glop. They had not pulled anyone out. They had pulled themselves in, up to the knees.',
        more: [
          '“Thank you for trying,” said the nose.',
          'It takes a long time to find your feet in a swamp, and then they may not be yours.',
        ],
      },
      help: {
        at: 'swamp evening clear',
        say: '{G+} was having a bath and a think. “You pull, it pulls,” said {G}. “A swamp loves a tug-of-war. But nobody holds on tight to something that is laughing.”',
        clue: 'On a flat stone somebody had left footprints, and tail prints, and one picture. “It’s a swamp,” said {F}, “and a feather. And the swamp has let go. It’s … ticklish?”',
        more: ['They all looked at the swamp. It looked away.', '“Glop?” said {L}, to try it. It twitched.'],
      },
      low: {
        at: 'swamp evening mist',
        say: 'The mist rose, and the nose had got shorter. {ALL} sat on the last dry tussock. “You’d better go home,” said the nose kindly. “It’s nearly supper.”',
        more: ['None of them moved.', 'One bubble came up. Then there was a long wait for the next.'],
      },
      turn: {
        at: 'swamp evening clear',
        say: '{L} took the rope by both ends. It was not for pulling at all! It had frayed at one end into a hundred soft little whiskers. “Hold still, swamp,” said {L}. “This might tickle.”',
        brief: [
          'The end of the rope was all soft whiskers. “Hold still, swamp,” said {L}. “This might tickle.”',
          '“Hoo, hoo, stop it!” laughed the swamp. Pop! Out came the nose.',
        ],
        result:
          'Left and right they whisked it over the mud. “Hoo,” said the swamp. “Hoo, hoo, stop it, ha!” And it laughed till it let go. Pop! Out shot the nose, and a great deal behind it.',
        more: ['There was a neck on it, and then there was more neck.'],
      },
      ending: {
        at: 'swamp evening clear',
        say: 'It was the biggest somebody in the world, and it lowered its head to the ground, so that they could all climb on.',
        more: [
          'From up there they could see next week.',
          'Even the swamp was in a good mood, and let go of eleven shoes.',
        ],
      },
      again: {
        at: 'swamp morning clear',
        say: '“Glop,” says the swamp. “Glop,” say {count} voices, and then a very deep one. The mud slide begins on top of a neck these days.',
        more: [
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
      guest: { name: 'Uncle Boulder', creature: 'triceratops' },
      spot: 'at the top of Roaring Rock',
      home: {
        at: 'meadow morning clear',
        say: 'Long, long ago<, before there were Tuesdays>, {L+} lived behind Roaring Rock <and practised roaring every morning>. <“Rrr,” went {L}. “Eep.”>',
        more: [
          'A beetle clapped, but it may have been closing its wings.',
          'The others roared so well that fruit fell down.',
        ],
      },
      friend: {
        at: 'meadow morning clear',
        say: '{F+} came out of the ferns pushing a great spiral shell. “The sea’s asleep in it,” said {F}. “I thought you’d like to hear.” {L} hugged the shell, for it was so big, and listened.',
        more: [
          '“Rrr,” went {L} again, without thinking. “I liked that one,” said {F}.',
          'It was pink inside, like a yawn.',
        ],
      },
      problem: {
        at: 'mountain day cloudy',
        say: 'The day before Roar Day, a cloud of smoke stood over the far mountain. Rocks were rolling. And all the herds were grazing in the valley, with their backs to it.',
        more: [
          'They had to be warned, every one of them.',
          'But the big ones had roared themselves hoarse with practising. Not a croak was left.',
        ],
      },
      out: {
        at: 'mountain day cloudy',
        say: '{ALL} ran up the side of Roaring Rock, where a roar carries furthest.',
        more: [
          'The stones were warm and would not stay put.',
          'It was steep, and it was a long way, and they had short legs between them.',
        ],
      },
      attempt: {
        needs: 'voice',
        at: 'mountain day cloudy',
        say: 'The plan was to roar, all at the same time, the biggest roar of their lives.',
        flop: 'What came out was “Eep”. Down in the valley nobody so much as stopped chewing.',
        more: [
          'A pebble rolled past, and it was louder.',
          '“Perhaps they heard,” said somebody. They hadn’t.',
        ],
      },
      help: {
        at: 'mountain day cloudy',
        say: '{G+} came trudging up, quite out of voice, and wrote in the sand with one horn: “Not big. Far.” {G} underlined it, and pointed to the wind.',
        clue: 'In the top of the rock were old carvings, and {F} read them with one toe. A big mouth, crossed out. A small mouth, and a long, curly line that went on and on.',
        more: [
          'Not big, but far. It sounded like a riddle, and they had no time for riddles.',
          '“How can small go far?” asked {L}.',
        ],
      },
      low: {
        at: 'mountain evening cloudy',
        say: 'The mountain grumbled. The herds chewed. {ALL} sat down on Roaring Rock with sore throats, the smallest voices in a very loud world.',
        more: ['“Eep,” said {L} sadly, to nobody.', 'The smoke had begun to hide the sun.'],
      },
      turn: {
        at: 'mountain evening cloudy',
        say: 'But it was not to nobody. It was to the shell. In went the “eep”, round and round it went, and out at the other end came something long and deep and golden. They all stared.',
        brief: [
          '“Eep,” said {L}, right into the shell. Out came something long and deep. They all stared.',
          'They turned the shell to the valley. Arrrooooom! Every head went up, and every foot ran.',
        ],
        result:
          'They turned the shell to the valley. “Eep!” went in. “Arrrooooom!” came out, and it rolled to the end of the world. Every head went up. Every foot began to run.',
        more: ['Trees leaned back to let it by.'],
      },
      ending: {
        at: 'meadow evening clear',
        say: 'By the time the last rocks had rolled, the valley was empty, and all the herds stood safe behind Roaring Rock, stamping for joy.',
        more: [
          'The mountain coughed once, said “Pardon” and went back to sleep.',
          'They voted that it was Roar Day already.',
        ],
      },
      again: {
        at: 'meadow morning clear',
        say: 'Behind Roaring Rock they practise each morning, {count} in a row. “Rrr.” “Eep.” No one minds how it comes out.',
        more: [
          'Fruit falls down now and then, chiefly from laughing.',
          'And the shell sits on top, in case anyone small has something big to say.',
        ],
      },
    },
  ],
};
