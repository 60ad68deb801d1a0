import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the breakdown. */
export const carBreaksDown: StorySourceInput = {
  id: 'car-breaks-down',
  words: [
    'car/van/taxi break/breaks/broke/breaking down',
    'car/van not/won’t/doesn’t start',
    'car/van won’t start',
    'broken-down car/van',
    'flat tyre/tire',
    'break/breaks/broke down motorway/road/highway/holiday',
    'car/van breakdown',
    'breakdown truck/van',
    'tow truck',
    'car/van is broken',
    'puncture',
    'run/ran out of petrol',
  ],
  situations: ['broken', 'deed', 'damage', 'stuck', 'cannot', 'ride', 'refuses', 'visit'],
  happensToLead: true,
  topic: 'the breakdown',
  thing: 'the car',
  main: 'village',
  plots: [
    {
      id: 'behind-the-barrier',
      titles: ['The Day We Broke Down', 'Click, Click, Nothing', 'Waiting for the Yellow Truck'],
      goal: 'get going again',
      trouble: 'the engine would not start',
      solved: 'the engine was running again',
      opener:
        'They were already late. The bags were in the back, the sandwiches were on {L+}’s knees, and the road ran straight ahead. Then there was a bang, a smell of burnt toast, and smoke came out from under the bonnet.',
      problem:
        'They rolled to the side and stopped. The key was turned. Click. And once more. Click, click, nothing. The other cars whooshed past. “Everybody out, and over behind the barrier,” said the grown-ups. “It’s safer there.” {L} stood on the grass and looked at the poor thing.',
      tries: [
        '“Perhaps it’s thirsty,” said {L}. They looked at the petrol gauge. It was half full, so it wasn’t that.',
        '“We could push,” said {F}. But on a big road nobody is allowed to push. And it was too heavy anyway.',
        '{L} talked to it nicely through the railing. It made a small “tick” as it cooled down, and that was all.',
      ],
      tip: '“Don’t touch anything while it’s hot,” said {G+} on the telephone. “I can be with you in an hour. And while you’re waiting, try to remember everything: what did you hear, what did you smell, what did you see? That helps me more than any tool.”',
      turn: 'So {L} sat down on the grass and drew it all: the bang, the smoke, and the squeak before that. At last a yellow truck came. “First it squeaked,” said {L}. “Then it banged. And it smelled of burnt toast.” The mechanic nodded. “Then I know what it is!”',
      done: 'The old belt lay there, torn in two, like a piece of liquorice. The mechanic pulled a new one from the truck and put it round the wheels. “Turn the key.” Click, and then a cough, and then it hummed! Everybody behind the barrier cheered.',
      again:
        'They arrived two hours late, with black fingers and no sandwiches. The torn belt hangs on a nail at home. “It squeaked first,” says {L} to everyone who looks at it.',
      outcomes: [
        {
          asked: [
            'get/arrive/reach there/home/beach/sea/grandma/holiday/zoo/party',
            'get/drive on/again',
            'car start/work/drive/fix/mend',
          ],
          done: 'The old belt lay there, torn in two, like a piece of liquorice. The mechanic put a new one round the wheels. “Turn the key.” Click, and a cough, and then it hummed! They all climbed in behind their bags, and {told}.',
        },
        {
          asked: ['ride/drive truck/tow', 'tow', 'friend mechanic', 'mechanic', 'new car', 'train/bus/walk'],
          done: '“It squeaked first,” the mechanic said into the radio, “we’ve a listener here.” The torn belt lay on the grass like a piece of liquorice, and the new one was on. There was still a free seat in the yellow truck, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'A new belt went round the wheels. Click, a cough, and then it hummed! But the sandwiches were already out on the grass behind the barrier. The mechanic wiped ten black fingers and sat down with them, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The mechanic put a new belt round the wheels. Click, a cough, and then it hummed! “I’ve never had a drawing to work from,” said the mechanic, and looked at {L’s} bang and smoke and squeak again. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The old belt lay there like a piece of liquorice. The new one went on. “Turn the key.” Click, a cough, and then it hummed! Behind the barrier they all jumped up from the grass, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'A new belt went round the wheels. Click, a cough, and then it hummed! It hummed so evenly that one head after the other sank on a shoulder in the back. The yellow truck flashed behind them as far as the bridge, and {told}.',
        },
      ],
      helper: { name: 'Mechanic Molly', creature: 'goat' },
      art: {
        'were already late': 'village: L ride in car happy; car',
        'the road ran straight ahead': 'village: L ride in car surprised; F startle; car, cloud',
        'smoke came out from under': 'village: L startle surprised; F point worried; car, grey cloud',
        'over behind the barrier': 'village: L look sad behind rails; F look worried; car',
        'looked at the petrol gauge': 'village: L point worried; F peek curious; car',
        'is allowed to push': 'village: F push worried; L point worried; car, lorry',
        'talked to it nicely': 'village: L speak calm; F look sad; car',
        'It made a small': 'village: L speak calm behind rails; F slump sad; car',
        'Don’t touch anything': 'village: L phone curious; F listen curious; G phone calm; car',
        'drew it all': 'meadow: L draw drawing-pad(car) brave; F look curious; car',
        'The mechanic nodded': 'village: L tell car proud; F clap happy; lorry',
        'old belt lay there': 'village: L hold belt surprised; F cheer; car, spanner',
        'The torn belt hangs on a nail': 'hallway: L point proud; F look happy; belt',
      },
    },
  ],
};
