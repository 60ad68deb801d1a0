import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Easter eggs. */
export const easter: StorySourceInput = {
  id: 'easter',
  words: ['easter', 'easter egg', 'easter bunny', 'egg hunt', 'easter basket'],
  situations: ['lost', 'wants'],
  topic: 'the Easter eggs',
  thing: 'the Easter basket',
  main: 'garden',
  plots: [
    {
      id: 'hidden-too-well',
      titles: ['Hidden Too Well', 'The Easter Egg Muddle', '{L} and the Easter Eggs'],
      goal: 'find the Easter eggs again',
      trouble: 'the Easter eggs were hidden too well',
      solved: 'every Easter egg lay in the basket',
      opener:
        'Before breakfast on Easter morning {L+} hid twelve eggs in the garden: red, blue, green and one with spots. “Nobody will ever find them,” said {L} proudly.',
      problem:
        'Nobody did. Everyone looked, and nobody found a single egg. And then they asked {L} where the eggs were, and {L} had forgotten.',
      tries: [
        'They looked under the flowerpots. There were eleven snails, a marble, and a very old carrot. But no eggs.',
        '{F} pretended to be an egg and lay in the grass, to find out where an egg would like to be. It was comfortable. That was all.',
        'They blew a trumpet and called, “Come out, eggs!” An angry hen came out.',
      ],
      tip: '“When I lose a thing,” said {G+}, “I begin again at the beginning. Where did your feet go first this morning? Feet leave letters in wet grass.”',
      turn: 'The grass was still wet with dew. There they were, {L’s} own footprints! {L} put a foot in the first, then in the second, and walked the whole morning once more.',
      done: 'Where the footprints stopped, there was an egg: in the boot, in the watering can, up in the fork of the tree. Ten, eleven, and twelve was the one with spots.',
      again: 'Next Easter {L} will draw a map first. And hide the map somewhere really safe.',
      outcomes: [
        {
          asked: ['bunny/rabbit/chick/lamb/hop'],
          done: 'Where the footprints stopped, there was an egg: in the boot, in the watering can, up in the fork of the tree. Ten, eleven, twelve. But beside the last one there were other footprints, two short and two long, and {told}.',
        },
        {
          asked: ['find/egg/chocolate/basket/hunt/all/golden'],
          done: '{L} put one foot after the other into the prints in the wet grass. Where they stopped, there was an egg: in the boot, in the watering can, up in the fork of the tree. Twelve was the one with spots. So {told}.',
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
          done: 'Where the footprints stopped, there was an egg: in the boot, in the watering can, up in the fork of the tree. The twelfth was the one with spots. The whole house had waited for breakfast until then, and {told}, on the wet grass.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'Where the footprints stopped, there was an egg: in the boot, in the watering can, up in the fork of the tree. “Who hides an egg in a boot?” asked {F}. “Somebody very clever,” said {L}, and pulled the boot on by mistake. And {told}.',
        },
      ],
      object: 'basket',
      helper: { name: 'Clover', creature: 'rabbit' },
      art: {
        'hid twelve eggs in': 'garden, morning: L hide egg happy; many egg',
        'will ever find them': 'garden, morning: L look proud; F peek curious; boot, grass',
        'found a single egg': 'garden: L look ashamed; F point worried; empty-basket, people',
        'eleven snails, a marble': 'garden: L peek; F hold carrot; plant-pot, snail',
        'pretended to be an egg': 'garden: F lie happy; L look happy; grass',
        'An angry hen came out': 'garden: L trumpet; F startle; hen',
        'Feet leave letters': 'garden: G point; L+F look curious at ground; footprints',
        'still wet with dew': 'garden: L point surprised; F look surprised; many footprints',
        'walked the whole morning': 'garden: L walk curious; F walk; footprints',
        'there was an egg: in': 'garden: L raise egg proud; F hold basket happy; boot, watering-can, egg',
        'will draw a map first': 'garden: L draw map(egg) happy; F laugh; egg',
      },
    },
    {
      id: 'too-well-hidden',
      titles: ['{L} and the Easter Eggs', 'Hidden Too Well', 'The Easter Bunny’s Mistake'],
      goal: 'find the Easter eggs',
      trouble: 'the Easter eggs were hidden too well',
      solved: 'the Easter basket was full',
      object: 'basket',
      opener:
        'The grass was wet, and the first daffodils were out. It was Easter morning. {L+} had been up since sunrise, because somewhere out there were eggs, red and blue and dotted.',
      friend:
        '{F+} came with a big Easter basket, with straw in it. “Mine is still empty,” said {F}. “Everybody’s is. That’s odd.”',
      problem:
        'They looked under the hedge and behind the pump. Not one egg! All over the meadow children walked about with empty baskets. The Easter bunny had hidden the eggs so well that nobody could find any.',
      tries: [
        '{L} crawled into the thickest bush. There was something round in there. It was a hedgehog, and it had been asleep.',
        'They dug in the molehills. The mole put up a small sign: “No eggs here.”',
        'They asked the hens. The hens said that they had done their part, thank you.',
      ],
      tip: '“I know, I know,” sighed {G+}, and wrung both ears. “I wanted to be so clever this Easter, and I’ve forgotten where I put them. I only know that I could see the church tower upside down.”',
      turn: 'Upside down? {L} bent over and looked back between both knees. The church tower! And right in front of it, high up, where nobody looks for eggs: the old apple tree. “They’re not down here at all,” said {L}.',
      done: 'In every fork of the tree lay an egg, and in the old nests five together. They passed them down, hand to hand, until all the baskets on the meadow were full. The Easter bunny got the dotted one.',
      again:
        'If you can’t find something, bend over and look through your knees. {L} has done so ever since Easter.',
      outcomes: [
        {
          asked: ['bunny/rabbit/chick/lamb/hop'],
          done: 'In every fork of the old apple tree lay an egg, and in the nests five together. They passed them down, hand to hand. The Easter bunny stood below with both ears up. “I can see them the right way round now!” And {told}.',
        },
        {
          asked: ['find/egg/chocolate/basket/hunt/all/golden'],
          done: 'In every fork of the tree lay an egg, and in the old nests five together. {L} called down where they were, and {F} called it across the meadow. They passed them from hand to hand. So {told}, and the bunny got the dotted one.',
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
          done: 'In every fork of the tree lay an egg, and in the old nests five together. They passed them down, hand to hand, until all the baskets were full. Under the tree the grass was dry, and the mole took back its sign. So {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'In every fork of the tree lay an egg, and in the old nests five together. They passed them down, hand to hand, until all the baskets were full. Then the whole meadow bent over to look through its knees at the tower, and {told}.',
        },
      ],
      helper: {
        name: 'Hoppity',
        creature: 'rabbit',
      },
      setting: {
        topic: 'Easter',
        thing: 'the Easter basket',
        main: 'meadow',
      },
      art: {
        'had been up since sunrise': 'meadow, morning: L run happy; flower, sun',
        'with straw in it': 'meadow, morning: F hold empty-basket worried; L think worried',
        'walked about with empty': 'meadow: L look worried; F hold empty-basket sad; children, hedge',
        'crawled into the thickest': 'meadow: L crawl surprised; F point surprised; hedgehog, bush',
        'dug in the molehills': 'meadow: L dig shovel; F point worried; sign, heap',
        'asked the hens': 'meadow: L say; F peek curious; two hen',
        'and wrung both ears': 'meadow: G cry ashamed; L+F look G curious; tower',
        'looked back between both': 'meadow: L bow curious; F look curious; tower',
        'And right in front of it': 'meadow: L point surprised; F look-up; tree',
        'In every fork of the tree': 'meadow: L climb egg happy on tree; F hold basket happy; many egg',
        'bend over and look': 'bedroom: L bow happy; F laugh; sock',
      },
    },
  ],
};
