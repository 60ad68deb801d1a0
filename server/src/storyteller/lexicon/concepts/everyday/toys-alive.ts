import type { StorySourceInput } from '../../story-source.ts';

/** Stories about toys that come alive. */
export const toysAlive: StorySourceInput = {
  id: 'toys-alive',
  words: [
    'toy come/comes/coming alive',
    'toy come/comes/coming to life',
    'toys alive',
    'toy/toys wake/wakes/waking up',
    'living toy',
    'teddy/doll/cuddly come/comes to life',
    'teddy/doll/cuddly come/comes alive',
    'toys that come alive',
    'toy',
    'toys',
    'toy shop',
    'toyshop',
    'toy box',
    'toy cupboard',
    'toys at night',
    'tin soldier',
    'wind-up toy',
    'toy soldier',
    'toy shop at night',
    'toy shop after closing time',
    'toy shop after closing',
  ],
  situations: ['what-if', 'by-itself', 'deed', 'visit', 'learn'],
  indoors: true,
  night: true,
  happensToLead: true,
  topic: 'toys that come alive',
  thing: 'the toy box',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'back-before-morning',
      titles: ['When the Toys Wake Up', '{L} Is Not Asleep', 'The Duck in the Hall'],
      goal: 'get the clockwork duck back into the toy box before morning',
      trouble: 'the clockwork duck stood still in the hall',
      solved: 'every toy was back in its place',
      opener:
        'Everybody knows that toys don’t move while you look at them. What they do at night is a different matter. {L+} lay in bed with both eyes almost shut, and waited.',
      friend:
        'Creak, said the lid of the toy box. Out came a wooden horse, six tin soldiers and a clockwork duck, and raced down the hall. {F+} had noticed it too. “Don’t look straight at them,” whispered {F}.',
      problem:
        'The horse galloped, and the duck waddled, clack, clack. Far down the hall the duck got slower. Clack. Then it stood still. Its key had fallen out! All the toys had to be back before it got light, and the duck was very heavy.',
      tries: [
        'The horse pushed with its wooden nose. The duck slid as far as the edge of the carpet. That was as far as it went.',
        'The six soldiers pulled it with a thread. They were very brave, and much too small. The thread broke.',
        'They looked for the key. But to a tin soldier a hall is as big as a field, and it was dark.',
      ],
      tip: '“They’d never ask you for help,” whispered {G+} behind the skirting board. “It’s a rule with toys: if somebody looks, they can’t move. So if you want to help, you must do it without looking.”',
      low: 'Outside the first bird began to sing. {L} thought: without looking? You can do a lot without looking.',
      turn: '{L} shut both eyes tight and felt the way along the wall, and then along the floor: carpet, edge, a marble, and there! The key! {L} laid it right beside the duck, without one look, and crept back to bed.',
      done: 'Click, click, click, went the key. Clack, clack, clack, went the duck, quicker and quicker, past the bed, and plop, into the box. The lid closed. At that moment the sun came in through the window. “Good morning,” said {L}, and opened both eyes. Nobody moved.',
      again: 'But on the pillow lay a marble, a very fine blue one. {L} hadn’t put it there.',
      helper: { name: 'Mrs Nibble', creature: 'mouse' },
    },
  ],
};
