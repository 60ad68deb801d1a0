import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a cuddly toy that travels. */
export const teddyOnHoliday: StorySourceInput = {
  id: 'teddy-on-holiday',
  words: [
    'teddy/bear/doll/bunny go/goes/went/going holiday/trip/travelling/abroad',
    'teddy holiday',
    'teddy’s holiday',
    'teddy travels',
    'travelling teddy/bear',
    'teddy bear’s/bears picnic trip',
    'flat stanley',
  ],
  situations: ['deed', 'lost', 'visit', 'wants', 'has'],
  topic: 'a teddy that goes on a journey',
  thing: 'teddy’s little suitcase',
  main: 'city',
  plots: [
    {
      id: 'postcards-from-a-bear',
      titles: ['Teddy Has Gone Away', 'A Postcard From Teddy', '{L} Packs for a Bear'],
      goal: 'let teddy travel and get teddy back',
      trouble: 'teddy was on a journey and nobody knew where',
      solved: 'teddy was back, with a full suitcase',
      opener:
        'Every child in the class was allowed to send something on a journey, with a label round its neck: “Please take me along, and write to us.” {L+} packed for teddy: a hanky, a biscuit and a very small toothbrush.',
      problem:
        'It looked easy. But when the bus had gone, teddy’s place on the pillow was empty, and it stayed so. One day, two days, five. There was no card. “Perhaps teddy’s forgotten the address,” said {L}, and could not fall asleep.',
      tries: [
        '{L} put a different animal on the pillow. It was a good animal. It had another smell.',
        '{L} wrote to teddy at “Abroad”. The letter came back, with a stamp on it: “Which one?”',
        'They ran to the bus stop and asked all the drivers. “Brown? With ears?” They had seen many of that kind.',
      ],
      tip: '“Whoever travels is slow,” said {G+}, “and the post is slower. Don’t ask where your bear is. Ask where a bear would like to go, and who’d take it along. Your label says ‘please’. That always works.”',
      turn: '{L} thought hard: where does teddy like to be? By the water, up high, and where there’s singing. They went to the harbour, and there on the board hung a photo: the captain of the ferry, and on the captain’s arm, with a tiny cap, sat teddy!',
      done: 'The next day four cards came at once, and they were sticky with jam: from the ferry, a lighthouse, a choir and a train. And on Saturday teddy came back, with a stamp on one paw and a shell in the suitcase.',
      again:
        'Teddy sleeps on the pillow again and says nothing about it. But sometimes, when a ship hoots, one of teddy’s ears seems to turn.',
      outcomes: [
        {
          asked: [
            'teddy/bear/doll/bunny/he/she/it back/home/come/return/safe/arrive/meet/see/beach/swim/friend',
          ],
          done: 'The next day four cards came at once, sticky with jam: from the ferry, a lighthouse, a choir and a train. “Soon home,” it said on the last one, in a captain’s writing. And on Saturday the bus stopped, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets', 'tells'],
          done: 'Four cards came at once, sticky with jam. And on Saturday teddy came back, with a stamp on one paw and a shell in the suitcase. Everything had to be unpacked and gone through, the whole journey, from ferry to train. So {told}.',
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
            'sleep/asleep/bed/snore',
            'stay',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'sleep', 'stays'],
          done: 'Four cards came at once, sticky with jam: from the ferry, a lighthouse, a choir and a train. And on Saturday teddy came back, with a stamp on one paw, and smelled of sea. The place on the pillow was not empty any more, and {told}.',
        },
      ],
      art: {
        'Every child in the class': 'school: L hold teddy happy; children, label',
        'packed for teddy': 'bedroom: L give toothbrush happy; small suitcase, teddy',
        'the bus had gone': 'bedroom, night: L sit sad on bed; cushion',
        'different animal on the pillow': 'bedroom, night: L hold rabbit sad; bed',
        'The letter came back': 'cottage: L hold letter sad; postbox',
        'all the drivers': 'city: L call worried; F point; bus, gentleman',
        'Whoever travels is slow': 'cottage: G speak calm; L think teddy curious',
        'where does teddy like': 'cottage: L think ship curious',
        'went to the harbour': 'shore: L point surprised; F cheer; notice, ship, captain',
        'cards came at once': 'cottage: L hug teddy happy; many card, suitcase',
        'when a ship hoots': 'bedroom, night: L sleep teddy calm in bed; shell',
      },
    },
  ],
};
