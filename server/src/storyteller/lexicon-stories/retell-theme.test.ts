import { expect, it } from 'vitest';
import { retellTheme } from './retell-theme.ts';

it.each([
  ['our daughter cries when we leave her at nursery', '{L} cried when they left {L.them} at nursery'],
  ['Our son won’t wear a coat because it is itchy.', '{L} would not wear a coat because it was itchy'],
  ['my daughter will only eat pasta', '{L} would only eat pasta'],
  ['she hates having her nails cut', '{L} hated having {L.their~the} nails cut'],
])('%s is told of the lead in the past tense', (sentence, told) => {
  expect(retellTheme(sentence, true)).toBe(told);
});

it.each([
  ['my brother snores and I cannot sleep', '{L’s} brother snored and {L} could not sleep'],
  ['Mark wants to play but the big boys say no', 'Mark wanted to play but the big boys said no'],
  ['our neighbour shouts at us', '{L’s} neighbour shouted at {L}'],
])('%s is told of the child who says it', (sentence, told) => {
  expect(retellTheme(sentence, false)).toBe(told);
});

it.each([['we would like a child who listens'], ['the twins want what you have']])(
  'leaves to others what it is not certain of: %s',
  (sentence) => {
    expect(retellTheme(sentence, true)).toBeNull();
  },
);
