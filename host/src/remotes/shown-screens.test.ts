import { expect, it } from 'vitest';
import { createShownScreens } from './shown-screens.ts';

it('knows which path was shown when, of a long visit the latest hundred', () => {
  const screens = createShownScreens('/a');
  screens.onNavigated('/a', 10);
  screens.onNavigated('/b', 20);
  expect([0, 19, 20, 99].map(screens.pathAt)).toEqual(['/a', '/a', '/b', '/b']);
  for (let n = 0; n < 100; n += 1) screens.onNavigated(`/${n}`, 100 + n);
  expect([20, 100, 199].map(screens.pathAt)).toEqual([null, '/0', '/99']);
});
