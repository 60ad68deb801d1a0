import type { StorySourceInput } from '../../story-source.ts';

/** Stories about growing. */
export const growing: StorySourceInput = {
  id: 'growing',
  words: [
    'grow tall/taller',
    'grow up',
    'growing up',
    'get/getting bigger',
    'grow big/bigger',
    'be/being small',
  ],
  situations: ['make', 'learn', 'wants', 'question'],
  topic: 'growing',
  thing: 'the mark on the door',
  main: 'cottage',
  plots: [
    {
      id: 'the-mark-on-the-door',
      titles: ['{L} Wants to Grow', 'The Mark on the Door', 'One Thumb Taller'],
      goal: 'grow up to the hook',
      trouble: '{L} was not one bit taller',
      solved: '{L} had grown by one whole thumb',
      opener:
        '{L+} stood against the doorpost, heels back, chin down, and drew a line with a pencil. It was exactly where it had been on Sunday. “I’m not growing,” said {L}. “I’ve been trying all week.”',
      problem:
        'Everything good was a bit too high: the biscuits, the light switch, the hook for the big coats. “When you’re taller,” they said, about everything. {L} wanted to be taller by Friday.',
      tries: [
        'They watered {L}, with the can, morning and evening. It works with beans. {L} got a cold nose.',
        '{F} pulled at both arms. {L’s} sleeves got longer. {L} did not.',
        '{L} hung from the apple branch until it was tea time. Only the branch was a little longer.',
      ],
      tip: '“You grow when you aren’t looking,” said {G+}. “At night, mostly. And has anyone measured the rest? Feet? Ideas? What you could not do at New Year?”',
      turn: 'So {L} wrote it down. “At New Year I couldn’t whistle. I couldn’t pour without spilling. I couldn’t go past the big dog.” It was a long list. And then {L’s} shoes would not go on. “They’ve shrunk,” said {L}. “No,” said {F}.',
      done: 'They got the pencil. Heels back, chin down. The new line was above the old one, by one whole thumb! {L} had grown all over and had not noticed, because of being busy with the list.',
      again:
        'The mark is measured on birthdays now. The small shoes stand on the shelf, and nobody believes that they ever fitted.',
      outcomes: [
        {
          asked: ['tall/taller/reach/grow/big/bigger/hook/biscuit/cookie/switch/shelf/light'],
          done: 'Heels back, chin down. The new line was above the old one, by one whole thumb! Nobody had pulled, and nobody had poured. {L} walked through the house, past the biscuits, the switch and the hook, put up one arm, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Heels back, chin down. The new line was above the old one, by one whole thumb! And there was the list, which was even longer. “Whistle, pour, big dog,” they read. They drank to each of them, {L} poured, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Heels back, chin down. The new line was above the old one, by one whole thumb! {L} laid that thumb between the lines, to be sure. Everybody wanted to look, and had to bend down for it. At the doorpost {told}.',
        },
      ],
      art: {
        'with a pencil. It': 'hallway: L draw crayon worried; door',
        'I’m not growing': 'hallway: L stand sad at door; ruler',
        'biscuits, the light switch, the': 'kitchen: L reach-up worried; biscuit, shelf',
        'with the can, morning': 'garden: F water happy; L shiver worried',
        'pulled at both arms': 'living-room: F pull L worried; L stand surprised',
        'the apple branch': 'garden: L hang worried; tree, apple',
        'when you aren’t looking': 'living-room: G say; L look G curious',
        'wrote it down. “At': 'living-room: L write happy at table',
        'shoes would not go on': 'hallway: L sit surprised; shoe; F laugh',
        'by one whole thumb': 'hallway: L cheer; F hold crayon happy; door, ruler',
        'The small shoes stand': 'hallway: L look happy; shoe on shelf, shelf',
      },
    },
  ],
};
