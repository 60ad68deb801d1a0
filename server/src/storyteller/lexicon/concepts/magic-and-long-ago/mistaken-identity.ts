import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mistaken identity. */
export const mistakenIdentity: StorySourceInput = {
  id: 'mistaken-identity',
  words: [
    'mistaken identity',
    'mistake/mistaken for',
    'mistake/mistaken for a wolf/lion/tiger/monster/ghost/somebody/someone',
    'take/taken for somebody/someone else',
    'mix/mixed up with somebody/someone',
    'wrong person',
    'look/looks like a wolf',
    'thinks it is a wolf/dog/cat',
    'sheep that look/looks like wolf',
    'look/looks exactly like',
    'lookalike',
    'look alike',
    'case of mistaken identity',
  ],
  situations: ['mistaken', 'trait', 'deed', 'has', 'mystery', 'being-and-thing', 'thing-pair'],
  topic: 'a case of mistaken identity',
  thing: 'the grey coat',
  main: 'village',
  plots: [
    {
      id: 'the-wrong-wolf',
      titles: ['The Wrong Wolf', 'It’s Only Me!', '{L} Is Mistaken for Somebody Else'],
      goal: 'show who was really in the grey coat',
      trouble: 'everybody took {L} for the wolf',
      solved: 'everybody knew that it was {L}',
      opener:
        '{L+} had found a big grey coat in the loft, furry inside and out. {L} put up the hood and went for a walk in it, and only the tip of {L’s} nose looked out.',
      friend:
        '{F+} was waiting at the corner with a basket. {F} saw two grey ears coming over the hedge, let the basket fall and ran. “Wolf!” screamed {F}. “Where?” called {L}, and ran too, right behind.',
      problem:
        'Shutters banged, doors were bolted, and the sheep jumped over the wall. “The wolf’s in the street!” everybody shouted. {L} looked left and right. There was no wolf to be seen. And then {L} saw that they were all pointing at {L}.',
      tries: [
        '“It’s only me!” called {L}. But the hood was thick, and outside it sounded like “Oo-oo-me!” Somebody put a cupboard against the door.',
        '{L} waved, to look friendly. The long sleeves flapped like paws, and a hen fainted.',
        '{L} tried to take the coat off. The zip was stuck. “It’s scratching itself!” they cried behind the curtains.',
      ],
      tip: '“I don’t see well any more,” said {G+}, who sat on the bench and hadn’t run away, “so I don’t go by coats. A wolf can have two ears and grey fur. But is there anything that you can do, and no wolf can? Do that.”',
      low: '{L} sat down in the empty street. It is a strange feeling when your own friends are afraid of you.',
      turn: [
        '{L} thought. Then {L} began to whistle: the silly song that only the two of them knew, about the frog in the soup, with the wrong note in the middle. The shutter opened a finger wide. “No wolf knows that song,” said a voice that {L} knew.',
        '{L} thought. Then {L} began to whistle: the silly song that only the two of them knew, about the frog in the soup, with the wrong note in the middle. A shutter opened a finger wide. “No wolf knows that song,” said somebody inside.',
      ],
      done: '{F} came out, on tiptoe, and pulled down the hood. There was {L}, very red in the face. Then they all laughed until they had to hold on to each other, and the hen was given a biscuit.',
      again: 'The coat has a big red button on it now, and a name on the back. The sheep still look twice.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{F} came out, on tiptoe, and pulled down the hood. There was {L}, very red in the face. The sheep came back over the wall. The basket still stood at the corner, and nothing in it was broken, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{F} came out, on tiptoe, and pulled down the hood. There was {L}, very red in the face. “You ran from me,” said {L}. “You ran after me!” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{F} came out, on tiptoe, and pulled down the hood. There was {L}, very red in the face. All down the street the doors were unbolted. The coat was big enough for two, furry inside and out, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} whistled the wrong note in the middle once more. {F} came out, on tiptoe, and pulled down the hood. There was {L}, very red in the face. The shutters were opened, one after the other, and {told}.',
        },
      ],
      helper: { name: 'Old Bertram', creature: 'man' },
      art: {
        'grey coat in the loft': 'attic: L look happy wearing grey coat; chest',
        'went for a walk in': 'village: L walk happy wearing grey coat',
        'let the basket fall and ran': 'village: F run frightened; L run worried wearing grey coat; basket',
        'the sheep jumped over': 'village: L look surprised wearing grey coat; people, sheep, door',
        'It’s only me': 'village: L call worried wearing grey coat; door, house',
        'a hen fainted': 'village: L wave worried wearing grey coat; hen',
        'The zip was stuck': 'village: L pull worried wearing grey coat; house',
        'I don’t go by coats': 'village: G sit on bench calm; L look G sad wearing grey coat',
        'in the empty street': 'village: L slump sad wearing grey coat; house',
        'the frog in the soup': 'village: L blow happy wearing grey coat; frog',
        'No wolf knows that': 'village: F peek surprised in doorway; L sing happy wearing grey coat',
        'pulled down the hood': 'village: F laugh; L laugh wearing grey coat; hen, people',
        'red button on it now': 'village: L walk happy wearing grey coat; F laugh; sheep, button',
      },
    },
  ],
};
