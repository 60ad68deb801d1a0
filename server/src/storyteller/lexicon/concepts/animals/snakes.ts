import type { StorySourceInput } from '../../story-source.ts';

/** Stories about snakes. */
export const snakes: StorySourceInput = {
  id: 'snakes',
  words: [
    'snake',
    'snakes',
    'grass snake',
    'python',
    'rattlesnake',
    'adder',
    'boa',
    'pet snake',
    'snakes and lizards',
    'cobra',
  ],
  situations: ['visit', 'learn', 'question', 'afraid', 'afraid-being', 'newcomer'],
  creature: 'theme',
  topic: 'snakes',
  thing: 'the old skin',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-skin-that-was-too-small',
      titles: ['{S} in a Tight Skin', '{L} and the Snake', 'A Brand-New Snake'],
      goal: 'help {S} out of the old skin',
      trouble: '{S} was stuck in a skin that was too small',
      solved: '{S} had slipped out of the old skin',
      opener:
        'On the warm stones by the wood somebody was lying and didn’t move. {L+} stopped at a good distance. It is what you should do with a snake.',
      friend:
        '“Don’t be afraid,” said {S+}. “I can hardly see you. Everything’s milky today.” {S’s} eyes were blue and cloudy, like two little windows with steam on them.',
      problem:
        '“It’s too tight everywhere,” said {S}, “from head to tail. And it itches. Nobody comes to ask me how I am. They only scream and run away.” {L} had nearly done that, too.',
      tries: [
        '{S} stretched as long as possible. It creaked a little. The skin was still just as tight.',
        '{S} lay in the sun to make it softer. It got drier, and even tighter.',
        '{L} hummed a tune, so that {S} would wriggle. {S} couldn’t hear it very well. Snakes have no ears that you can see.',
      ],
      tip: '“Tight? Blue eyes? Then it’s time,” said {G+}. “You’ve grown, and skin doesn’t grow with you. It comes off in one piece, like a sock. But you need two things for that: a bath, and something rough.”',
      low: '“Is it going to hurt?” asked {S}. “I don’t know,” said {L} honestly. “But I’ll stay until it’s over.”',
      turn: '{L} filled a flat dish with warm water from the stream, and {S} lay in it for a while. Then {L} rolled two rough stones close together, with a narrow gap in between. “Rub your nose there,” said {L}, “and then just go through.”',
      done: 'At the nose it tore a little. Then {S} slid forwards, out and out, and the skin stayed behind, inside out, like a stocking. {S} shone all over, with eyes as clear as water. “So that’s what you look like!” said {S}.',
      again:
        'The old skin, thin as paper, hangs in {L’s} window. {S} has asked for the stones to be left where they are. Snakes grow all their lives.',
      helper: { name: 'Aunt Shell', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['skin/shed/grow/new/shiny/see/pattern/colour/color'],
          done: 'At the nose it tore a little. Then {S} slid forwards, out and out, through the narrow gap between the stones. Behind lay something thin as paper, like a stocking. The cloudy little windows were gone from both eyes, and {told}.',
        },
        {
          asked: ['friend/friendly/scream/hug/shake', 'not/no/nobody afraid/scared/frightened/scary/run'],
          done: '{S} slid forwards, out and out, and the old skin stayed behind like a stocking. “So that’s what you look like!” said {S}. Others had come to see, at a good distance, and they saw somebody shine. Step by step they came nearer, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} slid forwards, out and out, and the skin stayed behind like a stocking. {S} shone all over. {G} came at a tortoise’s gallop, with a leaf full of strawberries, for such a coat is worn for the first time only once. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} slid forwards, out and out, and the skin stayed behind, like a stocking. {S} shone all over, with eyes as clear as water. “So that’s what you look like!” said {S}. “You stayed.” On the warm stones {told}.',
        },
      ],
      art: {
        'On the warm stones': 'forest: L look worried; stone, sun',
        'Everything’s milky': 'forest: S say sad; L look S surprised',
        'from head to tail': 'forest: S cry sad; L stand ashamed',
        'It creaked a little': 'forest: S stretch-out worried; L look S',
        'in the sun to make': 'forest: S lie worried; L look-up worried; sun',
        'hummed a tune': 'forest: L sing happy; S look L worried',
        'Blue eyes? Then': 'forest: G say; L+S look G curious',
        'Is it going to hurt': 'forest: S stand worried; L comfort S brave',
        'a flat dish': 'forest: S sit happy in bath; L push stone brave',
        'inside out, like a stocking': 'forest: S cheer proud; L clap happy; sock, stone',
        'thin as paper': 'bedroom: L look happy; ribbon',
      },
    },
  ],
};
