import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the allotment. */
export const theAllotment: StorySourceInput = {
  id: 'the-allotment',
  words: [
    'allotment',
    'grandpa/grandad/granddad/opa/grandma/nana allotment/greenhouse/vegetable-patch',
    'allotment shed',
    'vegetable patch',
    'dig/digging allotment',
    'marrow',
    'giant vegetable/marrow',
    'greenhouse',
  ],
  situations: ['visit', 'learn', 'make', 'wants', 'deed', 'has', 'newcomer', 'own-wish'],
  happensToLead: true,
  topic: 'the allotment',
  thing: 'the long bed of earth',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-row-that-disappeared',
      titles: ['{L} on the Allotment', '{L’s} Very Own Row', 'Who Ate the Beans?'],
      goal: 'grow something on the allotment',
      trouble: 'something ate every little plant in the night',
      solved: 'the plants on the allotment were safe',
      opener:
        'Behind the railway there were thirty small gardens in a row, each with a shed and a water butt. One of the beds was {L+}’s now, as wide as a door. {L} had written the name on a stick.',
      problem:
        '{L} had dug and raked, and sown beans. They came up with bent necks, two rows of them, bright green. But on Saturday morning there were only stalks. Somebody had eaten every leaf.',
      tries: [
        '{L} put up a scarecrow with a hat. Next morning a blackbird sat on the hat, and another row was gone.',
        '{L} stayed till dusk and watched. Nobody came. But after supper it rained, and in the morning there were bite marks again.',
        '{L} laid an old net over the bed. It kept off the birds and the cat. Whoever ate the beans went underneath.',
      ],
      tip: '“Look early, and look low,” said {G+} from the next allotment. “Who likes rain? Who comes at night, and leaves a silver line behind? Beans are cake to them. Give them something else to climb, or something they don’t like to cross.”',
      turn: '{L} came at sunrise, in rubber boots, and bent down. There were silver trails everywhere, and under the plank slept nine fat slugs. {L} carried them in a bucket to the compost heap, where there was plenty to eat. Then {L} laid a ring of crushed eggshells round every plant.',
      done: 'It rained again that night. In the morning the silver trails went up to the eggshells, and then they turned back. Inside the rings the beans stood up straight, and each had two new leaves.',
      again:
        'In August there were beans to pick, a whole bowl every other day. The slugs have their compost heap. And {L} knows now who comes to the allotment before anybody else.',
      outcomes: [
        {
          asked: [
            'grow/vegetable/carrot/pumpkin/tomato/bean/potato/harvest/giant/biggest/plant/flower/pick/marrow',
          ],
          done: 'It rained again that night. The silver trails went up to the eggshells, and then they turned back. Inside the rings the beans stood up straight, and everything in the bed had peace at last. It all went up as if somebody pulled it, and {told}.',
        },
        {
          asked: ['win/prize/show/first/medal/rosette'],
          done: 'The silver trails went up to the eggshells, and then they turned back. Inside the rings the beans stood up straight, all summer long. {G} brought a ruler, measured the longest, measured it again, and took it to the show. There {told}.',
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
          done: 'The silver trails went up to the eggshells, and then they turned back. Inside the rings the beans stood up straight. In August there was more than one bowl can hold, and all thirty gardens carried out their tables. So {told}.',
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
          done: 'It rained again that night. In the morning the silver trails went up to the eggshells, and then they turned back. Inside the rings each bean had two new leaves, like small hands held up. {L} called everybody to look, and {told}.',
        },
      ],
      object: 'bowl',
      helper: { name: 'Mr Barrow', creature: 'mole' },
      art: {
        'thirty small gardens': 'garden: L rake happy; many shed',
        'the name on a stick': 'garden: L plant proud; sign, shed',
        'had eaten every leaf': 'garden: L look sad at ground; many stick',
        'put up a scarecrow': 'garden: L look worried; scarecrow, black bird',
        'stayed till dusk': 'garden, evening: L crouch curious lantern; seedling',
        'old net over the bed': 'garden: L handle net worried; cat, bird',
        'look low': 'garden: G point calm; L crouch curious; leaf',
        'came at sunrise': 'garden, morning: L crouch surprised; plank, many snail',
        'ring of crushed eggshells': 'garden: L plant happy; many egg, seedling',
        'eggshells, and then they turned': 'garden, morning: L cheer; many seedling, snail',
        'It rained again that night': 'garden, morning: L cheer; many seedling, snail',
        'In August there were beans': 'garden: L hold bowl happy; many peas, shed',
      },
    },
  ],
};
