import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being bored. */
export const boredom: StorySourceInput = {
  id: 'boredom',
  words: [
    'bored',
    'be/being bored',
    'boredom',
    'boring',
    'nothing to do',
    'boring day/sunday/weekend/afternoon/holiday/saturday',
    'bored rainy day',
  ],
  situations: ['learn'],
  topic: 'being bored',
  thing: 'the long afternoon',
  home: 'cottage',
  main: 'cottage',
  weather: 'rain',
  plots: [
    {
      id: 'an-empty-box',
      titles: ['{L} Is Bored', 'Nothing to Do', 'The Longest Afternoon'],
      goal: 'get through the long afternoon',
      trouble: 'there was nothing to do at all',
      solved: 'nobody was bored any more',
      opener:
        'It was raining, and the clock had got stuck at half past two. {L+} breathed on the window and drew a face. The face looked bored as well.',
      problem:
        'Every game was too long, or one piece was missing. Every book was known by heart. {L} lay on the floor, slid off the sofa, and lay on the floor. “I’m so bored,” said {L}, “that my hair’s asleep.”',
      tries: [
        '{F} suggested forty things. “Nah,” said {L}, to each of them. After the thirty-eighth {F} was bored, too.',
        'They had a race between two drops on the window. Just before the finish the drops ran together.',
        '{L} turned the clock forward. Now it was half past four, and just as boring.',
      ],
      tip: '“Bored? Wonderful!” said {G+}. “It’s the best thing that can happen to a box. Put an empty one in the middle of the room, and wait. Nobody may say a word for five minutes.”',
      turn: 'There stood the box. One minute. Two. It looked a bit like a box. Three. {L} pushed it with one toe. “From this side,” said {L}, “it’s nearly a boat.” Four. “It needs a mast,” said {F}. Nobody noticed the fifth.',
      done: 'They sailed round the carpet, past the Cape of Chairs, and through a storm of socks. There were pirates and whales and a mutiny over a biscuit. When somebody called “Supper!”, {L} cried, “But it’s only half past two!”',
      again: 'On the box it says now, “Property of the bored.” Nobody’s allowed to tidy it away.',
      outcomes: [
        {
          asked: ['pirate/island/treasure/adventure/ship/sail/castle/rocket/build/make/invent'],
          kinds: ['makes'],
          done: 'The box nearly was a boat already, and {F} found the mast. They sailed round the carpet, past the Cape of Chairs, and through a storm of socks. There was more in an empty box than in all the full ones, and {told}.',
        },
        {
          asked: ['sun/rain/stop/puddle/outside'],
          done: 'They sailed round the carpet, past the Cape of Chairs and through a storm of socks. Nobody had looked at the window since half past two. When they did, the bored face on the glass had run away, and {told}.',
        },
        {
          asked: ['bored/boring/best/fun/day/again'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'They sailed past the Cape of Chairs, through a storm of socks, to a mutiny over a biscuit. “Supper!” somebody called. “But it’s only half past two!” cried {L}. The clock was wrong, and the hair had woken up, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'gets', 'given-by', 'all-get'],
          done: 'They sailed round the carpet and through a storm of socks. There were pirates and whales and a mutiny over a biscuit. “Supper!” somebody called, and then came aboard with a tray instead, because there was a plank out. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'They sailed round the carpet, past the Cape of Chairs. The storm of socks hit both of them in the face, and the mast came down, and it was a broom. They lay at the bottom of the box, all legs, and {told}.',
        },
      ],
      art: {
        'It was raining, and the clock': 'living-room, rain: L look sad at window; window, clock',
        'drew a face': 'living-room, rain: L look sad at window; window',
        'Every game was too long': 'living-room, rain: L lie sad; puzzle, sofa',
        'slid off the sofa': 'living-room, rain: L lie sad; sofa',
        'suggested forty things': 'living-room, rain: F show ball happy; L lie sad; book',
        'They had a race between two drops': 'living-room, rain: L+F look curious at window; window',
        'turned the clock forward': 'living-room: L work-high worried; clock',
        'Bored? Wonderful': 'living-room: G say happy; L+F listen; box',
        'There stood the box': 'living-room: L+F look curious at box; box',
        'From this side': 'living-room: L point happy; F look happy; big box',
        'storm of socks': 'living-room: L stand laughing flag in box; F sit laughing; chair',
        'On the box it says now': 'living-room: L write happy; big box',
      },
    },
  ],
};
