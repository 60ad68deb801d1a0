import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Mid-Autumn Festival. */
export const midAutumnFestival: StorySourceInput = {
  id: 'mid-autumn-festival',
  words: [
    'mid autumn festival',
    'mid-autumn festival',
    'moon festival',
    'mooncake',
    'mooncakes',
    'moon cake',
    'moon cake festival',
    'mooncake festival',
    'lantern festival',
    'tet trung thu',
    'chang’e',
  ],
  situations: ['wants', 'make', 'lost', 'visit'],
  topic: 'the moon festival',
  thing: 'the full moon',
  home: 'city',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'the-moon-in-the-bowl',
      titles: ['{L} and the Moon Cakes', 'Waiting for the Moon', 'A Lantern Like a Rabbit'],
      goal: 'see the full moon with everyone',
      trouble: 'the moon was hidden behind the tall houses',
      solved: 'everyone could see the full moon',
      opener:
        'It was the night of the moon festival, when the moon is at its roundest. {L+} had made a paper lantern like a rabbit. The whole family would sit together, eat moon cakes, and look up at the moon.',
      friend:
        '{F+} carried the moon cakes, in a box with a ribbon. Grandma came down on two sticks, and they put the chairs in the yard. “Now it only has to rise,” said {F}.',
      problem:
        'They waited. The sky grew lighter, somewhere. But all round the yard stood the tall new houses, and between them there was only a narrow strip, and no moon in it. “I’ve seen it every year of my life,” said Grandma quietly.',
      tries: [
        '{L} climbed on a chair, and then on the bin. There were more windows to see, and that was all.',
        '{F} held up a plate behind the rabbit lantern. It was round, and it glowed. Grandma smiled. But a plate is a plate.',
      ],
      tip: '“The moon isn’t far. It’s only round the corner,” said {G+} from the ground floor. “And if somebody can’t go to the moon, the moon can come to them. What shines back, when you hold it up to the light?”',
      low: 'The tea was getting cold. Nobody had cut a moon cake yet, because you do not do that before.',
      turn: '{L} ran to the gate. There it was, huge and yellow, above the street! {L} fetched the long mirror from the hall. {F} took one end. They set it up against the gate, and turned it, a little more, a little less.',
      done: 'Then it lay in the mirror, round and whole, and all of them in the yard could see it. “There you are,” said Grandma. They cut the moon cakes, one piece each, and in every cup of tea swam a small moon.',
      again:
        '{L} ate the piece with the golden yolk. It looked like the moon as well, for as long as it lasted.',
      outcomes: [
        {
          asked: ['moon/lantern/rabbit/star/sky/wish/see/light/chang’e'],
          done: 'It lay in the mirror, round and whole, and all of them in the yard could see it. “There you are,” said Grandma. {L} hung the paper rabbit right in front of it, as it is in the stories, and {told}.',
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
          done: 'It lay in the mirror, round and whole, and all of them in the yard could see it. In every cup of tea swam a small one. They had not cut the moon cakes before it was there. Grandma undid the ribbon, and {told}.',
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
          done: 'It lay in the mirror, round and whole, and beside it, in the glass, sat the whole family. “There you are,” said Grandma. “I’ve seen it every year of my life, but never with all of you in it.” And {told}.',
        },
      ],
      object: 'lantern',
      helper: { name: 'Mr Tan', creature: 'rabbit' },
      art: {
        'a paper lantern like a rabbit': 'village, evening: L hold lantern happy; rabbit',
        'came down on two sticks': 'village, evening: F hold box happy; L look happy; grandmother, chair',
        'stood the tall new houses': 'city, night: L look-up sad; F look-up worried; grandmother, chair',
        'and then on the bin': 'city, night: L stand on chair worried; F point worried; dustbin',
        'behind the rabbit lantern': 'city, night: F raise plate; L hold lantern; grandmother',
        'The moon isn’t far': 'city, night: G point; L think moon curious; F look G',
        'The tea was getting cold': 'city, night: L sit sad; F sit sad; cup, bun, grandmother',
        'There it was, huge and': 'city, night: L point surprised; F run; moon, gate',
        'set it up against': 'city, night: L hold mirror brave; F hold mirror; moon, gate',
        'cup of tea swam': 'city, night: L cheer; F cheer; mirror, grandmother, moon',
        'the golden yolk': 'city, night: L eat bun happy; F eat bun happy; moon, lantern',
      },
    },
  ],
};
