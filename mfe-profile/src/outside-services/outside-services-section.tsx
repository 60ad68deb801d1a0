import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import type { ChildProfile, OutsideServices } from '@weaversworld/shared/contract';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Checkbox, Notice } from '@weaversworld/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { Section } from '../lib/section.tsx';
import { useAsyncAction } from '../lib/use-async-action.ts';
import { useTransientMessage } from '../lib/use-transient-message.ts';
import { accountDate } from '../profile/account-date.ts';
import styles from './outside-services.module.css';
import { ServiceNotice, tasksOf } from './service-notice.tsx';
import { StoryMakers } from './story-makers.tsx';

const SAVE_FAILED = 'Your choice could not be saved. Please try again.';

type State = { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; services: OutsideServices };

/** What the server says about outside services, loaded when the section is mounted. */
const useOutsideServices = () => {
  const { api } = useShell();
  const [state, setState] = useState<State>({ status: 'loading' });
  const reload = useCallback(async () => {
    try {
      const services = await api.account.outsideServices?.();
      setState(services === undefined ? { status: 'missing' } : { status: 'ready', services });
    } catch (error) {
      const isMissing = isApiError(error) && [404, 405].includes(error.status);
      setState({ status: isMissing ? 'missing' : 'failed' });
    }
  }, [api]);
  useEffect(() => void reload(), [reload]);
  return { state, reload, show: (services: OutsideServices) => setState({ status: 'ready', services }) };
};

interface ChildChoiceProps {
  child: ChildProfile;
  services: OutsideServices;
  busy: boolean;
  onChange(allowed: boolean): void;
}

const ChildChoice = ({ child, services, busy, onChange }: ChildChoiceProps) => {
  const since = services.children.find(({ profile_id }) => profile_id === child.id)?.allowed_since ?? null;
  return (
    <Checkbox
      size="grown-up"
      label={`For ${child.name}`}
      hint={
        since === null
          ? 'Off: our own storyteller and illustrator make every story.'
          : `You agreed on ${accountDate(new Date(since * 1000).toISOString())}. Untick to switch it off at once.`
      }
      checked={since !== null}
      aria-disabled={busy}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
};

/**
 * The parent's consent to outside text and picture services, for each child: who receives what, and why. Hidden where the server
 * uses none and none was ever used.
 */
export const OutsideServicesSection = () => {
  const { api } = useShell();
  const { childProfiles } = useSession();
  const { state, reload, show } = useOutsideServices();
  const { busy, error, run } = useAsyncAction();
  const [message, showMessage] = useTransientMessage();
  // Most servers have no such service: nothing appears that would vanish again.
  if (state.status === 'missing' || state.status === 'loading') return null;
  const services = state.status === 'ready' ? state.services : null;
  if (services && !services.available && services.stories.length === 0) return null;

  const allow = async (child: ChildProfile, allowed: boolean) => {
    const save = api.account.allowOutsideServices;
    const saved = await run(
      async () => save && show(await save(child.id, allowed)),
      (failure) => listedErrorMessage(failure, SAVE_FAILED),
    );
    if (saved && services?.recipient)
      showMessage(
        allowed
          ? `${child.name}’s next story may be ${tasksOf(services)} by ${services.recipient.name.replace(/\.$/, '')}.`
          : `Off. ${child.name}’s next story is made here.`,
      );
  };

  return (
    <Section title="Who writes and paints the stories">
      {state.status === 'failed' && (
        <Notice tone="error" action={{ label: 'Try again', onClick: () => void reload() }}>
          We could not find out who makes your stories.
        </Notice>
      )}
      {services?.available && services.recipient && (
        <>
          <ServiceNotice services={services} recipient={services.recipient} />
          {error && <Notice tone="error">{error}</Notice>}
          {message && <Notice tone="success">{message}</Notice>}
          <fieldset className={styles.choices}>
            <legend>May {services.recipient.name} have a part in the stories?</legend>
            {childProfiles.length === 0 && <p>Create a child profile first.</p>}
            {childProfiles.map((child) => (
              <ChildChoice
                key={child.id}
                child={child}
                services={services}
                busy={busy}
                onChange={(allowed) => void allow(child, allowed)}
              />
            ))}
          </fieldset>
        </>
      )}
      {services && !services.available && (
        <p>
          Every story is now written and drawn by our own storyteller and illustrator. Nothing leaves this
          site.
        </p>
      )}
      {services && services.stories.length > 0 && (
        <StoryMakers stories={services.stories} family={childProfiles} />
      )}
    </Section>
  );
};
