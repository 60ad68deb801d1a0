import type { StorySourceInput } from '../../story-source.ts';

/** Stories about socks. */
export const socks: StorySourceInput = {
  id: 'socks',
  words: [
    'sock',
    'socks',
    'odd/missing/lost sock',
    'lose/lost/losing sock',
    'sock monster',
    'stripy socks',
    'stockings',
    'where do socks go',
  ],
  situations: ['lost', 'wants', 'has', 'question', 'mystery', 'taken', 'visit'],
  indoors: true,
  topic: 'socks',
  thing: 'the odd sock',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'where-do-they-all-go',
      titles: ['Where Do the Socks Go?', '{L} and the Missing Socks', 'One Sock Too Few'],
      goal: 'find out where the socks went',
      trouble: 'one sock of every pair was missing',
      solved: 'all the socks had been found',
      opener:
        'On washing day {L+} had to sort the socks: stripy to stripy and dotted to dotted. It’s easy, if there are two of each. But there was only one of each.',
      friend:
        '{F+} counted them as well. “Eleven left ones and no right ones,” said {F}. “And last week there were nine.” That couldn’t be the wind, indoors.',
      problem:
        'It had been going on since autumn. Everyone in the house walked about in one stripy sock and one dotted one. “Somebody is taking them,” said {L}, “and always just one.”',
      tries: [
        'They looked in the washing machine. They found a coin, a button and a very clean peg.',
        '{L} sewed a bell onto a sock and put it in the basket. In the night it went “ting” once. In the morning the bell was there, and the sock wasn’t.',
        'They wrote a list of everyone in the house with cold feet. It was everyone.',
      ],
      tip: '“You ask who wants a sock,” said {G+}. “Nobody wants one sock. But one soft woolly bag with one opening, that’s another matter. And who wants something like that in autumn? Follow the fluff.”',
      low: 'In the evening it rained, and the wind whistled round the house. “I wouldn’t like to be out there tonight,” said {F}. {L} looked up.',
      turn: 'On the floor lay a blue bit of fluff. There was another one by the stairs, and a red one by the cellar door. {L} took the lamp and followed them, down the steps and behind the boiler, where it’s warm. “Oh!” whispered {L}. “Come and look!”',
      done: 'There hung eleven socks in a row, each on its own nail, and in each one slept a dormouse, with its tail over its nose. They wouldn’t wake up before spring. {L} tucked in the one at the end. “Let them have the socks,” whispered {L}.',
      again:
        'In May the socks lay in the basket again, all of them, only a bit stretched. One had an acorn in it.',
      outcomes: [
        {
          asked: ['find/match/pair/back/lost/missing/return', 'sock monster/fairy'],
          done: 'There hung eleven socks in a row, each on its own nail, and in each one slept a dormouse, with its tail over its nose. They had only been borrowed. {L} counted the stripes and the dots, and nothing was lost. So {told}.',
        },
        {
          asked: ['odd/wear/different/everyone/knit/new/mismatched'],
          done: 'There hung eleven socks in a row, each on its own nail, and in each one slept a dormouse, with its tail over its nose. “Let them have the socks till spring,” whispered {L}, and tucked in the one at the end. At home, until May, {told}.',
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
          done: 'There hung eleven socks in a row, and in each one slept a dormouse, with its tail over its nose. They wouldn’t wake up before spring, so one had to be very quiet behind the boiler. But it was the warmest place in the house, and {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'sleep/asleep/bed/snore',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'sleep', 'home'],
          done: 'There hung eleven socks in a row, and in each one slept a dormouse, with its tail over its nose. The one at the end snored. {L} looked down at one stripy foot, and {F} at one dotted one, and {told}, without a sound.',
        },
      ],
      helper: { name: 'Old Thimble', creature: 'moth' },
      art: {
        'On washing day': 'kitchen: L look worried sock; laundry-basket, many sock',
        'counted them': 'kitchen: F point worried; L hold sock curious; many sock',
        'since autumn': 'living-room: L look worried at ground; people, two sock',
        'in the washing machine': 'kitchen: L peek curious; F hold coin surprised; washing-machine',
        'sewed a bell': 'bedroom, night: L hold bell sad; basket',
        'the house with cold feet': 'living-room: L+F write worried; people',
        'who wants a sock': 'kitchen: G speak calm; L listen curious; sock',
        'the wind whistled': 'living-room, evening, rain: L look-up curious; F look worried; curtain',
        'a blue bit of fluff': 'cellar: L hold lamp curious; F tiptoe; blue wool, stairs',
        'eleven socks in a row': 'cellar: L hang sock happy; F whisper happy; many mouse, many sock',
        'In May the socks': 'kitchen: L hold sock happy; laundry-basket, acorn',
      },
    },
  ],
};
