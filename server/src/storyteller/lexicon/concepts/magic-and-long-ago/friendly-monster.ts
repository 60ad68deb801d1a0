import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the monster under the bed. */
export const friendlyMonster: StorySourceInput = {
  id: 'friendly-monster',
  words: [
    'monster nice/kind/friendly/friend',
    'friendly/nice/kind monster',
    'monster under bed nice/friendly/friend/kind/scared/afraid/actually/want',
    'monster want/wants friend/friends',
    'monster scared/afraid of child/kid/children/dark/me/people',
    'monster who is scared/afraid',
    'scared monster',
    'make friend/friends with monster',
    'monster under my bed nice/friendly',
  ],
  situations: [
    'newcomer',
    'trait',
    'wants',
    'afraid-being',
    'afraid',
    'deed',
    'learn',
    'cannot',
    'question',
    'pair',
  ],
  gentle: true,
  topic: 'the monster under the bed',
  thing: 'the monster',
  creature: 'monster',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'it-was-afraid-too',
      titles: ['{L} and the Monster', 'Who Is Under the Bed?', 'The Monster That Was Afraid'],
      goal: 'find out about the monster under the bed',
      trouble: '{L} and the monster were afraid of each other',
      solved: '{L} and the monster were friends',
      opener:
        'Every night, as soon as the lamp was out, something breathed under {L+}’s bed. {L} pulled both feet up under the blanket and did not move.',
      friend:
        'Tonight {L} whispered, “Is somebody there?” “No,” whispered a voice. It belonged to {S+}, who lay under the bed, rolled up as small as possible.',
      problem:
        '“Are you going to eat me?” asked {L}. “Eat you?” said {S}. “I was told that there is a child on top of my bed. With feet! Sometimes they come right down.” {S} was trembling so hard that the bed rattled.',
      tries: [
        '{L} said, “You needn’t be afraid.” But it came out very loudly, and {S} slid back to the wall.',
        '{S} said, “Nor need you.” But it sounded like a growl, and {L} was under the blanket again.',
        '{L} put a biscuit on the floor. A furry hand came out, and {L} gave a squeak. The hand was gone, and the biscuit lay there.',
      ],
      tip: '“They’re only afraid of what they can’t see,” said {G+}, who was passing along the skirting board. “So are you. Somebody has to show something first. Begin with the smallest bit.”',
      turn: '{L} took a deep breath and let down one foot, just the toes. “This is my foot,” said {L}. “It’s ticklish.” For a while nothing happened. Then a paw came out into the moonlight, with soft blue pads. “This is mine,” said {S}. “It’s ticklish too.”',
      done: 'They tried it out, and it was true. {S} had a laugh like a rusty gate. {L} lay on the edge and {S} looked up, and they could see each other’s whole face, and neither was afraid.',
      again:
        'Now they say good night to each other, {L} on top and {S} below. If there is a noise on the stairs, they hold hands over the edge.',
      outcomes: [
        {
          asked: [
            'sleep/night/bed/asleep/dark/room monster/together/not/no/afraid/scared/sleep',
            'sleep',
            'not/never/no afraid/scared',
          ],
          done: '{S} had a laugh like a rusty gate. {L} lay on the edge and {S} looked up, and they could see each other’s whole face. “Then you look after the underneath,” said {L}, “and I’ll look after the top.” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{S} had a laugh like a rusty gate. {L} lay on the edge and {S} looked up, and neither was afraid. One paw with soft blue pads felt about in the dust for something that had been lost there, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They tried out whose foot was more ticklish. {S} had a laugh like a rusty gate. {L} lay on the edge and {S} looked up, and they could see each other’s whole face, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{S} had a laugh like a rusty gate. {L} lay on the edge and {S} looked up, and neither was afraid. Under the bed it turned out to be quite roomy, with a rug and half a biscuit, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{S} had a laugh like a rusty gate. {L} lay on the edge and {S} looked up, and neither was afraid. {L} pulled the second blanket off the bed and let it down, very slowly, into the two blue paws, and {told}.',
        },
      ],
      helper: { name: 'Old Whisker', creature: 'mouse' },
      art: {
        'something breathed under': 'bedroom, night: L hide frightened in bed; bed',
        'rolled up as small as': 'bedroom, night: S hide frightened under bed; L peek worried',
        'Are you going to eat me': 'bedroom, night: L look frightened in bed; S shiver frightened',
        'But it came out': 'bedroom, night: L shout in bed; S cower frightened',
        'it sounded like a growl': 'bedroom, night: S speak worried; L hide frightened under blanket',
        'put a biscuit on the floor': 'bedroom, night: L look worried in bed; S peek; biscuit',
        'what they can’t see': 'bedroom, night: G say; L look G curious; S peek',
        'let down one foot': 'bedroom, night: L sit on bed brave; S peek curious',
        'paw came out into the': 'bedroom, night: L sit on bed curious; S offer curious',
        'tried it out': 'bedroom, night: L laugh; S laugh; bed',
        'hold hands over the edge': 'bedroom, night: L lie happy in bed; S wave happy',
      },
    },
  ],
};
