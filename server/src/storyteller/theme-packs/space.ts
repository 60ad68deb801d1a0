import type { ThemePack } from './theme-pack.ts';

export const space: ThemePack = {
  id: 'space',
  pattern:
    /\b(space\w*|star|stars|moon|planet\w*|rocket\w*|alien\w*|galax\w+|astronaut\w*|comet\w*|mars|saturn|jupiter|ufo\w*|robot\w*|universe|meteor\w*|sun|outer)\b/,
  plots: [
    {
      id: 'moon-cold',
      titles: ['{L} and the Moon With a Cold', 'Atishoo, Said the Moon', 'Who Will Tuck In the Moon?'],
      object: 'blanket',
      thing: 'a patched woollen blanket',
      helperCharacter: { name: 'Doctor Zib', creature: 'alien' },
      spot: 'on the bright side of the moon',
      home: {
        setting: 'space evening clear',
        main: '{L+} lived on a very small planet <with one hill, one bench and a good view of the moon>.',
        extras: [
          'You could walk round it before the porridge cooled.',
          'There was room on the bench for one and a half.',
        ],
      },
      friend: {
        setting: 'space evening clear',
        main: 'A rocket came down, bump, and out climbed {F+} with a patched woollen blanket. “It’s draughty up here,” said {F}, and put the blanket in {L’s} arms.',
        extras: [
          'It smelled of cupboards and cocoa.',
          'One patch was a fish, and one was a house with the door open.',
        ],
      },
      problem: {
        setting: 'space night clear',
        main: '“Aa … aa … atishoo!” It was the moon. It had caught a cold, and with every sneeze it <wobbled and> grew a little dimmer.',
        extras: [
          'Three stars were blown right off their hooks.',
          'On all the planets people looked up and said “Bless you”.',
        ],
      },
      settingOut: {
        setting: 'space night clear',
        main: '{ALL} squeezed into the rocket. Five, four, three, two, one, whoosh!',
        extras: [
          'The little planet grew as small as a pea, and then as a poppy seed.',
          'Somebody’s elbow was in somebody’s ear all the way.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'moon night clear',
        main: 'The moon was pale and had the shivers. The plan was to warm it up by running round and round it.',
        failure: 'The moon only felt dizzy. “Atishoo!” And off they all tumbled into the dust.',
        extras: [
          'It was soft dust, luckily, like sitting down in flour.',
          'A crater filled up with used handkerchiefs.',
        ],
      },
      helper: {
        setting: 'moon night clear',
        main: '{G+} came bobbing up and listened to the moon with a very long spoon. “Nobody shines well with cold feet,” said {G}. “It wants tucking in. Nobody has ever thought of it.”',
        clue: 'In the dust the moon had written with a shaky moonbeam: “Cold feet.” {F} read it out. “Who tucks in the moon?” Nobody had ever thought of that.',
        extras: [
          'The moon looks after everyone’s bedtime, and nobody looks after its own.',
          'It sniffed, in a small round way.',
        ],
      },
      lowest: {
        setting: 'moon night clear',
        main: 'One more sneeze, and the light went out. Now it was dark on the moon and on every world below. {ALL} sat down in the dust and held on tight.',
        extras: [
          'Far down, all the small bedrooms went dark, one after another.',
          'Space is very big when you can’t see it.',
        ],
      },
      turn: {
        setting: 'moon night clear',
        main: 'It was cold. {L} pulled up the blanket, and stopped. <Warm. Woolly. Tucked in.> Of course! “Take a corner, everyone!”',
        brief: [
          'It was cold. {L} pulled up the blanket, and stopped. “Take a corner, everyone!” said {L}.',
          'They tucked it in all round. “Ahh,” said the moon, and began to glow.',
        ],
        result:
          'They pulled and stretched, and the blanket grew and grew, as good blankets do. They tucked it in all round. “Ahh,” said the moon, and began to glow.',
        extras: ['The patch with the fish came right over its toes.'],
      },
      ending: {
        setting: 'moon night clear',
        main: 'Up came the light, first like a candle, then like a kitchen, then like the moon on its birthday.',
        extras: [
          'The three stars were hung back up, and one of them straight.',
          'On all the planets there was cheering, and then there was yawning.',
        ],
      },
      homeAgain: {
        setting: 'space evening clear',
        main: 'On the very small planet they built a longer bench. {Count} could sit on it now, and every evening they called, “Sleep tight, Moon!”',
        extras: [
          'If you look closely you can see it: the moon, and a small woollen edge.',
          'And the moon, for the first time ever, said “Sleep tight” back.',
        ],
      },
    },
    {
      id: 'lost-comet',
      titles: ['{L} and the Runaway Comet', 'The Comet That Could Not Stop', 'Slow Down, Comet!'],
      object: 'whistle',
      thing: 'a silver whistle on a string',
      helperCharacter: { name: 'Captain Orbit', creature: 'robot' },
      spot: 'in the soft glow of the comet',
      home: {
        setting: 'moon morning clear',
        main: '{L+} kept the lamp at the corner of the Milky Way<, where the rockets turn left>. <It was a quiet corner.>',
        extras: [
          'There was a sign that said “Slow”, and a chair with a cushion.',
          'On Tuesdays a parcel came by. It was mostly for somebody else.',
        ],
      },
      friend: {
        setting: 'moon morning clear',
        main: '{F+} came drifting along with a silver whistle on a string. “Found it in orbit,” said {F}. “Every corner should have a whistle. <Here, you’re in charge.>”',
        extras: [
          '{L} blew it. Peep! Nothing happened, but it happened very smartly.',
          'It was as cold as a star and no longer than a thumb.',
        ],
      },
      problem: {
        setting: 'space day clear',
        main: 'Whoosh! A comet shot past, upside down. “I can’t stop!” it cried. “I don’t know how!” <And it was heading straight for the baby stars’ nursery.>',
        extras: ['The sign that said “Slow” spun round four times.', 'Bits of sparkle rained on everything.'],
      },
      settingOut: {
        setting: 'space day clear',
        main: '{ALL} jumped into the little mail rocket and raced after it.',
        extras: [
          'They took the curve at Saturn on one wheel.',
          '“Mind the rings!” ding, ding, ding, “Too late.”',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'space day clear',
        main: 'They drew level. The plan was to catch hold of its tail and pull, all at the same time.',
        failure: 'The tail slid through their fingers like wet soap<, and the comet went faster than ever>.',
        extras: [
          '“Sorry!” it called over its shoulder, if that was its shoulder.',
          'Now everyone had glittery hands and no comet.',
        ],
      },
      helper: {
        setting: 'space evening clear',
        main: '{G+} was mending a satellite with tape. “You can’t hold a thing that’s frightened,” said {G}. “Speak to it. Young comets come when they’re called, only nobody ever called this one.”',
        clue: 'A scrap of comet floated by with a label on it, like the ones on coats: “Please call me. I always come.” {F} turned it over and over.',
        extras: [
          'It had been alone out there for a thousand years, poor thing.',
          '“Nobody ever called it,” said {L}.',
        ],
      },
      lowest: {
        setting: 'space night clear',
        main: 'The comet was only a dot now, and the rocket had run out of puff. {ALL} sat on its nose in the great dark hush.',
        extras: [
          'Far ahead, a hundred baby stars were fast asleep.',
          'Everyone called, “Stop!” But a voice is small in space.',
        ],
      },
      turn: {
        setting: 'space night clear',
        main: 'Then {L} felt the whistle, cold and small. A voice is small in space. But a whistle …',
        brief: [
          'A voice is small in space. But {L} had the whistle!',
          'Peep! Peep! “Somebody’s calling me!” cried the comet, and it came.',
        ],
        result:
          'Peep! Peep! Peeeep! Far off, the dot turned round. “Somebody’s calling me!” And it came so gladly that it forgot to be fast.',
        extras: ['It stopped a nose away and panted stardust.'],
      },
      ending: {
        setting: 'space night clear',
        main: 'The comet curled up beside the rocket, warm and humming, and the baby stars never even woke.',
        extras: [
          'Well, one did. It said “Ooh” and went back to sleep.',
          'Its tail went three times round everybody, like a scarf.',
        ],
      },
      homeAgain: {
        setting: 'moon morning clear',
        main: 'The lamp still shines at the corner of the Milky Way. But there are {count} chairs there now, and at teatime somebody blows a whistle.',
        extras: [
          'Then there is a whoosh, and a very careful stop.',
          'And the sign says “Slow. Comet learning.”',
        ],
      },
    },
    {
      id: 'star-post',
      titles: ['{L} and the Star That Fell', 'A Star in the Garden', 'How to Put Back a Star'],
      object: 'rope',
      thing: 'a long coil of rope',
      helperCharacter: { name: 'Auntie Nova', creature: 'cat' },
      spot: 'at the top of the sky',
      home: {
        setting: 'cottage night clear',
        main: 'On the roof of a small house sat {L+}, counting stars. <There were as many as always. {L} knew them all by heart.>',
        extras: [
          'Some had names, and the littlest was called Dot.',
          'The tiles were still warm from the day.',
        ],
      },
      friend: {
        setting: 'cottage night clear',
        main: '{F+} climbed up over the gutter with a long coil of rope. “You never know,” said {F}, and gave the rope to {L}. <“I never do, anyway.”>',
        extras: [
          'It was the kind of rope that has been to sea and is not telling.',
          'They sat and counted together, which goes twice as fast.',
        ],
      },
      problem: {
        setting: 'garden night clear',
        main: 'Plip! Something fell into the cabbages. It was Dot, the littlest star, and its light was going in and out like breath.',
        extras: [
          '“I leaned over too far,” it seemed to say. “I wanted to see the cabbages.”',
          'Up above there was now one small hole in the dark.',
        ],
      },
      settingOut: {
        setting: 'mountain night clear',
        main: '{ALL} wrapped the star in a sock and set out for the top of the tallest hill.',
        extras: [
          'It shone through the heel, where the hole was.',
          'The hill got steeper, as if it wanted to come too.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'mountain night clear',
        main: 'The plan was to throw it, one, two, three, right back to its place.',
        failure:
          'Up it went, and up, and down again, and landed in a bush. “Ow,” said the bush, or possibly the star.',
        extras: [
          'Its light flickered like a candle in a draught.',
          'The sky looked higher than it had from the roof.',
        ],
      },
      helper: {
        setting: 'mountain night clear',
        main: '{G+} was sitting on the very top, washing one ear. “Stars aren’t thrown,” said {G}. “They’re let down at night and pulled up at dawn. Where do you suppose the strings went?”',
        clue: 'On the hilltop stood an old post with an iron ring, and on it was written: “Star lift. Bring your own string.” {F} blew off the dust.',
        extras: ['Nobody had used it for a very long time.', '“Strings,” said {L}. “Stars have strings.”'],
      },
      lowest: {
        setting: 'mountain night cloudy',
        main: 'The star was only a glimmer now. Soon it would be morning, and too late. {ALL} sat down around it to keep off the wind.',
        extras: [
          'It felt no warmer than an egg.',
          'Somebody told it the names of all the others, to keep it company.',
        ],
      },
      turn: {
        setting: 'mountain night clear',
        main: '{L} looked at the star, and at the sky, and at the rope. String is thin. Rope is better.',
        brief: [
          '{L} looked at the star<, and at the sky,> and at the rope. “We’ll pull it up!” said {L}.',
          'They threw the rope over the moon and pulled. Click, went the star.',
        ],
        result:
          'They threw the rope over the tip of the moon and pulled. Up went the star, up and up, and clicked into its place.',
        extras: ['The sky gave a small shake, like a horse when the saddle fits.'],
      },
      ending: {
        setting: 'mountain night clear',
        main: 'Dot shone so hard that its neighbours had to squint. Not one hole was left in the dark.',
        extras: [
          'All over the hill the dew lit up, drop by drop.',
          'One last spark came floating down and went out on {L’s} nose.',
        ],
      },
      homeAgain: {
        setting: 'cottage night clear',
        main: 'On the roof of the small house sit {count} friends now, counting stars. They never get to the end. Somebody always laughs.',
        extras: [
          'The littlest one winks when they come to it.',
          'And the rope lies coiled by the chimney. You never know.',
        ],
      },
    },
  ],
};
