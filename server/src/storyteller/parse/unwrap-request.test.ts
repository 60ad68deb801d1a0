import { expect, it } from 'vitest';
import { unwrapRequest } from './unwrap-request.ts';

it.each([
  ['please write about a girl called Amina', 'a girl called Amina'],
  ['could you do one about a boy with two mums', 'a boy with two mums'],
  ['tell my son it is all right to be slow at reading', 'being slow at reading'],
  ['tell my girls that it is ok to be angry', 'being angry'],
  ['please explain to my son that babies cry a lot', 'babies cry a lot'],
  ['please explain to twins why they can’t both be first', 'twins can’t both be first'],
  ['teach my kids to tidy up', 'learning to tidy up'],
  ['help my son be brave at the dentist', 'being brave at the dentist'],
  ['something to help a child who bites', 'a child who bites'],
  ['a story for a four year old about the potty', 'the potty'],
  ['is it ok to be scared of clowns', 'being scared of clowns'],
])('%s is about %s', (request, theme) => {
  expect(unwrapRequest(request)).toBe(theme);
});

it.each(['help the penguin find his egg', 'a story', 'the teacher tells a joke', 'tell-tale', 'please'])(
  'is left as it is: %s',
  (theme) => {
    expect(unwrapRequest(theme)).toBe(theme);
  },
);
