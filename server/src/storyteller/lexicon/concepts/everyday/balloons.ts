import type { StorySourceInput } from '../../story-source.ts';

/** Stories about balloons. */
export const balloons: StorySourceInput = {
  id: 'balloons',
  words: [
    'balloon',
    'balloons',
    'red balloon',
    'balloon fly/flies/flew away',
    'balloon float/floats',
    'lose/lost/losing balloon',
    'balloon stuck',
  ],
  situations: ['lost', 'has', 'wants', 'stuck', 'trait', 'visit'],
  indoors: true,
  topic: 'balloons',
  thing: 'the balloon',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'by-itself-in-the-morning',
      titles: ['{L’s} Red Balloon', 'Up under the Roof', 'The Balloon That Came Back'],
      goal: 'get the balloon down from the roof of the station',
      trouble: 'the balloon was stuck high up under the roof',
      solved: 'the balloon had come down',
      object: 'balloon',
      opener:
        'At the station a man was selling balloons that pulled upwards. {L+} chose the red one, and held the string very tight, with a knot round one finger.',
      friend:
        '{F+} came running along the platform. They hadn’t seen each other all summer. {L} threw up both arms for joy, and the knot came undone.',
      problem:
        'Up went the balloon, past the clock and past the pigeons, right up under the glass roof of the station. There it stuck, and looked like a cherry. {L} couldn’t even reach the end of the string.',
      tries: [
        '{L} climbed on a bench and jumped. There was as much air left over as there is in a house.',
        'The porter came with the longest broom. It reached up to the clock and stopped the big hand. For a while it was always ten past four.',
        'They asked the pigeons. The pigeons looked at the balloon and moved a bit further along.',
      ],
      tip: '“I’ve been here a long time,” said {G+}, who lived behind the station clock. “They all go up, and they all come down. It’s light because of the gas in it. But the skin of a balloon is full of holes, much too small to see. Wait for one night.”',
      low: '“A whole night?” said {L}. It’s hard to go home without your balloon. At the door {L} turned round and waved.',
      turn: 'The next morning {L} was there before breakfast. The great hall was empty and quiet. Nothing was hanging under the roof any more! {L} didn’t run about. {L} stood quite still, and looked, not up, but straight ahead.',
      done: 'There it floated, in the middle of the hall, just as high as {L’s} nose. It was a bit smaller than before, and wrinkled, like an apple. “There you are,” whispered {L}, and took hold of the string, without any hurry. It had come down by itself.',
      again: 'It lives on the floor now, and follows {L} through the room when the door is opened.',
      outcomes: [
        {
          asked: ['balloon/it fly/float/sky/away/free/cloud/moon/space/go'],
          done: 'There it floated, in the middle of the hall, just as high as {L’s} nose. “There you are,” whispered {L}, and carried it out in front of the station. It pulled a little, like something that has seen a lot. {L} opened one hand. And {told}.',
          again:
            '{L} still looks up whenever something red goes past. And the clock at the station is right again.',
        },
        {
          asked: ['balloon/it come/get/find/return/down/back/catch/home', 'new/another/more balloon'],
          done: 'There it floated, in the middle of the empty hall, just as high as {L’s} nose, and a bit wrinkled, like an apple. {L} took hold of the string, without any hurry. That was how {told}. Behind the clock {G} nodded.',
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
          done: 'There it floated, in the middle of the hall, just as high as {L’s} nose. “There you are,” whispered {L}. The porter, who had let them in, hung the broom on the wall, and the balloon man came with a whole bunch. So {told}, under the big clock.',
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
          done: 'There it floated, in the middle of the hall, as high as {L’s} nose and a bit wrinkled, like an apple. “There you are,” whispered {L}, and took hold of the string. {F} tied it to {L’s} arm with a double knot this time. Then {told}.',
        },
      ],
      helper: { name: 'Tick', creature: 'mouse' },
      art: {
        'man was selling balloons': 'platform: L hold red balloon happy; gentleman, many balloon',
        'came running along': 'platform: L raise happy; F run happy; red balloon',
        'Up went the balloon': 'platform: L reach-up worried; F look-up; red balloon, clock',
        'climbed on a bench': 'platform: L jump worried on bench; red balloon, clock',
        'with the longest broom': 'platform: gentleman, clock; L look-up worried; F raise broom',
        'asked the pigeons': 'platform: L+F look-up worried; many bird, red balloon',
        'lived behind the station clock': 'platform: L look curious; G point calm; clock',
        'hard to go home': 'platform, evening: L wave sad; red balloon',
        'great hall was empty': 'platform, morning: L stand surprised; clock',
        'floated, in the middle': 'platform, morning: L hold small red balloon happy',
        'the middle of the hall': 'platform, morning: L hold small red balloon happy',
        'lives on the floor': 'bedroom: L walk laughing; small red balloon',
      },
    },
  ],
};
