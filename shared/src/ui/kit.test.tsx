// @vitest-environment jsdom
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useNavigate } from '@weaversworld/shared/router';
import { renderWithShell, violations } from '@weaversworld/shared/testing';
import {
  Button,
  Checkbox,
  ChoiceGroup,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ICON_NAMES,
  Icon,
  IconButton,
  LinkButton,
  Loading,
  Menu,
  Notice,
  NumberField,
  Page,
  PageDots,
  PasswordField,
  ProgressBar,
  SelectField,
  TextArea,
  TextField,
} from '@weaversworld/shared/ui';
import { createRef, type FormEvent, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLazyModule } from './use-lazy-module.ts';

const noop = () => undefined;

const BusyButton = ({ onPress }: { onPress(): void }) => {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    onPress();
  };
  return (
    <Button busy={busy} onClick={press}>
      Create
    </Button>
  );
};

const BusyForm = ({ onSubmit }: { onSubmit(): void }) => {
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <TextField label="Name" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
};

describe('Button', () => {
  it('does not submit a form unless its type is submit', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('ignores presses while it is busy, and keeps the focus', async () => {
    const onClick = vi.fn();
    render(<BusyButton onPress={onClick} />);
    const button = screen.getByRole('button', { name: 'Create' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter} ');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    // A disabled button would drop the focus.
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it.each(['{Enter}', '{Tab}{Enter}', '{Tab} '])(
    'does not submit its form again by %s while it is busy',
    async (keys) => {
      const onSubmit = vi.fn();
      render(<BusyForm onSubmit={onSubmit} />);
      const field = screen.getByLabelText('Name');
      await userEvent.type(field, 'Pip{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(1);
      expect(field).toHaveFocus();
      await userEvent.keyboard(keys);
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  it('is a link as LinkButton', () => {
    renderWithShell(<LinkButton to="/profile">My Profile</LinkButton>);
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  });

  it('has its label as accessible name when it shows only an icon', () => {
    render(<IconButton label="Previous page" icon="back" />);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeVisible();
  });
});

const PRONOUN_PILLS = [
  { value: 'she/her', label: 'she/her' },
  { value: 'he/him', label: 'he/him' },
] as const;

const Choice = () => {
  const [value, setValue] = useState<'she/her' | 'he/him'>('she/her');
  return <ChoiceGroup label="Pronouns" options={PRONOUN_PILLS} value={value} onChange={setValue} />;
};

describe('fields', () => {
  it('link label, hint and error to the control', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} label="Name" hint="Yours" error="This field is required" name="name" />);
    const input = screen.getByLabelText('Name');
    expect(input).toBe(ref.current);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Yours This field is required');
    expect(screen.getByRole('alert')).toHaveTextContent('This field is required');
  });

  it('have no error or description while they are valid', () => {
    render(<TextArea label="Theme" error={null} />);
    expect(screen.getByLabelText('Theme')).toBeValid();
    expect(screen.getByLabelText('Theme')).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show and hide a password', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('keep the text of an age field even when it is not a number', async () => {
    render(<NumberField label="Age" />);
    await userEvent.type(screen.getByLabelText('Age'), '5.5x');
    expect(screen.getByLabelText('Age')).toHaveValue('5.5x');
  });

  it('can be chosen from by arrow keys', async () => {
    render(<Choice />);
    expect(screen.getByRole('group', { name: 'Pronouns' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'he/him' })).toBeChecked();
  });

  it('toggle a checkbox by its label and by the space bar', async () => {
    render(<Checkbox label="Pip" hint="a fox" />);
    const box = screen.getByRole('checkbox', { name: 'Pip' });
    expect(box).toHaveAccessibleDescription('a fox');
    await userEvent.click(screen.getByText('Pip'));
    expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });
});

const Opener = ({ kind }: { kind: 'dialog' | 'confirm' }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && kind === 'dialog' && (
        <Dialog title="Your book" onClose={close}>
          <Button>Inside</Button>
        </Dialog>
      )}
      {open && kind === 'confirm' && (
        <ConfirmDialog title="Unsaved" onCancel={close} onConfirm={close}>
          You have unsaved changes.
        </ConfirmDialog>
      )}
    </>
  );
};

describe('Dialog', () => {
  it('is named by its title, traps the focus, and restores it on Escape', async () => {
    render(<Opener kind="dialog" />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Your book' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it("closes by the button named 'Close'", async () => {
    render(<Opener kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a press outside a dialog', () => {
  it.each([
    ['dialog', 'dialog', 0],
    ['confirm', 'alertdialog', 1],
  ] as const)('of kind %s (role %s) leaves %d open', async (kind, role, left) => {
    render(<Opener kind={kind} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByText(kind === 'dialog' ? 'Your book' : 'Unsaved'));
    const beside = screen.getByRole(role).parentElement as HTMLElement;
    await userEvent.click(beside);
    await waitFor(() => expect(screen.queryAllByRole(role)).toHaveLength(left));
  });
});

describe('ConfirmDialog', () => {
  it("is an alertdialog with 'Continue' and 'Cancel', the focus on 'Cancel'", async () => {
    render(<Opener kind="confirm" />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved' });
    expect(dialog).toHaveAccessibleDescription('You have unsaved changes.');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('Menu', () => {
  it('opens, is navigated by keys, and follows its links', async () => {
    const onSelect = vi.fn();
    const items = [
      { label: 'My Profile', to: '/profile' },
      { label: 'Sign Out', onSelect },
    ];
    const menu = <Menu trigger={<IconButton label="Account menu" icon="person" />} items={items} />;
    const { user, router } = renderWithShell(menu);
    // The first press replaces the plain button with the library's.
    const button = () => screen.getByRole('button', { name: 'Account menu' });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus());
    await user.keyboard('m');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
    await user.click(button());
    await screen.findByRole('menu');
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'My Profile' }));
    expect(router.state.location.pathname).toBe('/profile');
  });
});

describe('useLazyModule', () => {
  it('calls onError after a failed load, and loads again when needed again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
    const onError = vi.fn();
    const { result, rerender } = renderHook(({ needed }) => useLazyModule(load, needed, onError), {
      initialProps: { needed: false },
    });
    expect(load).not.toHaveBeenCalled();
    rerender({ needed: true });
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    rerender({ needed: false });
    rerender({ needed: true });
    await waitFor(() => expect(result.current).toBe('here'));
    rerender({ needed: false });
    expect(result.current).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('Notice', () => {
  it('has the role alert only for an error', () => {
    render(
      <>
        <Notice tone="error">Oh no.</Notice>
        <Notice>By the way.</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Oh no.');
    expect(screen.getByRole('status')).toHaveTextContent('By the way.');
  });

  it('has an action and a close button', async () => {
    const onClick = vi.fn();
    const onClose = vi.fn();
    render(
      <Notice action={{ label: 'Try again', onClick }} onClose={onClose}>
        Hm.
      </Notice>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('progress', () => {
  it('has a value and a value text', () => {
    render(<ProgressBar label="Pages written" value={3} max={10} text="3 / 10 pages" />);
    const bar = screen.getByRole('progressbar', { name: 'Pages written' });
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuetext', '3 / 10 pages');
  });

  it('is shown as dots', () => {
    render(<PageDots done={4} total={10} />);
    expect(screen.getByRole('img', { name: '4 of 10 pages' })).toBeVisible();
  });

  it('is announced politely while loading', () => {
    render(<Loading text="Creating your story..." />);
    expect(screen.getByRole('status')).toHaveTextContent('Creating your story...');
  });
});

const TestPage = () => {
  const navigate = useNavigate();
  return (
    <Page title={location.href && 'My Profile'}>
      <Button onClick={() => navigate('/elsewhere')}>Go</Button>
      <Link to="?pageIndex=2">Turn</Link>
    </Page>
  );
};

describe('Page', () => {
  beforeEach(() => {
    document.title = "Weaver's World";
  });

  it('sets the document title and does not move the focus on the first page of a visit', () => {
    renderWithShell(<TestPage />);
    expect(document.title).toBe("My Profile · Weaver's World");
    expect(screen.getByRole('main')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to its title when the path changes, not when only the query does', async () => {
    const { user, router } = renderWithShell(<TestPage />, { route: '/profile' });
    await user.click(screen.getByRole('link', { name: 'Turn' }));
    expect(screen.getByRole('link', { name: 'Turn' })).toHaveFocus();
    await act(() => router.navigate('/weaversworld'));
    (document.activeElement as HTMLElement).blur();
    await act(() => router.navigate('/profile'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the whole kit', () => {
  it('has no axe violations', async () => {
    const options = [{ value: 'a', label: 'a' }] as const;
    renderWithShell(
      <Page title="Everything" lead="A line." actions={<Button icon="plus">New</Button>}>
        <TextField label="Name" hint="Yours" error="This field is required" />
        <PasswordField label="Password" />
        <NumberField label="Age" />
        <TextArea label="Theme" optional />
        <SelectField label="Voice">
          <option>Karen</option>
        </SelectField>
        <ChoiceGroup
          label="Pronouns"
          hint="Or none"
          error="Choose"
          options={options}
          value="a"
          onChange={noop}
        />
        <Checkbox label="Pip" hint="a fox" />
        <Notice tone="error" action={{ label: 'Try again', onClick: noop }} onClose={noop}>
          Oh.
        </Notice>
        <ProgressBar label="Pages" value={1} max={10} />
        <PageDots done={1} />
        <Loading text="Wait" done={2} />
        <EmptyState action={<LinkButton to="/">Start</LinkButton>}>Nobody here yet.</EmptyState>
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Page>,
    );
    expect(await violations()).toEqual([]);
  });

  it.each(['dialog', 'confirm'] as const)('has no axe violations with an open %s', async (kind) => {
    render(<Opener kind={kind} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole(kind === 'dialog' ? 'dialog' : 'alertdialog');
    expect(await violations()).toEqual([]);
  });

  it('has no axe violations with an open menu', async () => {
    const { user } = renderWithShell(
      <Menu trigger={<Button>More</Button>} items={[{ label: 'Home', to: '/' }]} />,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    expect(await violations()).toEqual([]);
  });
});
