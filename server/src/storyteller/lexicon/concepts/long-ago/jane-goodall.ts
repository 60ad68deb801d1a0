import type { StorySourceInput } from '../../story-source.ts';

/** Stories about watching chimpanzees, as Jane Goodall did. */
export const janeGoodall: StorySourceInput = {
  id: 'jane-goodall',
  words: [
    'jane goodall',
    'goodall',
    'chimpanzees of gombe',
    'gombe',
    'ape/apes that use tools',
    'watching chimpanzees',
    'study/studying animals',
    'watch/watching wild animals',
    'wildlife researcher',
    'naturalist',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
  ],
  topic: 'watching chimpanzees',
  thing: 'the notebook',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-blade-of-grass',
      titles: ['The Blade of Grass', 'Sitting Still at Gombe', 'What David Greybeard Did'],
      goal: 'see what the chimpanzees did',
      trouble: 'the chimpanzees ran away as soon as they saw anybody',
      solved: 'the chimpanzees had let {L} watch them',
      opener:
        'At Gombe, by a long lake in Africa, lived Jane Goodall, who wanted to know everything about chimpanzees. In the year 1960 no one yet knew how they live. {L+} was allowed to help, with a notebook and a pair of field glasses.',
      friend:
        '{F+} carried the water and the bananas. They climbed up to a rock from which you could see the whole valley. “There!” whispered {F}. High in a fig tree something dark was moving.',
      problem:
        'They crept nearer. A branch cracked, and all the chimpanzees were gone. It was like that on the next day, and on the next. For weeks {L} saw nothing but leaves, still shaking.',
      tries: [
        'They crept even more softly, on their tummies. Chimpanzees don’t like anything that creeps. It’s how leopards come.',
        'They hid behind a screen of leaves. Now they saw nothing, and the chimpanzees saw two eyes.',
        '{F} called to them in a friendly voice. They had never heard a friendly voice that loud.',
      ],
      tip: '“They don’t have to forget us,” said {G+}. “They have to get used to us. I wear the same clothes each day, and sit in the same place, and want nothing of them. That takes longer than you’d like.”',
      low: 'It rained for a week. {L} wrote in the notebook: “Leaves.” And underneath: “Leaves.”',
      turn: '{L} sat on the rock every morning, always on the same spot, didn’t creep and didn’t hide. {L} looked at the grass, and only sometimes across. The chimpanzees stayed a little longer each day. One with a grey beard stayed longest of all.',
      done: 'One day the one with the grey beard sat down by a termite hill. It pushed a blade of grass into a hole, drew it out, full of termites, and licked them off. “That’s a tool!” breathed {L}. Until then people had believed that only they used tools.',
      again:
        'Jane Goodall called the chimpanzee David Greybeard. {L} has pressed a blade of grass in the notebook. Beside it stands the date, underlined twice.',
      object: 'book',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One day the one with the grey beard fished for termites with a blade of grass. “That’s a tool!” breathed {L}. It was news for the whole world. In the camp they pushed the boxes together, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One day the one with the grey beard fished for termites with a blade of grass. “That’s a tool!” breathed {L}. It came nearer, step by step, with something in one hand, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One day the one with the grey beard fished for termites with a blade of grass. “That’s a tool!” breathed {L}. It looked across, as if that was nothing special, and picked its teeth with it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One day the one with the grey beard fished for termites with a blade of grass. “That’s a tool!” breathed {L}. In the evening the chimpanzees bent the branches for their beds. Under the fig tree the notebook was shut, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} had sat on the same spot every morning, and wanted nothing. One day the one with the grey beard fished for termites with a blade of grass. “That’s a tool!” breathed {L}. It looked up and didn’t run away, and {told}.',
        },
      ],
      helper: { name: 'Jane', creature: 'woman' },
      art: {
        'a pair of field glasses': 'forest: L hold binoculars curious; monkey',
        'carried the water and the bananas': 'forest: F point surprised; L look; monkey on tree, tree',
        'all the chimpanzees were gone': 'forest: L startle worried; F stand worried; leaf',
        'on their tummies. Chimpanzees': 'forest: L+F crawl curious; monkey',
        'behind a screen': 'forest: L hide curious behind bush; F peek; monkey',
        'in a friendly voice': 'forest: F call happy; L stand worried; monkey',
        'get used to us': 'forest: G sit; L look G curious',
        'It rained for a week': 'forest, rain: L write sad; leaf',
        'on the rock every morning': 'forest: L sit calm on stone; monkey',
        'a termite hill': 'forest: L look surprised; F look; big monkey, heap, grass',
        'in the notebook. Beside': 'forest: L hold book happy; grass',
      },
    },
  ],
};
