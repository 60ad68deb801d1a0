import type { StorySourceInput } from '../../story-source.ts';

/** Stories about going to the cinema. */
export const cinema: StorySourceInput = {
  id: 'cinema',
  words: [
    'cinema',
    'movies',
    'movie theater',
    'movie theatre',
    'go/going movies/cinema/movie',
    'first time cinema',
    'watch/watching film cinema',
    'first film',
    'first movie',
    'popcorn cinema',
    'at the pictures',
  ],
  situations: ['visit', 'afraid', 'learn', 'wants', 'own-wish', 'too-many', 'deed'],
  happensToLead: true,
  topic: 'the first time at the cinema',
  thing: 'the big screen',
  home: 'city',
  main: 'city',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'three-signs-with-one-hand',
      titles: ['{L} Goes to the Cinema', 'The Biggest Picture in Town', 'Row Five, Seat Seven'],
      goal: 'see the film to the end',
      trouble: 'it was too dark, too big and too loud',
      solved: '{L} had seen the film to the very last name',
      opener:
        'Two tickets had been on the fridge for a week, one of them with {L+}’s name on it. Today they were going to the cinema, for the first time! It smelled of popcorn all the way to the street.',
      friend:
        '“It’s like at home, only bigger,” said {F+}. The seat folded up with {L} in it, and they had to start again. Then {L} sat there with both feet in the air and a bag of popcorn.',
      problem:
        'Slowly all the lights went out. Then the sound came, from the front and the back and even from the floor. On the screen there was a mouse, as tall as a house. {L} dropped the popcorn. “I want to go out,” whispered {L}.',
      tries: [
        '{L} held both hands over {L.their} eyes. Then there was only the noise, and without the pictures it was a much bigger noise.',
        '{L} looked at the wall instead. On the wall there was a green lamp with a running man on it. That was fine, but it was not a film.',
        '{L} asked if they could turn it down a bit. “Shh,” said row six.',
      ],
      tip: '“I’ve shown films for thirty years,” whispered {G+}, who stood at the door with a little torch. “You can make it smaller. Sit at the back, near the door. And have three signs: too loud, hold my hand, and out for a moment. Then you’re the boss.”',
      low: 'They tiptoed to the very last row. From here the mouse was no taller than a dog, and the door was just two steps away. They agreed on the three signs, in a whisper.',
      turn: '{L} put on a woolly hat, pulled down over both ears. When the cat came, {L} gave the second sign, and got a hand to hold. Once {L} gave the third. They stood outside in the light for a while, and breathed. “Back in,” said {L} then.',
      done: 'They were just in time. The mouse flew over the town in a teapot, and the whole cinema laughed. {L} laughed the loudest, and took off the hat. When the lights came on, {L} was still sitting there and read all the names, down to the very last one.',
      again:
        'The ticket hangs on the fridge again, with a corner torn off. “Next time I want row eight,” says {L}. “That’s where the mouse is as big as a horse.”',
      helper: { name: 'Mr Reel', creature: 'man' },
    },
  ],
};
