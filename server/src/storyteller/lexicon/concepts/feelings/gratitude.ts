import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being grateful. */
export const gratitude: StorySourceInput = {
  id: 'gratitude',
  words: [
    'gratitude',
    'grateful',
    'be/being grateful/thankful',
    'thankfulness',
    'gratitude jar/tree',
    'count/counting blessing',
    'appreciate/appreciating',
    'be/being thankful for what',
    'saying thank you for',
    'thankful jar',
  ],
  situations: ['learn', 'trait', 'cannot', 'visit'],
  topic: 'being grateful',
  thing: 'the jar of good things',
  main: 'cottage',
  indoors: true,
  weather: 'rain',
  plots: [
    {
      id: 'the-jar',
      titles: ['The Jar of Good Things', 'One Good Thing', '{L} and the Thank-You Jar'],
      goal: 'find a good thing for the jar',
      trouble: '{L} could not think of one good thing',
      solved: 'there was a good thing in the jar',
      opener:
        'On the kitchen shelf stood a big jar. Every evening everyone wrote down one good thing from the day, something to be grateful for, and dropped it in. {L+} always had one ready.',
      friend:
        'But not today. {F+} had written something already and folded it twice. {L} sat in front of an empty piece of paper and chewed the pencil.',
      problem:
        'It had rained, so the trip to the fair was off. {L’s} best boots leaked. And there had been soup again. “There was nothing good,” said {L}. “Not one thing.”',
      tries: [
        '{L} wrote “nothing” and dropped it into the jar. It lay there on top of all the good things, and it looked wrong.',
        '{L} wrote down what would have been good: the fair, the big wheel, the candy floss. But it had not happened, so it did not count.',
        '{L} wanted to copy {F’s} piece of paper. “You can’t,” said {F}. “It’s about my day.”',
      ],
      tip: '“You’re looking for something as big as a fair,” said {G+}. “Make it small. Was there anything warm today? Did anybody wait for you? Did anybody share something?”',
      low: 'The rain ran down the window. {L} put {L.their~the} chin on the table and looked at the jar.',
      turn: '{L} shut {L.their~both} eyes and went back through the day. Warm: the soup, and both hands round the bowl. Wait: the bus driver had seen {L} running, and waited. Share: {F} had held the umbrella over {L}, and got wet.',
      done: 'One piece of paper was not enough. {L} wrote three, dropped them in, and then read one aloud: “Thank you for the umbrella, {F}.” {F} went pink and unfolded the other one. It said, “{L} laughed in the rain.”',
      again: 'On New Year’s Day they tip out the jar and read everything. The rainy day is one of the best.',
      helper: { name: 'Grandma Quill', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['thank/thanks/jar/write/note/read'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'One piece of paper was not enough. {L} wrote three: the soup, the bus driver, the umbrella. “{L} laughed in the rain,” it said on the one of {F}. Both of them had held the same umbrella. There was still one line free, and {told}.',
        },
        {
          asked: ['fair/sun/trip/boot/go'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: '{L} wrote three pieces of paper: the soup, the bus driver, and “Thank you for the umbrella, {F}.” {F} went pink. The jar was nearly full. In the morning the puddles were blue, the leaky boots had dried on the stove, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'plays'],
          done: '{L} wrote three pieces of paper, one for the warm soup, one for the bus, one for {F’s} umbrella. They all read theirs aloud that evening, one after the other. It made everyone hungry again, and there was soup left, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: '“Thank you for the umbrella, {F},” read {L} aloud, and {F} went pink and unfolded the other one. It said, “{L} laughed in the rain.” Two pieces of paper about one umbrella lay in the jar, and {told}.',
        },
      ],
      art: {
        'On the kitchen shelf stood': 'kitchen: L hold paper happy; big jar',
        'But not today': 'kitchen, rain: L sit sad at table; F fold happy; jar',
        'the trip to the fair was off': 'kitchen, rain: L look sad; boot, bowl, window',
        'and dropped it into the jar': 'kitchen: L hold paper sad; big jar',
        'what would have been good': 'kitchen: L think candyfloss sad; jar',
        'wanted to copy': 'kitchen: L look F curious; F hide paper worried; jar',
        'Make it small': 'kitchen: G say calm; L listen sad; jar',
        'The rain ran down the window': 'kitchen, rain: L sit sad at table; jar, window',
        'went back through the day': 'kitchen: L think umbrella happy; jar',
        'Thank you for the umbrella': 'kitchen: L read paper happy F; F laugh; jar',
        'One piece of paper': 'kitchen: L read paper happy F; F laugh; jar',
        'three pieces of paper, one': 'kitchen: L read paper happy; F laugh; jar, bowl',
        'they tip out the jar': 'kitchen: L+F read paper laughing; jar, umbrella',
      },
    },
  ],
};
