import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an earache. */
export const earache: StorySourceInput = {
  id: 'earache',
  words: [
    'ear infection',
    'earache',
    'ear hurts',
    'ear hurt',
    'sore ear/ears',
    'pain in my ear',
    'grommets',
    'blocked ear',
    'pink eye',
    'conjunctivitis',
    'sore eye',
    'eye infection',
  ],
  situations: [
    'ailment',
    'has',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'an earache',
  thing: 'the drum in the ear',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-drum-in-the-ear',
      titles: ['The Drum in the Ear', 'Lying on the Good Side', '{L} Has Earache'],
      goal: 'get through the night with an earache',
      trouble: '{L}’s ear hurt',
      solved: 'the ear was better',
      opener:
        'In the middle of the night {L+} woke up because somebody was drumming. Boom, boom. There was nobody in the room. The drum was inside {L}’s ear, and it hurt.',
      friend:
        'A light went on in the hall, and somebody came in slippers and sat down on the bed. “Which ear?” they asked. {L} pointed.',
      problem:
        '{L} turned on to the left side. Boom! {L} turned on to the right side, and that was no better. Swallowing hurt, and lying down hurt, and everything sounded as if it were under water. “It’s so loud in there,” said {L}, and cried a bit. That hurt, too.',
      tries: [
        '{L} pulled the pillow over both ears. Now it was dark and warm, and it drummed in the dark.',
        '{L} tried to think of something else. A football. A very round one. It went boom.',
        '{L} wanted to look in with a torch. You cannot look into your own ear, not even with two mirrors.',
      ],
      tip: '“Let me see,” said {G+} in the morning, with a tiny lamp. “Aha. In there is a skin like a drum’s, and it’s red. Here’s something for the pain, and some drops. And sleep sitting up, on three pillows. Then the drummer has to climb, and gets tired.”',
      low: '{L} liked that idea. It was a small, fat drummer with too many stairs.',
      turn: 'In the evening {L} built the mountain: three pillows, and the bear as a banister. The drops were warm, from being held in a hand, and made a sound like the sea. {L} held quite still, ear up, and counted to a hundred. Somebody counted along.',
      done: 'Boom, went the drummer. Then boom, a bit more slowly. On the second pillow the drummer had to sit down, thought {L}, and by the third there was only snoring. In the morning {L} heard a blackbird, quite clearly. “Listen,” said {L}. “That was the ear!”',
      again:
        'The drops have to be taken till Sunday, even though nothing hurts. {L} does it for the blackbird.',
      helper: { name: 'Dr Drumlin', creature: 'mole' },
    },
  ],
};
