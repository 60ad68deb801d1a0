import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a hot day with a hose and a paddling pool. */
export const waterFight: StorySourceInput = {
  id: 'water-fight',
  words: [
    'water fight',
    'water fights',
    'water balloon/balloons',
    'paddling pool',
    'garden hose',
    'hosepipe',
    'sprinkler',
    'lawn sprinkler',
    'hot day garden',
    'hottest day',
    'splash/splashing pool',
    'water pistol/pistols',
    'play/playing with water',
    'water play',
    'very hot day',
    'cool/cooling down',
  ],
  situations: ['wants', 'has', 'learn', 'trait', 'deed', 'broken', 'make', 'quarrel', 'visit', 'lacks'],
  topic: 'the hottest day of the summer',
  thing: 'the paddling pool',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-bath-of-the-whole-street',
      titles: ['The Hottest Day', '{L} and the Paddling Pool', 'Splash!'],
      goal: 'cool down on the hottest day',
      trouble: 'the paddling pool had a hole, and there was not a drop left',
      solved: 'everybody was wet and cool',
      opener:
        'It was so hot that the cat was lying in the bath, and the butter was soup. {L+} had just one thought, and it was blue and round: the paddling pool!',
      friend:
        'They pulled it out of the shed, shook out the spiders, and blew it up in turns, until they saw stars. {F+} held the hose. The water rose as high as their ankles, and then as high as {L’s} knees. “One, two …” said {L}.',
      problem:
        '“Pffft,” said the pool. It became flat on the one side and then on the other. The water ran out, past the roses and under the fence, and was gone. {L} stood there in swimming things, on a blue rag. And it was only eleven o’clock.',
      tries: [
        '{L} stuck a plaster on the hole. It was one for knees. It swam away.',
        'They sat down in the shade of the washing. But the washing dried in a quarter of an hour, and then somebody took in the shade.',
        '{L} put {L.their} head in a bucket. For a head, that’s excellent. But there was only one bucket, and it didn’t do anything for the feet.',
      ],
      tip: '“When I was a girl, nobody had a pool,” said {G+}. “And nobody stayed dry. Water doesn’t have to be deep, it only has to fly. And what runs away should land on something that’s thirsty. My beans, for example. Have you got a tray, and some old sponges?”',
      low: '{L} collected things. There was a sieve, five sponges, a tray, a watering can, and the hose with a finger in front of it. From the street faces were looking over the fence, all of them as red as tomatoes.',
      turn: '“Everybody come in!” cried {L}. {L} hung the sieve in the apple tree, over the bean bed, with the hose on top. It rained! On the lawn a row of sponges lay in the buckets, and whoever got hit had to water a plant. “Ready?” asked {L}. “Go!”',
      done: 'There was a splashing and a screeching until nobody had a dry hair left. The postman went through the rain in the apple tree twice, with cap. {F} got three sponges at once. And the beans stood there with their feet in the water, and had never been so green.',
      again:
        'The blue rag was made into a slide, with soap and a little water. It’s allowed when it’s over thirty degrees. {L} looks at the thermometer every morning, even in March.',
      outcomes: [
        {
          asked: ['wet/soak/soaking/cool/splash/water/rainbow/mum/dad/grandma/grandpa/rain/win'],
          done: 'From the sieve in the apple tree it rained on everybody alike. {F} got three sponges at once, the postman went through the rain in the apple tree twice, and the beans had never been so green. So {told}, until nobody had a dry hair left.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'party', 'shares', 'makes', 'gets'],
          done: 'There was a splashing and a screeching until nobody had a dry hair left, and the beans had never been so green. Then they all lay on the warm lawn like washing. {G} came out with a tray in each hand, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['plays', 'hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'There was a splashing and a screeching until nobody had a dry hair left. The postman went through the rain in the apple tree twice, with cap. The third time somebody was waiting for the postman with a sponge: {G}! And {told}.',
        },
      ],
      helper: { name: 'Granny Well', creature: 'woman' },
    },
  ],
};
