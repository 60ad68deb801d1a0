import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-first-customer` of the frame `somebody-does`, for themes with its words. */
export const theFirstCustomer: StoryPlotInput = {
  id: 'the-first-customer',
  words: [
    'sell',
    'have a shop',
    'drive a bus',
    'drive a taxi',
    'drive a fire engine',
    'be in charge',
    'cut hair',
    'run shop/café/cafe/hotel/restaurant/bakery',
    'open shop/café/cafe/hotel/restaurant/bakery',
    'work as',
    'work in',
    'work at',
  ],
  titles: ['{S}’s First Day at Work', 'Next, Please, Said {S}', '{L} and {S}'],
  goal: 'get the first customer for {S}',
  trouble: 'nobody trusted {S} to {do}',
  solved: 'everyone wanted {S} and nobody else',
  opener:
    'There was a new sign in the street, and it hung a bit low. {L+} had to bend down to read it. “Open,” it said. And under that, with an arrow: “This way.”',
  friend:
    '“Come in, come in!” said {S+}. “You’re the first. This is my shop now. I’ve wanted it since I was that small.” Everything was polished. In the corner a clock ticked. Otherwise it was quiet.',
  problem:
    'People stopped in front of the window. They looked at the sign, and then at {S}. “Somebody like that?” they said. “It can’t go well.” And they walked on to the shop with the usual people in it. By noon nobody had come.',
  tries: [
    '{S} put on a false moustache, to look more usual. It slid. People looked at it, and at {S}, and went on faster.',
    'They wrote “Free!” on the sign. That brought a great many pigeons.',
    '{F} went in and out, eleven times, with different hats on, so that it looked busy. {F} got hungry.',
  ],
  tip: '“They think of what you can’t do,” said {G+}. “Think about what all the usual ones can’t. Somewhere out there is somebody who’s been sent away everywhere. That’s your first customer.”',
  turn: '{L} and {S} went out to look for somebody like that. In the last house of the last street they found one: too small for the others, or too slow, or too shy to ask. “I’d be very glad to come,” said a voice, “if it isn’t any trouble.”',
  done: 'For somebody like {S} it was no trouble at all. It took twice as long, and it was three times as good. The customer beamed down the whole street. Then the next one came, and the next. Soon the queue went round the corner.',
  again:
    '“Open,” it still says, a bit low down. {S} has put a small stool in front of it, for those who are too tall.',
};
