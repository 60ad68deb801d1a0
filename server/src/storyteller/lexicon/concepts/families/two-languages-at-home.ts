import type { StorySourceInput } from '../../story-source.ts';

/** Stories about speaking two languages. */
export const twoLanguagesAtHome: StorySourceInput = {
  id: 'two-languages-at-home',
  words: [
    'translate/translating for parent/mum/mom/dad/mother/father/grandma/grandpa',
    'interpret/interpreting for',
    'bilingual',
    'bilingual family',
    'two languages at home',
    'translator',
    'parents don’t speak english',
    'language broker',
  ],
  situations: ['learn', 'question', 'deed', 'ability', 'newcomer'],
  gentle: true,
  topic: 'speaking two languages',
  thing: 'the two languages',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'in-the-middle',
      titles: ['{L} in the Middle', 'Two Words for Everything', 'What Did They Say?'],
      goal: 'help with the two languages',
      trouble: '{L} did not know all the words',
      solved: 'the grown-ups had understood each other',
      opener:
        'At home {L+} spoke one language, and outside {L+} spoke the other. {L} had two words for bread, two for rain, and two for goodnight. Mostly that was a fine thing to have.',
      friend: '“You can talk with everybody,” said {F+}. “I can only talk with half of them.”',
      problem:
        'Today there was an important letter from the school, and a talk with the teacher. “Come and translate,” they said at home. Now {L} stood between the grown-ups. The teacher said something long, and they all looked at {L}. It was a word that {L} knew in neither language.',
      tries: [
        '{L} made up something that might fit. Both sides looked puzzled, and {L’s} ears went hot.',
        '{L} nodded at everything, to get it over with. Then nobody knew what had been said.',
        '{L} wanted to run out. But then there would have been nobody in the middle at all.',
      ],
      tip: '“Translating is my job,” said {G+}, who had come in with a folder. “And even I don’t know every word. Then I say, please wait, what does that mean? You’re allowed to say that as well. And you’re allowed to say that it’s too much.”',
      turn: '{L} took a breath. “I don’t know that word,” {L} said, in the one language and then in the other. “Please say it more simply.” And a bit later: “Can somebody else do the letter? I’d like to do the part about me.”',
      done: 'So {G} translated the difficult things. And {L} said what only {L} knew: about the painting, and the friends, and the sums. They laughed twice, once in each language. When they went home, everybody had understood.',
      again:
        'On the way they bought bread. {L} asked for it in one language and counted the money in the other. In between, nobody had to wait.',
      helper: { name: 'Miss Lang', creature: 'woman' },
      outcomes: [
        {
          asked: ['proud/thank/thanks/help/translate/understand/mum/dad/teacher/parent/grandma'],
          kinds: ['says', 'says-words', 'happy', 'feels', 'gets', 'given-by', 'all-get', 'helps'],
          done: '{G} took the difficult words, and {L} said what only {L} knew: about the painting, and the friends, and the sums. Nobody looked at {L} and waited any more. On the way out the letter was in somebody else’s bag, and {told}.',
        },
        {
          asked: ['friend/teach/learn/speak/language/word/sing/song/class'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays', 'tells'],
          done: '{G} translated what was difficult, and {L} did the part about {L}. They laughed twice, once in each language. {F} had waited by the gate. “How do you say it?” asked {F}, and pointed at the loaf, and then at the rain, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes'],
          done: '{G} took the difficult words, and {L} did the rest. They laughed twice, once in each language. On the way home they bought bread, and it was still warm. {L} had two words for it, and both meant: sit down, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'stays', 'home', 'way-home', 'sleep'],
          done: '“Please say it more simply,” {L} had said, and it was allowed. {G} took the difficult words. {L} told about the painting and the friends, and they laughed twice, once in each language. Then the folder was shut, and {told}.',
        },
      ],
      art: {
        'two words for bread': 'city: L hold bread happy; people',
        'You can talk with': 'city: F say happy L; L stand proud',
        'Today there was an important letter': 'school: L hold letter worried; teacher, mother, father',
        'made up something that might fit': 'school: L speak ashamed; teacher, mother',
        'nodded at everything, to get': 'school: L nod worried; teacher, mother',
        'wanted to run out': 'school: L look worried at door; door, teacher',
        'Translating is my job': 'school: G say calm; L listen curious',
        'took a breath': 'school: L speak brave; teacher, mother',
        'else do the letter': 'school: L offer letter brave; teacher',
        'laughed twice, once in each': 'school: L laugh; teacher, mother, father',
        'about the painting, and the': 'school: L laugh; teacher, mother, father',
        'On the way they bought bread': 'shop: L hold bread proud; coin, baker',
      },
    },
  ],
};
