import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the alphabet. */
export const alphabet: StorySourceInput = {
  id: 'alphabet',
  words: ['alphabet', 'abc', 'learn alphabet', 'alphabet book', 'a to z', 'letters of the alphabet'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn'],
  topic: 'the alphabet',
  thing: 'the alphabet',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'the-letters-came-down',
      titles: ['{L} and the Alphabet', 'From A to Z', 'Where Does M Go?'],
      goal: 'put the alphabet back in the right order',
      trouble: 'all the letters had fallen down',
      solved: 'the whole alphabet hung in the right order',
      object: 'rope',
      opener:
        'Right across the classroom ran a rope, and on it hung the alphabet, twenty-six letters from A to Z, each on a card. {L+} could sing it. A, B, C, D, and so on, up to the end.',
      problem:
        'Then somebody left the window open, and there was a gust of wind. Down they came, all twenty-six of them, like leaves. They lay on the floor in a heap, and in ten minutes the little ones would come in and want to sing.',
      tries: [
        'They hung them up just as they picked them up: Q, B, W, E. When {F} sang it, it sounded like a sneeze.',
        '{L} sang the alphabet quickly and looked for each letter. “Elemenopee,” sang {L}. But nowhere was there a card with elemenopee on it.',
        'They sorted them by colour. It looked lovely. It wasn’t the alphabet.',
      ],
      tip: '“You sing the middle so fast that five letters stick together,” said {G+}. “Sing slowly, with a clap for each. And let each letter bring something along that begins with it. That’s easier to remember.”',
      turn: '{L} sang slowly, and clapped: L, M, N, O, P. They were five, not one! They laid out the cards in a long line and gave each letter a thing: an apple for A, a ball for B, a cup for C, and for Z the zip of a jacket.',
      done: 'Only Q was missing. It was under the cupboard, and it got a picture of a queen. When the door opened, the alphabet hung on the rope again from A to Z. The little ones sang it slowly, and nobody sang elemenopee.',
      again:
        'At home {L} goes through the kitchen and finds something for every letter. X was the hardest. It was on a box.',
      outcomes: [
        {
          asked: ['letter/alphabet/read/write/spell/word/name/abc/learn/book/teacher'],
          kinds: ['learns', 'gets', 'wins', 'makes'],
          done: 'Only Q was missing. It was under the cupboard, and it got a picture of a queen. The alphabet hung on the rope again from A to Z, and the window was shut. {L} ran one finger along from end to end, and {told}.',
        },
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Only Q was missing, and it was under the cupboard. From A to Z they all hung on the rope again. The little ones came in, and each was given the thing for a letter: the apple for A, the ball for B. And {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'Only Q was missing. {F} pulled it out from under the cupboard, all dusty, and {L} hung it up beside P. When the little ones came in, they sang L, M, N, O, P so slowly that each could be heard. And {told}.',
        },
      ],
      helper: { name: 'Miss Page', creature: 'owl' },
      art: {
        'ran a rope, and on': 'school: L point proud; alphabet',
        'could sing it': 'school: L sing happy; alphabet',
        'gust of wind': 'school: L look worried; many letter, heap',
        'Q, B, W, E': 'school: L hang card worried; F sing worried; alphabet',
        'quickly and looked for each': 'school: L search worried; many card',
        'by colour': 'school: L show red card happy; F hold blue card happy; many green card',
        'sing the middle so fast': 'school: G speak calm; L listen curious; alphabet',
        'sang slowly, and clapped': 'school: L clap happy; F clap happy; many card',
        'in a long line': 'school: L kneel happy; F give apple L; ball, cup',
        'Only Q was missing': 'school: L+F sing proud; children, alphabet',
        'finds something for every letter': 'kitchen: L search curious; apple, box, cup',
      },
    },
  ],
};
