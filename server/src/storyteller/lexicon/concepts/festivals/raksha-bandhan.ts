import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Raksha Bandhan. */
export const rakshaBandhan: StorySourceInput = {
  id: 'raksha-bandhan',
  words: ['raksha bandhan', 'rakhi', 'rakshabandhan', 'bracelet for my brother', 'tie/tying rakhi'],
  situations: ['wants', 'make', 'lost'],
  topic: 'Raksha Bandhan',
  thing: 'the rakhi',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-red-thread',
      titles: ['The Red Thread', '{L’s} Rakhi', 'A Knot for a Promise'],
      goal: 'finish the rakhi in time',
      trouble: 'the rakhi was spoilt',
      solved: 'the rakhi was tied, and the promise given',
      opener:
        'Tomorrow was Raksha Bandhan. Then you tie a rakhi, a bracelet of thread, round the wrist of somebody you love like a brother, and promise to look after each other. {L+} was making one of red silk.',
      friend:
        'It was meant for {F+}, and {F} was not supposed to see it yet. “I’m not looking,” said {F}, and looked. There were gold beads on it, and a small sun in the middle.',
      problem:
        'In the night the cat got at it. In the morning the silk was chewed and knotted, and the little sun lay under the cupboard, in two halves. The sweets stood ready and the lamp was lit. Only the rakhi was spoilt.',
      tries: [
        '{L} tried to undo the knots. With each of them that came undone the silk got thinner, and then it tore.',
        '{L} looked in the shop. There they hung, a hundred of them, with glitter. But {L} had not made a single one of those.',
      ],
      tip: '“When I was small, we had no silk,” said {G+}. “We pulled a thread out of an old shawl. It isn’t the gold that holds two people together. What have you got that’s a bit of you?”',
      low: '{F} was waiting in a clean shirt. {L} looked at the chewed silk and could have cried.',
      turn: '{L} thought of the red jumper. {L} had worn it on the boat, and in the snow, and {F} had always been there. Carefully {L} pulled a long thread out of the sleeve, plaited it, and sewed on the one bead that was left.',
      done: '{L} put the dot on {F’s} forehead, tied the red thread round {F’s} wrist, and made the knot. “That’s from your jumper,” said {F}. “From the boat!” They promised to look after each other. Then each put a sweet in the other one’s mouth.',
      again: 'The rakhi has faded and gone soft. {F} has not taken it off yet.',
      outcomes: [
        {
          asked: ['brother/sister/promise/protect/love/bracelet/rakhi/tie/wear'],
          done: '{L} tied the red thread round {F’s} wrist and made the knot. “That’s from your jumper,” said {F}. “From the boat!” A bead sat on it, and nothing glittered. It was a promise one could wear, and {told}.',
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
          done: '{L} put the dot on {F’s} forehead and tied the red thread round {F’s} wrist. “That’s from your jumper,” said {F}. “From the boat!” Then each put a sweet in the other one’s mouth. The plate was full, and {told}.',
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
          done: '{L} tied the red thread round {F’s} wrist and made the knot. “That’s from your jumper,” said {F}. “From the boat! And from the snow!” {L’s} sleeve had a hole now, just there. They held both arms side by side, and {told}.',
        },
      ],
      helper: { name: 'Grandmother Asha', creature: 'elephant' },
      art: {
        'was making one of red silk': 'garden: L tie bow-of-string happy; red ribbon',
        'I’m not looking': 'garden: F cover-eyes happy; L hide bracelet happy',
        'the cat got at it': 'garden: L hold string sad; F point worried; cat, string',
        'tried to undo the knots': 'garden: L hold red string worried; F look worried; sweets',
        'looked in the shop': 'shop: L slump sad; many bracelet',
        'When I was small, we': 'garden: G hold string; L look G curious; F look G; scarf',
        'in a clean shirt': 'garden: F look calm; L slump sad; red string',
        'thought of the red jumper': 'bedroom: L think red shirt calm; boat',
        'pulled a long thread': 'bedroom: L pull red string brave; red shirt',
        'That’s from your jumper': 'garden: L tie red bracelet F happy; F clap happy; sweets, lamp',
        'has faded and gone soft': 'garden: F show bracelet happy; L look happy',
      },
    },
  ],
};
