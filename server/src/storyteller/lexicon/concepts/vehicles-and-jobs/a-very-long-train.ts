import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a very long train. */
export const aVeryLongTrain: StorySourceInput = {
  id: 'a-very-long-train',
  words: [
    'long/longest train',
    'very long train',
    'very very long train',
    'very very very long train',
    'longest train in the world',
    'train long/longest',
    'long/longest freight/goods train',
    'train with a hundred carriages',
    'hundred carriages/wagons',
    'train that never ends',
    'endless train',
    'train that be/is/was too long',
    'too long train',
    '100 carriages/wagons',
    'train with 100 carriages',
    'train 100 carriages long',
    'train who/that be/is 100 carriages long',
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
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'record',
    'ride',
  ],
  topic: 'the longest train in the world',
  thing: 'the long train',
  main: 'mountain',
  plots: [
    {
      id: 'a-string-to-the-other-end',
      titles: ['The Long, Long, Long Train', '{L} and the Hundred Carriages', 'Is the End in Yet?'],
      goal: 'get the very long train going again',
      trouble: 'the front of the long train could not hear the back',
      solved: 'the front and the back of the long train could talk',
      opener:
        'Here came the train. It was long. It was long, long, long! It came, and it came, and it went on coming. And right at the front was {L+}. “Toot!” said {L}. It took a whole minute to count the carriages.',
      friend:
        '“I’m in the middle,” called {F+}, out of a window far away. “I can’t see the front, and I can’t see the end!” That’s how long this train was. When the front was in the sun, the back was still in the rain.',
      problem:
        'At the station the front stopped. But the platform was short, and the train was long. At the very back people were still getting on, with bags and buckets. When could the train go? Nobody at the front could see them, or hear them.',
      tries: [
        '{L} blew the whistle as loud as could be. It was heard as far as the tenth carriage. Behind that they were eating sandwiches.',
        'They passed the word along, from window to window: “Are you ready?” When it got to the back, it was “Feed the teddy!” So they did.',
        '{F} ran all the way to the back and all the way to the front again. “They were ready when I left,” panted {F}. But that was a long time ago.',
      ],
      tip: '“My web’s so wide that I can’t see the other side of it,” said {G+}, who lived under the station lamp. “I don’t shout. I keep one foot on a thread. When something happens at the far end, it wiggles.”',
      low: 'A thread as long as the train? {L} looked back along all those carriages. That was a lot of thread. But at the station there was a shop, and it sold string.',
      turn: '“We need string!” called {L}. “All the balls you’ve got!” They knotted them together and passed the string from window to window, along the whole long train, from the very last door to the very front. There {L} hung a bell on the end.',
      done: 'Everyone waited. At the very back the last bucket came in, the last door shut, and somebody pulled. “Ding!” said the bell at the front. “Toot!” said {L}. And the long, long train began to move, first the front, then the middle, and then, at last, the end.',
      again:
        'When {L} gets to the sea, there’s a “ding” from the back. That means that the end can see it as well. It takes a while.',
      object: 'bell',
      outcomes: [
        {
          asked: ['sea/beach/seaside', 'reach/get/arrive station/sea/beach/town/city/end', 'get there'],
          done: 'At the very back the last door shut, and somebody pulled the string. “Ding!” said the bell at the front. “Toot!” said {L}, and off they went, first the front, then the middle, then the end, until {told}.',
        },
        {
          asked: [
            'everyone/everybody/all/passenger get/get on/ride/aboard',
            'everyone/all fit',
            'pick up everyone',
          ],
          done: 'Everyone waited. “Ding!” said the bell at the front when the last bucket and the last aunt were in. Nobody had been left on the platform, not even at the very back. “Toot!” said {L}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“Ding!” said the bell at the front: the last door was shut. “Toot!” said {L}, and the long train moved off. Then a basket came along the string from window to window, and something was put in at each one, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Ding!” said the bell at the front, and the long train rolled, first the front and then, at last, the end. From the very back something came along the string from hand to hand, through a hundred carriages, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Ding!” said the bell at the front, and the long, long train began to move. Then it dinged again, only for fun. {L} tugged back: ding, ding. All along the train heads came out of the windows, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Ding!” said the bell. The last door was shut, and the long train rolled, first the front, then the middle, then the end. It grew dark at the front first, and the string went round every lamp and put them out. So {told}.',
        },
      ],
      helper: { name: 'Wanda', creature: 'spider' },
    },
  ],
};
