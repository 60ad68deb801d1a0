import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sounding out words. */
export const phonics: StorySourceInput = {
  id: 'phonics',
  words: [
    'vowels',
    'phonics',
    'letter sound',
    'letter sounds',
    'sound/sounding out',
    'sound/sounding out words',
    'blend/blending sounds',
    'learn/learning phonics',
    'first words',
    'read/reading first word',
    'sounds of letters',
  ],
  situations: ['learn', 'cannot'],
  topic: 'the sounds of the letters',
  thing: 'the three letters',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'closer-together',
      titles: ['{L} Sounds It Out', 'What Does It Say?', '{L} Reads a Word'],
      goal: 'read the word on the box',
      trouble: 'the letters would not turn into a word',
      solved: '{L} had read the word',
      opener:
        '{L+} knew nearly all the letters, and the sound that each of them makes. S goes sss, like a snake. M goes mmm, like somebody with soup.',
      friend:
        'Then {F+} came in with a box. There were holes in the lid, and a label on the front, with three letters. “It’s for both of us,” said {F}. “But I don’t know what it says.”',
      problem:
        'The letters were P, U and P. “P,” said {L}. “U. P.” There they stood, one after the other, and did not mean anything. Inside the box something scratched.',
      tries: [
        '{L} said the sounds very loudly. “P! U! P!” It sounded like a kettle with something in its throat.',
        '{F} looked at the picture on the other side, to guess. It was a picture of milk. “Does it say milk?” asked {F}. But milk begins with mmm.',
        '{L} began at the other end. That was no good. It was P, U and P from there as well.',
      ],
      tip: '“They’re standing too far apart,” said {G+}. “They can’t hear each other. Let each sound hold on to the next one, and don’t stop in between. Slowly first, like pulling a sledge. And then a bit faster.”',
      low: '{L} stared at the label until the letters went blurry. So near, and it would not say anything.',
      turn: '{L} put a finger under the first letter and slid it along. “P-uuu-p.” The finger went back. “P-uu-p.” It nearly sounded like something. Once more, a bit faster. “Pup.” {L} stopped. “Pup? It’s a puppy!” “Woof,” said the box.',
      done: 'They lifted the lid, and out climbed a puppy, and shook itself. It was the first word that {L} had ever read, and it had a tail. Then {L} read the next word on the side, c-u-p, and they fetched a cup of water for it.',
      again: 'Now {L} reads everything: bus, hot, stop, jam. The puppy lies next to the book and listens.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Pup! It’s a puppy!” They lifted the lid. Then {L} read the next word on the side, c-u-p, and they fetched water, and b-u-n, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Pup! It’s a puppy!” They lifted the lid, and out climbed the first word that {L} had ever read. It licked the letters, one after the other, and then {L’s} nose, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Pup! It’s a puppy!” They lifted the lid, and out climbed the first word that {L} had ever read. There was one more on the blanket, b-e-d, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“P-uu-p. Pup! It’s a puppy!” They lifted the lid, and out climbed the first word that {L} had ever read, shook itself, and had a tail, and {told}.',
        },
      ],
      helper: { name: 'Mrs Spellman', creature: 'hen' },
      art: {
        'sound that each of them': 'school: L speak proud; alphabet, many letter',
        'came in with a box': 'school: F carry box happy; L look curious; label',
        'The letters were': 'school: L look worried; F listen surprised; box, label',
        'said the sounds': 'school: L shout worried; kettle, box',
        'picture on the other side': 'school: F point curious; L look worried; box, picture(bottle)',
        'began at the other end': 'school: L point worried; label, box',
        'standing too far apart': 'school: G speak calm; L think sledge curious; box',
        'stared at the label': 'school: L look sad at box; box, label',
        'put a finger under': 'school: L point surprised; F look happy; box',
        'lifted the lid': 'school: L clap happy; F clap happy; small dog, box',
        'out climbed a puppy': 'school: L clap happy; F clap happy; small dog, box',
        'the book and listens': 'cottage: L read happy; small dog, cup',
      },
    },
  ],
};
