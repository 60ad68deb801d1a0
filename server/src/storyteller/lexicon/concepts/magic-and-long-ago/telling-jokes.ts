import type { StorySourceInput } from '../../story-source.ts';

/** Stories about telling jokes. */
export const tellingJokes: StorySourceInput = {
  id: 'telling-jokes',
  words: [
    'joke',
    'jokes',
    'knock knock joke/jokes',
    'knock-knock joke/jokes',
    'knock-knock',
    'tell/telling/tells joke/jokes',
    'learn/learning tell joke/jokes',
    'joke that/which nobody laugh/laughs at',
    'nobody laugh/laughs at my joke/jokes',
    'funny joke/jokes',
    'funniest joke',
    'best joke',
    'joke book',
    'joke contest',
    'stand-up comedian',
    'comedian',
    'making people laugh',
    'make/makes/making everyone/people/someone laugh',
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
    'record',
    'wants-to-be',
    'own-wish-to-be',
    'works-as',
  ],
  topic: 'telling jokes',
  thing: 'the joke',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-end-comes-last',
      titles: ['Knock, Knock!', '{L} Tells a Joke', 'Lettuce Who?'],
      goal: 'tell a joke so that somebody laughed',
      trouble: 'nobody laughed at {L’s} joke',
      solved: 'the whole table had laughed at {L’s} joke',
      opener:
        '{L+} had heard the funniest joke in the world and wanted to tell it at supper. “Knock, knock! It’s a lettuce at the door, because it’s cold out there. Lettuce in! Do you get it?” Everyone went on chewing.',
      friend:
        '“Tell it again,” said {F+}, “perhaps I wasn’t listening.” {L} told it again, and this time the lettuce came even sooner. {F} smiled, in the way you smile at somebody with a sore knee. It was kind. It was not a laugh.',
      problem:
        'Yesterday, when {L} had heard it, it had been so funny that it hurt. It was still the same joke. The words were all there: the knock, the door, the lettuce. Where had the funny part gone?',
      tries: [
        '{L} told it louder. “LETTUCE IN!” A spoon fell down. That got a small laugh, but it was the spoon’s.',
        '{L} explained it. “It sounds like let us in, you see, and it’s also a salad.” They saw. But nobody laughs at an explanation.',
        '{L} told a longer one, with a horse, a bishop and a bucket, and half way through forgot what the bucket was for.',
      ],
      tip: '“A joke is a present,” said {G+}. “You’ve been handing it over unwrapped. Let them ask, let them wonder, and keep the last word in the box until the very end. Then take a breath.”',
      low: '{L} said the joke once more, quite quietly, to the salad bowl. First this, then that, and then … wait. There was a place for a pause!',
      turn: '{L} stood up. “Knock, knock.” And not another word. “Who’s there?” asked the table. “Lettuce.” {L} waited. “Lettuce who?” they asked, and leaned forward. {L} took a breath and looked from one to the other.',
      done: '“Lettuce in, it’s cold out here!” For a moment it was quiet. Then {F} snorted, and then the whole table roared, and somebody had to be patted on the back because of a pea. It was the same joke. It was only the end that had moved to the end.',
      again:
        'At bedtime there was a knock at {L’s} door. “Knock, knock,” said {F} behind it. {L} was laughing already.',
      outcomes: [
        {
          asked: [
            'everyone/everybody/family/class/audience/mum/dad/grandpa/teacher/all laugh/giggle/joke',
            'laugh',
            'show/comedian/stage/win',
          ],
          done: '“Lettuce who?” they asked. {L} took one more breath. “Lettuce in, it’s cold out here!” For a moment it was quiet. Then {F} snorted, and somebody had to be patted on the back because of a pea, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“Lettuce in, it’s cold out here!” For a moment it was quiet. Then {F} snorted, and then the whole table roared. “Another one!” they called, and pushed back the plates. Everybody had one, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Lettuce in, it’s cold out here!” For a moment it was quiet. Then {F} snorted. The end had moved to the end. Somebody had to be patted on the back because of a pea, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Lettuce in, it’s cold out here!” Then {F} snorted, and the whole table roared. It was told again on the stairs, and again at the bathroom door, each time a bit more softly, and {told}.',
        },
      ],
      helper: { name: 'Mrs Chuckle', creature: 'goose' },
    },
  ],
};
