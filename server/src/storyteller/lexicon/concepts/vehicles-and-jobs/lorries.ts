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
      helper: { name: 'Mrs Spanner', creature: 'badger' },
    },
  ],
};
