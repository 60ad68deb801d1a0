import type { StorySourceInput } from '../../story-source.ts';

/** Stories about wanting a dog and not being allowed one. */
export const wantsADog: StorySourceInput = {
  id: 'wants-a-dog',
  words: [
    'want/wants/wanting dog/puppy/cat/kitten/pet',
    'want/wants dog/puppy/pet but',
    'not allowed dog/puppy/pet/cat',
    'wish for a dog/puppy/pet',
    'can’t have a dog/puppy/pet',
    'dog but mum/mummy/dad/daddy/parents says/say no',
    'no pets allowed',
    'begging for a dog/puppy/pet',
    'wishes for a dog/puppy/pet',
    'really want/wants dog/puppy/pet',
  ],
  situations: ['wants', 'own-wish', 'longing', 'lacks', 'refuses', 'reluctant', 'sad', 'deed', 'learn'],
  topic: 'wanting a dog',
  thing: 'the lead',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'one-walk-a-week',
      titles: ['{L} Wants a Dog', 'A Lead and No Dog', 'Thursdays with Bruno'],
      goal: 'have a dog to look after',
      trouble: '{L} wanted a dog, and the answer was no',
      solved: 'there was a dog in {L’s} life, and it was waiting at the gate',
      opener:
        '{L+} wanted a dog. {L} had drawn one for every wall, and there was a lead on the hook in the hall already. It was red. The only thing that was missing was the dog.',
      friend:
        '“Not now, {L},” they had said at home. “Nobody’s here all morning, and the stairs are steep, and a dog needs somebody all day long.” It was no from all sides. “They’re right, really,” said {F+} carefully. {L} knew that. It didn’t help.',
      problem:
        'Every dog in the street had somebody. {L} walked past with the red lead in one pocket, and held on to it. A wish like that doesn’t go away just because somebody has explained it. It even got bigger.',
      tries: [
        '{L} asked every day, at breakfast and at supper. After the twentieth time nobody answered any more.',
        '{L} took a cushion for a walk. It pulled very little, and it didn’t wag once.',
        '{L} tried to be a dog. {F} threw the slipper. It tasted of foot, and afterwards {L’s} knees were sore.',
      ],
      tip: '“You want to have a dog,” said {G+}. “But what do you want to do with it? Walk? Brush it, throw a ball? For all that it needn’t be yours. There are dogs whose people have bad knees, or work late. They’d be glad of you.”',
      low: '{L} thought of the yellow house at the corner. Behind the gate there was always a big grey dog, and behind the dog was Mrs Adler, with a stick. The dog looked at everyone who went by.',
      turn: '{L} wrote a card and asked at home if it was all right, and then {L} rang the bell. “I haven’t got a dog,” said {L}, “and I’m good at walking. Could I come along with Bruno sometimes, with you?” Bruno had already smelled the lead.',
      done: 'On Thursday they set out, all three of them. Bruno stopped at every tree, and so Mrs Adler could stop, too. {L} threw the ball a hundred times. At the end Bruno leaned against {L’s} legs with the whole weight of a big grey dog. That’s how they say it.',
      again:
        'It’s Thursdays and Sundays now. On the other days Bruno stands at the gate at four o’clock and listens. Not everyone who goes by has those steps.',
      helper: { name: 'Dr Basset', creature: 'woman' },
      outcomes: [
        {
          asked: [
            'get/gets/have/buy/adopt/own/surprise/give/present dog/puppy/pet/cat/kitten/rabbit/hamster/one/it',
            'adopt',
          ],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'On Thursdays and Sundays {L} walked Bruno, in rain and in snow, and forgot neither the brush nor the water bowl. At home they had been watching from the window. There was a whole red lead hanging on the hook, and {told}.',
          again:
            'The lead on the hook is never there for long. But on Thursdays there is still a walk past Mrs Adler’s gate, because Bruno is listening for those steps.',
        },
        {
          asked: ['walk/look/care/feed/play dog/bruno/neighbour/it/friend', 'shelter'],
          kinds: ['plays', 'helps'],
          done: 'Bruno stopped at every tree, and so Mrs Adler could stop, too. {L} threw the ball a hundred times, and a hundred times it came back wet. “You’ll be here on Sunday?” asked Mrs Adler. The red lead was the right length, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
            'sees',
          ],
          done: 'On Thursday they set out, all three of them, and {L} threw the ball a hundred times. At the end Bruno leaned against {L’s} legs with the whole weight of a big grey dog. That’s how they say it, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'home', 'way-home', 'sleep'],
          done: 'On Thursday they set out, all three of them. Bruno stopped at every tree, and {L} threw the ball a hundred times. Afterwards Mrs Adler put the kettle on, and a biscuit of the right kind on each of three plates, and {told}.',
        },
      ],
      art: {
        'had drawn one for every wall': 'hallway: L draw drawing-pad(dog) happy; lead',
        'here all morning, and the': 'hallway: L hold lead sad; F speak worried',
        'Every dog in the street': 'village: L hold red lead sad; two dog, people',
        'asked every day, at breakfast': 'kitchen: L say worried; mother, father, table',
        'took a cushion for a walk': 'village: L hold red lead sad; cushion',
        'tried to be a dog': 'living-room: L crawl laughing; F throw slippers laughing',
        'what do you want to do with it': 'village: G say calm; L listen curious; dog',
        'thought of the yellow house': 'village: L think dog curious; yellow house',
        'wrote a card and asked': 'cottage: L hold card brave; mother',
        'rang the bell': 'village: L ring brave; big grey dog, lady, door',
        'threw the ball a hundred': 'village: L throw ball happy; big grey dog, lady',
        'in rain and in snow': 'village, rain: L walk happy; big grey dog, lady',
        'never there for long': 'village: L wave happy; big grey dog, gate',
        'Thursdays and Sundays now': 'village: big grey dog, gate; L run happy',
      },
    },
  ],
};
