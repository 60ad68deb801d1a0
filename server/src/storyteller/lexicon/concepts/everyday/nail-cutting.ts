import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cutting nails. */
export const nailCutting: StorySourceInput = {
  id: 'nail-cutting',
  words: [
    'cut/cutting/trim/trimming/clip/clipping nail/fingernail/toenail/nails/fingernails/toenails',
    'nail/toenail cutting/clipping/clipper/scissors',
    'get/getting/have/having nail/nails/toenail/toenails cut/trimmed/clipped',
    'nail cut',
    'long nail/nails/toenail/toenails',
  ],
  situations: [
    'afraid',
    'refuses',
    'reluctant',
    'learn',
    'visit',
    'wants',
    'deed',
    'trait',
    'cannot',
    'own-wish',
  ],
  topic: 'cutting nails',
  thing: 'the nail scissors',
  main: 'cottage',
  plots: [
    {
      id: 'ten-little-moons',
      titles: ['Ten Little Moons', '{L} and the Long Nails', 'Snip Goes the Nail'],
      goal: 'get all ten nails cut',
      trouble: '{L} would not let anyone near with the scissors',
      solved: 'all the nails were short',
      opener:
        '{L’s} nails had grown so long that they tapped on the table. They had scratched the cat and a hole in a sock. “Tonight we’ll cut them,” they said. {L+} made two fists.',
      problem:
        'After the bath the small scissors lay on the towel. “They’ll hurt,” said {L}, and hid both hands behind the back. “Nails can’t feel anything,” they said. But how did they know about {L’s} nails?',
      tries: [
        '{L} said that it was better to bite them off. That made them jagged, and one of them caught in the jumper.',
        '{L} held out one finger and pulled it back at the last moment. Snip went the scissors in the air. That had been close.',
        'They tried it when {L} was asleep. But at the first snip {L} woke up, and was very cross about it.',
      ],
      tip: '“Can you bend down and touch your hair?” asked {G+}. “Hair doesn’t hurt when it’s cut, and a nail is made of the same stuff. Only the pink part is you. The white part is a little moon. Count the moons, and say when.”',
      turn: '{L} looked closely. There was a pink part, and there was a thin white moon at the end. {L} put one hand on the towel. “Only the moon,” said {L}. “Now.” Snip. It had tickled. The moon lay on the towel, and {L} picked it up.',
      done: '{L} said “now” ten times for the fingers, and then ten times for the toes. At the end there were twenty little moons in a row. “It didn’t hurt,” said {L}, and felt with each thumb how smooth it was.',
      again:
        'The cat likes to be stroked again. When the nails tap on the table, {L} says, “The moons are full,” and fetches the towel.',
      outcomes: [
        {
          asked: [
            'nail/nails short/cut/done/all/paint/polish/clean/trim',
            'not/isn/isn’t hurt/bad',
            'tickle',
          ],
          done: '{L} said “now” ten times for the fingers, and then ten times for the toes, and {G} waited for every single one. At the end there were twenty little moons in a row on the towel. That was how {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'gets', 'shares', 'makes', 'party', 'plays'],
          done: '{L} said “now” twenty times, and twenty little moons lay in a row on the towel. Short nails go into tight places: into the biscuit tin, between the bricks, behind the ears of the cat. {L} had missed all that, and {told}.',
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
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'sleep', 'home'],
          done: '{L} said “now” ten times for the fingers, and ten times for the toes. “It didn’t hurt,” said {L}, and stroked the cat with ten smooth fingertips. The cat forgave {L} the scratch and turned up its tummy. So {told}.',
        },
      ],
      helper: { name: 'Aunt Clip', creature: 'crab' },
      art: {
        'tapped on the table': 'kitchen: L touch worried; cat, table',
        'made two fists': 'kitchen: L arms-crossed angry; mother, scissors',
        'scissors lay on the towel': 'bathroom, evening: L stand frightened; scissors, towel',
        'bite them off': 'living-room: L eat worried; shirt',
        'at the last moment': 'bathroom: L startle; mother, scissors',
        'But at the first snip': 'bedroom, night: L shout angry in bed; mother, scissors',
        'touch your hair': 'bathroom: G point calm; L touch curious; moon',
        'a thin white moon': 'bathroom: L look curious magnifying-glass at towel; towel',
        'It had tickled': 'bathroom: L offer laughing; mother, scissors, moon',
        'twenty little moons': 'bathroom: L show proud; many moon, towel',
        'likes to be stroked': 'living-room: L kneel happy at cat; cat',
      },
    },
  ],
};
