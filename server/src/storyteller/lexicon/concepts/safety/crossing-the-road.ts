import type { StorySourceInput } from '../../story-source.ts';

/** Stories about crossing the road. */
export const crossingTheRoad: StorySourceInput = {
  id: 'crossing-the-road',
  words: [
    'cross/crossing road',
    'cross/crossing street',
    'road safety',
    'stop look listen',
    'stop look and listen',
    'zebra crossing',
    'pedestrian crossing',
    'lollipop lady/man',
    'crossing guard',
    'crosswalk',
    'green man',
    'traffic light',
    'traffic lights',
    'hold/holding hands road',
    'look both ways',
    'looking both ways',
  ],
  situations: ['learn', 'visit', 'deed', 'wants', 'afraid'],
  topic: 'crossing the road',
  thing: 'the road',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'a-safe-place',
      titles: ['Stop, Look, Listen', '{L} Crosses the Road', 'The Other Side of the Road'],
      goal: 'get safely across the road',
      trouble: '{L} could not see if a car was coming',
      solved: 'they were safely on the other side',
      opener:
        'On this side of the road was {L+}’s house, and on the other side was the park. In between went the cars, the bus and the bicycles, whoosh, whoosh, whoosh. {L} never crossed it without holding somebody’s hand.',
      friend:
        '{F+} came along, with a ball. They were going to the park together, and they stood at the edge of the pavement. On the other side the swings were empty.',
      problem:
        'A big van was parked right beside them, and behind it you could see nothing at all. Then the ball slipped, and rolled off the pavement into the road. {L} jumped after it. “Stop!” A car went by, very close.',
      tries: [
        '{L} put out just the head from behind the van. A bicycle swerved and rang its bell. If you can’t see them, they can’t see you.',
        '“Let’s run, fast,” said {F}. But you can fall when you run, and a car is much faster than any legs.',
        'They waited for somebody to stop. Nobody did, because nobody saw them behind the van.',
      ],
      tip: '“Let the ball go,” said {G+}, with a tall sign in one hand. “Find a place where you can see and be seen. Stop at the kerb. Look both ways. Listen. When nothing’s coming, walk straight over, and keep looking.”',
      low: '{L’s} knees were shaking. It had all gone so fast. The ball lay in the gutter.',
      turn: 'They went along to the zebra crossing. {L} took {G’s} hand on one side and {F’s} on the other, and stopped at the kerb. {L} looked both ways, and listened. A hum! They waited until the bus had gone. Then it was quiet. “Now,” said {L}.',
      done: 'They walked across, straight and not too fast, and looked as they went. There was the kerb, and the gate, and the swings! {G} had fetched the ball. “That was done just right,” said {G}, and let {L} hold up the tall sign.',
      again:
        'On the way home {L} did it all again: find a safe place, stop, look, listen, think. {L} says it out loud, so that nobody forgets.',
      object: 'ball',
      helper: { name: 'Mrs Beacon', creature: 'hen' },
      outcomes: [
        {
          asked: ['cross/road/safe/safely/other/side/street/park/swing/ball/slide'],
          done: 'Hand in hand they walked across, straight and not too fast, and looked as they went. There was the kerb, and the gate. “That was done just right,” said {G}, and gave back the ball. On the other side, at last, {told}.',
        },
        {
          asked: ['home/mum/mummy/dad/family/school/lollipop/hold'],
          done: 'Hand in hand they walked across, and looked as they went. “That was done just right,” said {G}, who had fetched the ball. On the way back {L} stopped at the kerb, looked both ways, and listened, without being told. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Hand in hand they walked across, straight and not too fast, and looked as they went. There was the kerb, and the gate, and the swings! {G} leaned the tall sign against the bench, as the road was empty, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Hand in hand they walked across, straight and not too fast, and looked as they went. There was the kerb! “That was done just right,” said {G}, and let {L} hold up the tall sign. Three cars stopped for it, and {told}.',
        },
      ],
      art: {
        'whoosh, whoosh, whoosh': 'city: L look worried; car, bus, bike',
        'with a ball. They': 'city: F hold ball happy; L wait; swing',
        'the ball slipped': 'city: L startle frightened; F look; van, ball, car',
        'put out just the head': 'city: L peek worried; van, bike',
        'you can fall when you run': 'city: F run; L stand worried; car',
        'waited for': 'city: L+F wait worried; van, car',
        'Let the ball go': 'crossing: G hold sign; L look G curious',
        'The ball lay in the gutter': 'city: L stand tearful; ball',
        'went along to the zebra': 'crossing: L+F walk worried; traffic-light',
        'the bus had gone': 'crossing: L hold-hands F worried; G look; bus',
        'straight and not too fast': 'crossing: L walk proud; F walk happy; G hold sign; swing',
        'On the way home': 'crossing: L say happy; sign, car',
      },
    },
  ],
};
