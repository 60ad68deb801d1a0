import type { StorySourceInput } from '../../story-source.ts';

/** Everybody is asleep but one. */
export const everybodyAsleep: StorySourceInput = {
  id: 'everybody-asleep',
  words: [
    'everybody/everyone/all asleep',
    'everybody/everyone/all sleep/sleeping',
    'nobody awake',
    'only one awake',
    'whole house asleep',
  ],
  topic: 'the hour when everybody is asleep',
  thing: 'the sleeping house',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'quiet-as-a-sock',
      titles: ['Everybody Is Asleep', 'As Quiet as a Sock', 'The Hour of the Moth'],
      goal: 'get through the sleeping house without a sound',
      trouble: 'everybody was asleep and the floor creaked',
      solved: 'they had come all the way without waking anyone too soon',
      opener:
        'Everybody is asleep. The cat is, and the clock almost. Behind the wall somebody snores, up the hill and down the hill. Only {L+} lay there with both eyes open and looked at a stripe of moon.',
      problem:
        '{L} was thirsty, and the water was in the kitchen, and between the bed and the kitchen was the whole house. It had never been so long. The first board said “krrk”. The snoring stopped! {L} stood on one leg. Then it went on again, uphill.',
      tries: [
        'They went on tiptoe. That made it worse: a board likes nothing better than one small spot to creak on.',
        'They crawled. {F} met a marble, with one knee, and it rolled down all the stairs, one by one. Plock. Plock. Plock.',
        'They slid along on pillows. It was very quiet, up to the umbrella stand.',
      ],
      tip: '“Listen,” whispered {G+} from behind the stove. “A house asleep breathes, like the rest of them. In, and out. When it breathes out, it creaks by itself. You only have to go when it goes.”',
      turn: '{L} stood still and listened, till there was a tune in it: snore, tick, drip, and then, “krrk”, quite by itself. On each “krrk” {L} took one step. Snore, tick, drip, step. It was almost like dancing, and nobody woke up.',
      done: 'And there was the kitchen, and the moon sat on the table! The water was cold and good. They sat there with bare feet and looked at what a house does at night. It was their hour, and nobody else in the world had it.',
      again:
        'In the morning there are two cups on the table. “Who was that?” somebody asks. {L} breathes in, and out, and says nothing.',
      outcomes: [
        {
          asked: ['asleep/sleep/bed/dream/wake'],
          done: 'And there was the kitchen, and the moon sat on the table! The water was cold and good. Then they went back on every “krrk”, step by step, with the taste of moon in their mouths. Upstairs the beds were still warm. So {told}.',
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
          done: 'And there was the kitchen, and the moon sat on the table! The water was cold and good, and in the tin there was something that could be opened without a sound. It was their hour. So {told}, in bare feet, and nobody woke.',
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
          done: 'And there was the kitchen, and the moon sat on the table! The water was cold and good. They sat there with bare feet, and had to hold on to each other so as not to make a sound. That was how {told}, while the house went on snoring.',
        },
      ],
      helper: { name: 'Tilly', creature: 'moth' },
      art: {
        'is asleep': 'bedroom, night: L look-up curious in bed; cat',
        'at a stripe of moon': 'bedroom, night: L sit curious on bed; moon',
        'water was in the kitchen': 'hallway, night: L stand worried; stairs',
        'went on tiptoe': 'hallway, night: L+F tiptoe worried',
        'They crawled': 'hallway, night: F crawl worried; L startle; marble, stairs',
        'slid along on pillows': 'hallway, night: L sit worried on cushion; F fall; umbrella',
        'from behind the stove': 'kitchen, night: G whisper calm; L think house curious',
        'till there was a tune': 'hallway, night: L listen calm; clock',
        'like dancing': 'hallway, night: L dance happy; F tiptoe happy',
        'kitchen, and the moon sat': 'kitchen, night: L+F drink happy at table; moon',
        'two cups on the table': 'kitchen, morning: L look happy; people, two cup',
      },
    },
  ],
};
