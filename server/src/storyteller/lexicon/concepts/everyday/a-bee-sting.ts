import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a sting. */
export const aBeeSting: StorySourceInput = {
  id: 'a-bee-sting',
  words: [
    'bee sting',
    'wasp sting',
    'stung',
    'stung bee/wasp',
    'sting/stings/stung by bee/wasp',
    'a bee stung me',
    'wasp stung',
    'insect bite/bites',
    'mosquito bite/bites',
    'got stung',
    'stinging nettle/nettles',
    'jellyfish sting',
  ],
  situations: ['ailment', 'has', 'afraid', 'learn', 'deed', 'damage', 'sad', 'misdeed', 'question'],
  gentle: true,
  topic: 'a sting',
  thing: 'the sting',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'cold-and-a-clover',
      titles: ['Ouch, a Sting!', '{L} in the Clover', 'Cool and Calm'],
      goal: 'make the sting hurt less',
      trouble: 'the sting burned, and {L} did not want to go out any more',
      solved: 'the burning was over, and {L} sat in the grass again',
      opener:
        'The grass was full of clover, and {L+} was walking in it with bare feet, because it was so cool between the toes. In the white flowers it hummed and buzzed. {L} was thinking of nothing at all.',
      friend:
        'Then it stung. It was small and sharp, like a spark. “Ouch!” cried {L}, and hopped on one leg and fell over. {F+} came running. On {L’s} foot there was a red dot, and the dot was getting bigger.',
      problem:
        'It burned, and it throbbed, and it would not stop. “I’m never going into the garden again,” sobbed {L}. Everything out there hummed. And all of it, thought {L}, was angry with {L.them}.',
      tries: [
        '{L} rubbed it, hard. Rubbing makes it burn more, and after that it itches as well.',
        '{L} ran into the house and shut all the windows. Now it was hot in there, and it burned just the same.',
        '{L} scolded the bee. But it had been just as frightened, and it was no longer there.',
      ],
      tip: '“That smarts, I know,” said {G+}, and looked at the foot. “It’s only swollen in that one place, so we can manage here. First out with the sting, by scraping it with a card. Then cold water. In half an hour it’ll be half as bad.”',
      low: '{G} scraped once with the edge of a library card, and the sting was out. It was no bigger than a comma. “And that’s all it was?” asked {L}. Now came {L’s} own part.',
      turn: '{L} put {L.their} foot in a bowl of cold water, with six ice cubes in it, and sat down on the step. {F} fetched a cloth. “Tell it to be quiet,” said {F}. “Be quiet, foot,” said {L}. The ice cubes clinked, and got smaller.',
      done: 'When they had all melted, {L} noticed something: {L} had been watching a snail, and had quite forgotten the foot. It did not burn any more. And there in the clover a bee was working, from one flower to the next, and did not look up once.',
      again:
        '{L} wears sandals in the clover now. When something buzzes, {L} stands still and lets it pass. “Good morning,” says {L}. “You were here first.”',
      outcomes: [
        {
          asked: ['bee', 'bees', 'wasp', 'wasps'],
          done: 'When the ice cubes had melted, the foot was quite quiet again. {L} walked back to the clover, in sandals this time, and stood quite still. “You were only frightened, like me,” said {L} to whoever was humming there, and {told}.',
        },
        {
          asked: [
            'pain/hurt/sting/burning/swelling/foot/bite go/stop/better/heal/disappear/away',
            'feel better',
            'kiss better',
            'not hurt',
          ],
          done: 'The ice cubes clinked, and got smaller. {L} had been watching a snail on the step, and had quite forgotten the foot. Then the last ice cube was gone, and {told}. In the clover a bee was working, and did not look up once.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'makes', 'gets'],
          done: 'When the ice cubes had melted, the foot was cool and quiet. {G} carried the bowl in and came out again with a tray. “That’s for somebody who kept still for so long,” said {G}, and {told}. A bee went past and did not look up once.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'home',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
          ],
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'plays', 'home', 'says', 'stays'],
          done: 'When the ice cubes had melted, {L} noticed that nothing burned any more. {F} dried the foot with the cloth, toe by toe, very carefully. It tickled, and it could do everything again. So {told}.',
        },
      ],
      helper: { name: 'Aunt Clover', creature: 'woman' },
      art: {
        'full of clover': 'meadow: L walk calm; many dandelion, bee',
        'Then it stung': 'meadow: L fall tearful; F run worried; bee',
        'It burned, and it throbbed': 'meadow: L cry; many bee',
        'Rubbing makes it burn': 'meadow: L crouch tearful',
        'shut all the windows': 'living-room: L open worried; curtain',
        'scolded the bee': 'meadow: L shout angry; bee',
        'That smarts, I know': 'garden: L sit on step tearful; G kneel card calm',
        'scraped once with the edge': 'garden: L look surprised at ground; G hold card happy',
        'foot in a bowl': 'garden: L sit on step calm; F give cloth L; bowl',
        'had been watching a snail': 'garden: L crouch happy at snail; bee on flower',
        'wears sandals': 'meadow: L wave calm; bee, dandelion',
      },
    },
  ],
};
