import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-hook-with-a-name` of the frame `odd-outing`, for themes with its words. */
export const aHookWithAName: StoryPlotInput = {
  id: 'a-hook-with-a-name',
  words: ['school', 'nursery', 'kindergarten', 'preschool', 'class', 'classroom', 'playgroup'],
  titles: ['{S} Goes to School', 'A Hook for {S}', '{Voice}, Said the New One'],
  goal: 'get through the first day at school',
  trouble: '{S} did everything at school the {noun} way',
  solved: 'there was a hook with a name at school',
  opener:
    'The school bell rang. In front of the gate somebody stood with a very new school bag, and did not go in. {L+} stopped.',
  friend:
    'It was {S+}. “I’m starting school today,” said {S}. “I’ve packed {treat} and a pencil. Is that right?” “Quite right,” said {L}, and showed the way in.',
  problem:
    'In class there was a lot to learn: sitting, putting a hand up, and not singing in sums. The teacher had just counted the children when {S} {slip}. The whole class laughed. {S} looked at the floor.',
  tries: [
    'In sums the teacher asked, “What is two and two?” “{Voice}!” shouted {S}, who was glad to know something. It was not four.',
    'At playtime they played tag. Nobody had ever seen how {a} plays tag. After one minute it was over, and they all stood at the other end of the playground.',
    '{L} wrote down the rules, with pictures. {S} ate the list, for it had lain beside the {treat}, and tasted of it.',
  ],
  tip: '“School is for learning what you don’t know,” said {G+}, the caretaker. “But everyone brings something along, too. Nobody’s asked {S} yet: what do you know that the others don’t?”',
  turn: 'The next lesson was “Where we live”. {L} put up a hand. “Could {S} tell us?” So {S} stood up in front of the class and told them what it’s like at home, {lair}, and what one eats there, and how you say good morning. It got quite still.',
  done: '“{Voice}!” the whole class said, all together: that’s good morning where {S} comes from. After that {S} learned two and two from the back row, and they learned {noun} tag. When the bell rang, nobody wanted to go home.',
  again:
    'In the corridor, between two small coats, there’s a hook with a new name. Under it hangs a bag that smells of {treat}.',
  helper: { name: 'Mr Mop', creature: 'badger' },
  setting: { home: 'village', main: 'school', indoors: true },
};
