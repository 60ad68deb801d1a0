import type { StorySourceInput } from '../../story-source.ts';

/** What a germ sees of washing hands: the lead is the germ. `source-for-cast.ts` takes it where the cast has nobody else who has hands. */
export const theLifeOfAGerm: StorySourceInput = {
  id: 'the-life-of-a-germ',
  words: ['life of a germ', 'a germ’s story', 'a germ tells its story'],
  topic: 'germs and soap',
  thing: 'the way down the drain',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-big-slide',
      titles: ['{L} Goes Down the Drain', 'The Song with Two Verses', 'Hold On, {L}!'],
      goal: 'stay on the hand',
      trouble: 'the soap was coming',
      solved: '{L} had found out what soap can do',
      opener:
        '{L+} was so small that a thousand like that would fit on a crumb. {L} lived on a hand, between two fingers, where it was warm and sticky with jam.',
      friend:
        '{F+} was visiting. “Soon it will be dinner time,” said {L}. “Then the hand goes to the mouth, and we germs go down to the tummy and make it ache.”',
      problem:
        'But then there was a squeak. It was the tap! “Hold on!” cried {L}. “They’re washing!” And somewhere up above a voice began to sing.',
      tries: [
        '{L} held on tight when the water came. It was only cold, and quickly over. “Ha!” said {L}. “Water by itself does nothing to us.”',
        'Then came something white and slippery. {L} hid under a fingernail. But there the foam came in as well, and it tickled.',
        '{L} slid down to the thumb. Most people forget the thumb. This one did not.',
      ],
      tip: '“That’s soap,” said {G+}, who was floating by on a bubble. “It takes us by the hand, and the water takes us away. If the song has two verses, nobody can hold on. I’ve tried it.”',
      low: 'The first verse was nearly over. Where there had been a whole crowd this morning, there was nobody left between the fingers.',
      turn: 'The second verse began. Back of the hand, palm, in between, thumbs. {L} held on as tight as could be. The foam came nearer. “One, two,” counted {L}, “three!” And {L} let go.',
      done: 'Wheee! Down it went, round and round, on a bubble, through the hole and along the pipe. It was the best slide in the world. And up there a child dried two clean hands, and no tummy ached that day.',
      again:
        'Now {L} lives far away, in a puddle where nobody minds. When the water gurgles in the pipes, {L} sings along, both verses.',
      helper: { name: 'Old Smudge', creature: 'germ' },
      outcomes: [
        {
          asked: ['home/puddle/pond/new/travel/sea/river'],
          kinds: ['home', 'way-home', 'stays'],
          done: 'Wheee! Down it went, on a bubble, through the hole and along the pipe. It was the best slide in the world, and it came out in the open air. There were no fingers far and wide, and no tummies, only rain, and {told}.',
        },
        {
          asked: ['child/clean/wash/hand/healthy/well/ill/sick/better'],
          kinds: ['happy', 'feels'],
          done: 'Wheee! Two verses had been too much for any germ. Down {L} went, round and round, on a bubble. And up there a child dried two clean hands, in between as well, and went in to dinner, and {told}.',
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
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'Wheee! Down they went, {L} and {F}, each on a bubble, through the hole and along the pipe. The bubbles bumped together at every bend. At the bottom there was a splash, and a puddle where nobody minds, and {told}.',
        },
      ],
      art: {
        'between two fingers, where': 'bathroom: L sit happy; jam',
        'Soon it will be dinner': 'bathroom: F wave happy; L speak happy; jam',
        'It was the tap': 'bathroom: L startle frightened; F startle; tap',
        'It was only cold': 'bathroom: L laugh; tap, puddle',
        'hid under a fingernail': 'bathroom: L hide worried; soap, bubbles',
        'slid down to the thumb': 'bathroom: L slump worried; bubbles',
        'That’s soap': 'bathroom: G say calm; L listen worried; soap, many bubbles',
        'The first verse was': 'bathroom: L stand sad; tap',
        'The second verse began': 'bathroom: L look brave; many bubbles, tap',
        'on a bubble, through the': 'bathroom: L jump laughing; many bubbles, drain',
        'went, round and round, on': 'bathroom: L jump laughing; many bubbles, drain',
        'lives far away, in a puddle': 'garden: L sing happy; puddle',
      },
    },
  ],
};
