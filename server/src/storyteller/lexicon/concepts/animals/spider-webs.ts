import type { StorySourceInput } from '../../story-source.ts';

/** Stories about spiders and their webs. */
export const spiderWebs: StorySourceInput = {
  id: 'spider-webs',
  words: [
    'spider web',
    'spider’s web',
    'spiders web',
    'spider webs',
    'spider/spiders spin/spinning/make/making/build/building web/webs',
    'how spiders make webs',
    'how do spiders make webs',
    'spinning a web',
    'web with dew',
  ],
  situations: ['learn', 'question', 'make', 'visit', 'deed', 'broken', 'ability'],
  topic: 'a spider’s web',
  thing: 'the web between the posts',
  creature: 'spider',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-first-thread',
      titles: ['The First Thread', 'How {S} Spins a Web', 'A Web Before Sunrise'],
      goal: 'put up a web between two posts',
      trouble: 'nobody knew how the first thread should get across',
      solved: 'the web hung between the posts',
      opener:
        'Between the two gateposts there was nothing but air. “Here,” said {S+}, “I’m going to live.” {L+} looked up at {S}, who hung from a thread by one leg, and at the wide gap.',
      friend:
        '“But you can’t fly,” said {L}. “How will you get over to the other side?” “It always begins like that,” said {S}. “I’m young. It’s my first one.”',
      problem:
        'On the left stood one post, on the right the other, and in between lay the path with its puddle. {S} walked down, round the puddle, and up on the other side. But the thread had got caught on every blade of grass.',
      tries: [
        '{L} threw the thread over. It was so light that it came straight back and hung on {L} instead.',
        '{S} jumped. It was a fine leap, and it ended in the middle, in the puddle.',
        'They wanted to begin in the middle, because that was the prettiest part. But there was nothing there to hang it on.',
      ],
      tip: '“You’re trying to carry it over,” said {G+}. “Nobody does that. Sit high up, lift your tail, and let out a thread, as long as it likes. Then wait for somebody who passes here every evening, and weighs nothing.”',
      low: 'It grew dusk. {S} was wet, and drew in all eight legs. Then a leaf stirred.',
      turn: '“The wind!” said {L}. {S} climbed to the top and let the thread go. It floated, rose, shone for a moment, and was gone. Then it gave a tug. Over there it had stuck! “Now I’ll walk across, and make it double,” said {S}.',
      done: 'After that {L} watched for an hour. First came a frame, then spokes like those of a wheel, and then round and round, from the inside to the outside, and back with the sticky thread. {S} walked only on the dry ones, and did not get stuck.',
      again:
        'In the morning there was dew on it, a hundred beads on a hundred threads. {L} went to school through the other gate.',
      helper: {
        name: 'Old Aunt Orb',
        creature: 'spider',
      },
      outcomes: [
        {
          asked: ['web/finish/build/spin/thread/dew/sparkle/home/shine/sun/beautiful'],
          done: 'First came a frame, then spokes like those of a wheel, and then round and round, back with the sticky thread. {S} walked only on the dry ones. In the night a mist went through the gate and left its beads, and {told}.',
        },
        {
          asked: ['fly/flies/moth/eat/catch/supper/friend/play/swing'],
          done: 'First came a frame, then spokes, and then round and round, and back with the sticky thread. {S} sat down in the middle with one leg on each spoke, like somebody listening at eight doors. Something tugged, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'First came a frame, then spokes, and then round and round. The web hung between the posts. {G} plucked the first thread to test it: “Tight as a drum.” Below, where the puddle had been, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'First came a frame, then spokes like those of a wheel, and then round and round. {S} plucked one thread, and it sang. “My first one,” said {S}, who had been in the puddle an hour ago. Between the gateposts {told}.',
        },
      ],
      art: {
        'Between the two gateposts': 'garden: S wave happy; L look-up S curious; gate',
        'But you can’t fly': 'garden: L say curious; S point happy; gate',
        'on every blade of grass': 'garden: S pull string worried; L look worried; puddle',
        'threw the thread over': 'garden: L throw string worried; S look L; gate',
        'in the puddle.': 'garden: S fall; L startle; puddle',
        'the prettiest part': 'garden: S hold string worried; L look worried; gate',
        'trying to carry it over': 'garden: G say; L+S look G curious',
        'a leaf stirred': 'garden, evening: S shiver sad; L look curious; leaf',
        'It floated, rose': 'garden, evening, wind: S raise string brave; L point happy; gate',
        'First came a frame': 'garden, evening: S build string proud; L look happy; cobweb',
        'a hundred beads': 'garden, morning: L wave happy; big cobweb, gate',
      },
    },
  ],
};
