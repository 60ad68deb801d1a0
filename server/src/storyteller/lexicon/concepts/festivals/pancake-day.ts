import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Pancake Day. */
export const pancakeDay: StorySourceInput = {
  id: 'pancake-day',
  words: [
    'pancake day',
    'pancakes',
    'pancake',
    'shrove tuesday',
    'pancake tuesday',
    'pancake race',
    'flip/flipping/toss/tossing pancake',
    'make/making pancakes',
  ],
  situations: ['wants', 'make', 'learn', 'visit', 'cannot'],
  topic: 'Pancake Day',
  thing: 'the pancake',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-flip',
      titles: ['Flip, {L}, Flip!', '{L} and the Pancake Race', 'Up, Over and Down'],
      goal: 'flip a pancake',
      trouble: 'no pancake landed in the pan',
      solved: 'the pancake had landed in the pan',
      opener:
        'On Pancake Day there was a race through the village. You had to run with a pan, and flip the pancake three times on the way. {L+} had a light pan with a long handle, and a bowl full of batter.',
      friend:
        '{F+} stirred. A grown-up stood by the stove. When the first pancake was golden, they let it cool and gave {L} the pan. “Ready to practise?” asked {F}.',
      problem:
        '{L} threw it up. It stuck to the ceiling, and came down on the cat. The second one folded up like a letter, and the third was over the fence. “I can’t do it,” said {L}, and in one hour the race would start.',
      tries: [
        '{L} threw it up only a tiny bit. It turned half over, and hung on the edge like a towel.',
        '{F} flipped with both eyes shut. It was not in the pan, nor on the floor. They never found it.',
      ],
      tip: '“First give it a shake. If it doesn’t slide, it can’t fly,” said {G+}. “Then push the pan forward, and quickly up, like a wave running up on the beach. And keep your eye on the pancake.”',
      low: 'There was just enough batter for one more. {L} scraped out the bowl.',
      turn: '{L} took the last pancake outside. Shake, shake: it slid. {L} pushed the pan forward and up, and there it flew, turned right over, slowly, and showed its brown side. {L} kept an eye on it and moved the pan underneath.',
      done: 'Flop! It lay in the pan. Then the bell rang, and {L} ran. Flip at the well, flip at the church, flip at the baker’s. {L} was not the fastest. But {L} had a whole pancake, and they ate it with lemon and sugar.',
      again: 'The cat sits under the table every Pancake Day. It is still waiting for another one.',
      outcomes: [
        {
          asked: ['win/race/first/prize/medal/finish/line'],
          done: 'Flop! It lay in the pan. Then the bell rang, and {L} ran. Flip at the well, flip at the church, flip at the baker’s. The fast ones had to stop and look for theirs, on roofs and in hedges. And {told}.',
        },
        {
          asked: ['flip/toss/ceiling/land/catch/dog/cat/head/stick/stuck'],
          done: 'Flop! It lay in the pan. Then the bell rang, and {L} ran. Flip at the well, flip at the church. At the baker’s {L} put everything into it: shake, forward and up, higher than the sign. They all looked up with open mouths, and {told}.',
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
          done: 'Flop! It lay in the pan. Then the bell rang. Flip at the well, flip at the church, flip at the baker’s: {L} had a whole pancake at the finish. {G} brought the lemon and the sugar, and a new bowl of batter, and {told}.',
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
          done: 'Flop! It lay in the pan. Then the bell rang. Flip at the well, flip at the church, flip at the baker’s: {L} had a whole pancake at the finish. {F} ran beside it with a plate, just in case, and fell over the cat. And {told}.',
        },
      ],
      helper: { name: 'Mrs Batter', creature: 'hen' },
      art: {
        'a bowl full of batter': 'kitchen: L hold pan happy; bowl',
        'When the first pancake': 'kitchen: F stir mixing-bowl happy; L hold pan happy; pancakes',
        'came down on the cat': 'kitchen: L hold pan worried; F point surprised; cat, pancakes',
        'only a tiny bit. It': 'kitchen: L hold pan worried; F point worried; pancakes',
        'never found it': 'kitchen: F cover-eyes; L look surprised; pan',
        'If it doesn’t slide': 'kitchen: G hold pan; L+F look G curious; wave',
        'scraped out the bowl': 'kitchen: L hold bowl worried; F look worried; pan',
        'the last pancake outside': 'village: L raise pan brave; F peek curious; flipped-pancake',
        'the bell rang': 'village: L run pan proud; F cheer; pancakes, people',
        'under the table every': 'kitchen: L hold pan happy; F clap happy; cat',
      },
    },
  ],
};
