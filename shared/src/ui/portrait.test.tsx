// @vitest-environment jsdom

import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from './portrait.tsx';

it('shows the portrait over the first letter of the name only once it is loaded', () => {
  const { container } = render(<Portrait name="pip" url="/portrait" />);
  const image = container.querySelector('img') as HTMLImageElement;
  expect(container.firstElementChild).toHaveAttribute('data-initial', 'P');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(image).toHaveAttribute('alt', '');
  expect(image).not.toHaveAttribute('data-there');
  fireEvent.error(image);
  expect(image).not.toHaveAttribute('data-there');
  fireEvent.load(image);
  expect(image).toHaveAttribute('data-there');
});
