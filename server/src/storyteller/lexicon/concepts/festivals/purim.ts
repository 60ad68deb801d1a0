import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Purim. */
export const purim: StorySourceInput = {
  id: 'purim',
  words: ['purim', 'queen esther', 'hamantaschen', 'megillah', 'purim costume', 'grogger'],
  situations: ['wants', 'learn', 'lost', 'make'],
  topic: 'Purim',
  thing: 'the rattle',
  home: 'city',
  main: 'village',
  plots: [
    {
      id: 'the-loudest-rattle',
      titles: ['{L’s} Rattle', 'The Loudest Purim', '{L} and the Bad Name'],
      goal: 'drown out the bad name',
      trouble: '{L’s} rattle made no sound',
      solved: 'nobody had heard the bad name',
      opener:
        'It was Purim, and everyone was dressed up. {L+} went as a lion. Soon the story of brave Queen Esther would be read out, and whenever the name of wicked Haman comes up, you make so much noise that nobody can hear it.',
      friend:
        '{F+} came as a teapot. They had filled a basket with three-cornered biscuits to give away, and {L} had a new wooden rattle.',
      problem:
        '“Try it out,” said {F}. {L} swung the rattle round. Nothing. The little wooden tongue had broken off. It went round and round without a sound. And inside, the reading was about to begin.',
      tries: [
        '{L} roared, like a lion. But a whole story is long, and after three roars the lion was hoarse.',
        '{F} knocked on the teapot. It was made of cardboard, and went “puff”.',
      ],
      tip: '“Is it only rattles that make a noise?” asked {G+}. “When I was little we had none. We had a pot, a lid, a shoe, dried beans. What have you got in that basket, and what’s it in?”',
      low: 'They sat down on the bench. All round them was clacking and clattering, for practice.',
      turn: '{L} looked into the basket. The biscuits were in a tin! {L} shared them out along the bench, until the tin was empty. Then {L} put in three buttons from the lion’s coat and the broken tongue of the rattle, and shut the lid.',
      done: 'Then came the bad name. Rattle, clatter, bang! went the tin, and {F} stamped with both feet. Everyone stamped and clattered along. Nobody heard it, not once. And brave Esther saved everyone.',
      again: 'The lion has no buttons any more. But it still has the tin.',
      outcomes: [
        {
          asked: ['noise/loud/esther/queen/haman/save/brave/costume'],
          done: 'Then came the bad name. Rattle, clatter, bang! went the tin, with three lion’s buttons in it. Everyone stamped and clattered along, and nobody heard it, not once. So {told}, and the lion had never roared so well.',
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
          done: 'Then came the bad name. Rattle, clatter, bang! went the tin. Nobody heard it, not once, and brave Esther saved everyone. The three-cornered biscuits lay along the bench, where {L} had put them, one for each. So {told}.',
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
          done: 'Then came the bad name. Rattle, clatter, bang! went the tin, and {F} stamped until the teapot lost its spout. Nobody heard it, not once. When it was quiet again, the tin gave one more small “ting”, all by itself, and {told}.',
        },
      ],
      helper: { name: 'Mrs Esterhazy', creature: 'owl' },
      art: {
        'went as a lion': 'village: L raise happy; lion, mask',
        'came as a teapot': 'village: F hold basket happy; L hold rattle happy; teapot',
        'went round and round without': 'village: L hold rattle sad; F point worried; stick',
        'after three roars the lion': 'village: L shout sad; F look worried; rattle',
        'It was made of cardboard': 'village: F knock teapot; L look curious; box',
        'Is it only rattles': 'village: G hold pot-lid; L+F look G curious; basket, shoe',
        'sat down on the bench': 'village: L sit on bench sad; F sit on bench sad; people, rattle',
        'shared them out along': 'village: L give biscuit happy; F hold tin; people',
        'three buttons from the lion': 'village: L hold tin brave; F peek curious; button',
        'went the tin, and': 'great-hall: L raise tin laughing; F stamp happy; people',
        'The lion has no buttons': 'bedroom: L hold tin happy; F clap happy; coat',
      },
    },
  ],
};
