import type { ThemePack } from './theme-pack.ts';

/** The fallback pack: its plots (a show, a wall, a book) can be about any theme. */
export const friends: ThemePack = {
  id: 'friends',
  pattern:
    /\b(friend\w*|kind\w*|shar\w*|together|help\w*|love|lonely|feelings?|team\w*|neighbou?r\w*|village|town|community|happiness|happy|peace)\b/,
  plots: [
    {
      id: 'great-show',
      titles: ['{L} and the Great Big Show', 'The Show That Would Not Start', 'Curtain Up for {L}!'],
      object: 'drum',
      thing: 'a small red drum',
      helperCharacter: { name: 'Mrs Marzipan', creature: 'hen' },
      spot: 'in the middle of the village green',
      home: {
        setting: 'village morning clear',
        main: '{L+} lived in the last house of the village<, the one with the crooked chimney and the chair by the window>.',
        extras: [
          'From that chair you could see everything and be in none of it.',
          'Every Saturday there was a show on the green, and every Saturday {L} watched it from indoors.',
        ],
      },
      friend: {
        setting: 'village morning clear',
        main: '{F+} knocked, and held out a small red drum. “There’s a show today, and it needs a drummer. It’s you,” said {F}, and gave {L} the drum.',
        extras: [
          '“What is the show about?” asked {L}. “{Topic},” said {F}.',
          'Pom, went the drum, very politely.',
          '“I only know one beat,” said {L}. “One is plenty,” said {F}.',
        ],
      },
      problem: {
        setting: 'village day wind',
        main: 'But when they reached the green, the stage was bare. The wind had taken everything in the night: curtain, costumes and all.',
        extras: ['One sock hung from the church clock.', 'On the board it still said “Today at Six”.'],
      },
      settingOut: {
        setting: 'meadow day wind',
        main: 'Off went {ALL} across the meadow, after the wind.',
        extras: [
          'A feathered hat rolled ahead of them and would not be caught.',
          'Every bush wore something: a glove, a wig, a false moustache.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'meadow day wind',
        main: 'The big blue curtain was caught in the top of a tree. The plan was to pull it down on the count of three.',
        failure: 'R-r-rip, said the curtain. Now there were two small ones, and neither would do.',
        extras: ['The wind whistled as if it had paid for a ticket.', 'A button rolled away down the hill.'],
      },
      helper: {
        setting: 'village day cloudy',
        main: '{G+} looked over the fence. “In my day we had no curtain,” said {G}. “We had ourselves. People came from miles around.”',
        clue: 'Under the stage they found a yellow poster from long ago. It showed no curtain and no costumes, only faces, laughing.',
        extras: [
          '“Only ourselves?” said {L}. It did not sound like much.',
          'They all thought about it, and it was a new thought.',
        ],
      },
      lowest: {
        setting: 'village evening cloudy',
        main: 'The clock struck half past five. {ALL} sat on the edge of the empty stage and swung their feet.',
        extras: [
          'Already people were coming up the lane with cushions.',
          'It is a lonely thing, an empty stage. It looks at you.',
        ],
      },
      turn: {
        setting: 'village evening clear',
        main: 'Without thinking, {L} tapped the drum with one finger. Pom. Pom. A foot began to tap. So that was how a show starts!',
        brief: [
          '{L} tapped the drum with one finger. Pom. Pom. A foot began to tap!',
          'Pom, pom, pom! No curtain went up, but the show had begun.',
        ],
        result: 'Pom, pom, pom! No curtain went up, and nobody missed it. The show had begun.',
        extras: ['The wind itself sat down at the back.'],
      },
      ending: {
        setting: 'village night clear',
        main: 'They played all of it themselves, every part, even the tree.',
        extras: [
          'The clapping went on so long that the clock lost count.',
          'Lanterns came out, and cushions, and somebody’s grandmother danced.',
        ],
      },
      homeAgain: {
        setting: 'village morning clear',
        main: 'The chair no longer stood by {L’s} window. It stood out on the green, with {count} cushions on it.',
        extras: [
          'Pom, went the drum, when the kettle boiled.',
          'And on the board it said “Next Saturday, the same again, only more”.',
        ],
      },
    },
    {
      id: 'empty-wall',
      titles: ['{L} and the Long Grey Wall', 'The Wall That Wanted Colours', 'A Paintbrush for {L}'],
      object: 'paintbrush',
      thing: 'an old paintbrush with a blue tip',
      helperCharacter: { name: 'Mr Plum', creature: 'badger' },
      spot: 'right beside the painted wall',
      home: {
        setting: 'village morning cloudy',
        main: 'In front of {L’s} house stood a long grey wall. {L+} looked at it every morning over the rim of a cup.',
        extras: [
          'It was not an ugly wall. It just had nothing to say.',
          'People walked past it quickly, with their collars up.',
        ],
      },
      friend: {
        setting: 'village morning cloudy',
        main: '{F+} came by with an old paintbrush. “I swapped it for a marble,” said {F}. “There’s still some blue in it. Go on, you have the first go.”',
        extras: [
          '{L} took the paintbrush and made one small blue dot, low down, where nobody would mind.',
          'The dot looked back at them, very pleased.',
        ],
      },
      problem: {
        setting: 'village day cloudy',
        main: 'Then a notice went up: “Wall to be pulled down on Friday. Nobody likes it.”',
        extras: ['Today was Thursday. The wall seemed to shrink a little.', '“Nobody asked me,” said {L}.'],
      },
      settingOut: {
        setting: 'village day clear',
        main: '{ALL} went from door to door with a bucket, asking for paint.',
        extras: [
          'They were given half a tin of green, a spoonful of red and a very old yellow.',
          'At the last house they got a bun as well.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'village day clear',
        main: 'The plan was to paint the whole wall at once, as grand as a palace.',
        failure: 'Every colour ran into every other, and the wall turned the brown of old gravy.',
        extras: ['People walked past even faster.', 'Only the blue dot was still blue.'],
      },
      helper: {
        setting: 'village evening clear',
        main: '{G+} put down a shopping bag and looked for a long time. “Too big,” said {G}. “I can’t find myself in it. Paint me something I know.”',
        clue: 'Low down on the wall, under the old plaster, {F} found tiny paintings: a loaf, a boot, a cat asleep. Somebody had once painted just what they loved.',
        extras: ['They all looked at the little blue dot.', '“Something small,” said {L}. “Something true.”'],
      },
      lowest: {
        setting: 'village evening rain',
        main: 'Then it rained. Brown puddles spread along the wall, and {ALL} sat under the bun-shop roof and watched.',
        extras: ['Drip, said the roof, right down one neck.', 'Friday was already on its way.'],
      },
      turn: {
        setting: 'village night clear',
        main: 'The rain had washed the wall clean. {L} lifted the paintbrush, bent down, and painted a tiny blue door, with a tiny bell.',
        brief: [
          'The rain had washed the wall clean. {L} lifted the paintbrush and made a tiny blue door.',
          'They painted by moonlight until there was no grey left.',
        ],
        result:
          'They painted by moonlight, one small true thing after another, until there was no grey left.',
        extras: [
          'There was a whole corner about {topic}.',
          'Each neighbour’s window was there, with the right cat in it.',
        ],
      },
      ending: {
        setting: 'village morning clear',
        main: 'On Friday the whole village stood before the wall, pointing. “That’s me! And that’s my bicycle!” The notice came down.',
        extras: [
          'Somebody brought a ladder, and somebody brought cake.',
          'Nobody walked past quickly any more. Nobody walked past at all.',
        ],
      },
      homeAgain: {
        setting: 'village morning clear',
        main: 'Now {L} drank from the cup and looked at the wall, and the wall had a great deal to say. {Count} small figures waved from it.',
        extras: [
          'Behind the blue door, some say, a light goes on at night.',
          'The paintbrush stood in a jar by the window, still a little blue.',
        ],
      },
    },
    {
      id: 'lost-letter',
      titles: ['{L} and the Letter for Nobody', 'A Letter Without a Name', 'The Letter That Came on Foot'],
      object: 'letter',
      thing: 'a letter with no name on it',
      helperCharacter: { name: 'Postmaster Quill', creature: 'pigeon' },
      spot: 'at the long table under the tree',
      home: {
        setting: 'cottage morning clear',
        main: '{L+} had a red letter box by the gate and looked inside it every morning. There was never anything but a spider.',
        extras: [
          '“Good morning,” {L} said to the spider, so as not to have come for nothing.',
          'Still, the box was painted fresh each spring, just in case.',
        ],
      },
      friend: {
        setting: 'cottage morning clear',
        main: '{F+} came up the path with a letter in a pink envelope. “It was lying in the road,” said {F}. “There’s no name on it. You look after it.”',
        extras: [
          '{L} held the letter up to the sun. Inside it said only “Please come”.',
          'It smelled of apples and a little of glue.',
        ],
      },
      problem: {
        setting: 'village day clear',
        main: '“Please come.” But who, and where? Somewhere somebody was waiting, looking out of a window, and nobody was coming.',
        extras: [
          '{L} knew just what that was like.',
          'The spider came out to see what the silence was about.',
        ],
      },
      settingOut: {
        setting: 'meadow day clear',
        main: '{ALL} set off through the meadow to find who had written it.',
        extras: [
          'They asked at the mill, at the well and at a very tall hedge.',
          'The grass came up to everyone’s chin, or nearly.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'village day clear',
        main: 'In the square they stopped. The plan was to read the letter aloud, so that its writer would hear it.',
        failure: 'Nobody came. The square was just a square, with a bucket in it.',
        extras: [
          'A shutter closed. The bucket said nothing.',
          'The letter felt heavier than paper ought to.',
        ],
      },
      helper: {
        setting: 'village day cloudy',
        main: '{G+} put on a pair of tiny glasses. “No name means no one was left out,” said {G}. “I’ve carried letters for thirty years, and I’d say this one is for everybody.”',
        clue: '{F} turned the envelope over. On the back, very small, was drawn a tree with a long, long table under it, and empty chairs all around.',
        extras: [
          '“For everybody,” said {L} slowly. “Then it’s for us.”',
          'They all read it again, and it sounded different.',
        ],
      },
      lowest: {
        setting: 'forest evening cloudy',
        main: 'They looked for the tree until their feet ached and the light went grey. At last {ALL} sat down under the nearest one.',
        extras: [
          'There are a great many trees in the world, and most of them are not the one.',
          'The pink envelope had gone soft at the corners.',
        ],
      },
      turn: {
        setting: 'forest evening clear',
        main: '{L} unfolded the letter once more, and a breath of apples came out of it. Apples! And the same smell was on the wind.',
        brief: [
          '{L} opened the letter. It smelled of apples! And so did the wind.',
          'They followed their noses up a hill. There stood the tree, and the table.',
        ],
        result:
          'They followed it, sniff by sniff, over a stile and up a hill. There stood the tree, and the table, and a lamp in the branches.',
        extras: ['The chairs were all empty, and all the right size.'],
      },
      ending: {
        setting: 'meadow night clear',
        main: '“You came!” said a voice from the kitchen door, and then everybody came, from every house with an empty letter box.',
        extras: [
          'They talked about {topic} until the lamps burned low.',
          'There was apple pie with a crust like a golden roof.',
          'The table was so long that the far end had to shout for salt.',
        ],
      },
      homeAgain: {
        setting: 'cottage morning clear',
        main: 'When {L} looked into the red letter box next morning, there were {count} letters in it. The spider had moved up.',
        extras: [
          'All of them began “Dear friend”.',
          'And {L} sat down at once to answer, with a new pen and a piece of pie.',
        ],
      },
    },
  ],
};
