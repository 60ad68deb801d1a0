import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day at the vet’s. */
export const vet: StorySourceInput = {
  id: 'vet',
  words: [
    'vet',
    'animal doctor/hospital/clinic',
    'veterinarian',
    'sick animal/cat/dog/rabbit',
    'take cat/dog/pet vet',
    'guinea pig vet',
  ],
  situations: ['visit', 'afraid', 'learn', 'wants-to-be', 'ailment'],
  topic: 'a day at the vet’s',
  thing: 'the waiting room',
  home: 'village',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-full-waiting-room',
      titles: ['{L} Is a Vet for a Day', 'Next, Please!', 'Who Has the Sore Paw?'],
      goal: 'find out what was wrong with the big dog',
      trouble: 'the big dog would not let anybody near',
      solved: 'the thorn was out and the big dog was happy',
      opener:
        '“Today I need some help,” said the vet. {L+} got a white coat, which reached down to the floor, and a listening tube. In the waiting room there was a bark, a hiss, a squeak and a very long sigh.',
      problem:
        'The parrot had a cold, and the snake had a knot. That was easily done. But the last one was a dog as big as a sofa. It growled and hid one paw. Nobody could get near it.',
      tries: [
        '{L} held out a biscuit. The dog ate the biscuit, and a button off the coat, and growled on.',
        '{F} listened to it with the tube from far away. “I can hear something,” said {F}. It was {F’s} own tummy.',
        'They pretended to go out and came in again on tiptoe. A dog can hear an ant cough.',
      ],
      tip: '“An animal can’t say where it hurts,” said {G+}, “so it says grr. That means: I’m afraid. Don’t look it in the eyes. Sit on the floor and be boring.”',
      turn: '{L} sat down on the floor, sideways, and yawned, and showed an empty hand. Nothing happened for a long time. Then there was something wet on the hand: a nose. And then, very slowly, came a paw. There was a thorn in it, as long as a match.',
      done: '“I’ll count to three,” said {L} softly, and pulled at two. It was out! The dog looked at its paw, and at {L}, and licked {L} from the chin to the hair, twice.',
      again:
        'Now there’s a jar with a thorn in it at the vet’s. When somebody growls in the waiting room, {L} is called, to sit on the floor.',
      outcomes: [
        {
          asked: [
            'dog/cat/rabbit/hamster/pet/animal/puppy/kitten/horse/guinea/it better/well/heal/home/healthy/fine/happy/run/play',
            'get better',
          ],
          done: '“I’ll count to three,” said {L} softly, and pulled at two. It was out, as long as a match! The paw was washed and put back on the floor, first carefully, and then not carefully at all, and {told}.',
        },
        {
          asked: [
            'become/be/real vet/doctor',
            'keep/adopt/take dog/cat/puppy/kitten/rabbit/pet',
            'friend dog',
          ],
          done: '“I’ll count to three,” said {L} softly, and pulled at two. The thorn was out! The dog licked {L} from the chin to the hair, twice. The vet hung the listening tube round {L’s} neck again, a bit shorter, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} counted to three and pulled at two, and the thorn was out. The dog licked {L} from the chin to the hair. Out in the waiting room the snake had no knot any more, and the parrot had a joke, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} counted to three and pulled at two, and the thorn was out. The dog licked {L} from the chin to the hair, twice. Its owner had been waiting behind the door with both eyes shut, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} counted to three and pulled at two, and the thorn was out, as long as a match. The dog looked at its paw, and at {L}. Then, big as a sofa, it climbed on to {L’s} lap, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} counted to three and pulled at two, and the thorn was out. The dog licked {L} from the chin to the hair, twice. The last chair in the waiting room was empty. The vet took the white coat and turned the key, and {told}.',
        },
      ],
      helper: { name: 'Doctor Finch', creature: 'badger' },
      art: {
        'Today I need some help': 'clinic: L look happy; doctor, coat',
        'reached down to the floor': 'clinic: L hold stethoscope happy; doctor, cat, bird',
        'a very long sigh': 'clinic: L hold stethoscope happy; F clap happy; cat, bird, dog',
        'hid one paw': 'clinic: L think worried; F hide frightened; huge dog',
        'ate the biscuit, and': 'clinic: L give biscuit worried; F point worried; huge dog',
        'with the tube from far': 'clinic: F listen stethoscope curious; L look curious; dog',
        'in again on tiptoe': 'clinic: L tiptoe; F tiptoe; big dog, door',
        'I’m afraid. Don’t': 'clinic: G sit calm; L look G curious; F look G; dog',
        'sideways, and yawned': 'clinic: L sit sleepy; F peek curious; big dog',
        'There was a thorn in it': 'clinic: L touch surprised; F point surprised; big dog, needle',
        'I’ll count to three': 'clinic: L raise needle proud; F cheer; big dog',
        'to sit on the floor.': 'clinic: L sit calm; F look curious; dog, jar',
      },
    },
  ],
};
