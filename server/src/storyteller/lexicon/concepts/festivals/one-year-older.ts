import type { StorySourceInput } from '../../story-source.ts';

/** Stories about turning a year older. */
export const oneYearOlder: StorySourceInput = {
  id: 'one-year-older',
  words: [
    'one year older',
    'turn/turning three/four/five/six/seven/eight/nine/ten',
    'be/being four/five/six/seven/eight',
    'four/five/six/seven/eight years old',
    'fourth/fifth/sixth/seventh birthday',
    'become/becoming four/five/six/seven',
    'half birthday',
    'growing older',
    'I am four/five/six/seven now',
    'big now',
    'nearly four/five/six/seven',
    'getting older',
  ],
  situations: ['learn', 'has', 'question', 'wants', 'trait', 'own-wish', 'reluctant', 'visit'],
  topic: 'being a year older',
  thing: 'the birthday',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'where-is-the-new-year',
      titles: ['A Year Older', '{L} Looks for the New Year', 'Bigger Since Breakfast'],
      goal: 'find out what was different now',
      trouble: '{L} was a year older and felt just the same',
      solved: '{L} had noticed what had grown',
      opener:
        'Yesterday {L+} had gone to bed, and in the night, at some time or other, it must have happened. Now it was morning, there were candles on the table, and one more of them than last year. {L} was a year older!',
      friend:
        '“And?” asked {F+}. “What does it feel like?” {L} listened inside. {L} moved all ten fingers. “I don’t know,” said {L}. “It’s not begun yet.” They looked under the pillow. There was nothing there either.',
      problem:
        '{L} ran to the mirror. It was the same face, with the same gap in it. {L} stood against the door frame. The pencil line was exactly where it had been on Sunday. “It hasn’t worked,” said {L}, and suddenly the cake didn’t look so big.',
      tries: [
        '{L} ate two breakfasts, in order to grow more quickly. It only grew in the middle.',
        '{L} said, “I’m big now,” put on the biggest shoes in the hall, and fell down three steps.',
        '{L} wanted to drink coffee. It tasted of burnt shoe. So that could not be it.',
      ],
      tip: '“It doesn’t come in one night,” said {G+}. “It comes a crumb at a time, and you’ve been collecting it for a year. Last year on this day you sat right here. Ask yourself what you couldn’t do then. And try it.”',
      low: '{L} sat down with a piece of paper and a pencil. Last year. There had been a red balloon, and a knot in it that somebody else had to tie. There had been water, as deep as {L’s} tummy, and somebody’s hand.',
      turn: '{L} got up and tried it out. The knot in the balloon: {L} could do it. The laces: done. The top shelf, with the tin of biscuits: {L’s} fingers touched it! {L} wrote it all down, in letters which {L} had not been able to write a year ago either.',
      done: 'It was a long list. At the bottom it said: “The smallest one cried, and I knew what to do.” “There it is,” said {L}. “It was there all the time!” Then {L} blew out all the candles, in one breath. Last year it had taken three.',
      again:
        'The list hangs on the inside of the wardrobe. Next year there’ll be another one beside it. {L} has left the first line free. Whistling, perhaps.',
      outcomes: [
        {
          asked: ['present/gift/puppy', 'get bike'],
          done: 'It was a long list. “There it is,” said {L}. “It was there all the time!” Then {L} blew out all the candles, in one breath. Last year it had taken three. There was one thing left under the table, with a ribbon, and {told}.',
        },
        {
          asked: ['grow/big/taller/tall/older/can/learn/do/tie/ride/read'],
          done: 'It was a long list: the knot, the laces, the top shelf. “There it is,” said {L}. “It was there all the time!” Last of all {L} stood against the door frame again, quite straight this time, heels to the wood, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
          ],
          kinds: ['eats', 'shares', 'plays', 'makes', 'gets', 'party'],
          done: 'It was a long list. At the bottom it said: “The smallest one cried, and I knew what to do.” {L} blew out all the candles, in one breath. The cake looked big again, and the knot was in the balloon. So {told}.',
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
          done: 'It was a long list. At the bottom it said: “The smallest one cried, and I knew what to do.” “There it is,” said {L}. {F} read it all, and remembered every line, even the one with the biscuits. And {told}.',
        },
      ],
      helper: { name: 'Grandma Lark', creature: 'woman' },
      art: {
        'there were candles on the table': 'kitchen, morning: L look happy; cake, candle',
        'moved all ten fingers': 'kitchen, morning: L look curious; F peek curious; cake',
        'ran to the mirror': 'hallway: L look sad at mirror; F point worried; mirror, ruler',
        'ate two breakfasts': 'kitchen: L eat bread; F look worried; two plate',
        'fell down three steps': 'hallway: L fall; F point surprised; stairs, big shoe',
        'wanted to drink coffee': 'kitchen: L drink cup worried; F think worried',
        'It doesn’t come in one': 'kitchen: G say; L+F look G curious; cake',
        'knot in it that': 'bedroom: L think red balloon curious; F look curious; paper',
        'The knot in the balloon': 'living-room: L tie red balloon proud; F clap happy; shoe',
        'in one breath. Last': 'kitchen: L blow proud; F cheer; cake, paper',
        'on the inside of the wardrobe': 'bedroom: L point proud; F look happy; wardrobe, paper',
      },
    },
  ],
};
