import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dividing something equally, and what is left over. */
export const sharingOutEqually: StorySourceInput = {
  id: 'sharing-out-equally',
  words: [
    'share/sharing biscuit/biscuits/cookie/cookies/sweets/cake equally',
    'division',
    'divide',
    'dividing',
    'dividing equally',
    'division as sharing',
    'sharing equally',
    'share/sharing equally',
    'equal share',
    'equal shares',
    'equal groups',
    'share/sharing between two/three/four',
    'share/sharing biscuit/biscuits/cookie/cookies/sweet/sweets/apple/apples/cake between',
    'fair share',
    'fair sharing',
    'fair shares',
    'one left over',
    'left over cookie/biscuit',
    'cookie/biscuit left over',
    'remainder',
    'dividing by three',
  ],
  situations: ['learn', 'question', 'cannot', 'quarrel', 'too-many', 'has', 'make'],
  topic: 'sharing out equally',
  thing: 'the plate of rolls',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'one-left-over',
      titles: ['One Left Over', '{L} Shares Seven Rolls', 'The Same for Everybody'],
      goal: 'share the rolls so that everybody had the same',
      trouble: 'the rolls did not come out even',
      solved: 'everybody had exactly the same',
      opener:
        'On the blanket in the meadow stood a basket with seven warm rolls. {L+} had baked them, and three were going to eat them. “Everybody gets the same,” said {L}.',
      friend:
        '{F+} was already sitting on the blanket, beside {G+}. “I’ll take a handful,” said {F}. “Then you take a handful, and then we’ll see.”',
      problem:
        '{F} had four rolls, {L} had two, and only one was left for {G}. “That’s not the same!” said {L}. They put them all back. Seven rolls and three plates: how was that supposed to work?',
      tries: [
        'They put two on one plate, three on the second and two on the third. It was nearly the same. But nearly is not the same, when it’s about warm rolls.',
        '“The tallest gets most,” said {F}. They stood back to back. Then {F} was not the tallest, and did not like the rule any more.',
        '{L} wanted to give one plate back to the oven. But the oven had no use for it.',
      ],
      tip: '“Don’t take handfuls,” said {G}. “Give one to each, and then one more to each. Go round and round until you can’t get round any more. Then look at what’s left.”',
      low: 'The steam over the rolls grew thinner and thinner. Nobody had taken a bite yet.',
      turn: '“One for you, one for you, one for me,” said {L}. Then a second round. Now there were two on each plate, and one roll lay alone in the basket. “One left over,” said {L}. “It can’t go round. Unless it becomes three!”',
      done: '{L} cut the last roll into three pieces of the same size, and let the others choose first. Two rolls and a third for each. They held the plates side by side. There was not a crumb of difference.',
      again:
        'On Sunday there were eight rolls and two left over. {L} thought for a while. Then {L} took the knife and made thirds again, and the ducks got nothing.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One for you, one for you, one for me, and a second round. {L} cut the last roll into three pieces. They held the plates side by side: not a crumb of difference. Then the jam was opened, three spoons each, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One for you, one for you, one for me, and a second round. {L} cut the last roll into three pieces, and they held the plates side by side. “The same!” said all three of them, at the same time, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One for you, one for you, one for me, and a second round. {L} cut the last roll into three pieces. There was not a crumb of difference, and the blanket was big enough for three, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One for you, one for you, one for me, and a second round. {L} cut the last roll into three pieces of the same size, and let the others choose first. There was not a crumb of difference, and {told}.',
        },
      ],
      helper: {
        name: 'Miller Rye',
        creature: 'hamster',
      },
      art: {
        'seven warm rolls': 'meadow: L hold basket happy; many bun, picnic-blanket',
        'I’ll take a handful': 'meadow: F reach-up happy; G sit happy; L hold basket curious; picnic-blanket',
        'had four rolls': 'meadow: L point worried; F hold bun happy; G look sad; bun',
        'two on one plate': 'meadow: L hold plate worried; F look worried; bun',
        'stood back to back': 'meadow: L stretch-out proud; F stretch-out angry; bun',
        'back to the oven': 'meadow: L carry plate worried; oven',
        'Give one to each': 'meadow: G point calm; L look curious; bun, plate',
        'The steam over': 'meadow: L look sad; F look sad; basket, bun',
        'One for you': 'meadow: L give bun happy; F hold plate happy; basket',
        'last roll into three pieces': 'meadow: L eat bun proud; F eat bun happy; picnic-blanket',
        'into three pieces of': 'meadow: L eat bun proud; F eat bun happy; picnic-blanket',
        'the ducks got nothing': 'meadow: L offer bun happy; many duck',
      },
    },
  ],
};
