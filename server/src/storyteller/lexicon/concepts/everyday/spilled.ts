import type { StorySourceInput } from '../../story-source.ts';

/** Stories about something that was spilled. */
export const spilled: StorySourceInput = {
  id: 'spilled',
  words: [
    'spill/spills/spilled/spilt milk/juice/drink/cocoa/water/soup/tea/paint/yoghurt/yogurt/coffee',
    'spill/spills/spilled/spilt carpet/floor/sofa/dress',
    'knock/knocked over glass/cup/milk/juice',
    'stain carpet/dress/shirt/sofa/rug',
    'a stain',
    'stain',
    'spilling',
    'juice carpet',
    'milk everywhere',
  ],
  situations: ['damage', 'own-damage', 'misdeed', 'deed', 'learn', 'cannot', 'trait', 'sad', 'has'],
  topic: 'something that was spilled',
  thing: 'the stain',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'dab-do-not-rub',
      titles: ['Oops!', '{L} and the Red Stain', 'It Went All Over the Carpet'],
      goal: 'get the juice out of the carpet',
      trouble: 'there was a big red stain on the white carpet',
      solved: 'the stain was gone, and {L} had owned up',
      opener:
        'There were visitors on Sunday, and for once the white carpet was out. “Please drink at the table,” somebody said. {L+} only wanted to go past quickly, with a full glass of cherry juice, to see what was on the stairs.',
      friend:
        'It was the cat. It ran between {L’s} feet. {L} saw the glass fly, quite slowly, and turn over in the air. Splash! “Oh,” said {F+}. That was all that either of them could say.',
      problem:
        'On the white carpet there was a red stain, as big as a plate, and it was growing. From the kitchen came voices and laughter. Nobody had seen it. {L} felt quite hot, and wished that it were yesterday.',
      tries: [
        '{L} rubbed it with a sleeve, as hard as possible. Now the stain was as big as a cushion, and there was one on the sleeve as well.',
        '{L} pulled the armchair over it. The armchair stood in the middle of the room now, right in everybody’s way. Anyone would look underneath.',
        '{L} put the cat on top. The cat is not red, and it did not want to.',
      ],
      tip: '“Spilled, was it?” said {G+} in the doorway. “I’ve done that with a whole pot of soup. Don’t rub, dab! Cold water, a clean cloth, from the outside to the middle. But first go and tell them. A stain that’s told is only half as big.”',
      low: 'That was the hard part. It was just eight steps to the kitchen. {L} took them one at a time, with the empty glass in {L.their} hand.',
      turn: '“I spilled my juice on the carpet,” said {L}. “I’m sorry. I wasn’t at the table.” It was quiet for a moment. Then somebody got up and put a hand on {L’s} shoulder. “Thank you for telling us,” they said. “Bring the cloths. We’ll have to be quick.”',
      done: 'They knelt round it in a circle, the visitors too, and dabbed. Red, pink, paler and paler. {L} fetched cold water, bowl after bowl. At last there was only a wet patch, and then not even that. “I once dropped a whole trifle,” said the grandest of the visitors.',
      again:
        'If you know where to look, there’s a very small pink dot, no bigger than a cherry stone. {L} has never told anyone but the cat. And juice is drunk at the table.',
      outcomes: [
        {
          asked: ['clean/wipe/mop/stain/carpet/tidy/wash/help/milk/more/another'],
          done: 'They knelt round it in a circle, the visitors too, and dabbed from the outside to the middle. {L} fetched cold water, bowl after bowl. Red, pink, paler and paler: that was how {told}.',
        },
        {
          asked: ['mum/mom/mummy/dad/daddy/angry/cross/accident/sorry/forgive'],
          done: 'They knelt round it in a circle and dabbed. Red, pink, paler and paler, and then not even a wet patch. “I once dropped a whole trifle,” said the grandest of the visitors. After that {told}, and {L} drank at the table.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'party', 'plays', 'shares', 'makes', 'gets'],
          done: 'They knelt round it in a circle, the visitors too, and dabbed. Red, pink, paler and paler. “I once dropped a whole trifle,” said the grandest of the visitors. That reminded everybody what was still in the kitchen, and {told}.',
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
          done: 'They knelt round it in a circle, the visitors too, and dabbed, red, pink, paler and paler, until two heads met over the last drop, bump. “I once dropped a whole trifle,” said the grandest of the visitors, and {told}.',
        },
      ],
      helper: { name: 'Aunt Martha', creature: 'woman' },
      art: {
        'white carpet was out': 'living-room: L carry red glass happy; rug, people',
        'Splash! “Oh': 'living-room: L fall; F startle; cat, red glass',
        'as big as a plate': 'living-room: L stand frightened; F look worried; red puddle',
        'with a sleeve, as hard': 'living-room: L wipe frightened; big red puddle',
        'the armchair over it': 'living-room: L push armchair worried; armchair',
        'put the cat on top': 'living-room: L hold cat worried; red puddle',
        'Spilled, was it': 'living-room: G speak cloth calm in doorway; L look ashamed; red puddle',
        'just eight steps': 'hallway: L walk glass brave; door',
        'I wasn’t at the table': 'kitchen: L speak ashamed; people, glass',
        'pink, paler and paler': 'living-room: L wipe happy; F carry bowl happy; people, red puddle',
        'in a circle, the visitors': 'living-room: L wipe happy; F carry bowl happy; people, red puddle',
        'a very small pink dot': 'living-room: L whisper happy; cat, rug',
      },
    },
  ],
};
