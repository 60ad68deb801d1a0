// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useRovingFocus } from './use-roving-focus.ts';
import { useTabThrough } from './use-tab-through.ts';

const Field = ({ onBlur }: { onBlur(): void }) => {
  const tabThrough = useTabThrough();
  return (
    <>
      <button type="button">Before</button>
      <input aria-label="Theme" {...tabThrough({ onBlur })} />
      <button type="button">After</button>
    </>
  );
};

describe('a field that is left', () => {
  const leave = async (enter: (user: ReturnType<typeof userEvent.setup>) => Promise<unknown>) => {
    const onBlur = vi.fn();
    const user = userEvent.setup();
    render(<Field onBlur={onBlur} />);
    await enter(user);
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.tab();
    return onBlur.mock.calls.length;
  };

  it.each([
    [
      'is not validated after it was only passed with the Tab key',
      0,
      (user) => user.tab().then(() => user.tab()),
    ],
    ['is validated after a press', 1, (user) => user.click(screen.getByRole('textbox'))],
    ['is validated after it was focused in another way', 1, async () => screen.getByRole('textbox').focus()],
    [
      'is validated after something was typed and deleted',
      1,
      (user) =>
        user
          .tab()
          .then(() => user.tab())
          .then(() => user.keyboard('x{Backspace}')),
    ],
  ] as [string, number, (user: ReturnType<typeof userEvent.setup>) => Promise<unknown>][])(
    '%s',
    async (_, calls, enter) => expect(await leave(enter)).toBe(calls),
  );
});

const Group = () => {
  const { group, item } = useRovingFocus();
  return (
    <>
      <fieldset {...group}>
        {['fox', 'bear', 'owl'].map((name, index) => (
          <button key={name} type="button" {...item(index)}>
            {name}
          </button>
        ))}
      </fieldset>
      <button type="button">After</button>
    </>
  );
};

describe('a group with roving focus', () => {
  it('is one stop of the Tab key, and the arrow keys go round inside', async () => {
    const user = userEvent.setup();
    render(<Group />);
    const focused = () => document.activeElement?.textContent;
    await user.tab();
    expect(focused()).toBe('fox');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('owl');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('bear');
    await user.keyboard('{End}');
    expect(focused()).toBe('owl');
    await user.tab();
    expect(focused()).toBe('After');
    await user.tab({ shift: true });
    expect(focused()).toBe('fox');
  });
});
