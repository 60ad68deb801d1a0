import type { Pack } from './pack.ts';

export const space: Pack = {
  id: 'space',
  match:
    /\b(space\w*|star|stars|moon|planet\w*|rocket\w*|alien\w*|galax\w+|astronaut\w*|comet\w*|mars|saturn|jupiter|ufo\w*|robot\w*|universe|meteor\w*|sun|outer)\b/,
  plots: [
    {
      id: 'moon-cold',
      titles: ['{L} and the Moon With a Cold', 'Atishoo, Said the Moon', 'Who Will Tuck In the Moon?'],
      object: 'blanket',
      thing: 'a patched woollen blanket',
      guest: { name: 'Doctor Zib', creature: 'alien' },
      spot: 'on the bright side of the moon',
      home: {
        at: 'space evening clear',
        say: '{L+} lived on a very small planet <with one hill, one bench and a good view of the moon>.',
        more: [
          'You could walk round it before the porridge cooled.',
          'There was room on the bench for one and a half.',
        ],
      },
      friend: {
        at: 'space evening clear',
        say: 'A rocket came down, bump, and out climbed {F+} with a patched woollen blanket. “It’s draughty up here,” said {F}, and put the blanket in {L’s} arms.',
        more: [
          'It smelled of cupboards and cocoa.',
          'One patch was a fish, and one was a house with the door open.',
        ],
      },
      problem: {
        at: 'space night clear',
        say: '“Aa … aa … atishoo!” It was the moon. It had caught a cold, and with every sneeze it <wobbled and> grew a little dimmer.',
        more: [
          'Three stars were blown right off their hooks.',
          'On all the planets people looked up and said “Bless you”.',
        ],
      },
      out: {
        at: 'space night clear',
        say: '{ALL} squeezed into the rocket. Five, four, three, two, one, whoosh!',
        more: [
          'The little planet grew as small as a pea, and then as a poppy seed.',
          'Somebody’s elbow was in somebody’s ear all the way.',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'moon night clear',
        say: 'The moon was pale and had the shivers. The plan was to warm it up by running round and round it.',
        flop: 'The moon only felt dizzy. “Atishoo!” And off they all tumbled into the dust.',
        more: [
          'It was soft dust, luckily, like sitting down in flour.',
          'A crater filled up with used handkerchiefs.',
        ],
      },
      help: {
        at: 'moon night clear',
        say: '{G+} came bobbing up and listened to the moon with a very long spoon. “Nobody shines well with cold feet,” said {G}. “It wants tucking in. Nobody has ever thought of it.”',
        clue: 'In the dust the moon had written with a shaky moonbeam: “Cold feet.” {F} read it out. “Who tucks in the moon?” Nobody had ever thought of that.',
        more: [
          'The moon looks after everyone’s bedtime, and nobody looks after its own.',
          'It sniffed, in a small round way.',
        ],
      },
      low: {
        at: 'moon night clear',
        say: 'One more sneeze, and the light went out. Now it was dark on the moon and on every world below. {ALL} sat down in the dust and held on tight.',
        more: [
          'Far down, all the small bedrooms went dark, one after another.',
          'Space is very big when you can’t see it.',
        ],
      },
      turn: {
        at: 'moon night clear',
        say: 'It was cold. {L} pulled up the blanket, and stopped. <Warm. Woolly. Tucked in.> Of course! “Take a corner, everyone!”',
        brief: [
          'It was cold. {L} pulled up the blanket, and stopped. “Take a corner, everyone!” said {L}.',
          'They tucked it in all round. “Ahh,” said the moon, and began to glow.',
        ],
        result:
          'They pulled and stretched, and the blanket grew and grew, as good blankets do. They tucked it in all round. “Ahh,” said the moon, and began to glow.',
        more: ['The patch with the fish came right over its toes.'],
      },
      ending: {
        at: 'moon night clear',
        say: 'Up came the light, first like a candle, then like a kitchen, then like the moon on its birthday.',
        more: [
          'The three stars were hung back up, and one of them straight.',
          'On all the planets there was cheering, and then there was yawning.',
        ],
      },
      again: {
        at: 'space evening clear',
        say: 'On the very small planet they built a longer bench. {Count} could sit on it now, and every evening they called, “Sleep tight, Moon!”',
        more: [
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
      guest: { name: 'Captain Orbit', creature: 'robot' },
      spot: 'in the soft glow of the comet',
      home: {
        at: 'moon morning clear',
        say: '{L+} kept the lamp at the corner of the Milky Way<, where the rockets turn left>. <It was a quiet corner.>',
        more: [
          'There was a sign that said “Slow”, and a chair with a cushion.',
          'On Tuesdays a parcel came by. It was mostly for somebody else.',
        ],
      },
      friend: {
        at: 'moon morning clear',
        say: '{F+} came drifting along with a silver whistle on a string. “Found it in orbit,” said {F}. “Every corner should have a whistle. <Here, you’re in charge.>”',
        more: [
          '{L} blew it. Peep! Nothing happened, but it happened very smartly.',
          'It was as cold as a star and no longer than a thumb.',
        ],
      },
      problem: {
        at: 'space day clear',
        say: 'Whoosh! A comet shot past, upside down. “I can’t stop!” it cried. “I don’t know how!” <And it was heading straight for the baby stars’ nursery.>',
        more: ['The sign that said “Slow” spun round four times.', 'Bits of sparkle rained on everything.'],
      },
      out: {
        at: 'space day clear',
        say: '{ALL} jumped into the little mail rocket and raced after it.',
        more: [
          'They took the curve at Saturn on one wheel.',
          '“Mind the rings!” ding, ding, ding, “Too late.”',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'space day clear',
        say: 'They drew level. The plan was to catch hold of its tail and pull, all at the same time.',
        flop: 'The tail slid through their fingers like wet soap<, and the comet went faster than ever>.',
        more: [
          '“Sorry!” it called over its shoulder, if that was its shoulder.',
          'Now everyone had glittery hands and no comet.',
        ],
      },
      help: {
        at: 'space evening clear',
        say: '{G+} was mending a satellite with tape. “You can’t hold a thing that’s frightened,” said {G}. “Speak to it. Young comets come when they’re called, only nobody ever called this one.”',
        clue: 'A scrap of comet floated by with a label on it, like the ones on coats: “Please call me. I always come.” {F} turned it over and over.',
        more: [
          'It had been alone out there for a thousand years, poor thing.',
          '“Nobody ever called it,” said {L}.',
        ],
      },
      low: {
        at: 'space night clear',
        say: 'The comet was only a dot now, and the rocket had run out of puff. {ALL} sat on its nose in the great dark hush.',
        more: [
          'Far ahead, a hundred baby stars were fast asleep.',
          'Everyone called, “Stop!” But a voice is small in space.',
        ],
      },
      turn: {
        at: 'space night clear',
        say: 'Then {L} felt the whistle, cold and small. A voice is small in space. But a whistle …',
        brief: [
          'A voice is small in space. But {L} had the whistle!',
          'Peep! Peep! “Somebody’s calling me!” cried the comet, and it came.',
        ],
        result:
          'Peep! Peep! Peeeep! Far off, the dot turned round. “Somebody’s calling me!” And it came so gladly that it forgot to be fast.',
        more: ['It stopped a nose away and panted stardust.'],
      },
      ending: {
        at: 'space night clear',
        say: 'The comet curled up beside the rocket, warm and humming, and the baby stars never even woke.',
        more: [
          'Well, one did. It said “Ooh” and went back to sleep.',
          'Its tail went three times round everybody, like a scarf.',
        ],
      },
      again: {
        at: 'moon morning clear',
        say: 'The lamp still shines at the corner of the Milky Way. But there are {count} chairs there now, and at teatime somebody blows a whistle.',
        more: [
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
      guest: { name: 'Auntie Nova', creature: 'cat' },
      spot: 'at the top of the sky',
      home: {
        at: 'cottage night clear',
        say: 'On the roof of a small house sat {L+}, counting stars. <There were as many as always. {L} knew them all by heart.>',
        more: ['Some had names, and the littlest was called Dot.', 'The tiles were still warm from the day.'],
      },
      friend: {
        at: 'cottage night clear',
        say: '{F+} climbed up over the gutter with a long coil of rope. “You never know,” said {F}, and gave the rope to {L}. <“I never do, anyway.”>',
        more: [
          'It was the kind of rope that has been to sea and is not telling.',
          'They sat and counted together, which goes twice as fast.',
        ],
      },
      problem: {
        at: 'garden night clear',
        say: 'Plip! Something fell into the cabbages. It was Dot, the littlest star, and its light was going in and out like breath.',
        more: [
          '“I leaned over too far,” it seemed to say. “I wanted to see the cabbages.”',
          'Up above there was now one small hole in the dark.',
        ],
      },
      out: {
        at: 'mountain night clear',
        say: '{ALL} wrapped the star in a sock and set out for the top of the tallest hill.',
        more: [
          'It shone through the heel, where the hole was.',
          'The hill got steeper, as if it wanted to come too.',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'mountain night clear',
        say: 'The plan was to throw it, one, two, three, right back to its place.',
        flop: 'Up it went, and up, and down again, and landed in a bush. “Ow,” said the bush, or possibly the star.',
        more: [
          'Its light flickered like a candle in a draught.',
          'The sky looked higher than it had from the roof.',
        ],
      },
      help: {
        at: 'mountain night clear',
        say: '{G+} was sitting on the very top, washing one ear. “Stars aren’t thrown,” said {G}. “They’re let down at night and pulled up at dawn. Where do you suppose the strings went?”',
        clue: 'On the hilltop stood an old post with an iron ring, and on it was written: “Star lift. Bring your own string.” {F} blew off the dust.',
        more: ['Nobody had used it for a very long time.', '“Strings,” said {L}. “Stars have strings.”'],
      },
      low: {
        at: 'mountain night cloudy',
        say: 'The star was only a glimmer now. Soon it would be morning, and too late. {ALL} sat down around it to keep off the wind.',
        more: [
          'It felt no warmer than an egg.',
          'Somebody told it the names of all the others, to keep it company.',
        ],
      },
      turn: {
        at: 'mountain night clear',
        say: '{L} looked at the star, and at the sky, and at the rope. String is thin. Rope is better.',
        brief: [
          '{L} looked at the star<, and at the sky,> and at the rope. “We’ll pull it up!” said {L}.',
          'They threw the rope over the moon and pulled. Click, went the star.',
        ],
        result:
          'They threw the rope over the tip of the moon and pulled. Up went the star, up and up, and clicked into its place.',
        more: ['The sky gave a small shake, like a horse when the saddle fits.'],
      },
      ending: {
        at: 'mountain night clear',
        say: 'Dot shone so hard that its neighbours had to squint. Not one hole was left in the dark.',
        more: [
          'All over the hill the dew lit up, drop by drop.',
          'One last spark came floating down and went out on {L’s} nose.',
        ],
      },
      again: {
        at: 'cottage night clear',
        say: 'On the roof of the small house sit {count} friends now, counting stars. They never get to the end. Somebody always laughs.',
        more: [
          'The littlest one winks when they come to it.',
          'And the rope lies coiled by the chimney. You never know.',
        ],
      },
    },
  ],
};
