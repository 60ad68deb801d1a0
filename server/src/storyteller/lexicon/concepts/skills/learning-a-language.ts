import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a new language. */
export const learningALanguage: StorySourceInput = {
  id: 'learning-a-language',
  words: [
    'learn/learning english/french/spanish/german/language/arabic/chinese',
    'new language',
    'speak/speaking english/another/two/different',
    'not speak/understand english/language',
    'foreign language',

    'two language',
    'speak/speaking two language',
    'come/coming from/another country',
  ],
  situations: ['learn', 'afraid', 'wants', 'cannot', 'newcomer', 'trait', 'visit', 'deed'],
  topic: 'a new language',
  thing: 'the new words',
  main: 'school',
  plots: [
    {
      id: 'words-in-the-pocket',
      titles: ['A Pocket Full of Words', 'What Is That Called?', 'Two Words for Moon'],
      goal: 'talk with the others',
      trouble: 'nobody understood what {L} said',
      solved: '{L} had enough words to begin with, and a few to give away',
      opener:
        'At home {L+} was a great talker, and told jokes as well. But here, in the new school, all the words were different. They went by like a fast train with the windows closed.',
      problem:
        '“Shibble wobble?” a boy asked kindly. At least it sounded like that. {L} did not know whether it was about lunch or about the weather. {L} said nothing. All the good jokes stayed inside.',
      tries: [
        '{L} just nodded at everything. Because of that {L} got three helpings of cabbage and was made goalkeeper.',
        '{L} said it again, more loudly, in the language of home. They looked at each other. It was loud, but it was not clearer.',
        '{L} decided to be silent until all the words had been learned. There were about a hundred thousand of them.',
      ],
      tip: '“You’re waiting for the whole train,” said {G+}. “Take one carriage. One word a day, and the most useful first. I began with ‘biscuit’. And don’t throw yours away. You have two words for moon. I have only one.”',
      turn: 'In the break {L} pointed at a ball. “What is that?” That was the first carriage. “Ball,” said the others. {L} said it after them, wrongly, and then nearly right. Then {L} pointed at the sky and gave them a word back.',
      done: 'They all tried it, and it sounded so funny that they lay on the grass. {L} had to laugh too. It was the first joke in the new language. By Friday {L’s} pocket was full: ball, biscuit, wait for me, again.',
      again:
        'The whole class says “moon” in two languages now. {L} dreams in both. In the one there are more jokes, in the other more football.',
      helper: { name: 'Mrs Parrot', creature: 'parrot' },
    },
  ],
};
