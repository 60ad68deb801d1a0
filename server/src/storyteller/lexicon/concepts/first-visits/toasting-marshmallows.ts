import type { StorySourceInput } from '../../story-source.ts';

/** Stories about toasting marshmallows over a fire. */
export const toastingMarshmallows: StorySourceInput = {
  id: 'toasting-marshmallows',
  words: [
    'marshmallow',
    'marshmallows',
    'toast/toasting/roast/roasting marshmallow/marshmallows',
    's’mores',
    'smores',
    'bread on a stick',
    'stick bread',
    'stockbrot',
    'cook/cooking over/on a/the campfire',
    'sausages over the fire',
    'campfire food',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
  ],
  topic: 'toasting marshmallows',
  thing: 'the campfire',
  home: 'forest',
  main: 'forest',
  night: true,
  plots: [
    {
      id: 'wait-for-the-glow',
      titles: ['Golden All Round', 'Three Black Marshmallows', 'Wait for the Glow'],
      goal: 'toast a marshmallow golden brown',
      trouble: 'every marshmallow burned black',
      solved: 'a marshmallow was golden brown all round',
      opener:
        'The campfire was lit at last. A grown-up had laid it inside a ring of stones, with a bucket of water beside it. {L+} had a long, long stick and, at the end of it, a white marshmallow.',
      friend:
        '“Mine’s going to be brown all over and soft inside,” said {F+}, and sat down on the log, well back from the fire. They held their sticks out together. The flames jumped up high and yellow.',
      problem:
        'Whoosh! {L’s} marshmallow was burning like a torch. {L} held it still until it went out. It was as black as a boot outside, and inside it was cold. {F’s} had dropped into the ashes.',
      tries: [
        '{L} held the next one right in the flame, only for as long as it takes to say “marshmallow”. That was still too long.',
        '{F} held one up high, above the smoke. It didn’t turn brown at all. It only tasted of chimney.',
        'They waved it quickly to and fro through the fire. Now it had black stripes, like a zebra, and one side was missing.',
      ],
      tip: '“You’re all looking at the flames,” said {G+} from the other side of the fire. “They make a fine show. But who’s doing the cooking? Look lower down, when they’ve had their dance.”',
      low: 'There were only two marshmallows left in the bag. The flames grew smaller. “It’s going out,” said {F}, and sighed.',
      turn: 'But it was not going out. Under the wood lay a bed of embers, red and orange and very hot. {L} waited until the last flame was gone. Then {L} held the stick above the glow, and turned it slowly, round and round.',
      done: 'Nothing happened, and nothing happened. And then the white turned cream, and the cream turned gold, all the way round. {L} let it cool and bit off half. It crackled outside and ran inside. The other half was for {F}.',
      again:
        'They poured the whole bucket over the embers before bed. Pshhh! {L} smelled of smoke till Wednesday, and did not mind.',
      helper: { name: 'Aunt Ember', creature: 'grandma' },
    },
  ],
};
