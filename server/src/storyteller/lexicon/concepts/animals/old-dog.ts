import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dog that has grown old. */
export const oldDog: StorySourceInput = {
  id: 'old-dog',
  words: [
    'old dog',
    'our dog is old',
    'dog getting/get old',
    'dog is old',
    'old cat',
    'our cat is old',
    'old pet',
    'dog is slow',
    'dog can’t run',
    'elderly dog',
    'dog grows old',
    'dog growing old',
  ],
  situations: ['trait', 'cannot', 'sad', 'sad-being', 'has', 'ailment', 'question', 'learn', 'deed'],
  gentle: true,
  topic: 'a dog that had grown old',
  thing: 'the old lead',
  creature: 'dog',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-slow-way-to-the-river',
      titles: ['The Slow Way to the River', '{L} and the Old Dog', 'Just as Far as Today'],
      goal: 'go to the river together once more',
      trouble: '{S} could not run to the river any more',
      solved: '{L} and {S} had got to the river, in their own time',
      opener:
        'When {L+} learned to walk, there had always been fur to hold on to. Now {L} could run as fast as the wind. And beside {L.them} walked {S+}, with a nose that had turned white, and not fast at all.',
      friend:
        '{S} still came to the door when {L} took down the lead, and still wagged, only more slowly, like a clock. “To the river?” asked {L}. That was their place, by the willow, and they had not been there since the autumn.',
      problem:
        '{L} ran on ahead, as always, and turned round. The path was empty. A long way back, by the first gate, lay {S} and looked at {L}. It was not that {S} didn’t want to. “Come on!” called {L}, and then {L} understood, and {L’s} throat was tight.',
      tries: [
        '{L} threw the stick, quite a short way. {S} watched it fly. Then {S} looked at {L}, as if to say: “You get it.”',
        '{L} wanted to carry {S}. But {S} was as heavy as a chest of drawers, and it hurt the old back.',
        '{L} went to the river alone. The water was the same. {L} stood there for one minute and went home.',
      ],
      tip: '“You were slow for a long time, {L},” said {G+}, “and {S} waited for you at every puddle. Now it’s your turn to wait. Old dogs don’t need far. They need you, and a soft place to rest, and time to smell. That’s how they read the paper.”',
      low: '{L} sat down in the straw beside {S} and laid one cheek on the white nose. “I’m not in a hurry,” said {L}. One ear moved. It had heard.',
      turn: 'The next morning {L} got out the handcart, and put the old blanket in it. They started early. {S} walked as far as the first gate, and smelled everything. Then {L} lifted the front and the back, and {S} rode, with a face in the wind. Then {S} walked again.',
      done: 'It took them till noon. There stood the willow, and the river ran. {S} went in up to the tummy, where it’s shallow, and stood there with closed eyes, and wagged in the water. They shared a sandwich. They had never been there for so long.',
      again:
        'They go as far as today allows. Sometimes that is the river, and sometimes it’s the first gate. At the first gate there’s a lot to read as well.',
      helper: { name: 'Grandma Fern', creature: 'woman' },
      outcomes: [
        {
          asked: ['river/water/swim/willow/walk/reach'],
          done: 'It took them till noon, a bit on four feet and a bit on four wheels. There stood the willow, and the river ran. {S} lifted a white nose, and wagged at every single smell of it. Where it’s shallow {told}.',
        },
        {
          asked: ['sleep/asleep/rest/bed/lie/blanket/dream/cuddle/lap'],
          done: 'It took them till noon. There stood the willow, and {S} went in up to the tummy, with closed eyes, and wagged in the water. Then {L} spread the old blanket in the sun, for two. The river ran by, and {told}.',
        },
        {
          asked: ['puppy/run/play/ball/stick/young'],
          done: 'It took them till noon. There stood the willow, and {S} went in up to the tummy and wagged in the water. On the other bank a young dog barked and ran. {S} looked, not sadly, and laid one paw on {L’s} shoe. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: [
            'hugs',
            'happy',
            'friends',
            'stays',
            'home',
            'laughs',
            'says',
            'team',
            'claps',
            'eats',
            'shares',
            'tells',
            'sees',
          ],
          done: 'It took them till noon. There stood the willow, and the river ran. {S} went in up to the tummy, where it’s shallow, and stood there with closed eyes. They both had all day. In the grass, under the willow, {told}.',
        },
      ],
      art: {
        'fur to hold on to': 'meadow: L run happy; S walk sleepy',
        'took down the lead': 'hallway: L hold lead happy; S look happy',
        'A long way back': 'meadow: S lie sad; L look S sad; gate',
        'threw the stick': 'meadow: L throw stick worried; S look L calm',
        'as heavy as a chest': 'meadow: L hug S worried; S stand worried',
        'The water was the same': 'river: L stand sad; drooping-tree',
        'waited for you at every puddle': 'meadow: G say; L look G curious; S lie calm',
        'on the white nose': 'farm: L hug S calm; hay',
        'got out the handcart': 'meadow, morning: L pull happy; S sit happy in wheelbarrow',
        'shared a sandwich': 'river: S stand happy in water; L eat sandwich happy; drooping-tree',
        'as far as today': 'meadow: S sniff happy; L wait calm; gate',
      },
    },
  ],
};
