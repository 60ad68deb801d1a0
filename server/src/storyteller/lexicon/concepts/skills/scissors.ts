import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cutting with scissors. */
export const scissors: StorySourceInput = {
  id: 'scissors',
  words: [
    'scissors',
    'cut/cutting with scissors',
    'use/using scissors',
    'cut/cutting paper',
    'cut/cutting out',
    'snip',
    'paper snowflake',
    'paper snowflakes',
    'learn/learning to cut',
    'cutting skills',
    'paper chain',
    'paper dolls',
  ],
  situations: ['learn', 'cannot', 'make', 'wants', 'reluctant'],
  topic: 'cutting with scissors',
  thing: 'the paper snowflake',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-paper-does-the-turning',
      titles: ['Snip, Snip', '{L} and the Scissors', 'A Snowflake for the Window'],
      goal: 'cut out a round snowflake',
      trouble: 'the scissors went everywhere but along the line',
      solved: '{L} had cut out a snowflake',
      opener:
        'All the windows at school were going to be full of paper snowflakes. Everybody had a circle to cut out first. {L+} sat up straight, and opened and shut the scissors. Snip, snap.',
      friend:
        '{F+} sat opposite and had the glue. “Just go along the line,” said {F}. “It’s round, that’s all.”',
      problem:
        '{L} cut. The scissors went straight on where the line went round, and suddenly there was half a circle. The next one lost a corner. The third paper bent and would not be cut at all. “These scissors don’t like me,” said {L}.',
      tries: [
        '{L} cut faster. It was now a very quick corner.',
        '{L} tore the paper instead. It made a cloud. But there were to be snowflakes.',
        '{F} cut one out for {L}. It was a beautiful circle. {L} did not want to hang it up, because it wasn’t {L’s}.',
      ],
      tip: '“Thumb on top,” said {G+}, who made clothes for the theatre. “And don’t drive the scissors round the bend like a car. The scissors go straight on, always away from you. It’s the other hand that turns the paper.”',
      low: '{L} looked at the other hand. So far it had only been lying there.',
      turn: '{L} took a new circle. Thumb on top, elbow in. Snip: and the other hand turned the paper a little. Snip, turn. Snip, turn. The line came to meet the scissors all by itself. And then the last bit fell off, and {L} held a circle.',
      done: 'Now it was easy. They folded it once, twice, three times, and {L} cut small corners out of the edge. Then {L} opened it up, very slowly. It was a snowflake with six points and forty-two holes, and there was no other like it in the whole world.',
      again:
        'It hangs in the middle of the biggest window. The floor was white with tiny bits. {L} swept them up and threw them in the air: more snow.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Snip, turn. Snip, turn. The circle was folded, and {L} opened it up, very slowly: a snowflake with six points and forty-two holes. All the windows of the school were full. It was as good as winter in there, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Snip, turn. Snip, turn. The circle was folded, and {L} opened it up, very slowly: a snowflake with six points and forty-two holes. {G} held it up to the light and turned it as one turns a jewel, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Snip, turn. Snip, turn. The circle was folded, and {L} opened it up, very slowly: a snowflake with six points and forty-two holes. {F} looked at {L} through one of them, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Snip, turn. Snip, turn. The circle was folded, and {L} opened it up: a snowflake with six points and forty-two holes. It was hung in the middle of the biggest window. As if somebody up there had seen it, it began to snow, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Snip, turn. Snip, turn. The circle was folded once, twice, three times, and {L} cut small corners out of the edge, and opened it up, very slowly. It had six points and forty-two holes. There was a lot of paper left, and {told}.',
        },
      ],
      helper: { name: 'Madame Bobbin', creature: 'woman' },
      art: {
        'full of paper snowflakes': 'school: L hold scissors happy; snowflake, window',
        'and had the glue': 'school: F hold glue happy; L cut worried',
        'The next one lost a corner': 'school: L cut worried; many paper',
        'cut faster. It': 'school: L cut angry; paper',
        'tore the paper instead': 'school: L hold paper(cloud) sad',
        'It was a beautiful circle': 'school: F offer paper happy; L stand sad',
        'Thumb on top,” said': 'school: G show scissors calm; L listen curious',
        'at the other hand. So': 'school: L look curious; scissors, paper',
        'The line came to meet': 'school: L cut happy; F look',
        'opened it up': 'school: L raise big snowflake proud; F clap',
        'in the middle of the biggest window': 'school: L sweep laughing; snowflake, window',
      },
    },
  ],
};
