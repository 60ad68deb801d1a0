import type { StorySourceInput } from '../../story-source.ts';

/** Stories about leaving flowers and small animals where they are. */
export const leaveTheFlowers: StorySourceInput = {
  id: 'leave-the-flowers',
  words: [
    'not pick/picking flower/flowers',
    'pick/picking flower/flowers',
    'don’t pick the flowers',
    'leave/leaving flowers',
    'take/taking care of nature',
    'taking care of nature',
    'care for nature',
    'caring for nature',
    'look/looking after nature',
    'protect/protecting nature',
    'nature reserve',
    'respect for nature',
    'rewilding',
    'wild garden',
    'let the garden grow',
    'no mow may',
    'don’t tread on ants',
    'not tread/step on ants/insects',
    'stay on the path',
  ],
  situations: ['learn', 'value', 'deed', 'question', 'misdeed', 'wants'],
  topic: 'leaving wild flowers where they are',
  thing: 'the blue flowers',
  home: 'meadow',
  main: 'forest',
  plots: [
    {
      id: 'the-bluebells-in-the-jar',
      titles: ['The Bluebells in the Jar', '{L} Leaves Them There', 'A Picture Instead'],
      goal: 'take the blue wood home without picking it',
      trouble: 'the picked flowers hung their heads',
      solved: 'the flowers were still there, and {L} had them at home as well',
      opener:
        'In May the wood was blue. There were bluebells wherever you looked, like a lake between the trees. {L+} had never seen anything so beautiful, and wanted to take it home.',
      friend:
        '“There are thousands,” said {F+}. “Nobody will notice a few.” They picked a thick bunch. Their shoes left two dark tracks through the blue.',
      problem:
        'Halfway home the flowers hung their heads. In the jar they were limp, and on the next morning they were brown. {L} went back at once. Where they had walked, the leaves lay flat, and a bee flew over the gap and found nothing.',
      tries: [
        '{L} picked fresh ones, to do it better, with long stalks. They were limp even before the gate.',
        '{F} wanted to dig up a whole plant. But the bulb lay deep, and it tore.',
        'They straightened the trodden leaves with sticks. When they let go, they lay down again.',
      ],
      tip: '“A bluebell needs five years from the seed to the first flower,” said {G+}. “It can’t live in a jar. If you want to keep it, don’t take it away. Take a picture, a smell, a number. A whole wood can come home in your head.”',
      low: 'In the jar stood brown water. Outside the wood was still blue, but now they knew how little it took.',
      turn: '{L} stayed on the path, lay down flat and looked. How does a bell hang? {L} drew one, very exactly, with all six tips rolled up. {F} counted the bees. Then they smelled as hard as they could, without touching.',
      done: 'At home {L} painted the whole wall of the shed blue, bell by bell, and between them all fourteen bees. Whoever came in said, “Oh!”, and smelled at it. And in the wood the real ones went on flowering until June.',
      again:
        'The next year the two dark tracks had nearly closed again. At the beginning of the path stands a small sign. {L} has painted a shoe on it, and a smile.',
      helper: {
        name: 'Ranger Heath',
        creature: 'deer',
      },
      outcomes: [
        {
          asked: ['flower/bluebell/grow/bloom/stay/leave/nature/wood/bee/paint/picture'],
          done: 'At home {L} painted the whole wall of the shed blue, bell by bell, with fourteen bees. Nobody’s shoes had been off the path for it. In the wood the trodden leaves lifted themselves, one by one, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'At home {L} painted the whole wall of the shed blue, bell by bell, with fourteen bees. Whoever came in said, “Oh!”, and smelled at it. It was a wood that one may sit in, so the rug was spread there, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'At home {L} painted the whole wall of the shed blue, bell by bell, with fourteen bees. “You can hear it hum,” said {F}, one ear against the boards. {L} listened as well, and then, in front of all that blue, {told}.',
        },
      ],
      art: {
        'like a lake between': 'forest: L look happy; many blue flower',
        'picked a thick bunch': 'forest: L hold blue flower happy; F hold blue flower happy',
        'on the next morning they were brown': 'bedroom: L stand sad; flower, jar',
        'picked fresh ones': 'forest: L hold blue flower worried; gate',
        'to dig up a whole': 'forest: F dig worried; L look; blue flower',
        'with sticks. When': 'forest: L hold stick worried; F crouch; blue flower',
        'from the seed to the first flower': 'forest: G say; L+F look G curious; blue flower',
        'stood brown water': 'bedroom: L look sad at jar; F look',
        'How does a bell hang': 'forest: L draw drawing-pad(flower) happy; F look; blue flower, bee',
        'the whole wall of the shed': 'shed: L paint blue painting-board(flower) happy; F clap; people',
        'painted a shoe on it': 'forest: L hang sign happy; blue flower',
      },
    },
  ],
};
