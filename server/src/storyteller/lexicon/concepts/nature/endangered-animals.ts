import type { StorySourceInput } from '../../story-source.ts';

/** Stories about animals that are becoming rare. */
export const endangeredAnimals: StorySourceInput = {
  id: 'endangered-animals',
  words: [
    'animals dying out',
    'animals that are dying out',
    'animal die/dying out',
    'endangered',
    'endangered animal',
    'endangered animals',
    'rare animal',
    'rare animals',
    'extinct',
    'extinction',
    'extinct animal',
    'extinct animals',
    'dodo',
    'dodos',
    'extinct dodo',
    'save/saving animals',
    'save/saving the animals',
    'protect/protecting animals',
    'animals in danger',
    'last of its kind',
    'bee/bees disappear/disappearing',
    'bees are disappearing',
    'save/saving bees',
    'save/saving the bees',
    'insects disappearing',
  ],
  situations: ['learn', 'question', 'deed', 'sad', 'value', 'finds'],
  gentle: true,
  topic: 'animals that have become rare',
  thing: 'the wet meadow',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'the-toad-with-the-yellow-tummy',
      titles: ['The Toad with the Yellow Tummy', '{L} Counts to Nine', 'Still Here'],
      goal: 'keep a place for the rare toads',
      trouble: 'the toads were losing their last puddles',
      solved: 'the toads had a place that was theirs',
      opener:
        'In a museum {L+} had seen a dodo, stuffed. “There are none left,” it said below it. “Not one, anywhere?” asked {L}, and thought about it all the way home.',
      friend:
        '{F+} sat at the edge of the meadow and looked into a puddle. “Look,” whispered {F}. There sat a small grey toad. When it turned over, its tummy was yellow, with black spots, like a map of islands.',
      problem:
        'In the big book it said that there used to be thousands of them. Now they were rare, because they need shallow puddles in the sun, and everywhere those are being filled in. Tomorrow a lorry with gravel was coming here as well.',
      tries: [
        '{L} wanted to take the toad home, where it was safe. But a bath is no meadow, and one toad alone is the last one.',
        'They hid the puddle under branches. Then it was dark, and the toads want it sunny.',
        '{F} wrote: “Keep out!” The lorry driver would not know why.',
      ],
      tip: '“Nobody protects what they don’t know of,” said {G+}. “For the dodo nobody counted until it was too late. So count! Write down where and how many, with a picture, and bring it to those who decide. Today.”',
      low: 'The sun was going down. Out of the puddle came a small voice: “Oo. Oo.” From the next one came an answer.',
      turn: 'They lay flat in the grass until it grew dark, and counted. {L} drew every tummy, for each one is different, like a fingerprint. “Seven. Eight. Nine!” Then they ran to the town hall, with mud up to their ears.',
      done: '“I didn’t know that,” said the mayor, and looked at nine yellow tummies for a long time. On the next day the gravel went to another place. Round the puddles there were posts with a green sign, and every spring somebody was going to come and count.',
      again:
        'This year it was fourteen. {L} has written it into the big book, with a pencil, so that it can become more.',
      helper: {
        name: 'Dr Marsh',
        creature: 'heron',
      },
      outcomes: [
        {
          asked: ['save/safe/protect/live/home/baby/babies/survive/back/come/more/grow/number/return'],
          done: 'The mayor looked at nine yellow tummies for a long time. On the next day the gravel went to another place, and round the puddles there were posts with a green sign. “Oo,” it came out of the water. {L} got out the pencil, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'says', 'tells', 'claps', 'laughs', 'sees'],
          done: 'The mayor looked at nine yellow tummies for a long time. On the next day the gravel went to another place, and round the puddles there were posts with a green sign. “Oo. Oo,” it went from one to the other. At the edge of the meadow {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'plays', 'makes', 'shares', 'eats', 'helps'],
          done: 'The mayor looked at nine yellow tummies for a long time, and the gravel went to another place. In the school they heard about it. The next class came to count, with paper and rubber boots, and round the green signs {told}.',
        },
      ],
      art: {
        'a dodo, stuffed': 'museum: L look sad; big bird, label',
        'grey toad': 'meadow: F point happy; L crouch surprised; frog, puddle',
        'there used to be thousands': 'living-room: L read book worried; F think lorry worried',
        'a bath is no meadow': 'bathroom: L stand worried; frog, bath',
        'under branches': 'meadow: L hide stick worried; F look; puddle',
        'Keep out': 'meadow: F hold sign worried; L look; lorry',
        'what they don’t know of': 'meadow: G hold writing-pad; L look G curious',
        'Oo. Oo.': 'meadow, evening: L listen happy; frog, puddle',
        'lay flat in the grass': 'meadow, night: L draw drawing-pad(frog) brave; F lie; frog',
        'nine yellow tummies': 'great-hall: L show picture(frog) brave; king',
        'written it into the big book': 'meadow: L write happy; frog, sign',
      },
    },
  ],
};
