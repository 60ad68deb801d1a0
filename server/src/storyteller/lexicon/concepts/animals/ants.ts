import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ants. */
export const ants: StorySourceInput = {
  id: 'ants',
  words: ['ant', 'anthill', 'ants and anthill', 'ant hill', 'ant colony', 'ants marching'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit'],
  topic: 'ants',
  thing: 'the anthill',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'a-crumb-for-everyone',
      titles: ['One Very Big Crumb', '{L} and the Ants', 'All the Way Home'],
      goal: 'help the ants get the big crumb home',
      trouble: 'the crumb was too big for the ants',
      solved: 'the crumb was in the anthill',
      opener:
        'Across the garden path ran a thin brown line. When {L+} bent down, the line was made of ants. They ran from the anthill to the picnic rug and back, and every one carried something that was bigger than itself.',
      problem:
        'From {L’s} cake fell a crumb, as big as a thumbnail. To an ant that’s as big as a car. Three of them pulled. They pulled in three directions. Then dark clouds came up. In the rain the crumb would turn to mush.',
      tries: [
        '{L} wanted to carry it to the anthill. But the moment {L} lifted it up, the ants fell off, and ran about, and did not know any more where it was.',
        'They blew at it from behind. Two ants flew into the grass.',
        '{F} called, “Left! Left!” Ants don’t listen with their ears. They listen with their feelers.',
      ],
      tip: '“Have you seen what two ants do when they meet?” asked {G+}. “They tap each other with their feelers. That’s how news gets about. Clear the way for them, and let them call the others.”',
      turn: '{L} lay down and took away whatever was in the way: a twig, a stone, a blade of grass. Then {L} put one tiny bit of the crumb down in front of the anthill. An ant found it, ran in, and tapped the next, and that one tapped another.',
      done: 'Out of the hole they came, by the dozen. They stood all round the crumb, lifted it, and set off, and this time they all went the same way. Just as the first drop fell, the crumb bumped down into the dark.',
      again: 'Next day after the rain the brown line was there again. {L} steps over it, on tiptoe.',
      helper: { name: 'Mrs Thorn', creature: 'beetle' },
      outcomes: [
        {
          asked: ['ant crumb/food/cake home/anthill/hill/nest/carry', 'ant/queen feed/eat', 'enough food'],
          done: 'By the dozen they came out of the hole, stood all round the crumb and lifted, and this time they all went the same way. Just as the first drop fell, the crumb bumped down into the dark, and {told}.',
        },
        {
          asked: ['work/pull/lift together', 'help each other', 'team', 'strong'],
          done: 'They came by the dozen, because one had tapped the next, and nobody pulled towards the left any more. The crumb rose. It swayed past the twig and the stone and was down the hole before the first drop: {told}.',
        },
        {
          asked: ['safe/dry rain'],
          done: 'By the dozen they stood round the crumb, lifted it, and this time they all went the same way. Just as the first drop fell it bumped down into the dark. {L} laid a leaf over the hole like a roof, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They came by the dozen, lifted the crumb, and all went the same way. Just as the first drop fell it bumped down into the dark. {L} held the rest of the cake under the picnic rug, the rug over everyone, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They came by the dozen, lifted the crumb, and all went the same way. Just as the first drop fell it bumped down into the dark. One ant ran back, tapped {L’s} thumb twice with its feelers, which is how news gets about, and {told}.',
        },
      ],
      art: {
        'a thin brown line': 'garden: L look curious at ground; many big ant',
        'bigger than itself': 'garden: L crouch surprised; many big ant, picnic-blanket',
        'fell a crumb': 'garden, cloudy: L hold cake worried; crumbs, many big ant',
        'the ants fell off': 'garden, cloudy: L raise crumbs worried; many big ant',
        'blew at it from behind': 'garden, cloudy: L+F blow; huge ant, crumbs',
        'Left! Left!': 'garden, cloudy: F shout happy; L cover-ears; many big ant',
        'tap each other': 'garden, cloudy: G say; L look G curious; two huge ant',
        'whatever was in the way': 'garden, cloudy: L lie calm; stick, stone, ant',
        'in front of the anthill': 'garden, cloudy: L crouch happy; huge ant, crumbs, heap',
        'by the dozen': 'garden, rain: L cheer happy; big crumbs, many big ant',
        'on tiptoe': 'garden, day: L tiptoe happy; many big ant',
      },
    },
  ],
};
