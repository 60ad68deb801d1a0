import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the moon and its shapes. */
export const moonPhases: StorySourceInput = {
  id: 'moon-phases',
  words: [
    'moon phase',
    'phases of the moon',
    'half moon',
    'new moon',
    'crescent moon',
    'moon get smaller/bigger/thinner',
    'the changing moon',
    'waning moon',
  ],
  situations: ['mystery', 'question', 'learn', 'being-and-thing'],
  night: true,
  topic: 'the moon and its shapes',
  thing: 'the moon',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'who-ate-the-moon',
      titles: ['Who Is Eating the Moon?', '{L} and the Shrinking Moon', 'Round Again'],
      goal: 'find out where the rest of the moon had gone',
      trouble: 'the moon got thinner every night',
      solved: '{L} knew where the rest of the moon was',
      object: 'lantern',
      opener:
        'On Monday the moon was as round as a plate. {L+} drew it in a notebook. On Tuesday it wasn’t quite round any more. By Thursday it looked as if somebody had taken a bite out of it.',
      problem:
        'Night after night {L} drew it, and night after night there was less of it. Now it was a half, and now a slice, and now a thin peel. “Somebody’s eating the moon,” said {L}. “Soon there’ll be nothing left!”',
      tries: [
        'They asked everybody who was about at night. The owl ate mice. The hedgehog ate beetles. Nobody ate the moon.',
        '{L} looked for the pieces behind the hill where it went down. There were only cabbages.',
        'They stayed up all night to catch the thief. Nobody came near it the whole night long, and in the next night it was thinner still.',
      ],
      tip: '“It hasn’t got a lamp inside, you know,” said {G+}. “It’s a big grey ball, and it’s the sun that shines on it. Take an apple and the lantern. The lantern’s the sun, the apple’s the moon, and your head’s the earth. Now turn round, slowly.”',
      turn: '{L} held the apple out and turned. With the lantern behind {L}, the whole apple was bright. A bit further on only half of it was, and then a thin edge. In front of the lantern it was dark. But it was always a whole apple!',
      done: '“Nobody’s eaten it,” said {L}. “The rest of it is there, only it’s in the dark!” They looked up. And really: beside the thin bright peel you could just see the whole moon, grey and round, like a ball in the shade.',
      again:
        'In the notebook it went on: a peel, a slice, a half. After a month it was as round as a plate again. {L} ate the apple.',
      helper: { name: 'Professor Tawny', creature: 'owl' },
      outcomes: [
        {
          asked: ['moon/full/round/back/sky/shine/see'],
          done: '“Nobody’s eaten it,” said {L}. “It’s only in the dark!” Beside the thin bright peel hung all the rest, grey and round, like the apple in front of the lantern. Night after night the notebook was filled, the other way round, until {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Nobody’s eaten it,” said {L}. Beside the thin bright peel hung all the rest, grey and round, like a ball in the shade. But the apple was still in {L’s} hand, and that one might be eaten. By the lantern {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Nobody’s eaten it,” said {L}. “The rest of it is there, only it’s in the dark!” The owl and the hedgehog, who had both been suspects, looked up too, and saw it, grey and round. By the light of the lantern {told}.',
        },
      ],
      art: {
        'On Monday the moon': 'bedroom, night: L draw drawing-pad(moon) happy',
        'taken a bite': 'bedroom, night: L startle worried',
        'eating the moon': 'bedroom, night: L hold drawing-pad worried; F stand worried',
        'who was about at night': 'garden, night: L say curious; owl, hedgehog',
        'There were only cabbages': 'meadow, night: L search worried; many cabbage',
        'to catch the thief': 'garden, night: L+F sit sleepy; moon',
        'a lamp inside': 'garden, night: G hold apple; L look G curious; lantern',
        'the whole apple was bright': 'garden, night: L raise apple happy; lantern',
        'always a whole apple': 'garden, night: L hold apple surprised; F look; lantern',
        'Nobody’s eaten it': 'garden, night: L point happy; F look-up happy; moon',
        'After a month': 'bedroom, night: L eat apple happy',
      },
    },
  ],
};
