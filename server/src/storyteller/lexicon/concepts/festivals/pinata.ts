import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the piñata. */
export const pinata: StorySourceInput = {
  id: 'pinata',
  words: [
    'piñata',
    'pinata',
    'party/birthday piñata/pinata',
    'hit/hitting piñata/pinata',
    'make/making piñata/pinata',
  ],
  situations: ['wants', 'visit', 'make', 'broken', 'has', 'refuses', 'own-wish'],
  happensToLead: true,
  topic: 'the piñata',
  thing: 'the piñata',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'it-would-not-break',
      titles: ['{L} and the Piñata', 'Hit It!', 'The Piñata That Would Not Break'],
      goal: 'break open the piñata',
      trouble: 'the piñata would not break',
      solved: 'the piñata was open and the sweets were everywhere',
      opener:
        'For a whole week {L+} had stuck newspaper onto a balloon, one layer over the other, and then bright paper fringes, row upon row. Now the piñata hung from the apple tree. It was full of sweets, and today was the party.',
      problem:
        'Everyone had a turn. They put on the blindfold, were turned round three times and tried to hit it. Bonk! The piñata swung up and came back without a dent. {L} had made it much too well.',
      tries: [
        '{L} hit as hard as possible, and missed. The stick hit the tree, and three apples fell down.',
        '{F} had a go. The piñata spun like a top and lost a few fringes. Nothing fell out.',
        'They all pulled at the string. It was a good string. The branch bent, and then the piñata flew up, and they all sat in the grass.',
      ],
      tip: '“You’re all hitting it where it’s fat and strong,” said {G+}. “Think of when you made it. Where was there only one layer of paper?”',
      turn: '{L} thought back. At the top, where the sweets had gone in! That hole was closed with just one strip. {L} put on the blindfold. “Call out to me,” said {L}. “Higher! Left!” they all shouted. {L} lifted the stick and aimed up high.',
      done: 'Crack! It tore from the top right down to the bottom, and sweets and stars of paper rained on everyone. They picked everything up, put it in one heap and shared it out, so that the little ones had as much as the big ones.',
      again:
        'The fringes hang in {L’s} room. Next year the piñata will have one layer less, and one more bag of sweets.',
      outcomes: [
        {
          asked: ['sweet/candy/burst/break/open/rain/hit/chocolate/toy'],
          done: 'Crack! {L} had aimed up high, where there was only one strip of paper. It tore from the top right down to the bottom. So {told}, and the little ones had as much as the big ones.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: 'Crack! It tore from the top right down to the bottom, and sweets and stars of paper rained on everyone. They put it all in one heap on the grass, and the heap was big enough for the little ones to hide behind. Then {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'Crack! It tore from the top right down to the bottom, and sweets and stars of paper rained on everyone. {L} still had the blindfold on. “Did I hit it?” asked {L}, with a paper star on each ear, and {told}.',
        },
      ],
      helper: { name: 'Señora Paloma', creature: 'parrot' },
      art: {
        'had stuck newspaper': 'garden: L hold glue happy; balloon, newspaper',
        'from the apple tree. It': 'garden: L look proud; F clap happy; pinata, tree',
        'came back without a dent': 'garden: L hold stick worried; F point worried; pinata, people',
        'three apples fell down': 'garden: L raise stick surprised; F startle; tree, many apple',
        'spun like a top': 'garden: F raise stick worried; L think worried; pinata',
        'pulled at the string': 'garden: L fall; F fall; string, pinata',
        'where it’s fat and strong': 'garden: G point; L+F look G curious; pinata',
        'thought back. At the top': 'garden: L think pinata curious; F peek curious; stick',
        'aimed up high': 'garden: L raise stick brave; F call; pinata',
        'stars of paper rained on': 'garden: L cheer; F cheer; many sweets, pinata, people',
        'one more bag of sweets': 'bedroom: L hold bag happy; F look happy; sweets, paper-chain',
      },
    },
  ],
};
