import type { StorySourceInput } from '../../story-source.ts';

/** Stories about eating what is good for you. */
export const healthyEating: StorySourceInput = {
  id: 'healthy-eating',
  words: [
    'healthy plate',
    'vegetables are good',
    'healthy eating',
    'healthy food',
    'healthy foods',
    'eat/eating healthy',
    'eat/eating healthily',
    'balanced diet/meal',
    'fruit and vegetables',
    'fruits and vegetables',
    'five a day',
    'food group',
    'food groups',
    'healthy lunch/lunchbox/snack',
    'healthy and unhealthy food',
    'eating a rainbow',
    'eat a rainbow',
    'healthy eating week',
    'junk food',
    'too many sweets',
    'too much sugar',
  ],
  situations: ['learn', 'question', 'visit', 'deed', 'refuses'],
  topic: 'eating what is good for you',
  thing: 'the lunchbox',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'out-of-puff',
      titles: ['{L} Runs Out of Puff', 'Something of Every Colour', 'What Is in {L’s} Lunchbox?'],
      goal: 'have enough strength for the long walk',
      trouble: '{L} was out of puff after the first hill',
      solved: '{L} had the strength to get to the top',
      opener:
        'They were going to walk up to the windmill, over three hills. {L+} was allowed to pack the lunch. {L} filled the whole box with biscuits and jelly sweets, because those were the best things there were.',
      friend:
        '{F+} had a bottle of water and an apple. “Is that all biscuits?” asked {F}. “And sweets,” said {L}.',
      problem:
        'On the first hill {L} ate six biscuits and ran ahead. That was wonderful, as far as the gate. Then {L’s} legs went heavy. “I’m out of puff,” said {L}, “and I feel a bit sick.” There were still two hills to go.',
      tries: [
        '{L} ate some sweets, to get the strength back. It came for as long as it takes to hop twice, and was gone.',
        '{F} pushed from behind. They got as far as the next bush, and then {F} was out of puff as well.',
        '{L} lay down in the shade. Now {L} was hungry and thirsty and had a sticky mouth.',
      ],
      tip: '“Sweets are like paper on a fire: one big flame, and it’s over,” said {G+}, who was coming down with a basket. “For three hills you need logs: bread, something crunchy, something juicy, and egg or cheese or beans.”',
      low: 'The windmill looked small and far away. The others were up there already, waving.',
      turn: '{L} shut the lid on the biscuits. “May I have some of yours?” {L} asked. Out of the basket came a brown roll with egg, a carrot, a pear, and a long drink of water. {L} chewed it all slowly, and {F} had some too.',
      done: '{L} stood up, and the legs came along, over the second hill and over the third. There was even some strength left for the stairs of the mill. At the top {L} shared out the last biscuits, one each. One was just right.',
      again:
        '{L} packs the lunchbox now as if it was a paintbox: something red, something green, something brown, and now and then a biscuit.',
      object: 'sandwich',
      helper: { name: 'Mrs Orchard', creature: 'hen' },
      outcomes: [
        {
          asked: ['eat/try/taste/salad/vegetable/fruit/carrot/broccoli/soup/lunchbox'],
          done: '{L} stood up, and the legs came along, over the second hill and over the third, and up the stairs of the mill. The others had sweets, and sat there out of puff. {G} put the basket down in the middle, and {told}.',
        },
        {
          asked: ['strong/healthy/top/reach/win/race/run/vegetable/fruit/energy/climb/eat/salad/carrot'],
          done: '{L} stood up, and the legs came along, over the second hill and over the third. “Logs,” said {L}, and patted the carrot in one pocket. The windmill was not small any more. Right up the stairs, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} stood up, and the legs came along, over the second hill and over the third, and up the stairs of the mill. {G’s} basket had come by the cart road. Something red, something green, one biscuit each: at the top {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} stood up, and the legs came along, over the second hill and over the third. There was even some strength left for the stairs of the mill. Up there in the wind, where the others had waved, {told}.',
        },
      ],
      art: {
        'to pack the lunch': 'kitchen: L hold lunchbox happy; biscuit, sweets',
        'a bottle of water and an apple':
          'meadow: F hold bottle happy; L hold lunchbox happy; biscuit, apple',
        'ran ahead. That': 'mountain: L stand worried; F look; biscuit, gate',
        'ate some sweets': 'mountain: L eat sweets worried; windmill',
        'pushed from behind': 'mountain: F push L worried; L stand worried; bush',
        'in the shade': 'mountain: L lie sad; tree, biscuit',
        'paper on a fire': 'mountain: G hold basket; L look G curious; campfire',
        'small and far away': 'mountain: L look sad; small windmill, people',
        'a brown roll with egg': 'mountain: L eat bread happy; F eat carrot happy; pear, egg',
        'At the top': 'mountain: L give biscuit happy; F cheer; windmill',
        'something red, something': 'kitchen: L hold lunchbox happy; tomato, cucumber',
      },
    },
  ],
};
