import type { StorySourceInput } from '../../story-source.ts';

/** What a seed sees of it: the lead is the seed. `source-for-cast.ts` takes it where the cast has one. */
export const theLifeOfASeed: StorySourceInput = {
  id: 'the-life-of-a-seed',
  words: ['life of a seed', 'a seed’s story', 'a seed tells its story'],
  topic: 'what a seed can do',
  thing: 'the green tip',
  main: 'garden',
  plots: [
    {
      id: 'down-in-the-dark',
      titles: ['{L} Wants to See the Sun', 'Up, Up, Up', '{L} in the Dark Earth'],
      goal: 'grow up into the light',
      trouble: '{L} could not get up out of the earth',
      solved: '{L} had grown up into the light',
      opener:
        '{L+} fell out of a paper bag and rolled into a hole in the ground. Then somebody put earth on top, like a blanket. It was dark down there, and very quiet. “Is this all?” thought {L}.',
      friend:
        'Something tickled. {F+} looked in through a crack in the earth. “You’re lying in the right place,” said {F}. “There’s something up here called the sun. You should see it!” {L} wanted to see it more than anything.',
      problem:
        'But how? {L} had no legs to climb with and no hands to dig with, and there was earth on every side. Above it somebody walked up and down, with very heavy boots.',
      tries: [
        '{L} rolled to the left and rolled to the right. After that it was just as dark, and {L} was dizzy.',
        '{L} lay quite still and waited to be fetched. Nobody came. And the earth grew drier and drier.',
        '{L} shouted, “Here I am!” But nobody hears a seed.',
      ],
      tip: '“You can’t go up before you’ve gone down,” said {G+}, who was digging past. “Drink when the rain comes. Then send out a root and hold on tight. All the rest is folded up inside you already.”',
      low: 'For three days no rain fell. {L} lay in the dry earth and tried to imagine the sun. Was it round? Was it warm?',
      turn: 'Then came the rain. {L} drank and drank, until the little coat burst with a crack. Out came a root, thin and white, and it took hold of the earth. “Now push!” called {F} from above.',
      done: '{L} pushed. A green tip went up, past a stone, round a worm, up and up. And then there was blue, and wind, and something warm and golden. “So that’s the sun,” said {L}, and opened two small leaves as wide as they would go.',
      again:
        '{L} has a stem now and new leaves every week, and {F} comes to sit in the shade. Where the coat used to be, deep down, the root still holds on tight.',
      helper: { name: 'Grandfather Crumb', creature: 'worm' },
      outcomes: [
        {
          asked: ['flower/grow/tree/bloom/sun/tall/become/light/sunflower/plant/blossom'],
          done: '{L} pushed. A green tip went up, past a stone, round a worm, up and up. And then there was blue, and wind, and something warm and golden. “So that’s the sun,” said {L}, and held on tight below, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} pushed. A green tip went up, past a stone, round a worm, and then there was blue, and something golden. “You should see it!” said {F}, and {L} saw it. It had rained enough to drink for everyone. In the sun {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} pushed. A green tip went up, past a stone, round a worm, up to the heavy boots, and those stopped. And there was blue, and something golden. “So that’s the sun,” said {L}. “So that’s you,” said {F}. And {told}.',
        },
      ],
      art: {
        'out of a paper bag': 'garden: L fall worried; bag, hole',
        'through a crack in the earth': 'burrow: F say happy; L look F curious',
        'no legs to climb with': 'burrow: L stand sad; boot',
        'rolled to the left': 'burrow: L fall worried; stone',
        'to be fetched': 'burrow: L wait sad; mud',
        'hears a seed': 'burrow: L shout worried',
        'gone down,” said': 'burrow: G say; L look G curious',
        'tried to imagine': 'burrow: L think sun curious',
        'came the rain': 'burrow, rain: L drink brave; F call happy',
        'two small leaves': 'garden: L stretch-out happy; F cheer; sun, leaf',
        'new leaves every week': 'garden: L wave happy; F sit happy; leaf',
      },
    },
  ],
};
