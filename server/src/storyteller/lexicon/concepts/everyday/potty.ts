import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the potty. */
export const potty: StorySourceInput = {
  id: 'potty',
  words: ['potty', 'potty training', 'toilet', 'use/using potty/toilet', 'diaper', 'nappy'],
  situations: ['learn', 'wants', 'afraid', 'cannot'],
  topic: 'the potty',
  thing: 'the potty',
  main: 'cottage',
  plots: [
    {
      id: 'throne',
      titles: ['The Little Throne', '{L} and the Potty', 'Psst, It’s Time'],
      goal: 'use the potty in time',
      trouble: 'it was always just too late for the potty',
      solved: 'the potty had been used, and in time',
      opener:
        'In the bathroom stood something new, small and yellow, with a handle. “It’s a hat,” said {L+}. “It’s a boat.” It was neither. It was a potty.',
      problem:
        '{L} sat down on it at once and waited. Nothing came. {L} got up, went off to play with the blocks, and then it came. There was a puddle, and {L} stood in it.',
      tries: [
        '{L} stayed on the potty all morning, with a book, and a sandwich. Nothing. One wave to the postman, and it was too late again.',
        '{F} had a drum and gave a signal. But it was {F’s} signal, and not {L’s} tummy’s.',
        '{L} ran as fast as could be. But somebody had shut the bathroom door, and there were all those buttons.',
      ],
      tip: '“That happens to everybody who learns it, it’s only water,” said {G+}. “Your tummy whispers before it shouts. Stop for a moment in your game, and listen to it.”',
      turn: '{L} was building the roof of the tower. And there it was, a tiny whisper! {L} put the block down, in the middle of building, walked to the yellow potty, and sat.',
      done: 'Plink, plink! “I heard it!” shouted {L}. “I heard it and I made it!” The whole house came to look, and {L} was allowed to press the big button. Whoosh!',
      again: 'Sometimes there’s still a puddle. Then {L} fetches the cloth and says: “It’s only water.”',
      outcomes: [
        {
          asked: ['potty/toilet/wee/poo/pee/use/time/pants/big/flush/dry/nappy'],
          done: 'There it was, a tiny whisper! {L} put the block down, in the middle of building, and walked to the yellow potty. Plink, plink! “I heard it!” shouted {L}. So {told}, and the big button went whoosh.',
        },
        {
          asked: [
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['gets', 'eats', 'shares', 'makes', 'party', 'plays'],
          done: 'Plink, plink! “I heard it!” shouted {L}. “I heard it and I made it!” The whole house came to look, and {L} was allowed to press the big button. Whoosh! {G} had a drawer for just such a day, and {told}.',
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
          done: 'Plink, plink! “I heard it!” shouted {L}. “I heard it and I made it!” The whole house came to look into the potty, the postman as well. {L} pressed the big button, whoosh, and waved. Then {told}.',
        },
      ],
      helper: { name: 'Mrs Puddle', creature: 'duck' },
    },
    {
      id: 'in-time',
      titles: ['{L} and the Potty', 'Just in Time', 'Hurray for the Potty'],
      goal: 'get to the potty in time',
      trouble: 'the potty stayed empty',
      solved: 'something was in the potty',
      opener:
        'In the bathroom stood something new: a potty, [green|yellow], with a handle. “No more nappies,” said {L+}. “I’m big now.” And {L} sat down on it at once, with trousers and all.',
      problem:
        'Then {L} sat on the potty properly, and waited, and nothing came. So {L} got up to play. And just then it came, on the carpet. There was a puddle, and {L} looked at it in surprise.',
      tries: [
        '{L} sat on the potty all morning. The potty left a round mark, but it stayed empty. The puddle came later, behind the sofa.',
        '{L} carried the potty along everywhere: to the kitchen, to the garden, to the letter box. Only once it stood in the hall, and that was when it was needed.',
        '{F} whistled like a little brook, to help. Everyone else had to go, but not {L}.',
      ],
      tip: '“Your tummy tells you before,” said {G+}. “It whispers. It says, ‘Soon.’ When you play, you don’t hear it. So stop for a moment after lunch and listen.”',
      turn: 'After lunch {L} stood still, in the middle of a game, and listened. Soon, whispered the tummy. Very soon! {L} dropped the bricks and ran, past the sofa, through the door, trousers down, and sat.',
      done: 'Tinkle, tinkle, said the potty. {L} looked. It was in there! Everybody came to see. They clapped, and {L} was allowed to flush, and waved: “Bye-bye!”',
      again:
        'Sometimes there is still a puddle. That’s what cloths are for. But mostly the tummy whispers, and {L} hears it just in time.',
      outcomes: [
        {
          asked: ['potty/toilet/wee/poo/pee/use/time/pants/big/flush/dry/nappy'],
          done: 'Soon, whispered the tummy. Very soon! {L} dropped the bricks and ran, past the sofa, through the door, trousers down. Tinkle, tinkle, said the potty. That was how {told}, and everybody came to see.',
        },
        {
          asked: [
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['gets', 'eats', 'shares', 'makes', 'party', 'plays'],
          done: 'Tinkle, tinkle, said the potty. {L} looked. It was in there! Everybody came to see, and {L} was allowed to flush, and waved: “Bye-bye!” The bricks were still waiting where they had fallen, and all the others came along. So {told}.',
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
          done: 'Tinkle, tinkle, said the potty. {L} looked. It was in there! {F} stopped whistling. Everybody came to see it, one after the other, as if it were in a museum, and {L} waved: “Bye-bye!” Then {told}.',
        },
      ],
      helper: {
        name: 'Granny Duck',
        creature: 'duck',
      },
      setting: {
        topic: 'the potty',
        thing: 'the potty',
        main: 'cottage',
      },
    },
  ],
};
