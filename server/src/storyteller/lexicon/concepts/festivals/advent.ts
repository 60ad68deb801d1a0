import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Advent and the Advent calendar. */
export const advent: StorySourceInput = {
  id: 'advent',
  words: [
    'light/lighting the candles of advent',
    'advent candle/candles',
    'advent',
    'advent calendar',
    'twenty-four doors',
    'countdown to christmas',
    'christmas countdown',
    'can’t wait christmas',
    'advent wreath',
    'advent candle',
    'countdown to christmas',
    'waiting/wait for christmas',
    'counting down to christmas',
    'twenty-four doors',
    'december calendar',
  ],
  situations: ['wants', 'visit', 'learn', 'question', 'make', 'reluctant'],
  topic: 'the Advent calendar',
  thing: 'the calendar',
  main: 'cottage',
  indoors: true,
  weather: 'snow',
  plots: [
    {
      id: 'the-empty-door',
      titles: ['Twenty-Four Doors', '{L} and the Advent Calendar', 'Nothing Behind Number Nine'],
      goal: 'wait for Christmas',
      trouble: '{L} could not wait for the doors of the calendar',
      solved: '{L} had waited until the last door',
      opener:
        'On the wall hung an Advent calendar with twenty-four little doors. One may be opened every day until Christmas. It was the second of December, and {L+} stood in front of it in pyjamas.',
      friend:
        'Behind the first two there had been a bell and a nut. “There are twenty-two left,” said {F+}. “That’s ever so many.” {L} laid one finger on number twenty-four. It was the biggest.',
      problem:
        'All day {L} could think of nothing else. After lunch {L} peeped, only behind number three. Then behind four. By the evening eleven doors were open, and {L} did not feel glad. There was nothing left now to look forward to, for days and days.',
      tries: [
        '{L} pressed the doors shut again. They would not stay shut, and {L} knew what was behind them anyway.',
        '{L} lay down to sleep through until Christmas. At half past six in the morning {L} was wide awake.',
        'They hung a cloth over the calendar. It looked like a ghost with corners, and {L} looked at it more than ever.',
      ],
      tip: '“A door’s only a surprise for the one who doesn’t know what’s behind it,” said {G+}. “You’ve used yours up. But there are others in the house who haven’t got any doors at all. What if you fill some for them?”',
      low: '{L} looked at the open doors. Until the twelfth of December there would be nothing behind any of them. That was nine mornings.',
      turn: '{L} hung nine little boxes on a string. Into the first {L} put a button like a star. Into the second went a drawing, as small as a stamp. Every day somebody else in the house was allowed to open one.',
      done: [
        'Now the mornings were exciting again! {L} knew what was in every box, but not what faces they would make.  When the string was empty, there were still thirteen real doors left. {L} opened one each day, and not one too early.',
        'Now the mornings were exciting again! {L} knew what was in every box, but not what faces they would make. When the string was empty, there were still thirteen real doors left. {L} opened one each day, and not one too early.',
      ],
      again:
        'Behind number twenty-four was the stable, with all the animals. {L} had waited for it. That was why it shone so much.',
      outcomes: [
        {
          asked: ['christmas/santa/present/tree/stable/star/baby/snow/open/door/chocolate/candle'],
          done: 'Now the mornings were exciting again, with somebody else’s face at every little box. When the string was empty, there were thirteen real doors left. {L} opened one each day, not one too early. Behind the last was the stable, and then {told}.',
        },
        {
          asked: [
            'share',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['shares', 'eats', 'party', 'plays', 'makes', 'gets'],
          done: 'Now the mornings were exciting again! {L} knew what was in every box, but not what faces they would make. Somebody had noticed who had no box. On the tenth morning there was one more on the string, with “{L}” on it. So {told}.',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'Now the mornings were exciting again! {L} knew what was in every box, but not what faces they would make. The last box was for {G}. There was a nut in it, with a face drawn on, and it looked like {G}. And {told}.',
        },
      ],
      helper: { name: 'Granny Linnet', creature: 'grandma' },
      art: {
        'with twenty-four little doors': 'living-room: L point happy; big calendar',
        'a bell and a nut': 'living-room: F point happy; L look happy; calendar, bell, nut',
        'eleven doors were open': 'living-room: L peek ashamed; F point worried; calendar',
        'pressed the doors shut': 'living-room: L push worried; F look worried; calendar',
        'down to sleep through': 'bedroom, night: L look sad in bed; clock',
        'hung a cloth over the calendar': 'living-room: L hang cloth worried; F think worried; calendar',
        'A door’s only a surprise': 'living-room: G say; L+F look G curious; calendar',
        'looked at the open doors': 'living-room: L slump sad; F comfort L; calendar',
        'hung nine little boxes': 'living-room: L hang box happy; F hold string; many box',
        'what faces they would make': 'living-room: L look happy; F open surprised; many box, star',
        'Behind number twenty-four': 'living-room: L point happy; F clap happy; calendar, donkey, sheep',
      },
    },
  ],
};
