import type { StorySourceInput } from '../../story-source.ts';

/** Stories about drawing on the wall. */
export const drawingOnTheWall: StorySourceInput = {
  id: 'drawing-on-the-wall',
  words: [
    'draw/drawing/drew on wall/walls/wallpaper/furniture/sofa/door/table',
    'draw/drawing wall/walls/wallpaper/sofa',
    'paint/painting/painted on wall/walls',
    'paint on wall/walls',
    'scribble/scribbling wall/walls/book/sofa',
    'crayon/crayons/pen/pens/felt-tip wall/walls',
    'wrote on the wall',
    'write/writing wall/walls',
  ],
  situations: ['misdeed', 'damage', 'own-damage', 'deed', 'wants', 'learn', 'cannot'],
  topic: 'the picture on the wall',
  thing: 'the wall',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'a-wall-of-paper',
      titles: ['The Picture on the Wall', '{L} and the White Wall', 'A Whale Needs Room'],
      goal: 'find a place for a very big picture',
      trouble: 'the whale was on the wall, where nobody wanted it',
      solved: 'the wall was white again, and the whale had a place of its own',
      opener:
        '{L+} wanted to draw a whale. But the sheet of paper was too small. The whale always ended in the middle. And there was the wall in the hall, white and long and quite empty.',
      friend:
        'It was the most beautiful whale that {L} had ever drawn. It went from the door to the coats, and it was smiling. “Oh dear,” said {F+}. “What?” asked {L}. Then {L} saw it, too. It was on the wall.',
      problem:
        'There were steps on the stairs. Somebody stood there and looked, and then said: “Not on the wall, {L}.” They had painted that wall themselves, all one Sunday. Now {L} was sorry, and the whale kept on smiling.',
      tries: [
        '{L} hung a coat over it. The coat covered the head. The rest of the whale looked out at both sides.',
        '{L} rubbed it with a dry sock. Now it was a grey whale in the fog, and the sock was blue.',
        '{L} pushed the bench in front of it. You could still see the fountain on top.',
      ],
      tip: '“You didn’t want to be naughty, you wanted a big sheet of paper,” said {G+}. “You can say both things: that you’re sorry, and what you need. Warm water and a little washing-up liquid take off most pens. And I have a friend who prints newspapers.”',
      low: '{L} sat down on the bottom stair and looked at the whale. It was a very good whale. But it swam in the wrong place, and {L} was the one who had put it there.',
      turn: '“I’m sorry,” said {L}. “I’ll wash it off myself.” {L} fetched a bowl of warm water and a sponge and rubbed, in small circles, from the tail to the nose. It took the whole afternoon. {F} carried the water.',
      done: 'The wall was white again. In the evening a roll of paper was standing at the door, from the newspaper printer, with metres and metres on it. They fixed it along the fence. And there the whale swam, with a baby, an island and a ship.',
      again:
        'When {L} has a big idea, {L} asks: “Paper or wall?” It is always paper. But there is plenty of it, as far as the compost heap.',
      outcomes: [
        {
          asked: ['draw/paint/paper/picture/artist/whale/mural/art/frame/hang/canvas'],
          done: 'The wall was white again. In the evening a roll of paper stood at the door, from the newspaper printer, with metres and metres on it. They fixed it along the fence, and {L} sharpened the blue. There {told}.',
        },
        {
          asked: ['wall/clean/wash/sorry/forgive/apologise/mum/dad/angry'],
          done: 'From the tail to the nose the whale went, in small circles, until the wall was white. Whoever came by took a sponge too, as nobody had ever heard {L} say sorry so clearly. So {told}. At the door stood a roll of paper, as long as the street.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'The wall was white again. In the evening a roll of paper was standing at the door, from the newspaper printer. They fixed it along the fence, and there was more whale than one can draw alone. So {told}, and the paper was still not full.',
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
          done: 'The wall was white again. In the evening a roll of paper stood at the door, from the newspaper printer, with metres and metres on it. Along the fence the whale swam, with a baby and an island. They all stood in front of it, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Ink', creature: 'man' },
      art: {
        'sheet of paper was too': 'hallway: L hold drawing-pad(whale) worried; wall',
        'the most beautiful whale': 'hallway: L draw happy; F look worried; whale',
        'steps on the stairs': 'hallway: L look ashamed; mother, whale',
        'hung a coat over it': 'hallway: L hang coat worried; whale',
        'with a dry sock': 'hallway: L wipe blue sock worried; grey whale',
        'pushed the bench in front': 'hallway: L push bench; whale',
        'a big sheet of paper': 'hallway: G speak calm; L look curious; newspaper',
        'on the bottom stair': 'hallway: L sit sad on stairs; whale',
        'warm water and a sponge': 'hallway: L wipe sponge brave; F carry bucket; bowl',
        'wall was white': 'garden: L paint painting-board(whale) happy; F clap happy; fence',
        'roll of paper was standing': 'garden: L paint painting-board(whale) happy; F clap happy; fence',
        'Paper or wall': 'garden: L draw happy; fence, whale',
      },
    },
  ],
};
