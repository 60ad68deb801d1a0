import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bicycle helmets. */
export const bikeHelmet: StorySourceInput = {
  id: 'bike-helmet',
  words: [
    'bike/bicycle/cycle/scooter/cycling helmet',
    'helmet',
    'helmets',
    'wear/wearing helmet',
    'wear/wearing a bike helmet',
    'won’t wear helmet',
    'not wear helmet',
  ],
  situations: ['refuses', 'learn', 'reluctant', 'deed', 'wants'],
  topic: 'the bike helmet',
  thing: 'the helmet',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-melon',
      titles: ['{L} and the Helmet', 'The Melon with a Hat', 'Click, and Off We Go'],
      goal: 'ride off with the others',
      trouble: '{L} would not wear the helmet',
      solved: '{L} had the helmet on and could ride',
      opener:
        '{L+} had new wheels and a bell, and wanted to ride to the pond with the others. On the hook by the door hung the helmet. {L} walked right past it.',
      friend:
        '{F+} was waiting outside, with a helmet on. “Where’s yours?” asked {F}. “I don’t need one,” said {L}. “I don’t fall off.”',
      problem:
        '“No helmet, no wheels,” they said at home. “It looks like a bowl,” said {L}, “and it squashes my ears.” So there {L} stood, beside the new wheels, and the bells of the others were already ringing down the lane.',
      tries: [
        '{L} put on a woolly hat instead. It was soft and it was warm, but it was not a helmet.',
        '{L} wore the helmet on the very back of the head, so that you could hardly see it. “That protects the back of your neck,” said {F}, “and nothing else.”',
        '{L} rode round the yard without it, very carefully. Then there was a stone. {L} fell on one hand, and it hurt. It might have been something else.',
      ],
      tip: '{G+}, who mended bicycles, dropped half a melon on the step: splat. Then {G} put the other half into a helmet and dropped it. Bump. “Your head’s got more in it than a melon,” said {G}. “The helmet only has to fit.”',
      low: '{L} looked at the pink mess on the step and felt the top of {L.their~the} head. It was quite hard, but not as hard as a step.',
      turn: '{L} put on the helmet, two fingers above the eyebrows. {L} turned the little wheel at the back until it did not wobble. The straps made a V under each ear. Click! It did not squash at all.',
      done: '{F} had stickers: a star, a flame, and half a melon. They stuck them on, and now it was not a bowl any more, it was {L’s} own. And off they rode, ting-a-ling, all the way to the pond.',
      again: 'The helmet has a scratch on it now, from the bend by the mill. {L’s} head has none.',
      helper: { name: 'Miss Spoke', creature: 'mole' },
      outcomes: [
        {
          asked: ['ride/bike/bicycle/race/scooter/pond/win/fast'],
          done: '{F} had stickers: a star, a flame, and half a melon. They stuck them on, and now it was not a bowl any more. Two fingers above the eyebrows, a V under each ear, click! Nothing wobbled. Ting-a-ling, down the lane, {told}.',
        },
        {
          asked: ['safe/fall/head/hurt/helmet/wear'],
          done: '{F} had stickers: a star, a flame, and half a melon, and it was not a bowl any more. Off they rode, ting-a-ling. At the bend by the mill there was a bump, and a splat, but the splat was only the mud. Click, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{F} had stickers: a star, a flame, and half a melon, and it was not a bowl any more. Off they rode, ting-a-ling, to the pond. {G} had brought the other half of the melon, the one that was whole, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{F} had stickers: a star, a flame, and half a melon. They stuck them on, and now it was not a bowl any more, it was {L’s} own. “Ready?” rang the bells down the lane. Helmet against helmet, bump, {told}.',
        },
      ],
      art: {
        'On the hook by the door': 'hallway: L walk happy; hat, bike',
        'Where’s yours': 'village: F point worried wearing hat; L arms-crossed; bike',
        'beside the new wheels': 'village: L sulk; bike, hat',
        'a woolly hat instead': 'village: L stand worried wearing hat; bike',
        'on the very back': 'village: L stand worried wearing hat; F look',
        'Then there was a stone': 'village: L fall; bike, stone',
        'half a melon on the step': 'village: G hold melon; L look G surprised; hat',
        'the pink mess': 'village: L touch worried; melon, step',
        'squash at all': 'village: L raise hat brave; bike',
        'And off they rode': 'village: L ride happy on bike; F cheer',
        'has a scratch': 'hallway: L hold hat happy; bike',
      },
    },
  ],
};
