import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bunk beds and who sleeps on top. */
export const bunkBeds: StorySourceInput = {
  id: 'bunk-beds',
  words: [
    'bunk bed',
    'bunk beds',
    'top bunk',
    'bottom bunk',
    'who sleeps on top',
    'sleep/sleeping top bunk',
    'new bunk bed',
    'loft bed',
    'upper bunk',
  ],
  situations: [
    'quarrel',
    'wants',
    'has',
    'newcomer',
    'learn',
    'afraid',
    'own-wish',
    'deed',
    'cannot',
    'refuses',
  ],
  topic: 'who sleeps on top',
  thing: 'the bunk beds',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'what-is-good-below',
      titles: ['Who Sleeps on Top?', '{L} and the Bunk Beds', 'Upstairs, Downstairs'],
      goal: 'agree about who was to sleep on top',
      trouble: 'they both wanted to sleep on top',
      solved: 'they both slept where they liked it best',
      opener:
        'It came in four long boxes, and it took a whole afternoon, with a lot of screws and one of them left over. Then it stood there, as high as a ship: a bunk bed with a ladder! {L+} looked up. On top you could touch the ceiling.',
      friend:
        '“I’m on top!” said {L}. “I’m on top!” said {F+}, in the same second. They both had a foot on the ladder already, and it was the same rung.',
      problem:
        '“I said it first,” said {L}. “I’m not afraid of heights,” said {F}. They pushed, and neither of them got higher than the second rung. Nobody wanted to be down there, where it was dark. At bedtime there was a perfectly good bed, and two who lay on the carpet.',
      tries: [
        'They both got in on top. Whoever lay at the wall had it warm, and whoever lay at the edge had one leg in the air. There was no sleep to be had.',
        'They drew straws. {L} pulled the long one and rejoiced. But then {F} looked so sad down there that {L} couldn’t enjoy it at all.',
        'They took turns by the hour, with the alarm clock. At one in the morning they met on the ladder, and both of them forgot where they were going.',
      ],
      tip: '“My brother slept above me for ten years,” said {G+}, “and I thought that was the better half. Then we swapped. You’re only looking at the height. Lie in each of them for a whole night, properly, and write down what’s good about it. And what creaks.”',
      low: 'They fetched two sheets of paper. On one {L} wrote “Above”, and on the other “Below”. Nobody could win that way, but nobody could lose either.',
      turn: 'The first night {L} lay above. There was a moon, and a spider, and it was high. The second night {L} lay below. It was a cave! You could hang a blanket in front, and keep books beside the pillow. {L} wrote until the pencil was blunt.',
      done: 'In the morning they read out their lists. “I want to be below,” said {L}. “I want to be above,” said {F}. “I like the spider.” {L} hung up the blanket and the lamp, and from above a bucket on a string came down. There was a biscuit in it.',
      again:
        'On the first of each month they swap for one night, to see if it’s still right. It is. The bucket goes up and down until late.',
      outcomes: [
        {
          asked: ['share/swap/turn/turns', 'agree'],
          done: 'In the morning they read out their lists. “I want to be below,” said {L}. “I want to be above,” said {F}. “I like the spider.” A bucket on a string came down, with a biscuit in it, and that was only the beginning: {told}.',
        },
        {
          asked: ['sleep/asleep/night/dream'],
          done: 'They read out their lists. {L} wanted the cave below, and {F} wanted the moon and the spider above. The blanket was hung up, and the bucket came down once more, to say good night. In two beds, each of them the best one, {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['party', 'eats', 'plays', 'makes'],
          done: 'They read out their lists. {L} wanted the cave, and {F} wanted the spider. {L} hung up the blanket like a curtain, and from above came a bucket on a string, with a biscuit in it. There was room for everyone behind that curtain. So {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'They read out their lists. “I want to be below,” said {L}. “I want to be above,” said {F}. It was quiet for a moment. So nobody had to lose at all! They met on the ladder, both on the same rung, and {told}.',
        },
      ],
      object: 'blanket',
      helper: { name: 'Uncle Pine', creature: 'man' },
      art: {
        'four long boxes': 'bedroom, day: L look-up surprised; many box, ladder',
        'a foot on the ladder': 'bedroom, day: L climb happy on ladder; F climb happy; bed',
        'said it first': 'bedroom, evening: L sulk; F sulk; bed',
        'got in on top': 'bedroom, night: L lie worried in bed; F lie worried in bed',
        'drew straws': 'bedroom, night: L hold stick worried; F look sad',
        'with the alarm clock': 'bedroom, night: L yawn; F yawn; alarm-clock, ladder',
        'slept above me': 'bedroom, evening: L+F listen curious; G point happy; ladder',
        'fetched two sheets of paper': 'bedroom, evening: L write calm at table; F hold paper calm',
        'first night': 'bedroom, night: L write happy in bed; spider, moon',
        'read out their lists': 'bedroom, morning: L hold paper happy; F hold paper happy; ladder, bucket',
        'hung up the blanket':
          'bedroom, morning: L hold bucket happy; F climb happy on ladder; blanket, biscuit',
        'they swap for one night': 'bedroom, night: L climb happy on ladder; F wave happy in bed; bucket',
      },
    },
  ],
};
