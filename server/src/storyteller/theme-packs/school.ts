import type { ThemePack } from './theme-pack.ts';

export const school: ThemePack = {
  id: 'school',
  pattern:
    /\b(school\w*|homework|class\w*|teacher\w*|learn\w*|lesson\w*|math\w*|science|playground|kindergarten|nursery|student\w*|pupil\w*|bully\w*|football|soccer|basketball|sport\w*|ball|race|game\w*|team\w*|olympic\w*|lego|toy|toys)\b/,
  plots: [
    {
      id: 'school-that-hid',
      titles: [
        '{L} and the School That Stayed in Bed',
        'The School With a Tummy Ache',
        'Where Is the School?',
      ],
      object: 'bell',
      thing: 'a hand bell with a wooden handle',
      helperCharacter: { name: 'Miss Ruler', creature: 'stork' },
      spot: 'right in the middle of the playground',
      home: {
        setting: 'cottage morning clear',
        main: '{L+} always got to school first and sat on the step until it opened. <It was the best time: just {L}, the step, and the school, humming to itself.>',
        extras: [
          'The school had a red roof and one window higher than the others, like a raised eyebrow.',
          'In {L’s} bag were a ruler, an apple and one odd sock.',
        ],
      },
      friend: {
        setting: 'school morning clear',
        main: 'That morning {F+} sat down on the step as well, holding a hand bell with a wooden handle. “I found it in the hedge,” said {F}. <“You’re always first, so you should ring.”> {L} took the bell. Ding-a-ling!',
        extras: ['The school hummed a bit louder.', 'Someone had scratched a star into the handle.'],
      },
      problem: {
        setting: 'school day cloudy',
        main: 'The next day the doors would not open. The blinds were down, and from inside came a groan. The school was staying in bed.',
        extras: [
          'On the board by the door it said, in shaky chalk, “Not today, thank you.”',
          'And that was the day when the lesson was to be about {topic}.',
          'Children stood about with nothing to be late for.',
        ],
      },
      settingOut: {
        setting: 'school day cloudy',
        main: '{ALL} climbed in through the cloakroom window to find out what was wrong.',
        extras: [
          'It was very quiet. A tap dripped its times tables.',
          'The coats on the pegs all looked the other way.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'school day cloudy',
        main: 'The plan was to cheer it up with a hundred sums on the big blackboard, for schools like sums.',
        failure: 'The school groaned. All the chalk broke at once, and every sum came out as seven.',
        extras: [
          'A globe spun round and showed its back.',
          'The ceiling let down a little dust, like somebody sighing.',
        ],
      },
      helper: {
        setting: 'school evening cloudy',
        main: '{G+} came along the corridor with a very large plaster. “Sums! You would,” said {G}. “<Poor old thing. >It’s heard nothing but ‘hush’ and ‘sit still’ since September. Its tummy is full of held-in noise.”',
        clue: 'Low on the wall {F} found a row of marks, like the ones for how tall you are. They said: “Hush. Hush. Sit still. Hush.” They went all the way up to the ceiling.',
        extras: [
          'Behind the wall something gurgled, like a laugh with a lid on.',
          '“It has a tummy ache,” said {L}, “from keeping quiet.”',
        ],
      },
      lowest: {
        setting: 'school evening cloudy',
        main: 'It grew dark in the corridor. No school tomorrow, and perhaps no school ever. {ALL} sat down on the cold floor, under the coats.',
        extras: [
          'They found that they minded. They minded quite a lot.',
          'The tap had got to seven times eight and was stuck.',
        ],
      },
      turn: {
        setting: 'school evening clear',
        main: '{L} looked at the bell. What comes after the bell? <Not “hush”. Not “sit still”.> Playtime!',
        brief: [
          '{L} looked at the bell. What comes after the bell? Playtime!',
          'Ding-a-ling! The doors flew open, and the school laughed and laughed.',
        ],
        result:
          'Ding-a-ling-a-ling! “Playtime!” they shouted, and the doors flew open, and the school let out one gigantic, rattling, wonderful laugh.',
        extras: ['It shook the dust off every map.'],
      },
      ending: {
        setting: 'school day clear',
        main: 'The whole playground filled up. They skipped and yelled and hopped, and the school joined in with all its doors.',
        extras: [
          'The blinds went up and down like eyebrows.',
          'There was a conga down the stairs, with the globe in front.',
        ],
      },
      homeAgain: {
        setting: 'school morning clear',
        main: '{L} still gets there first, but now {count} friends share the step. Inside the school is humming. It’s a new tune, with a bit of a giggle.',
        extras: [
          'Each morning begins with one good shout, to keep the tummy clear.',
          'Then comes the bell, and then the sums, and some of them come out as seven.',
        ],
      },
    },
    {
      id: 'ball-on-the-roof',
      titles: ['{L} and the Ball That Got Away', 'The Ball on the Roof', 'One Ball, One Roof, One Plan'],
      object: 'ball',
      thing: 'a small rubber ball with a star on it',
      helperCharacter: { name: 'Mr Broom', creature: 'bear' },
      spot: 'by the old wall of the playground',
      home: {
        setting: 'school morning clear',
        main: 'At playtime {L+} stood by the old wall and watched the big game<, and knew all the rules, and had never been asked>.',
        extras: [
          'Thump, went the game. “Mine!” “Yours!” “Goal!”',
          'The wall was a good wall, with moss on it, but it never threw anything back.',
        ],
      },
      friend: {
        setting: 'school morning clear',
        main: 'Then {F+} came over with a small rubber ball with a star on it. “It isn’t for the big game,” said {F}. “<It bounces sideways. >Catch!” {L} caught the ball, which surprised everyone.',
        extras: [
          'They made up a game with it, with a dustbin lid and a hat.',
          'It had four rules, and the fourth was “start again”.',
        ],
      },
      problem: {
        setting: 'school day wind',
        main: 'Wham! The big ball flew over everybody’s head and landed on the roof. The game stopped. There was only one big ball, and the match against Hill School was today.',
        extras: [
          'The whole playground stood and looked up with open mouths.',
          'It sat in the gutter like an egg in a nest.',
        ],
      },
      settingOut: {
        setting: 'school day wind',
        main: '“We’ll get it,” said a voice, and it was {L’s}. So {ALL} went round the back, to where the roof comes down low.',
        extras: [
          'They passed the bins, the bean poles and a door marked “No”.',
          'Forty faces were watching. It makes the back of the neck hot.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'school day wind',
        main: 'The plan was a tower: one on the shoulders of the next, up and up to the gutter.',
        failure: 'The tower leaned, and thought about it, and came down in the bean poles.',
        extras: [
          'Somebody laughed, over by the swings.',
          'There was a bean in one ear, and nobody knew whose ear.',
        ],
      },
      helper: {
        setting: 'school day cloudy',
        main: '{G+} came out of the door marked “No” with a mop. “Thirty-two balls I’ve had off that roof,” said {G}. “Never with a ladder. What’s stuck doesn’t want pulling. It wants a nudge.”',
        clue: 'By the drainpipe {F} found a row of small round smudges on the bricks, each with a date. “Somebody did this before,” said {F}. “Not with a ladder. With a nudge.”',
        extras: [
          'They looked up at the ball, and down at their hands.',
          '“But how do you nudge a roof?” asked {L}.',
        ],
      },
      lowest: {
        setting: 'school day cloudy',
        main: 'The bus from Hill School was already at the gate. {ALL} sat down by the old wall, and nobody felt like their own game at all.',
        extras: [
          '“Never mind,” said the wall, or would have if walls could.',
          'On the playground it had gone as quiet as a Sunday.',
        ],
      },
      turn: {
        setting: 'school day clear',
        main: '{L} bounced the little ball, once, to think. It shot off sideways, the way it always did. Sideways! A nudge from the side!',
        brief: [
          '{L} bounced the little ball. It went sideways. “That’s how!” said {L}.',
          'A throw, a bounce, tock! And the big ball rolled off the roof.',
        ],
        result:
          'One throw against the wall, a bounce, a hop along the gutter, tock! The big ball rolled, and rolled, and dropped straight into {F’s} arms.',
        extras: ['The little ball came after it, the long way round.'],
      },
      ending: {
        setting: 'school day clear',
        main: '“Will you play?” everybody shouted. “Please?” And in the last minute a throw went quite sideways, round two tall players, and in.',
        extras: [
          'Even Hill School clapped, and asked how it was done.',
          'The sun came out to see the score.',
        ],
      },
      homeAgain: {
        setting: 'school morning clear',
        main: 'There are two games at playtime now. One is the big game. The other is by the old wall, with a hat, a dustbin lid and {count} captains.',
        extras: [
          'If anyone stands and watches, somebody calls out, “Catch!”',
          'And rule number five is “everybody”.',
        ],
      },
    },
  ],
};
