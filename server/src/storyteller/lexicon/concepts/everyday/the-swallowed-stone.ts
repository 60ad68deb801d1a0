import type { StorySourceInput } from '../../story-source.ts';

/** Stories about something that was swallowed. */
export const theSwallowedStone: StorySourceInput = {
  id: 'the-swallowed-stone',
  words: [
    'swallowed cherry stone',
    'swallow/swallows/swallowed pip/stone/seed/gum/tooth/coin',
    'cherry stone',
    'watermelon seed',
    'swallowed a seed',
    'swallowed',
    'apple pip',
    'tree grow/growing/grows in my/your/the tummy/belly/stomach',
    'swallowed chewing gum',
    'swallowed tooth',
    'swallowed my tooth',
    'seed in my tummy',
  ],
  situations: [
    'ailment',
    'afraid',
    'own-damage',
    'damage',
    'misdeed',
    'deed',
    'what-if',
    'question',
    'learn',
    'has',
  ],
  topic: 'a cherry stone that was swallowed',
  thing: 'the cherry stone',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'no-tree-in-the-tummy',
      titles: ['The Cherry Stone', 'Will There Be a Tree?', '{L} and the Tree in the Tummy'],
      goal: 'find out if a tree was growing in {L’s} tummy',
      trouble: '{L} had swallowed the stone and was afraid of the tree',
      solved: 'there was no tree in {L’s} tummy, and one in the garden',
      opener:
        '{L+} was sitting in the cherry tree, and was eating and spitting. The stones flew as far as the gate. It was a record. “Watch this one,” said {L}, took a deep breath, and: gulp.',
      friend:
        '{L} sat there quite still. “Where is it?” asked {F+} down below. {L} pointed at {L.their} tummy. They were both silent. Everybody knows what grows from a cherry stone. They were sitting in one.',
      problem:
        'There had been a glass of water at lunch. The sun was shining. It was warm in there and damp, just right for a tree. Where would the branches come out? Through the ears? {L} listened inside. Something rumbled. “It’s starting,” whispered {L}.',
      tries: [
        '{L} drank nothing more, so that it would dry up. By three {L’s} tongue was like a carpet.',
        '{L} stood on {L.their} hands. Either it would fall out, or the tree would grow downwards. It did neither.',
        '{F} put an ear on {L’s} tummy. “It’s saying something,” said {F}. “It says: bloop.”',
      ],
      tip: '“I’ve swallowed one, too,” said {G+}. “A stone that small slides through, and comes out at the other end. A tree needs soil and light, and in there it’s dark. But if it’s a coin, or a battery, or a magnet, tell a grown-up straight away. Always.”',
      low: '{L} thought it through, from the top to the bottom. No light. No soil. And out at the other end! {L} felt a little bit better already, and also a little thirsty.',
      turn: '“Then I’ll try it,” said {L}. {L} drank two glasses of water and did not grow anything. Then {L} took a second stone and put it in a pot with soil. “Now we’ll see,” said {L}, “which of us grows a tree.”',
      done: 'On the second day it was all over, in the bathroom, with a small “plink”. “No leaf on it,” reported {L}. But the pot stood out in the cold all winter, and in April there were two green leaves in it. So there was a tree after all.',
      again:
        'It’s as tall as a fork now. In seven years there’ll be cherries on it. {L} is training already: the record stands at the gatepost.',
      outcomes: [
        {
          asked: ['tree/plant/seed/pot/garden/cherry grow/garden/plant/pot/tree/sprout/big/bear'],
          done: 'On the second day it was all over, with a small “plink”. “No leaf on it,” reported {L}. But in April there were two green leaves in the pot. {L} carried it out to the fence, next to the old cherry tree, and {told}.',
        },
        {
          asked: ['doctor/fine/out/poo/okay/ok/safe/well/tummy'],
          done: 'On the second day it was all over, in the bathroom, with a small “plink”. “No leaf on it,” reported {L}. There had been no light in there and no soil. So {told}. In the pot, where there were both, two green leaves came up in April.',
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
          done: 'On the second day it was all over, with a small “plink”. “No leaf on it,” reported {L}, and climbed back into the cherry tree. There was a lot to make up for. {G} put up a ladder and held out the basket, and {told}.',
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
          done: 'On the second day it was all over, with a small “plink”. “No leaf on it,” reported {L}. {F} put an ear on {L’s} tummy once more, to be sure. “It says: bloop,” said {F}. “It says that it’s hungry.” And {told}.',
        },
      ],
      helper: { name: 'Grandma Cherry', creature: 'woman' },
    },
  ],
};
