import type { StorySourceInput } from '../../story-source.ts';

/** Stories about travelling through time. */
export const timeTravel: StorySourceInput = {
  id: 'time-travel',
  words: [
    'time travel',
    'time machine',
    'travel/travelling/traveling in/through/back time',
    'back in time',
    'go/going back time',
    'time traveller/traveler',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'learn',
    'question',
    'visit',
    'own-wish',
    'wants-to-go',
    'magic-thing',
    'what-if',
    'make',
  ],
  topic: 'travelling through time',
  thing: 'the time machine',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-missing-handle',
      titles: ['{L} and the Time Machine', 'Back Before Supper', 'A Hundred Years Ago Today'],
      goal: 'get the time machine home again',
      trouble: 'the time machine was stuck in the past',
      solved: 'the time machine was home again',
      opener:
        'In the cellar, behind the jam, stood a wardrobe with a big clock on its door. You could set it to any year you liked. {L+} got in, only to look. Then {L} turned the clock back by a hundred years, and pulled the handle.',
      problem:
        'It rattled and hummed. When {L} opened the door, there was a meadow outside, and a horse and cart. The house had not been built yet! They had truly travelled back in time. “And now home,” said {F}. But in {L’s} hand was the handle. It had come off.',
      tries: [
        'They turned the clock forward by hand. Without the handle the clock was just a clock.',
        'They shut the door and wished very hard. When they opened it, the horse was looking in.',
        '{L} asked the carter for a screw for a time machine. The carter only laughed, and drove on.',
      ],
      tip: '“I don’t know anything about time,” said {G+}, who had the smithy by the road. “But that’s a broken handle, and it’s iron. Never mind where it comes from. What does it have to do?”',
      turn: '“It has to turn this bolt, all the way round,” said {L}. So they went to the smithy. {L} worked the bellows until the iron glowed. The hammer rang: cling, cling! Then they cooled it in water, psss, and {L} pushed the new handle onto the bolt. It fitted.',
      done: '“Good luck to you, wherever you belong,” said the old woman. {L} set the clock to today, and pulled. It rattled and hummed. Outside the door stood the jam. From upstairs somebody called that supper was ready.',
      again:
        'In the garden, exactly where the smithy was, {L} dug up an old horseshoe. It hangs on the wardrobe now. The wardrobe stays shut. Most days.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Psss! The new handle fitted. {L} set the clock to today, and pulled. Outside the door stood the jam, and from upstairs came voices and the clatter of plates. They took three jars under each arm, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Psss! The new handle fitted. {L} set the clock to today, and pulled, until the hum stopped. Outside the door stood the jam. They had soot on their noses that was a hundred years old, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Psss! The new handle fitted. {L} set the clock to today, and pulled. There was a rattle, a hum, and then only a tick. A hundred years make you tired. The jam stood where it always stood, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Psss! The new handle fitted. “Good luck to you, wherever you belong,” said the old woman at the forge. {L} looked round the meadow once more, with the horse and the cart. Then the clock was set, and {told}.',
        },
      ],
      helper: { name: 'Grandmother Iron', creature: 'woman' },
      art: {
        'clock on its door': 'cellar: L look curious; wardrobe, clock, jam',
        'turned the clock back': 'cellar: L touch curious; F peek curious; wardrobe, clock',
        'a meadow outside, and': 'meadow: L hold wheel worried; F point worried; wardrobe, horse',
        'the clock was just a clock': 'meadow: L touch worried; F look worried; wardrobe, clock',
        'the horse was looking in': 'meadow: L startle; F startle; horse, wardrobe',
        'The carter only laughed': 'meadow: L say worried; F think worried; gentleman, horse',
        'who had the smithy': 'meadow: G hammer; L+F look G curious; horse',
        'worked the bellows': 'workshop: L push brave; F look curious; campfire, hammer',
        'pushed the new handle': 'workshop: L hammer proud; F cheer; wardrobe, bucket',
        'Outside the door stood': 'cellar: L cheer; F cheer; wardrobe, jam',
        'an old horseshoe': 'garden: L dig shovel surprised; F point surprised; ring, wardrobe',
      },
    },
  ],
};
