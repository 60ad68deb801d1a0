import type { StorySourceInput } from '../../story-source.ts';

/** Stories about raccoons. */
export const raccoons: StorySourceInput = {
  id: 'raccoons',
  words: ['raccoon', 'raccoons', 'possum', 'opossum', 'baby raccoon'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  night: true,
  topic: 'raccoons',
  thing: 'the dustbin',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'who-clatters-at-night',
      titles: ['{S} at Midnight', '{L} and the Clattering Bins', 'Who’s in the Bin?'],
      goal: 'get a quiet night for the street',
      trouble: '{S} tipped over the bins every night',
      solved: 'the street was quiet, and {S} was full',
      opener:
        'Clatter! Bang! Roll, roll, roll. It was the middle of the night in {L’s} street. {L+} opened the window and looked down. All the bins were lying on their sides.',
      friend:
        'In the last one sat {S+}, with an apple core. “Good evening,” said {S}. “I’m sorry about the noise. I’m only looking for supper. It’s always right at the bottom.”',
      problem:
        'In the morning there was rubbish all over the street, and the neighbours were cross. “We’ll call somebody who takes that animal away,” they said. {L} thought of the hungry eyes, and of the street, which really did look terrible.',
      tries: [
        '{L} put a stone on the lid of each bin. {S} had clever fingers, and took them off one by one. Clack, clack, clack.',
        '{L} hung up a sign: “Please don’t.” {S} couldn’t read, and used it as a plate.',
        '{L} left a light on, so that {S} would stay away. Now {S} could see better.',
      ],
      tip: '“You needn’t choose between the bins and the hungry one,” said {G+}. “It comes to your street because it’s easy here. Shut what ought to be shut, and open what can be open. There was a wood here once, with berries.”',
      low: '{L} looked down the street. At the end of it, behind the garages, there was still a bit of that wood. It was full of old tins, and nothing grew there.',
      turn: 'With a strong hook on every lid the bins stayed shut. Then {L} and the neighbours cleared up the bit of wood behind the garages, and planted blackberries, a crab apple and a hazel. {L} laid a row of apples there, as a signpost.',
      done: 'At midnight {S} tried the first bin. It stayed shut. But something smelled of apples! {S} followed the smell, from one to the next, and there were the bushes. For the first time in months the whole street slept through.',
      again: 'You can still hear something at night, if you listen. It’s only somebody munching, far away.',
      helper: { name: 'Mr Prowl', creature: 'cat' },
      outcomes: [
        {
          asked: ['home/wood/family/berry/berries/apple/food/eat/full/friend'],
          done: 'At midnight {S} tried the first bin. It stayed shut. But something smelled of apples! From one to the next {S} followed the smell, behind the garages, and stood on the hind feet. There were the bushes. In the dark {told}.',
        },
        {
          asked: ['clean/rubbish/trash/bin/recycle/street'],
          done: 'At midnight {S} tried the first bin, and it stayed shut. But something smelled of apples, and {S} followed it, from one to the next, to the bushes. In the morning every lid was where it had been. On the pavement {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'At midnight {S} tried the first bin, and it stayed shut. But something smelled of apples, all the way to the bushes. “Good evening,” said {S}. The neighbours sat there, on the garage steps, with a pie from those very apples, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'At midnight {S} tried the first bin, and it stayed shut. But something smelled of apples! {S} followed it to the bushes, and waved an apple core up at {L’s} window. The neighbours waved, too, in their nightshirts, and {told}.',
        },
      ],
      art: {
        'middle of the night': 'bedroom, night: L look surprised at sky; two dustbin',
        'with an apple core': 'city, night: S stand ashamed in dustbin; L look S surprised; apple',
        'all over the street': 'city, morning: L cry worried; people, rubbish',
        'a stone on the lid': 'city, night: L hold stone worried; S lift stone happy; two dustbin',
        'hung up a sign': 'city, night: L hang sign worried; S look calm; dustbin',
        'left a light on': 'city, night: L hold lamp worried; S eat apple happy; dustbin',
        'between the bins': 'city, night: G say; L+S look G curious',
        'At the end of it': 'city: L look curious; tin, drooping-tree',
        'cleared up the bit of wood': 'forest: L plant brave; people, bush, apple',
        'there were the bushes': 'forest, night: S eat cherry happy; L wave happy; bush',
        'munching, far away': 'bedroom, night: L listen happy in bed',
      },
    },
  ],
};
