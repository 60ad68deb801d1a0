import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Malala and the right to go to school. */
export const malala: StorySourceInput = {
  id: 'malala',
  words: [
    'malala',
    'malala yousafzai',
    'girls’ school',
    'girl/girls allowed to go to school',
    'girl/girls not allowed to go to school',
    'right to go to school',
    'right to education',
    'school for girls',
    'every child can go to school',
    'education for girls',
    'everyone has the right to learn',
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
    'refuses',
    'value',
    'sad',
  ],
  gentle: true,
  topic: 'Malala and the right to learn',
  thing: 'the school',
  home: 'city',
  main: 'school',
  plots: [
    {
      id: 'one-page-a-day',
      titles: ['Malala Speaks Up', 'The Door of the School', 'One Pencil'],
      goal: 'speak up for the school',
      trouble: 'girls were no longer allowed to go to school',
      solved: 'the whole world had heard about the school',
      opener:
        'In a green valley in Pakistan lived Malala, who liked nothing better than school. The seat by the window was Malala’s. {L+} sat at the next desk. In the mornings they raced each other to the gate.',
      friend:
        'One morning a notice hung on the gate. Men who liked to give orders had come into the valley. “Girls are not allowed to go to school any more,” read {F+} aloud. They all stood there with their bags on their backs.',
      problem:
        'The door stayed locked. The books lay in the dark. “What can we do?” said the neighbours quietly. “They’re strong. Better say nothing.” And it got so quiet in the valley that you could hear the chalk drying.',
      tries: [
        'They learned at home, in secret, with the curtains drawn. It was good. But it was only for three, and there were hundreds.',
        'They waited for it to pass. A week passed, and then a month. The notice still hung there.',
        '{F} wanted to tear down the notice. There would only have been a new one.',
      ],
      tip: '“They want it quiet,” said {G+}, who was a teacher, and Malala’s father. “That shows you what they’re afraid of. It doesn’t need a loud voice. It needs one that says how it is, again and again, till it’s heard further off.”',
      low: 'In the evening {L} sharpened the last pencil. It had become quite short. It was still long enough to write with.',
      turn: 'Malala began to write down what each day was like without school, one page every day. {L} copied the pages out in a neat hand and took them, under the bread in the basket, to somebody who could send them out into the world. Not one day was left out.',
      done: 'Far away they were read aloud on the radio. People wrote, and people asked questions. Malala went on speaking up, even when it was hard and dangerous. At seventeen Malala got the Nobel Prize for peace, for every child who wants to learn.',
      again:
        'The door of the school in the valley is open again. {L} goes in with a new pencil. “One child, one teacher, one book and one pen can change the world,” Malala has said. It’s written on the wall.',
      object: 'basket',
      outcomes: [
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: 'Far away the pages were read aloud on the radio, and Malala went on speaking up, for every child who wants to learn. One morning the notice was gone from the gate. They raced each other to it, as they used to, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'says', 'gets'],
          done: 'Far away the pages were read aloud on the radio, and Malala went on speaking up, even when it was hard. At seventeen Malala stood in a great hall, for every child who wants to learn, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes', 'home', 'way-home', 'sleep'],
          done: 'Far away the pages were read aloud on the radio, and Malala went on speaking up, for every child who wants to learn. In the evening there was bread in the basket again, with nothing hidden under it, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Far away the pages were read aloud on the radio. People wrote, and people asked questions. Malala went on speaking up, even when it was hard and dangerous. It was never quiet in that valley again, and {told}.',
        },
      ],
      helper: { name: 'Mr Ziauddin', creature: 'man' },
      art: {
        'liked nothing better': 'school: L run happy; children, gate',
        'a notice hung': 'school: F read notice worried; L stand sad; gate, children',
        'The books lay in the dark': 'village: L say worried; door, book, people',
        'learned at home': 'living-room: L read worried; F write; curtain, children',
        'a month. The': 'village: L wait sad; F sit; notice, gate',
        'tear down the notice': 'village: F reach-up angry; L hold-hands F; notice',
        'want it quiet': 'living-room: G say; L look G curious; book',
        'sharpened the last': 'bedroom, evening: L hold crayon sad; writing-pad',
        'what each day was like': 'living-room: L write brave; children, basket',
        'under the bread': 'village: L hold basket brave; bread, gentleman',
        'the Nobel Prize': 'school: L cheer; F cheer; radio, medal, children',
        'open again.': 'school: L hold crayon happy; door, children',
      },
    },
  ],
};
