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
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They all tried {L’s} word for moon, and it sounded so funny that they lay on the grass. “Ball, biscuit, wait for me, again,” {L} could say by Friday. That’s quite enough for a break, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They all tried {L’s} word for moon, and it sounded so funny that they lay on the grass. By Friday {L’s} pocket was full of words. The boy with the shibble wobble had learned one by heart, and came over, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They all tried {L’s} word for moon, and it sounded so funny that they lay on the grass. It was the first joke in the new language. “Again,” said {L}, which was the newest word in that pocket, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They all tried {L’s} word for moon, and it sounded so funny that they lay on the grass. By Friday {L’s} pocket was full. In the evening it was there over the roof, with its two names, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} pointed at the sky and gave them the word for moon. They all tried it, and it sounded so funny that they lay on the grass. That was the first joke in the new language. By Friday one pocket was full of words, and {told}.',
        },
      ],
      helper: { name: 'Mrs Parrot', creature: 'parrot' },
      art: {
        'was a great talker': 'living-room: L tell cow laughing; people',
        'here, in the new school': 'school: L stand worried; children',
        'Shibble wobble': 'school: L stand sad; children',
        'just nodded at everything': 'school: L nod worried; cabbage, children',
        'in the language of home. They': 'school: L shout worried; children',
        'all the words had been': 'school: L sit sad at desk; children, book',
        'You’re waiting for the whole train': 'school: G say happy; L listen curious; train',
        'pointed at a ball': 'playground: L point curious; ball, children',
        'at the sky and gave them': 'playground: L point happy; moon, children',
        'sounded so funny that they': 'playground: L laugh; children, ball',
        'says “moon”': 'bedroom, night: L sleep happy in bed; moon, ball',
      },
    },
    {
      id: 'the-skipping-song',
      titles: ['The Skipping Song', '{L} and the New Words', 'First Comes the Tune'],
      goal: 'sing the skipping song in the new language',
      trouble: '{L} did not know the words of the new language',
      solved: '{L} could sing along in the new language',
      object: 'rope',
      opener:
        'In the playground the rope went round: clack, clack, clack. Whoever jumped in had to sing. {L+} could skip very well. But the song was in the language that they spoke here, and for {L} that was quite new.',
      friend:
        '{F+} was turning the rope at one end and nodded to {L}: jump in! {L} understood the nod. It was just the song that {L} did not understand.',
      problem:
        '{L} jumped in. {L’s} feet knew what to do, but {L’s} mouth did not. “Sing!” called the others, and {L} knew that word by now. After three jumps without a song the rope stopped. That was the rule.',
      tries: [
        '{L} wrote down what it sounded like, and read it out while jumping. At the second jump the paper flew out of {L’s} hand, and the rope stopped.',
        '{L} sang something different, in the language of home. It was a fine song, but slower than the rope, and soon the rope lay round {L’s} ankles.',
        '{L} only pretended to sing, without a sound. The others pricked up their ears, heard nothing, and let the rope hang.',
      ],
      tip: '“You want to swallow the whole song at once,” said {G+}. “When I came here, I knew no words either. First I hummed the tune. Then I sang the bit that comes again and again. After that I learned one line a day.”',
      low: 'On the way home {L} hummed the tune, in time with the steps. It was quite easy to hum. One bit of it came again and again.',
      turn: '{L} hummed the tune at breakfast, and on the stairs. Then {L} sang the bit that came again: “Round and round and over.” The next day {L} listened hard for one more line, and the day after for the next. On Friday {L} walked up to the rope.',
      done: '{L} jumped in and sang. In one place two words got mixed up, but the rope went on, and so did the song, right to the end! Only then did {L} ask what it was about. It was about a cow in rubber boots. {L} laughed and laughed.',
      again:
        '{L} has learned a lot of words since then, and many came with a tune. On Mondays they skip to the slow song from {L’s} home.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On Friday {L} jumped in and sang, right to the end. It was about a cow in rubber boots! “Now one of yours,” said {F}, and turned the rope slowly. It was about bread, and {L} had some in the bag, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On Friday {L} jumped in and sang, right to the end. Only then did {L} ask what it was about. “A cow,” said {F}, and, with hands and feet, “in rubber boots.” The rope stopped by itself, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On Friday {L} jumped in and sang. Two words got mixed up, but the song went on, right to the end. It was about a cow in rubber boots. “Round and round and over,” it went, all the way down the street, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On Friday {L} jumped in and sang. Two words got mixed up, but the rope went on, and so did the song, right to the end. It was about a cow in rubber boots! {L} asked for the next verse, word by word, and {told}.',
        },
      ],
      helper: { name: 'Mr Thrush', creature: 'thrush' },
      art: {
        'In the playground the rope': 'playground: L look worried; skipping-rope, children',
        'at one end and nodded': 'playground: F hold skipping-rope happy; L look worried',
        'jumped in.': 'playground: L jump worried; F hold skipping-rope; children',
        'wrote down what it sounded like': 'playground: L jump worried paper; skipping-rope',
        'a fine song, but slower': 'playground: L sing worried; skipping-rope, children',
        'only pretended to sing': 'playground: L jump worried; children',
        'First I hummed the tune': 'playground: G sing happy; L listen curious',
        'in time with the steps. It': 'village: L sing calm',
        'at breakfast, and on the stairs': 'hallway: L sing happy on stairs',
        'jumped in and sang': 'playground: L jump laughing; F hold skipping-rope laughing; children',
        'On Mondays they skip': 'playground: L sing happy; skipping-rope, cow; children',
      },
    },
  ],
};
