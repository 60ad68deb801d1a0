import type { ThemePack } from './theme-pack.ts';

export const castle: ThemePack = {
  id: 'castle',
  pattern:
    /\b(castle\w*|king\w*|queen\w*|prince\w*|knight\w*|royal\w*|palace\w*|throne|crown\w*|tower\w*|fairy ?tale\w*|ghost\w*|witch\w*|wizard\w*|spell\w*|spook\w*|haunted|halloween|magician\w*|hero\w*|superhero\w*|brave\w*|courage)\b/,
  plots: [
    {
      id: 'shy-ghost',
      titles: ['{L} and the Bump in the Tower', 'Bump, Bump, Sniff', 'Who Lives in the Tower?'],
      object: 'key',
      thing: 'a rusty key as long as a spoon',
      helperCharacter: { name: 'Lady Cobweb', creature: 'ghost' },
      spot: 'in the great hall of the castle',
      home: {
        setting: 'castle morning clear',
        main: '{L+} lived in a castle with a hundred rooms <and used only the one by the kitchen, where it was warm>.',
        extras: [
          'The other ninety-nine were full of chairs with sheets on.',
          'Dinner was eaten at the end of a table forty feet long.',
        ],
      },
      friend: {
        setting: 'castle day clear',
        main: '{F+} came over the drawbridge with a rusty key as long as a spoon. “It was in the moat,” said {F}. “You have the doors, so you should have the key.”',
        extras: [
          '{L} tried the key in eleven doors. It fitted none.',
          'It left a red mark on everyone’s hands, like a promise.',
        ],
      },
      problem: {
        setting: 'castle night cloudy',
        main: 'That night it began. Bump, bump, went something high in the tower. Bump, bump, and then a sniff.',
        extras: ['The soup shook in its bowls.', 'It was not an angry bump. It was more of a lost one.'],
      },
      settingOut: {
        setting: 'castle night cloudy',
        main: '{ALL} lit one candle and went up the winding stairs, on tiptoe.',
        extras: [
          'Every picture had eyes, and all of them were curious.',
          'Round and round and round went the stairs, until up felt like down.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'castle night cloudy',
        main: 'At the top was a small locked door. Bump, bump, sniff. The plan was to push it open, all together, on three.',
        failure:
          'The door did not move. Behind it everything went quiet, as if somebody had crept under a bed.',
        extras: ['The candle leaned over to see.', '“Now we’ve frightened it,” whispered somebody.'],
      },
      helper: {
        setting: 'castle night cloudy',
        main: '{G+} came out of the wall, carrying some knitting. “You would hide as well,” said {G}, “if nobody had said hello for two hundred years. There’s a proper way to come in, you know.”',
        clue: 'There was a card on the door, yellow with age. {F} held the candle to it: “Please do not push. Please say hello.”',
        extras: [
          'Nobody had thought of knocking. It is often the last thing one thinks of.',
          '“It’s more scared than we are,” said {L}.',
        ],
      },
      lowest: {
        setting: 'castle night cloudy',
        main: 'Pff! The candle went out. It was as dark as the inside of a hat, and {ALL} sat down on the top step and did not dare to move.',
        extras: [
          'Behind the door somebody sniffed, very softly.',
          'Two hundred years is a long time to sit alone in the dark.',
        ],
      },
      turn: {
        setting: 'castle night clear',
        main: '{L} felt the cold key, and felt the lock. They were made for each other! But first {L} knocked, and said, “Hello. May we come in?”',
        brief: [
          'The rusty key fitted the lock! But first {L} knocked. “Hello,” said {L}. “May we come in?”',
          'Click. There stood an old rocking horse, bumping to be let out.',
        ],
        result:
          'Click. The door swung open, and there was nothing in the room but a rocking horse, bumping to be let out, <and a very small, very pleased draught>.',
        extras: ['It had red reins and one ear, and it had waited so politely.'],
      },
      ending: {
        setting: 'castle night clear',
        main: 'Down the stairs they all came, bump, bump, bump, and lit every candle in the castle. Off came the sheets, and the chairs stretched their legs.',
        extras: [
          'The hundred rooms had never heard so much noise, and they loved it.',
          'The forty-foot table was full from one end to the other.',
        ],
      },
      homeAgain: {
        setting: 'castle morning clear',
        main: '{L} lives in all hundred rooms now, one after the other, with {count} spoons on the long table and a rocking horse by the fire.',
        extras: [
          'No door in the castle is locked. The key is used for stirring soup.',
          'And at night there is still a bump, but now it is only bedtime.',
        ],
      },
    },
    {
      id: 'yawning-king',
      titles: [
        '{L} and the King Who Would Not Laugh',
        'The Crown That Lost Its Shine',
        'A Crown for Laughing',
      ],
      object: 'mirror',
      thing: 'a small round mirror',
      helperCharacter: { name: 'Jingle', creature: 'goat' },
      spot: 'at the foot of the throne',
      home: {
        setting: 'village morning clear',
        main: 'Just under the castle wall lived {L+}<, who waved to the castle every morning>. <No one in the castle ever waved back.>',
        extras: [
          'It was a grand castle, but all its curtains were drawn.',
          'Still, {L} waved. It was no trouble.',
        ],
      },
      friend: {
        setting: 'village morning clear',
        main: '{F+} jumped over the wall with a small round mirror. “It makes spots of light, look!” said {F}. “Here, you try.” A bright spot danced over {L} and the mirror and up the wall.',
        extras: [
          'It went over the roofs like a butterfly in a hurry.',
          '{L} could make it sit on a chimney and even on a pigeon’s hat.',
        ],
      },
      problem: {
        setting: 'castle day cloudy',
        main: 'Then a crier came with a drum and a long face. The crown had gone dull. <It shone only when there was laughter in the castle, and> nobody could remember how laughing went.',
        extras: [
          'By sundown the castle would be shut for good.',
          'It was read out twice, with a sigh in between.',
        ],
      },
      settingOut: {
        setting: 'castle day cloudy',
        main: '{ALL} marched up the hill and in at the castle gate, which was too gloomy to be locked.',
        extras: [
          'The flags hung down like washing.',
          'Their steps echoed so much that they sounded like a parade.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'castle day cloudy',
        main: 'The throne room was long and grey. The plan was to do a funny dance from one end to the other.',
        failure: 'Nobody laughed. Somewhere a curtain coughed.',
        extras: [
          'The crown on its cushion turned a little duller.',
          'It is hard to be funny when it is so important.',
        ],
      },
      helper: {
        setting: 'castle evening cloudy',
        main: '{G+}, with a bell on each horn, peeped out from behind a pillar. “I used to be the jester,” said {G}. “You can’t order a laugh. It has to sneak in, <through a crack,> like the sun.”',
        clue: 'On the wall hung the old jester’s cap, and sewn inside it was a note. {F} read it: “A laugh can’t be ordered. Let it sneak in, like the sun.”',
        extras: ['They looked at the thick, dark curtains.', '“Like the sun,” said {L}.'],
      },
      lowest: {
        setting: 'castle evening cloudy',
        main: 'The clock struck. It was nearly sundown. {ALL} sat on the cold steps below the throne, and nobody could think of a single joke.',
        extras: ['The crown was the colour of old spoons.', 'Even the echo had stopped answering.'],
      },
      turn: {
        setting: 'castle evening clear',
        main: 'One last sunbeam came in through a crack. {L} held the mirror in its way, and a bright spot hopped on to the royal nose.',
        brief: [
          'One sunbeam came in. {L} held the mirror in its way, and a bright spot sat on the royal nose.',
          '“Hee,” went the throne room. “Hee, hee. Ha!”',
        ],
        result:
          'It sat there. It slid down. It hopped up again. “Hee,” said the throne room, in a very rusty voice. “Hee, hee. Ha!”',
        extras: ['The laugh went round the walls and came back bigger.'],
      },
      ending: {
        setting: 'castle evening clear',
        main: 'The curtains flew open, the whole court laughed till it hiccuped, and the crown blazed like a bonfire.',
        extras: [
          'There was jelly for supper, because jelly is the funniest food.',
          'One guard laughed until the helmet turned right round.',
        ],
      },
      homeAgain: {
        setting: 'village morning clear',
        main: 'Next morning {count} friends waved to the castle. From every window, from every tower, somebody waved back.',
        extras: [
          'And a small bright spot danced down the wall to say good morning.',
          'The mirror hung in the window now, winking at the sun.',
        ],
      },
    },
    {
      id: 'smallest-knight',
      titles: ['{L} and the Bridge That Said No', 'Sir {L} of the Soup Spoon', 'The Bridge That Said No'],
      object: 'cake',
      thing: 'a honey cake in a cloth',
      helperCharacter: { name: 'Sir Puddle', creature: 'frog' },
      spot: 'in the middle of the bridge',
      home: {
        setting: 'castle morning clear',
        main: '{L+} was the newest knight of the castle <and had a colander for a helmet>. <It let in the rain, but also the sun.>',
        extras: [
          'There was no horse to spare, so there was a broom.',
          'The other knights had all gone off on something important.',
        ],
      },
      friend: {
        setting: 'castle morning clear',
        main: '{F+} ran up with a honey cake in a cloth. “For the long road,” said {F}. “Don’t eat it yet.” {L} put the cake under one arm, where it smelled wonderful.',
        extras: [
          '“Which road?” asked {L}. “Any road,” said {F}.',
          'It was still warm, like holding a small cat.',
        ],
      },
      problem: {
        setting: 'river day clear',
        main: 'Then news came from the river. The old stone bridge had woken up in a bad temper. “No,” it said to everyone. “No, no and no.”',
        extras: [
          'On both sides people stood waiting with baskets and babies.',
          'Nobody could get to market. Nobody could get home.',
        ],
      },
      settingOut: {
        setting: 'meadow day clear',
        main: '{ALL} rode down to the river on brooms, clip, clop, with a banner made of a tea towel.',
        extras: [
          'The colander flashed in the sun like real silver.',
          'They practised saying “Halt!” and then “Please halt”.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'river day clear',
        main: '“No,” said the bridge. The plan was <to be very grand, and> to make a speech <that it could not refuse>.',
        failure: '“No,” said the bridge, and humped its back so that everyone slid off.',
        extras: ['The tea towel fell in the river.', 'A stone stuck out at them like a tongue.'],
      },
      helper: {
        setting: 'river evening clear',
        main: '{G+} sat under the arch. “I know that bridge,” said {G}. “Three hundred years of boots, and never so much as a thank-you. I’d say no as well.”',
        clue: 'Under the arch, {F} found a row of little scratches, hundreds and hundreds: one for every day that nobody had said thank you.',
        extras: [
          'They thought of all the times they had crossed it, and never once looked down.',
          '“We never said it,” said {L}. “Not once.”',
        ],
      },
      lowest: {
        setting: 'river evening cloudy',
        main: 'The sun went down on a crowd of hungry people, and the bridge turned its back. {ALL} sat on the bank. Some knights they were.',
        extras: [
          'On the far side a baby began to cry for its bed.',
          'The colander slipped over {L’s} nose, and stayed there.',
        ],
      },
      turn: {
        setting: 'river evening clear',
        main: '{L} unwrapped the cake, to share it. Then {L} stopped, stood up, and carried the first piece to the bridge. “Thank you,” said {L}, “for all the carrying.”',
        brief: [
          '{L} carried the first piece of cake to the bridge. “Thank you for all the carrying,” said {L}.',
          '“Is that honey?” said the bridge, and lay down flat.',
        ],
        result:
          'There was a long silence. Crumbs fell. “Is that honey?” asked the bridge, and slowly, creakily, lay down flat.',
        extras: ['“Nobody ever brought me cake,” it said, with its mouth full.'],
      },
      ending: {
        setting: 'river night clear',
        main: 'Over they came, from both sides, and everyone who crossed said thank you. The bridge hummed under their feet.',
        extras: [
          'Somebody gave it a lantern, and somebody a geranium.',
          'Families met in the middle and did not want to move on.',
        ],
      },
      homeAgain: {
        setting: 'castle morning clear',
        main: 'In the castle hang {count} new shields, and on each is painted a small golden cake. The colander was polished and never changed.',
        extras: [
          'The other knights came home and asked what they had missed.',
          'And each spring there is a feast on the bridge, and the bridge gets the first slice.',
        ],
      },
    },
  ],
};
