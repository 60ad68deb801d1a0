import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the rainbow. */
export const rainbow: StorySourceInput = {
  id: 'rainbow',
  words: ['rainbow', 'end of rainbow', 'colour rainbow'],
  situations: ['question', 'wants', 'visit'],
  topic: 'the rainbow',
  thing: 'the rainbow',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-end-of-it',
      titles: ['{L} and the Rainbow', 'Where the Rainbow Ends', 'Red, Orange, Yellow'],
      goal: 'find where the rainbow comes from',
      trouble: 'the rainbow was always one hill further',
      solved: 'they could make a rainbow of their own',
      opener:
        'It had rained, and the sun was already back. And there it stood, over the whole valley, in seven colours. “A rainbow!” called {L+}. “One end is just behind the hill!”',
      problem:
        'They ran up the hill. The rainbow stood behind the next one. They ran up the next. “It’s running away from us,” said {L}. “How do you get hold of a rainbow?”',
      tries: [
        'They crept up on it, on their tummies, without a sound. When they looked up, it was over the mill.',
        '{L} painted one on the ground. The colours were right, but it did not glow. Then the rain came and took it away.',
        'They called to it. A rainbow has no ears, or else it was thinking.',
      ],
      tip: '“You’re looking for the end,” said {G+}, who was watering the beans. “Look for the beginning. What must be there at the same time? And where was the sun, when you saw it?”',
      low: 'The colours grew pale, and then there was only sky. “Now it’s gone,” said {L}, and sat down on the wet grass.',
      turn: '“Rain and sun,” said {L}, “at the same time. And the sun was behind us!” {L} took the watering hose, turned away from the sun, and put a thumb on it, so that it sprayed quite fine.',
      done: 'And there it was! Red, orange, yellow, green, blue, and two more, as big as an open hand. They could walk round it, and see it from above. “It’s ours,” said {L}, and did not let go of the hose for an hour.',
      again:
        'The beans grew very tall that year. And after rain {L} always turns round first, to see where the sun is.',
      outcomes: [
        {
          asked: ['rainbow/colour/color/gold/pot/treasure/slide/end/touch/unicorn/leprechaun'],
          done: 'And there it was! Red, orange, yellow, green, blue, and two more, as big as an open hand, right out of {L’s} thumb. This one did not run away. It came down in the beans, at both ends, so one could go and look, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'There it was, out of {L’s} thumb: red, orange, yellow, green, blue, and two more! {G} looked from the wet beans to the dry table. “Then it’s today,” said {G}, and laid it beside the small rainbow, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'There it was, as big as an open hand: red, orange, yellow, green, blue, and two more. {F} walked right through it, and came out wet, with both arms up. “It’s ours,” said {L}. In the drops {told}.',
        },
      ],
      art: {
        'over the whole valley': 'meadow: L point happy; rainbow',
        'just behind the hill': 'meadow: L run happy; rainbow',
        'running away from us': 'mountain: L run worried; F run worried; rainbow',
        'on their tummies': 'meadow: L+F crawl curious; rainbow',
        'painted one on the ground': 'village: L paint rainbow happy; F look',
        'A rainbow has no ears': 'mountain: L+F call worried; rainbow',
        'Look for the beginning': 'garden: G water; L look G curious',
        'on the wet grass': 'meadow: L sit sad; cloud',
        'took the watering hose': 'garden: L spray brave; F look; sun',
        'as big as an open hand': 'garden: L spray laughing; F cheer; rainbow',
        'The beans grew': 'garden: L look happy; sun, peas',
      },
    },
  ],
};
