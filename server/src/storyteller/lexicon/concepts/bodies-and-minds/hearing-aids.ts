import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting used to hearing aids. */
export const hearingAids: StorySourceInput = {
  id: 'hearing-aids',
  words: ['hearing aid', 'hearing aids', 'cochlear implant', 'hearing device'],
  situations: ['deed', 'trait', 'has', 'wants', 'own-wish', 'refuses', 'afraid', 'question', 'learn'],
  topic: 'the new hearing aids',
  thing: 'the box with the hearing aids',
  main: 'cottage',
  plots: [
    {
      id: 'one-sound-a-day',
      titles: ['One Sound a Day', 'The Stairs Say Hello', 'Two Hearing Aids, Plum Blue'],
      goal: 'get used to the hearing aids',
      trouble: 'everything was too loud at once',
      solved: '{L} and the hearing aids had made friends',
      opener:
        'In the box lay two hearing aids, as blue as plums, and small enough to sit behind an ear. {L+} had picked the colour. What it was like to wear them was not written on the box.',
      problem:
        'Click, they were on. And everything was there at once: the fridge growled, the spoons rang, and a bag of crisps sounded like a house falling down. “Too loud,” said {L}, and took the hearing aids out again.',
      tries: [
        '{L} put them in for breakfast and out for the tap, in for the story and out for the crisps. By noon {L} no longer knew what was in and what was out.',
        '{L} wore a woolly hat on top, with the flaps down. Now everything was quiet again, and very warm.',
        '{L} lent them to the teddy for an hour, to see how it got on. The teddy said nothing, as always.',
      ],
      tip: '“They’re new,” said {G+}, “and for your ears everything is. Nobody makes friends with a whole crowd. Meet one sound a day. Begin with a small one that you like.”',
      turn: 'On Monday {L} met the purring of the cat, on Tuesday the pencil on the paper, on Wednesday the stairs, which creaked and had never told anyone. The loud sounds had to wait. When it was their turn, they were a good deal smaller.',
      done: 'At supper {L} forgot to take the hearing aids out. A clock was ticking. It had been ticking all along, and nobody had mentioned it. “What else is there?” asked {L}, and opened the window to find out.',
      again:
        'The box is only for the nights now. In the morning {L} says hello to the stairs first, and the stairs always answer.',
      outcomes: [
        {
          asked: ['hear/sound/music/bird/sing/song/rain/voice/listen'],
          kinds: ['sees', 'plays'],
          done: 'At supper {L} forgot to take the hearing aids out. A clock was ticking, and nobody had ever mentioned it. “What else is there?” asked {L}. There was a window, and behind the window there was the whole evening. {L} opened it, and {told}.',
        },
        {
          asked: ['proud/like/love/happy/show/cool/friend/class'],
          kinds: ['happy', 'feels', 'friends', 'new-friend', 'still-friends', 'team', 'says', 'says-words'],
          done: 'A sound a day: the cat, the pencil, the stairs. By the end of the week {L} forgot to take the hearing aids out. In the morning they were still there, as blue as plums. It was the colour that {L} had picked, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'At supper {L} forgot to take them out. A clock was ticking, and it had been ticking all along. “And what’s that?” asked {L}. It was {F’s} tummy. It had been doing that all along as well, and {told}.',
        },
      ],
      art: {
        'In the box lay two': 'living-room: L hold box curious',
        'had picked the colour': 'living-room: L hold blue box curious',
        'What it was like to': 'living-room: L hold box curious',
        'Click, they were on': 'kitchen: L cover-ears frightened; fridge, spoon',
        'put them in for breakfast': 'kitchen: L hold box worried; tap, crisps',
        'wore a woolly hat on top': 'living-room: L stand worried wearing hat; clock',
        'lent them to the teddy': 'bedroom: L listen teddy worried',
        'Meet one sound a day': 'living-room: G say calm; L listen curious; cat',
        'the purring of the cat': 'living-room: L listen happy; cat',
        'The loud sounds had to wait': 'kitchen: L listen happy; fridge, spoon',
        'forgot to take': 'kitchen, evening: L open happy; window, clock',
        'The box is only for the nights': 'hallway, morning: L wave happy; stairs',
      },
    },
  ],
};
