import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Navratri. */
export const navratri: StorySourceInput = {
  id: 'navratri',
  words: ['navratri', 'garba', 'dandiya', 'durga puja', 'dussehra', 'navaratri', 'nine nights'],
  situations: ['wants', 'learn', 'afraid'],
  topic: 'Navratri',
  thing: 'the dance with the sticks',
  home: 'city',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'the-dance-with-the-sticks',
      titles: ['{L} and the Nine Nights', 'Click, Click, Turn', 'The Dance of Navratri'],
      goal: 'dance the stick dance with everyone',
      trouble: '{L} always met the wrong stick',
      solved: '{L} danced in the circle with everyone',
      opener:
        'For nine nights there was dancing for Navratri. Round the lamp they danced in two circles, in skirts with mirrors, with sticks in their hands. Click, click, turn! Tonight {L+} was going to dance, too.',
      friend:
        '{F+} had two painted sticks, and so did {L}. The drum began. “Just do what I do,” said {F}. Then the circle moved on, and {F} had somebody else in front.',
      problem:
        '{L} hit to the left. The others hit to the right. {L} turned, and they had turned already. Clack! {L} hit somebody’s thumb, and a stick flew through the air and into the sweets. {L} went red, and crept out of the circle.',
      tries: [
        '{L} watched the feet. But as soon as {L} knew what one foot did, there were two new ones.',
        '{F} counted aloud. The drum was much louder, and it did not count.',
      ],
      tip: '“You’re looking for the step in the others,” said {G+}, who played the drum. “It only says five things: right, left, right, turn, and on to the next. Clap it on your knee until your knee knows it.”',
      low: 'It was the seventh night. There were only two more, and then a whole year without.',
      turn: '{L} sat down next to the drum and clapped on one knee. Right, left, right, turn, on. Again, and again, until it went by itself. Then {L} took the sticks, waited for the gap, and stepped in. Click. Click. Click. Turn.',
      done: 'There was a stick each time, just where it ought to be. First a granny, then a little boy, and then {F}, who laughed out loud. The mirrors flashed, and the circle went round and round. {L} had stopped counting long ago.',
      again: 'At breakfast {L’s} knee is still going. Right, left, right, turn. The spoon is in the way.',
      outcomes: [
        {
          asked: ['dance/circle/stick/everyone/night/drum'],
          done: 'There was a stick each time, just where it ought to be: first a granny’s, then a little boy’s, and then {F’s}. The mirrors flashed, and {L’s} knee did the counting. The circle opened for more and more of them, and {told}.',
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
          done: 'There was a stick each time, just where it ought to be. The mirrors flashed, and the circle went round and round. When the drum rested, they all fell down beside the sweets, among which one stick was still lying. So {told}.',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'plays', 'sleep'],
          done: 'There was a stick each time, just where it ought to be. First a granny, then somebody with a sore thumb. “You again!” Click, went the sticks, and nothing flew away. And then came {F}, and {told}.',
        },
      ],
      object: 'drum',
      helper: { name: 'Uncle Dhol', creature: 'elephant' },
      art: {
        'Round the lamp they danced': 'village, night: L look happy; lamp, people',
        'two painted sticks': 'village, night: F hold two stick happy; L hold two stick happy; drum',
        'into the sweets': 'village, night: L startle ashamed; F point surprised; stick, sweets',
        'watched the feet': 'village, night: L look worried at ground; F dance; shoe',
        'The drum was much louder': 'village, night: F shout; L think worried; drum',
        'You’re looking for the step': 'village, night: G drum; L+F look G curious',
        'It was the seventh night': 'village, night: L slump sad; F point worried; stick, calendar',
        'and clapped on one knee': 'village, night: L clap brave; F peek curious; drum',
        'waited for the gap': 'village, night: L raise two stick brave; F look curious',
        'First a granny':
          'village, night: L dance two stick laughing; F dance two stick laughing; grandmother, lamp',
        'is still going. Right': 'kitchen, morning: L hold spoon happy at table; F laugh; bowl',
      },
    },
  ],
};
