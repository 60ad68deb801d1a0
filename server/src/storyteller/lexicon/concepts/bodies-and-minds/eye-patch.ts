import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the eye patch. */
export const eyePatch: StorySourceInput = {
  id: 'eye-patch',
  words: [
    'eye patch',
    'eyepatch',
    'patch eye',
    'patch over eye',
    'patch on eye',
    'lazy eye',
    'squint',
    'wear/wearing patch',
  ],
  situations: ['learn', 'visit', 'has', 'trait', 'wants', 'cannot', 'newcomer', 'ailment', 'own-wish'],
  gentle: true,
  topic: 'the eye patch',
  thing: 'the eye patch',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'the-lazy-one-learns',
      titles: ['{L} and the Eye Patch', 'The Eye That Had to Work', 'A Patch for {L}'],
      goal: 'wear the patch till teatime',
      trouble: 'with the patch on, {L} could hardly see',
      solved: 'the weaker eye was learning to see',
      opener:
        '{L+} had two eyes, and one of them did all the work. “The other one has got lazy,” they said at the eye clinic. “It needs practice.” So the strong eye had to wear a patch for some hours every day.',
      friend:
        '{F+} looked at the patch, and then at {L}. “Does it hurt?” asked {F}. “No,” said {L}. “It’s just in the way.” {F} nodded, and asked what they should play.',
      problem:
        'With the patch on, everything was blurred. {L} poured milk next to the cup and missed the last stair. At school somebody asked, “What have you got there?” {L} looked down and did not want to say.',
      tries: [
        '{L} looked over the top of the patch when nobody was watching. Now the strong eye did the work again, and the lazy one went back to sleep.',
        '{L} pulled a hat down over the patch. Nobody saw it any more. But {L} saw nothing at all, and walked into the coats.',
        '{L} took the patch off and put it in a pocket. It felt good. But at the clinic they would know.',
      ],
      tip: '“I had one when I was small,” said {G+}. “An eye learns like a leg. It gets strong by doing things. Don’t just wait for teatime. Give it something it likes to look at.”',
      turn: 'So {L} sat down with the big picture book and looked for all the tiny things in it: a ladybird, a key, a mouse behind the jug. They were blurred at first. {L} went closer, and took plenty of time.',
      done: '“There’s the mouse,” said {L}. “And there’s its tail!” It was not yet teatime, and {L} had found every one of them with the lazy eye. When somebody asked about the patch again, {L} said, “My eye is in training.”',
      again:
        'Every few weeks they look at the letters at the clinic, and each time {L} can read one line more. A drawing of a mouse is stuck on the patch today.',
      object: 'book',
      helper: { name: 'Mrs Thimble', creature: 'owl' },
      outcomes: [
        {
          asked: ['see/better/strong/clear/clearly/read/well'],
          kinds: ['sees'],
          done: '“There’s the mouse,” said {L}, “and there’s its tail!” It was the lazy eye that had found them, every one. The next time it was a beetle, and then the beetle’s feet. At the clinic they pointed to the lowest line, and {told}.',
        },
        {
          asked: ['pirate/captain/treasure/cool/class/friend/everyone/patch'],
          kinds: ['plays', 'friends', 'new-friend', 'still-friends', 'team', 'makes'],
          done: '“My eye is in training,” said {L}, when somebody asked. “What for?” It was for finding things that nobody else can: a mouse behind the jug, a key, a ladybird. “Can I train, too?” asked {F}, and put a hand over one eye, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'says',
            'says-words',
            'home',
            'way-home',
          ],
          done: '“There’s the mouse,” said {L}. “And there’s its tail!” It was not yet teatime, and {L} had found every one of them. “Where?” asked {F}, with two good eyes, and looked, and looked. It was on {F’s} own sleeve, drawn in pencil, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'given-by', 'all-get', 'tells', 'sleep'],
          done: '“There’s the mouse,” said {L}, “and its tail!” The picture book had no more hiding places, and it was teatime. {L} poured the milk, with one eye, right into the middle of the cup, and {told}.',
        },
      ],
      art: {
        'one of them did all the work': 'clinic: L sit worried on chair; doctor, glasses',
        'looked at the patch': 'village: F look L curious; L stand ashamed',
        'cup and missed the last': 'kitchen: L pour worried; cup, puddle',
        'over the top of the patch': 'school: L look worried; book',
        'pulled a hat down over': 'hallway: L fall wearing hat; coat-pegs',
        'and put it in a pocket': 'playground: L hide plaster ashamed',
        'An eye learns like a leg': 'school: G say calm; L listen curious',
        'sat down with the big picture book': 'living-room: L read big book curious',
        'They were blurred at first': 'living-room: L hold magnifying-glass curious; book, mouse',
        'went closer, and took plenty': 'living-room: L hold magnifying-glass curious; book, mouse',
        'There’s the mouse': 'living-room: L cheer; F look happy; mouse, book',
        'My eye is in training': 'living-room: L cheer; F look happy; mouse, book',
        'they look at the letters': 'clinic: L point proud; alphabet, doctor',
      },
    },
  ],
};
