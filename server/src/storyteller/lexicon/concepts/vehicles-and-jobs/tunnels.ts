import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tunnel. */
export const tunnels: StorySourceInput = {
  id: 'tunnels',
  words: ['tunnel', 'dig/digging tunnel', 'railway/road tunnel', 'underpass'],
  situations: ['make', 'being-and-thing', 'question', 'learn', 'visit', 'afraid'],
  topic: 'the tunnel',
  thing: 'the tunnel',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'from-both-sides',
      titles: ['{L} and the Tunnel', 'Through the Hill', 'Digging From Both Sides'],
      goal: 'dig a tunnel through the hill',
      trouble: 'the hill stood in the way',
      solved: 'there was a tunnel through the hill',
      object: 'lantern',
      opener:
        '{L’s} best friend from school lived just behind the hill. As the crow flies it was five minutes. By road it took until supper. “What we need,” said {L+}, “is a tunnel.”',
      problem:
        'They dug all morning at the foot of the hill. By noon the hole was as deep as a bed. Then there was a crumbling noise, and the roof of it came down, and the hole was full again.',
      tries: [
        'They dug faster. The roof came down faster too.',
        'They dug a smaller hole. It stayed up very well, and nobody but a rabbit could use it.',
        '{F} held up the roof with both hands while {L} dug. As soon as {F} sneezed, it was over.',
      ],
      tip: '“I dig every day,” said {G+}, “and I never take a step without making the roof safe behind me. Two posts and a beam, then the next bit. And why start only here? You’ve got a friend on the other side.”',
      turn: 'They made door frames of strong wood, one for each step, and only dug as far as the next frame. On the other side of the hill {L’s} friend did the same. Every evening they knocked on the wall, and listened which way the knocking came from.',
      done: 'One evening the knocking was quite near. {L} held up the lantern. The earth in front trembled, a crumb fell out, and there was a light in the hole, and an eye. “Hello!” they both called. They had met exactly in the middle.',
      again:
        'Now it takes five minutes. In the tunnel there are two stools and a lamp, for when it rains on both sides.',
      outcomes: [
        {
          asked: [
            'meet/see/visit/play/friend friend/friends/middle',
            'friend/friends meet/visit/play',
            'tunnel finish/ready/open/done',
            'other side',
            'get through',
          ],
          done: 'They made a frame for each step, and dug from both sides. One evening the knocking was quite near. {L} held up the lantern. The earth trembled, a crumb fell out, and there was a light in the hole, and an eye. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One evening the knocking was quite near. The earth trembled, a crumb fell out, and there was a light in the hole, and an eye. “Hello!” they both called. From either end the families came with stools and lamps, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One evening the knocking was quite near. The earth in front trembled, a crumb fell out, and there was a light in the hole, and an eye. “Hello!” they both called. They had met exactly in the middle, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One evening the earth trembled, and there was a light in the hole, and an eye. “Hello!” They had met in the middle. Supper was steaming on both sides of the hill, and it was five minutes to either, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They made a frame for each step, and one evening the earth trembled and there was a light in the hole, and an eye. “Hello!” They had met in the middle. And there, between the last two frames, the lantern showed something, and {told}.',
        },
      ],
      helper: { name: 'Mr Digby', creature: 'mole' },
      art: {
        'best friend from school': 'mountain: L slump sad; house',
        'What we need': 'mountain: L point happy; F clap happy; shovel',
        'the roof of it came down': 'mountain: L startle; F point worried; heap, shovel',
        'dug faster. The roof': 'mountain: L dig shovel; F dig shovel; heap',
        'but a rabbit could use': 'mountain: L think worried; F look worried; rabbit, small hole',
        'held up the roof with': 'cave: F raise sleepy; L dig shovel; heap',
        'Two posts and a beam': 'mountain: G say; L look G curious; F look G; pole',
        'made door frames of': 'cave: L hammer brave; F carry plank; tunnel',
        'they knocked on the wall': 'cave: L knock curious; F listen; lantern',
        'there was a light in the hole': 'cave: L hold lantern surprised; F cheer; children, hole',
        'there are two stools': 'cave: L sit happy; F wave; children, lamp',
      },
    },
  ],
};
