import type { StorySourceInput } from '../../story-source.ts';

/** Stories about elephants. */
export const elephants: StorySourceInput = {
  id: 'elephants',
  words: ['elephant', 'elephants', 'baby elephant', 'elephant family', 'elephant herd'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit'],
  topic: 'elephants',
  thing: 'the water hole',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'stuck-in-the-mud',
      titles: ['The Little Elephant in the Mud', '{L} and the Elephants', 'Everybody Pull!'],
      goal: 'get the little elephant out of the mud',
      trouble: 'the little elephant was stuck in the mud',
      solved: 'the little elephant was out of the mud',
      object: 'rope',
      opener:
        'Every evening the elephants came to the water hole, big ones and little ones, all in a row. They drank with their trunks and blew water over their backs. {L+} sat on a rock and watched.',
      problem:
        'Tonight the smallest of them had walked in too far. The mud at the edge was deep, and it held the little elephant by all four legs. It pulled, and sank a bit further, and called. The others stood round and trumpeted.',
      tries: [
        '{L} and {F} took a rope and pulled. Even a very small elephant weighs more than two people, and they slid along after it on their tummies.',
        'Its mother pushed from behind. With every push it went a little deeper.',
        'They called to it, “Just climb out!” But where it put its feet there was nothing hard to stand on.',
      ],
      tip: '“Mud holds on to whoever pulls straight up,” said {G+}. “I’ve been in and out of it all my life. Give those feet something to stand on first. And look how the big ones would love to help, if somebody told them how.”',
      turn: '{L} and {F} laid branches on the mud, crosswise, close in front of the little elephant, until there was a path. Then {L} pointed at them, and called. The mother’s trunk came down round the little one, and it put its front feet on the branches.',
      done: 'One step, and another. The branches creaked, and held. Then there was a great loud slurp, and the little elephant stood on dry land, brown up to its ears. All of them stroked it with their trunks, and {L} got a bit of stroking too.',
      again:
        'Now there’s a path of branches at the water hole. And an elephant never forgets: the smallest always says hello first.',
      helper: { name: 'Old Wallow', creature: 'hippo' },
      outcomes: [
        {
          asked: ['mum/mother/mummy/family/herd/home/back/reunite/safe'],
          done: 'The branches creaked, and held. There was a great loud slurp, and the little elephant stood on dry land, brown up to its ears. The mother’s trunk had not let go for a moment. All in a row, the little one in the middle, {told}.',
        },
        {
          asked: ['splash/water/bath/spray/swim/wash/mud'],
          done: 'The branches creaked, and held. There was a great loud slurp, and the little elephant stood on dry land, brown up to its ears. “That must come off,” said {G}. All the big ones filled their trunks at once, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The branches creaked and held. Then came a great loud slurp, and the little elephant stood on dry land, brown up to its ears. The big ones shook down fruit from the highest tree with their trunks, a heap for each, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The branches creaked, and held. There was a great loud slurp, and the little elephant stood on dry land, brown up to its ears. The first thing it did was to stroke {L} with its muddy little trunk, and {told}.',
        },
      ],
      art: {
        'all in a row': 'meadow, evening: L sit happy on stone; two elephant',
        'blew water over': 'meadow, evening: L laugh; elephant, pond',
        'walked in too far': 'meadow, evening: L startle worried; small elephant, mud',
        'took a rope and pulled': 'meadow, evening: L+F pull rope; small elephant, mud',
        'pushed from behind': 'meadow, evening: L+F look worried; two elephant, mud',
        'Just climb out': 'meadow, evening: L+F call worried; small elephant',
        'Mud holds on': 'meadow, evening: G say; L+F look G curious',
        'laid branches on the mud': 'meadow, evening: L+F carry log brave; small elephant',
        'there was a path': 'meadow, evening: L point happy; F crouch brave; plank, two elephant',
        'a great loud slurp': 'meadow, evening: L+F cheer; small elephant, elephant',
        'the smallest always says hello': 'meadow: L wave happy; small elephant, plank',
      },
    },
  ],
};
