import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the lorry. */
export const lorries: StorySourceInput = {
  id: 'lorries',
  words: [
    'truck',
    'lorry',
    'big rig',
    'truck driver',
    'lorry driver',
    'delivery truck/lorry/van',
    'trucks',
    'delivery driver',
  ],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'ride', 'stuck', 'works-as'],
  topic: 'the lorry',
  thing: 'the lorry',
  home: 'city',
  main: 'village',
  plots: [
    {
      id: 'under-the-bridge',
      titles: ['Stuck Under the Bridge', '{L} and the Very Tall Lorry', 'Honk Honk, Hiss'],
      goal: 'get the lorry out from under the bridge',
      trouble: 'the lorry was stuck under the bridge',
      solved: 'the lorry was free again',
      opener:
        'The lorry had eighteen wheels, and a horn that you could hear in the next village. {L+} was allowed to ride along, high up in the cab. In the back were a hundred new school chairs.',
      problem:
        'Then came the old stone bridge. “We’ll just fit,” said the driver. Crunch! They just didn’t. The roof of the lorry was wedged under the arch, and it would not go forwards, and it would not go back.',
      tries: [
        'Everybody pushed from behind. The roof wedged itself even tighter.',
        'Two horses pulled from behind. They were strong horses, and the bumper came off.',
        '“Then the top of the bridge has to come off,” said {F}. But the bridge was four hundred years old, and the whole village said no.',
      ],
      tip: '“It’s only too high by the width of a finger,” said {G+} from the garage. “You can’t make the bridge higher. So make the lorry lower. Where is there something soft that holds up the whole lorry?”',
      turn: '{L} looked at the lorry from top to bottom. At the very bottom were the tyres, fat and hard, and full of air. “Let some air out!” said {L}. {L} and {F} ran from wheel to wheel and pressed the valves. Psssss, went all eighteen of them.',
      done: 'The lorry sank, by a finger, and then by two. “Now, backwards, slowly!” There was a last little scrape, and it was out. They pumped up the tyres again at the garage and took the road round the hill. At three the chairs stood in the new school.',
      again:
        'There’s a sign by the bridge now that says how high it is. {L} painted the lorry on it, so that everybody understands.',
      outcomes: [
        {
          asked: [
            'deliver/bring/arrive/get/reach/chair school/there/on time',
            'lorry/truck free/get/unstuck/out/through',
            'chair',
          ],
          done: 'Psssss! The lorry sank, by a finger, and then by two. “Backwards, slowly!” There was a last little scrape, and it was out. They pumped up the tyres at the garage and took the road round the hill, and {told}.',
        },
        {
          asked: ['drive/steer lorry/truck', 'horn/hoot/honk', 'become/be driver', 'ride'],
          done: 'The lorry sank, by a finger, by two, and with a last little scrape it was out. They pumped up all eighteen tyres. “You thought of it, so you may do the best thing in a lorry,” said the driver, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The lorry sank by two fingers, and out it came. At three it stood by the new school. The hundred chairs were carried in, and somebody had to sit on every one of them, to try it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The lorry sank by two fingers, and out it came. At three the chairs stood in the new school. The head teacher counted a hundred, and there was one too many. It had a ribbon on it. “For a clever head,” the driver said, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Psssss, went the tyres, and the lorry sank by a finger, and then by two. There was a last little scrape, and it was out. The driver jumped down from the cab and looked up at the bridge, and at {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The lorry sank by two fingers, and out it came. At three the chairs stood in the school. Behind the seats in the cab there was a bunk with a curtain and a lamp, and the engine purred, and {told}.',
        },
      ],
      helper: { name: 'Mrs Spanner', creature: 'badger' },
      art: {
        'The lorry had eighteen wheels': 'village: L ride in lorry happy; lorry',
        'high up in the cab': 'village: L drive in lorry happy; F wave; lorry',
        'new school chairs': 'village: L ride in lorry happy; F wave; lorry, many chair',
        'Crunch! They just': 'village: L think worried; F startle; lorry, big bridge',
        'pushed from behind. The roof': 'village: L+F push; lorry, bridge, people',
        'the bumper came off': 'village: L look worried; F point surprised; two horse, lorry',
        'four hundred years old': 'village: F point worried; L hands-on-hips worried; people, bridge',
        'by the width of a finger': 'village: G say; L+F look G curious; lorry, bridge',
        'looked at the lorry from top': 'village: L crouch curious; F peek curious; tyre, lorry',
        'from wheel to wheel': 'village: L+F crouch happy; tyre, lorry',
        'The lorry sank': 'village: L wave proud; F cheer; lorry, bridge',
        'says how high it is': 'village: L paint sign(lorry) happy; F hold paint-pot; bridge',
      },
    },
  ],
};
