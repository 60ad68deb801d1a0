import type { StorySourceInput } from '../../story-source.ts';

/** Stories about chewing gum in somebody’s hair. */
export const chewingGumInHair: StorySourceInput = {
  id: 'chewing-gum-in-hair',
  words: [
    'chewing/bubble gum hair',
    'gum in hair',
    'gum stuck hair',
    'bubblegum in hair',
    'bubblegum hair',
    'gum hair',
    'blow/blowing bubble gum',
    'blow/blowing bubblegum',
    'bubblegum',
    'bubble gum',
    'chewing gum',
    'sticky hair',
    'something sticky hair',
  ],
  situations: ['damage', 'own-damage', 'stuck', 'misdeed', 'deed', 'learn', 'cannot', 'has', 'make'],
  topic: 'the bubble gum that stuck',
  thing: 'the bubble gum',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'pop-went-the-bubble',
      titles: ['Pop!', '{L} and the Bubble Gum', 'The Biggest Bubble'],
      goal: 'get the bubble gum out of {L’s} hair',
      trouble: 'the bubble gum was stuck, and it got worse and worse',
      solved: 'the gum was out, and no hair had been cut',
      opener:
        '{L+} could whistle, hop and wiggle one ear. But {L} could not blow a bubble yet. Today was the day. {L} chewed for ten minutes, till it was quite soft, and blew.',
      friend:
        'It grew. It was as big as a cherry, an apple, a football! {F+} did not dare to move. Behind the bubble two proud eyes were shining. And then a fly came past and bumped into it.',
      problem:
        'Pop! When {L} could see again, it was everywhere: on {L.their} nose, on {L.their} chin, and at the front in {L.their} hair, in a big pink lump. {L} pulled at it. It got longer. “Ow,” said {L}.',
      tries: [
        '{L} tried to comb it out. Now the comb was in there, too.',
        '{F} wanted to pull it off, carefully, with one finger. Then they were stuck to one another, and had to go everywhere together for a while.',
        '{L} washed it with hot water. Hot water makes gum soft, and then it walks. It had been in one place. Now it was in three.',
      ],
      tip: '“Put those scissors away,” said {G+}, who cut hair. “Nobody has to cut anything. Gum is afraid of two things. When it’s cold, it gets hard and crumbles. And what’s left slides off with salad oil.”',
      low: 'Oil and ice! It sounded more like a salad than like a hairdresser. But {L} would have tried anything now that was not a pair of scissors.',
      turn: '{L} sat down on the stool in the garden and held an ice cube against the pink lump till the gum was as hard as a pebble. {L} broke it, and it came away in crumbs. Then {L} rubbed salad oil on the rest.',
      done: 'It slid! The last bit came out as if it were on ice skates, and the comb too. Then {L} was washed, twice, and rubbed dry. Every single hair was still there. They only smelled of salad.',
      again:
        'Now {L} can do it, and there’s a rule for it: hat on, and out in the garden. The record is as big as a melon. The flies fly round it.',
      outcomes: [
        {
          asked: ['hair/gum/bubblegum/it out/cut/clean/save/haircut/short/fall/gone/wash'],
          done: 'With salad oil the rest began to slide, and the last crumb came out as if it were on ice skates, the comb too. {G} looked through the hair once more, strand by strand, and nodded. That was how {told}, and the whole garden smelled of salad.',
        },
        {
          asked: ['blow/bubble/big/huge/biggest/record'],
          done: 'The last bit of gum slid out as if it were on ice skates, and the comb too. Every single hair was still there. {L} put all of it under a hat, and sat down in the middle of the lawn, far from any fly. Then {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The last bit slid out as if it were on ice skates, and the comb too. Every single hair was still there. “You smell good enough to eat,” said {F}, and that made everybody think of supper. So {told}, and there was oil enough for the salad, too.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says'],
          done: 'The last bit slid out as if it were on ice skates, and the comb too. {L} was washed, twice, and rubbed dry, until all the hair stood up like a dandelion. They only smelled of salad. {F} looked at it, and {told}.',
        },
      ],
      helper: { name: 'Miss Curl', creature: 'woman' },
      art: {
        'wiggle one ear': 'garden: L eat brave',
        'fly came past and bumped': 'garden: L blow pink balloon proud; F look surprised; fly',
        'it was everywhere': 'garden: L pull worried pink heap',
        'tried to comb it out': 'bathroom: L handle comb worried; mirror',
        'stuck to one another': 'garden: F pull worried; L stand worried',
        'washed it with hot water': 'bathroom: L wash tearful; pink heap',
        'who cut hair': 'garden: G raise worried; L look frightened; scissors',
        'more like a salad': 'kitchen: L look curious; F hold bottle; salad',
        'the stool in the garden': 'garden: L sit brave on chair; F hold bottle happy',
        'were on ice skates': 'garden: L cheer comb; F clap happy; towel',
        'out as if it were': 'garden: L cheer comb; F clap happy; towel',
        'hat on, and out in': 'garden: L blow big pink balloon happy wearing hat; fly',
      },
    },
  ],
};
