import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a horse. */
export const horseOfMyOwn: StorySourceInput = {
  id: 'horse-of-my-own',
  words: ['horse', 'foal', 'pony', 'my pony', 'wild horse', 'stable', 'horse called'],
  situations: ['newcomer', 'afraid', 'learn'],
  creature: 'horse',
  topic: 'a horse',
  thing: 'the horse',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'nobody-can-catch',
      titles: ['{L} and the Horse', 'The Horse That Nobody Could Catch', 'An Apple on the Palm'],
      goal: 'make friends with {S}',
      trouble: '{S} let nobody come near',
      solved: '{S} came when {L} called',
      opener:
        'Behind the farm is the big meadow, and over it something ran, with a mane like a flag. {L+} climbed on the gate. The ground hummed.',
      friend:
        'It was {S+}, new here, and quite alone. {S} stopped far away, and blew through both nostrils, and looked. {L} held out an apple. {S} was gone before the apple was.',
      problem:
        '“Nobody can catch that one,” said the farmer. It was time to go in, because the nights were cold now. The warm stable was ready, with straw up to the knees. But {S} stayed out, at the furthest fence.',
      tries: [
        '{F} ran after {S} with a halter. {F} was quick, and {S} was quicker.',
        'They made a trail of carrots from the meadow to the stable. In the morning there was a very fat rabbit at the end.',
        '{L} crept up from behind. You don’t do that with horses. It got {L} a very muddy face.',
      ],
      tip: '“A horse always asks the same thing,” said {G+}: “Are you going to jump at me? Don’t walk towards {S}. Turn your back, sit down, and read something. And leave your hand open.”',
      turn: 'So {L} sat down in the grass, back to {S}, and read aloud from a book about trains. One page. Two pages. Behind {L} there was a step, and a breath, warm, on the neck. {L} read on. In the open hand lay the apple.',
      done: 'Something soft, like a velvet mitten, took the apple. Crunch. Then there was a long nose on {L’s} shoulder, which wanted to know how it went on with the trains. When {L} stood up and walked to the stable, {S} came along behind.',
      again: 'Each evening there’s a chapter in the stable. At the exciting bits {S} stops chewing.',
      helper: { name: 'Old Hattie', creature: 'goat' },
      outcomes: [
        {
          asked: ['ride/gallop/jump/race/win/saddle'],
          done: 'Something soft took the apple. Crunch. Then a long nose lay on {L’s} shoulder. {S} came along to the stable, and stood still beside the gate, the very one that {L} had climbed on. That was an invitation, and {told}.',
        },
        {
          asked: ['stable/home/warm/sleep/straw/mum/mother/foal/baby/family'],
          done: 'Something soft, like a velvet mitten, took the apple. Crunch. A long nose wanted to know how it went on with the trains. {L} shut the book and walked ahead, and step by step, into the straw up to the knees, {told}.',
        },
        {
          asked: ['wild/free/run/herd'],
          done: 'Something soft took the apple, and a long nose lay down on {L’s} shoulder. {L} didn’t hold on. The halter stayed on the gate. “You can always come for the next chapter,” said {L}. The ground hummed, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Something soft took the apple. Crunch. When {L} stood up, {S} came along behind, right to the stable. The farmer stood there with an open mouth, and then ran for carrots, and for everything else that was in the kitchen. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Something soft, like a velvet mitten, took the apple. Crunch. Then there was a long nose on {L’s} shoulder, and a warm breath that blew the pages over, three at a time. In the grass, beside the book about trains, {told}.',
        },
      ],
      art: {
        'a mane like a flag': 'meadow: L climb curious on wall; horse',
        'new here': 'meadow: L offer apple happy; S run frightened',
        'can catch that one': 'meadow, evening: S stand sad; L look worried; farmer, fence',
        'with a halter': 'meadow: F run rope worried; S run frightened; L look',
        'made a trail of carrots': 'farm: L hold carrot worried; big rabbit, many carrot',
        'a very muddy face': 'meadow: L fall; S startle; mud',
        'always asks the same': 'meadow: G say; L look G curious',
        'back to': 'meadow: L sit calm book; S look curious; train',
        'on the neck': 'meadow: L read happy; S sniff curious; apple',
        'like a velvet mitten': 'meadow: S eat apple happy; L hug S happy',
        'a chapter in the stable': 'farm, evening: L read happy; S listen happy; lantern',
      },
    },
  ],
};
