import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a friend with other words. */
export const anotherLanguage: StorySourceInput = {
  id: 'another-language',
  words: [
    'speak no english',
    'no english',
    'another/other/different language',
    'speak language',
    'only speak',
    'not speak',
    'doesn’t speak',

    'come/comes from another/other country',

    'interpreter',
    'does not understand',
  ],
  situations: ['newcomer', 'learn', 'cannot', 'lacks', 'deed', 'trait'],
  topic: 'a friend with other words',
  thing: 'the new words',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'one-word-a-day',
      titles: ['A Friend With Other Words', 'One Word a Day', 'How Do You Say Apple?'],
      goal: 'talk with the new child',
      trouble: 'nobody understood the new child',
      solved: 'the two of them had words that both could say',
      opener:
        'There was somebody new at school, with a yellow bag, who came from far away. “Hello!” said {L+}. The new child said something, too. It was a long word and sounded like a bird.',
      problem:
        'The new child did not understand a word, and nobody understood the new child. At break the yellow bag stood all alone at the fence.',
      tries: [
        '{L} said it again, but louder. “HELLO!” The new child moved one step back. It wasn’t the ears.',
        '{F} had a very thick book of words. By the time {F} had found “ball”, break was over.',
        '{L} drew a picture of a house with a question mark. The new child drew one too, with water in front of it. Then neither of them knew how to go on.',
      ],
      tip: '“I came here with one word,” said {G+}. “It was ‘soup’. You don’t need all of them. You need one a day. And don’t only teach. Learn!”',
      turn: '{L} sat down at the fence and took an apple out of one pocket. “Apple,” said {L}. The new child looked at it. “Alma,” said the new child. {L} tried it. “Alma.” It was a nice word, like a name. They both bit into it, one from each side.',
      done: 'The next day it was “ball”, and “labda”. Then “run”, and then “catch me!”. By Friday half the class was shouting “labda!” And at the fence there was nobody any more, only two apple cores.',
      again:
        'On {L’s} wall there’s a list with two columns. At the bottom is the newest word. It means “friend”, and you can sing it.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'wins'],
          done: 'The next day it was “ball”, and “labda”. By Friday half the class was shouting “labda!” The new child opened the yellow bag, and it was full of things to share, with a new word for each. {L} tried them all, and {told}.',
        },
        {
          asked: [
            'friend/understand/talk/speak/english/word/language/learn/teach/same',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'learns',
            'says',
            'no-longer',
            'tells',
            'makes',
          ],
          done: 'The next day it was “ball”, and “labda”. By Friday half the class was shouting “labda!” At the fence there were only two apple cores. Then the new child pointed to {L} and asked for one more word, the one for somebody like that, and {told}.',
        },
        {
          asked: ['invite/home/house/family/visit/teacher'],
          kinds: ['home', 'way-home', 'gets', 'helps'],
          done: 'First it was “apple”, and “alma”. By Friday it was “ball”, and half the class was shouting “labda!” At the gate the new child showed {L} to somebody, with a whole row of words. {L} understood only the “alma”, but that was enough, and {told}.',
        },
      ],
      helper: { name: 'Mrs Paprika', creature: 'stork' },
      art: {
        'with a yellow bag': 'school: L wave happy; children, yellow bag',
        'like a bird': 'school: L look surprised; children, bird, yellow bag',
        'understand a word, and': 'playground: L look sad; children, yellow bag, fence',
        'It wasn’t the ears': 'playground: L call happy; children, yellow bag',
        'very thick book of words': 'playground: F read big book worried; L look worried; ball',
        'a picture of a house': 'playground: L show drawing-pad(house) worried; children',
        'came here with one word': 'playground: G speak happy; L think bowl curious',
        'apple out of one pocket': 'playground: L offer apple happy; children, fence',
        'nice word, like a name': 'playground: L eat apple happy; children',
        'it was “ball”, and': 'playground: L throw ball laughing; F run happy; children',
        'list with two columns': 'bedroom: L point proud; notice, ball, apple',
      },
    },
  ],
};
