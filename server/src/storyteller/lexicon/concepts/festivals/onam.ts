import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Onam. */
export const onam: StorySourceInput = {
  id: 'onam',
  words: ['onam', 'pookalam', 'flower carpet', 'carpet of flowers', 'king mahabali', 'vishu'],
  situations: ['visit', 'learn', 'make', 'wants', 'question'],
  topic: 'Onam',
  thing: 'the carpet of flowers',
  home: 'village',
  main: 'garden',
  plots: [
    {
      id: 'ten-rings',
      titles: ['A Carpet of Flowers', '{L} and the Ten Rings', 'For the King Who Comes Once a Year'],
      goal: 'lay a carpet of flowers for the king',
      trouble: 'there were not enough flowers for the last ring',
      solved: 'the carpet of flowers was ready',
      opener:
        'At Onam, in Kerala, a good king of long ago comes to see whether everyone is happy. To welcome the king a carpet of petals is laid in front of the door, one ring more each day. {L+} had laid nine.',
      friend:
        '{F+} sorted the petals: yellow, orange, pink. “Today’s the tenth day,” said {F}, “and the tenth ring’s the biggest.”',
      problem:
        'But the basket was nearly empty. All the neighbours had picked flowers, too, and it had rained. There were no marigolds any more along the path, and no roses. The tenth ring was to go all the way round, and they had petals for a hand’s breadth.',
      tries: [
        '{L} laid the petals further apart. It was no longer a ring, it was spots.',
        'They took some out of the ninth ring. Then the ninth one had a hole.',
        '{F} wanted to use paper. But the king, they say, comes with bare feet, and would notice.',
      ],
      tip: '“In the good king’s days nobody had more than anybody else,” said {G+}. “That’s what the feast is about. I wonder whether there isn’t somebody in this street who has got the same worry. Nine rings and a gap?”',
      low: '{L} looked over the wall. In front of the next house somebody was kneeling beside an empty basket, too.',
      turn: '{L} walked down the street. In every yard there was a carpet, and in every carpet the last ring was missing. “Let’s put it all together,” said {L}. “One tenth ring, for the whole street!” They came with what they had.',
      done: 'There was white from one house, violet from another, and green leaves from those who had no flowers at all. The ring grew as wide as the street. They all sat round it and ate off banana leaves. “If the king comes now,” said {L}, “everyone’s happy.”',
      again:
        'In the morning the wind had mixed all the petals. And in the middle was a footprint. It may have been a goat’s.',
      outcomes: [
        {
          asked: ['king/flower/carpet/mahabali/come/visit/ring/boat'],
          done: 'White from one house, violet from another, and green leaves from those who had no flowers: the tenth ring grew as wide as the street. It lay there, and not one petal was missing. “Now the king can come,” said {L}. And {told}.',
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
          done: 'The tenth ring grew as wide as the street, white from one house, violet from another, and green from those who had no flowers at all. They spread banana leaves all round it, one for everybody in the street, and {told}.',
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
          done: 'The tenth ring grew as wide as the street, white from one house, violet from another, and green from those who had no flowers at all. They all sat round it. “If the king asks,” said {L}, “what shall we say?” And {told}.',
        },
      ],
      object: 'basket',
      helper: { name: 'Grandpa Nair', creature: 'grandpa' },
      art: {
        'a carpet of petals is laid': 'garden: L plant flower happy; many flower',
        'sorted the petals': 'garden: F hold flower happy; L look happy; basket, many flower',
        'But the basket was': 'garden: L hold empty-basket sad; F point worried; many flower',
        'It was no longer a ring': 'garden: L hold flower worried; F look worried; flower',
        'out of the ninth ring': 'garden: F hold flower worried; L think worried; hole, flower',
        'wanted to use paper': 'garden: F hold paper; L look worried; flower',
        'In the good king’s days': 'garden: G say; L+F look G curious; empty-basket',
        'looked over the wall': 'garden: L look curious; F peek curious; lady, empty-basket, wall',
        'walked down the street': 'village: L hold basket brave; F point; people, many flower',
        'as wide as the street': 'village: L sit happy; F sit happy; huge flower, people',
        'middle was a footprint':
          'village, morning, wind: L point surprised; F laugh; footprints, many flower',
      },
    },
  ],
};
