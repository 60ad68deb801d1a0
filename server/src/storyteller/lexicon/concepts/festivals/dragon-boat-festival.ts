import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Dragon Boat Festival. */
export const dragonBoatFestival: StorySourceInput = {
  id: 'dragon-boat-festival',
  words: [
    'dragon boat',
    'dragon boats',
    'dragon boat festival',
    'dragon boat race',
    'zongzi',
    'rice dumplings in leaves',
  ],
  situations: ['visit', 'make', 'learn', 'deed', 'wants', 'question'],
  topic: 'the Dragon Boat Festival',
  thing: 'the dragon boat',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'the-drum-in-the-bow',
      titles: ['The Drum in the Bow', '{L} and the Dragon Boat', 'All Together Now'],
      goal: 'make the dragon boat go straight',
      trouble: 'every paddle did something different',
      solved: 'the paddles went in together',
      opener:
        'Once a year, at the beginning of summer, the long boats lie on the river with dragons’ heads at the front. The air smells of zongzi, sticky rice in bamboo leaves. {L+} was in a boat for the first time.',
      friend:
        '{F+} sat right behind. Before them were eight others with paddles, and in the bow stood a big drum. “When I was small, I only watched,” said {F}. Everybody was excited, and everybody wanted to be fastest.',
      problem:
        '“Go!” They paddled with all their might. The boat turned in a circle. Paddles knocked together, and one flew into the water. The dragon looked at the bank where they had come from. From there somebody waved.',
      tries: [
        'They paddled even harder. The circle only got quicker.',
        '“Left!” called {F}. “Right!” called {L}. Ten people heard something different.',
        'They counted aloud. The ones at the back were at four when those at the front were at seven.',
      ],
      tip: '“You’ve got ten strong arms and no heart,” said {G+} from the bank. “Do you know why there’s a drum in it? Long ago people drummed on this river to keep a good man safe, the poet Qu Yuan. It wasn’t loud, it was all together.”',
      low: 'Their dragon rocked on the waves. The next boat glided past, and it looked as easy as breathing.',
      turn: '“Who’s drumming?” asked {L}. Nobody was; they had all wanted to paddle. {L} laid the paddle down and climbed to the front. That was hard, for {L} had so much wanted to be fast. Boom. “In!” Boom. “Out!” Quite slowly.',
      done: 'Boom, in. Boom, out. Ten paddles dipped in as one. The dragon lifted its head and flew off, straight as an arrow! They were not the first at the finish. But they got there all together, and everybody on the bank was drumming along with their hands.',
      again:
        'Afterwards they sat on the bank and unwrapped zongzi, with sticky fingers. The drum stood in the grass, and {L} leaned against it.',
      outcomes: [
        {
          asked: ['win/race/first/medal/prize/fast/fastest/finish/trophy/line'],
          done: 'Boom, in. Boom, out. Ten paddles dipped in as one. The dragon lifted its head and flew off, straight as an arrow, past the boat that had glided so lightly before. {L} did not hurry the drum, not even then. And {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets'],
          done: 'Boom, in. Boom, out. The dragon lifted its head and flew off, straight as an arrow, and they all got there together. On the bank {G} was waiting with a pot of zongzi, ten of them, and one for the drum. So {told}.',
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
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'plays'],
          done: 'Boom, in. Boom, out. Ten paddles dipped in as one. The dragon lifted its head and flew off, straight as an arrow! On the bank they drummed along with their hands. {L} let the last beat ring, over all the river, and {told}.',
        },
      ],
      object: 'drum',
      helper: {
        name: 'Grandfather Qiu',
        creature: 'crane',
      },
      art: {
        'the long boats lie': 'river: L ride in rowing-boat happy; dragon',
        'sat right behind': 'river: F ride in rowing-boat happy; L ride in rowing-boat happy; oar, drum',
        'turned in a circle. Paddles': 'river: L+F ride in rowing-boat worried; oar',
        'paddled even harder': 'river: L+F row in rowing-boat worried',
        'heard something different': 'river: L point worried; F look worried; oar',
        'counted aloud': 'river: L+F shout; oar',
        'ten strong arms and no heart': 'river: G drum; L+F look G curious; heart',
        'The next boat glided past': 'river: L+F sit sad; ship',
        'climbed to the front': 'river: L drum brave; F hold oar',
        'straight as an arrow': 'river: L+F ride in rowing-boat laughing; people, drum',
        'The drum stood in the grass': 'river: L eat bun happy; F eat bun happy; drum',
      },
    },
  ],
};
