import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the emperor's new clothes. */
export const emperorsNewClothes: StorySourceInput = {
  id: 'emperors-new-clothes',
  words: [
    'emperor new clothes',
    'emperor’s new clothes',
    'the emperor’s new clothes',
    'emperor',
    'emperor clothes',
  ],
  situations: ['learn', 'deed', 'question'],
  topic: 'the emperor’s new clothes',
  thing: 'the new clothes',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'but-there-is-nothing-there',
      titles: ['The Emperor’s New Clothes', '{L} Says What Everyone Sees', 'But There’s Nothing There!'],
      goal: 'say what everyone could see',
      trouble: 'nobody dared to say the truth',
      solved: 'the truth had been said',
      opener:
        'Two strangers had come to town. They said that they could weave the finest cloth in the world, and that clever people alone could see it. {L+} brought them their lunch at the palace.',
      friend:
        'The looms clattered. But there was nothing on them. {F+} rubbed both eyes. “Can you see any cloth?” whispered {F}. “No,” whispered {L}. “But the minister says it’s wonderful.”',
      problem:
        'Everyone said that it was wonderful: the minister, the general and even the cook. Nobody wanted to be stupid. And tomorrow the emperor was going to walk through the whole city in the new clothes. It was winter, too.',
      tries: [
        '{L} asked the minister what colour the cloth was. “It’s, well, the usual,” said the minister, and turned red.',
        '{L} felt the loom with one finger. There was only air. “Don’t touch!” cried the weavers. “You’ll crease it.”',
        'They tried very hard to see something after all. They squinted, and tilted their heads. It stayed empty.',
      ],
      tip: '“Fifty people are afraid of the same thing,” said {G+}, “and each one thinks they are the only one. It needs somebody to say it first. You needn’t be rude. You only need to be clear, and then have a coat ready.”',
      low: '“What if they all laugh at us?” asked {F}. “Then we’re laughed at,” said {L}. “But at least nobody will catch a cold.”',
      turn: 'The drums began. Down the street came the emperor, in long woolly underwear. “Wonderful!” cried everybody, and looked at their shoes. {L’s} heart was beating fast. {L} took a step forward. “But there are no clothes!” said {L}, loud and clear. “There’s nothing there!”',
      done: 'It was quiet. Then an old woman said, “The child is right.” “There’s nothing there!” said the baker, and the general, and at last the emperor, and shivered. {L} held out the warm coat. “Thank you,” said the emperor. “You’re the only one who told me.”',
      again:
        'The two weavers had left town in a hurry. {L} goes to the palace on Mondays now, and tells the emperor how things really are.',
      outcomes: [
        {
          asked: [
            'truth/honest/tell/thank/reward/child/emperor learn/thank/laugh/clothes/coat/wear/new/tell/honest',
            'new clothes/coat',
          ],
          done: '“The child is right,” said an old woman, and the baker said it, and the general, and at last the emperor, and shivered. {L} held out the warm coat. “You’re the only one who told me,” said the emperor, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“There’s nothing there!” said the baker, and the general, and at last the emperor, and shivered. {L} held out the warm coat. The street was lined with people anyway, and the drums were there. “Home,” said the emperor, “and all of you with me.” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“There’s nothing there!” said the baker, and the general, and at last the emperor, and shivered. {L} held out the warm coat. “You’re the only one who told me,” said the emperor, and felt in the pocket of it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“The child is right,” said an old woman, and the baker said it, and the general, and at last the emperor. {L} held out the warm coat. The emperor looked down at the long woolly underwear, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“There’s nothing there!” said the baker, and the general, and at last the emperor, and shivered. {L} held out the warm coat. The procession turned round, and everybody was glad, for it was cold. The drums went softly, and {told}.',
        },
      ],
      helper: { name: 'Old Gander', creature: 'goose' },
      art: {
        'brought them their lunch': 'great-hall: L carry plate curious; gentleman, scissors',
        'The looms clattered': 'great-hall: F whisper worried; L look surprised; bare-table, scissors',
        'wanted to be stupid': 'great-hall: L think worried; F point worried; king, people',
        'what colour the cloth': 'great-hall: L say curious; F peek curious; gentleman',
        'felt the loom with one finger': 'great-hall: L touch curious; F look curious; bare-table, gentleman',
        'tried very hard to see': 'great-hall: L look worried; F bow curious; bare-table',
        'Fifty people are afraid': 'great-hall: G say; L hold coat curious; F look G',
        'What if they all laugh': 'great-hall: F say worried; L hold coat worried',
        'in long woolly underwear': 'city, snow: L startle surprised; F cover-eyes; king, underpants, people',
        'loud and clear': 'city, snow: L point brave; F look worried; king, underpants, people',
        'held out the warm coat': 'city, snow: L give coat happy; F clap happy; king, people',
        'tells the emperor how': 'great-hall: L speak happy; king, throne',
      },
    },
  ],
};
