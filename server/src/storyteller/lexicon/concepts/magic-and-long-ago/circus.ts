import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the circus. */
export const circus: StorySourceInput = {
  id: 'circus',
  words: [
    'circus',
    'circus come town',
    'circus in town',
    'clown',
    'acrobat',
    'trapeze',
    'circus school',
    'tightrope',
    'juggler',
    'ringmaster',
    'circus tent',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'question',
    'learn',
    'visit',
    'own-wish-to-be',
    'wants-to-be',
    'works-as',
  ],
  topic: 'the circus',
  thing: 'the circus',
  home: 'meadow',
  main: 'fair',
  plots: [
    {
      id: 'the-tightrope',
      titles: ['{L} on the Tightrope', 'The Circus Is Here!', 'Look at the End of the Rope'],
      goal: 'walk across the tightrope',
      trouble: '{L} fell off the rope again and again',
      solved: '{L} had walked all the way across the rope',
      object: 'rope',
      opener:
        'On the meadow stood a tent with red and white stripes. The circus had come! There were jugglers and clowns, and high up under the roof people flew through the air. {L+} wanted to be in it so much.',
      friend:
        '“They’ve got a practice rope behind the tent,” said {F+}. “It’s only as high as your knee, and there’s straw underneath. Whoever can walk it may be in the show tonight!”',
      problem:
        '{L} put one foot on the rope. It wobbled. {L} put the other foot in front of it. The rope swung to the left, and {L} went to the right, and lay in the straw. It was a long way to the other end.',
      tries: [
        '{L} ran, to be across before the rope noticed. It noticed at the third step.',
        '{F} held {L’s} hand. But {F} was on the ground, and the rope moved, and they both ended up in the straw.',
        '{L} looked down very carefully at each of {L.their~the} feet. The more {L} looked, the more they wobbled.',
      ],
      tip: '“Your feet know where the rope is,” said {G+}, in a coat with gold buttons. “They can feel it. Your eyes should be where you want to get to. And nobody up there walks with both arms pressed to their sides.”',
      turn: '{L} took off both shoes, to feel the rope. Then {L} stretched both arms out wide, like wings, and looked at the red ball at the end of the rope, and nowhere else. One step. Breathe. Another step.',
      done: 'The rope swayed, and {L} swayed with it, and did not fall. Five steps, eight, ten, and there was the red ball! In the evening the drum rolled, and {L} walked across in front of everybody, and bowed, as they do in the circus.',
      again:
        'Next morning the tent was gone, and there was a ring in the grass. {L} walks along the kerb now, with {L.their~the} arms stretched out.',
      outcomes: [
        {
          asked: ['clown', 'become/be clown/acrobat/star/ringmaster'],
          done: 'Five steps, eight, ten, and there was the red ball! In the evening the drum rolled, and {L} walked across in front of everybody. Behind the curtain {G} held out something with gold buttons. “It’s the smallest that we have,” said {G}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Five steps, eight, ten, and there was the red ball! In the evening {L} walked across in front of everybody. When the people had gone, jugglers, clowns and horses sat down together in the straw under the lamps, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Five steps, eight, ten, and there was the red ball! In the evening {L} walked across in front of everybody, and bowed, as they do in the circus. {G} came into the ring and unpinned something from the coat, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Five steps, eight, ten, and there was the red ball! In the evening the drum rolled, and {L} walked across in front of everybody, and bowed. {F} stood in the straw at the other end, with both arms out, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Five steps, eight, ten, and there was the red ball! In the evening {L} walked across in front of everybody, and bowed. The lights in the tent went out, one by one, and the lion yawned. Nobody was loud any more, and {told}.',
        },
        {
          asked: [
            'show/perform/applaud/crowd/audience/bow/star/act',
            'star',
            'tightrope/rope/trapeze/walk/cross/juggle/trick',
            'join circus',
          ],
          done: 'Five steps, eight, ten, and there was the red ball! “Tonight,” said {G}, and that was all. In the evening the drum rolled. {L} took off both shoes, looked at the red ball and nowhere else, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Five steps, eight, ten, and there was the red ball! In the evening the drum rolled, and {L} walked across in front of everybody. The elephant had watched from behind the curtain and swayed along, to the left, to the right, and {told}.',
        },
      ],
      helper: { name: 'Madame Zora', creature: 'flamingo' },
      art: {
        'The circus had come': 'fair: L look happy; big tent',
        'a practice rope behind': 'fair: F point happy; L look curious; tightrope, hay',
        'lay in the straw. It': 'fair: L fall; F point worried; tightrope, hay',
        'before the rope noticed': 'fair: L run; F peek curious; tightrope',
        'both ended up': 'fair: L fall; F fall; hay, tightrope',
        'at each of': 'fair: L look worried at ground; F look worried; tightrope',
        'Your feet know where': 'fair: G stretch-out; L+F look G curious; tightrope',
        'took off both shoes': 'fair: L stretch-out brave; F hold shoe; tightrope',
        'looked at the red ball': 'fair: L stretch-out brave; F look curious; tightrope, red ball',
        'In the evening the drum': 'fair, evening: L bow proud; F cheer; tightrope, people',
        'walks along the kerb': 'city: L stretch-out happy; F walk happy; wall',
      },
    },
    {
      id: 'the-sad-clown',
      words: ['clown'],
      titles: ['The Clown Who Lost the Laugh', '{L} and the Clown', 'A Bucket and a Banana'],
      goal: 'help the clown to be funny again',
      trouble: 'nobody laughed at the clown any more',
      solved: 'the whole circus was laughing at the clown',
      opener:
        'In the circus tent it smelled of sawdust and popcorn. {L+} helped with the clown’s things: the red nose, the big shoes, the bucket, the flower that squirts.',
      problem:
        'But in the afternoon nobody had laughed. The clown fell over the bucket, just as always. The children looked at it and ate their popcorn. “I’m not funny any more,” said the clown, and took off the nose.',
      tries: [
        'They made the nose bigger. It was so big that the clown couldn’t see the bucket, and missed it.',
        'The clown fell over twice as often. A child in the front row asked if it hurt.',
        '{F} told the clown a joke. The clown wrote it down, and forgot the end.',
      ],
      tip: '“I’ve swept up here for forty years,” said {G+}. “They don’t laugh at the falling. They laugh because they can see it coming, and the clown can’t. Today everyone was looking at the bucket at the same time, and so was the clown.”',
      turn: '{L} had an idea. In the evening the clown looked everywhere for the bucket: left, right, up in the air. And {L} stood behind, holding it, and stepped wherever the clown stepped. “Behind you!” shouted the children. “Where?” asked the clown.',
      done: 'Now they all saw it, and only the clown didn’t. They laughed until the tent shook. At last the clown sat down, right in the bucket. The loudest laugh of all came from under the red nose.',
      again: '{L} still has the red nose. On grey mornings it helps to wear it at breakfast.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Behind you!” shouted the children. “Where?” asked the clown, and sat down, right in the bucket. They laughed until the tent shook. After the show the bucket was filled again, with popcorn for everybody, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Behind you!” shouted the children. “Where?” asked the clown, and sat down, right in the bucket. They laughed until the tent shook. The clown took something red out of one pocket and turned to {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Behind you!” shouted the children. “Where?” asked the clown. At last the clown sat down, right in the bucket, and felt who was standing there. The red nose began to shake, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Behind you!” shouted the children. “Where?” asked the clown, and sat down, right in the bucket. They laughed until the tent shook. The last one was the donkey, long after the lamps were out, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} stood behind the clown with the bucket and stepped wherever the clown stepped. “Behind you!” shouted the children. “Where?” asked the clown, and sat down, right in it, and {told}.',
        },
      ],
      helper: { name: 'Old Broom', creature: 'donkey' },
      art: {
        'smelled of sawdust': 'fair: L hold bucket happy; flower, shoe',
        'the big shoes, the bucket': 'fair: L hold bucket happy; F clap happy; big shoe, flower',
        'But in the afternoon': 'fair: L think worried; F point worried; gentleman, bucket, children',
        'took off the nose': 'fair: L look worried; F look sad; gentleman, bucket, red ball',
        'made the nose bigger': 'fair: L hold big red ball worried; F look worried; gentleman',
        'fell over twice as often': 'fair: L cover-eyes worried; F think worried; bucket, children',
        'told the clown a joke': 'fair: F laugh; L hands-on-hips worried; gentleman',
        'laugh at the falling': 'fair: G sweep; L+F look G curious; bucket',
        'had an idea. In': 'fair, evening: L hold bucket happy; F look happy; gentleman',
        'stood behind, holding': 'fair, evening: L tiptoe bucket laughing; F laugh; gentleman, children',
        'sat down, right in the bucket': 'fair, evening: L laugh; F laugh; bucket, children, gentleman',
        'On grey mornings it helps': 'kitchen: L laugh; F clap happy; red ball, bowl',
      },
    },
  ],
};
