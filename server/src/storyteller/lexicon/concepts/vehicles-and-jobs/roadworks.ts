import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the road works. */
export const roadworks: StorySourceInput = {
  id: 'roadworks',
  words: [
    'roadwork/roadworks',
    'road works',
    'steamroller',
    'steam roller',
    'road roller',
    'mend/mending road',
    'pothole',
    'new road',
    'road builder/building',
  ],
  situations: ['make', 'being-and-thing', 'question', 'learn', 'visit', 'broken'],
  topic: 'the road works',
  thing: 'the road',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'a-hole-in-the-road',
      titles: ['A Hole in the Road', '{L} and the Steamroller', 'Mending the Road'],
      goal: 'mend the hole in the road',
      trouble: 'there was a deep hole in the road',
      solved: 'the road was smooth again',
      opener:
        'In {L’s} street there was a hole. First it had been a crack, and then it was as big as a plate. {L+} had to steer round it with the scooter every morning.',
      problem:
        'This morning the hole was as big as a bathtub. The milk van had got one wheel stuck in it, and behind the van stood all the others, hooting. Nobody could get past.',
      tries: [
        'They filled it with sand. The first car went over it, whoosh, and the sand was gone.',
        'They laid a board across. Every car that went over it made it jump: clack-clack, clack-clack. By noon it had split.',
        'They put a flower pot in front, as a warning. Now the cars went round it, straight through the puddle, and everybody on the pavement was wet.',
      ],
      tip: '“A road is like a sandwich,” said {G+} and pushed back a yellow helmet. “You only see the top. If the bottom’s bad, the top falls in. So clear it out, right down to where it’s firm. And then?”',
      turn: '“Then we build it up again!” said {L}. They put up red cones. The digger cleared out the hole. {L} and {F} shovelled in big stones, then small stones, and pressed down each layer. Then came the tar, black and hot and steaming, from a lorry.',
      done: 'Now it was the steamroller’s turn. {L} was allowed to sit up beside the driver. Slowly the great heavy roller went to and fro, until the road was as smooth as a table. The cones went away, and the cars ran over it without a sound.',
      again:
        '{L} rides to school down the middle of the smooth patch. It’s the best bit of the whole street.',
      outcomes: [
        {
          asked: [
            'drive/ride road/steamroller/roller/digger/bike/scooter/car',
            'road fix/mend/smooth/finish/open/ready/new',
            'fix/mend road/hole',
            'everyone/car drive/pass/go',
          ],
          done: 'The steamroller rolled slowly to and fro, with {L} beside the driver, until the road was as smooth as a table. “Now you,” said {G}, and took the red cones away, one after the other, and {told}.',
        },
        {
          asked: ['become/be builder', 'helmet/badge', 'name', 'sign'],
          done: 'The steamroller rolled to and fro, with {L} up beside the driver, until the road was as smooth as a table. At the very edge the tar was still a little soft. “Road builders sign their work,” said {G}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The steamroller rolled to and fro until the road was as smooth as a table. The cones were still standing. All those who had hooted behind the milk van carried their chairs out onto the new piece of street, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The steamroller rolled to and fro, until the road was as smooth as a table. The milk van was the first to drive across. It stopped, and the milkman leaned out of the window to the road builders, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The steamroller rolled to and fro, until the road was as smooth as a table. The cones went away, and the milk van came first, without a jolt, without a clink. The whole queue behind it hooted, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The steamroller rolled to and fro, until the road was as smooth as a table. The cones went away. The scooter ran the whole length of the street without a bump, past the lit windows, and {told}.',
        },
      ],
      helper: { name: 'Big Mac', creature: 'bear' },
      art: {
        'First it had been a crack': 'city: L ride on scooter worried; hole',
        'with the scooter every morning': 'city, morning: L ride on scooter worried; F point worried; hole',
        'had got one wheel stuck': 'city, morning: L think worried; F cover-ears; van, hole, car',
        'filled it with sand': 'city: L dig shovel; F carry bucket; hole, car',
        'laid a board across': 'city: L+F carry plank; hole, car',
        'as a warning': 'city: L startle; F point surprised; plant-pot, puddle, car',
        'A road is like a sandwich': 'city: G hold sandwich happy; L+F look G curious; hole',
        'The digger cleared out': 'city: L point brave; F peek curious; digger, hole',
        'shovelled in big stones': 'city: L+F dig shovel brave; many stone, digger, hole',
        'the tar, black and hot': 'city: L rake; F sweep; lorry',
        'as smooth as a table': 'city: L ride in tractor proud; F wave; car',
        'down the middle of the smooth': 'city: L ride on scooter happy; F walk happy',
      },
    },
  ],
};
