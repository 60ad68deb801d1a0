import type { Support } from '@weaversworld/shared/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { SelectField } from './select-field.tsx';
import styles from './support-panel.module.css';

interface SupportPanelProps {
  message: string;
  support: Support;
  /** Speaks a text; absent when the browser cannot. Nothing is spoken without a press: somebody may be in the room. */
  say?(text: string): void;
  onClose(): void;
}

/** Right in every country, for one whose numbers are not known here. */
const ANY_EMERGENCY =
  'In danger right now? Call the emergency number of your country, or ask a grown-up nearby to call it.';
const KEPT_NOWHERE = 'What was written here was not kept, and nobody was told.';

/** Help lines for a child who may have written about its own distress. Takes the focus when it appears. */
export const SupportPanel = ({ message, support, say, onClose }: SupportPanelProps) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [code, setCode] = useState(support.region ?? '');
  useEffect(() => panel.current?.focus(), []);
  const region = support.regions.find((one) => one.code === code);
  const spokenLines = region
    ? [
        ...region.lines.map(({ name, phone }) => `${name}: ${phone.replaceAll('-', ' ')}.`),
        `In danger right now? Call ${region.emergency}.`,
      ]
    : [ANY_EMERGENCY];
  const spoken = [message, ...spokenLines, KEPT_NOWHERE].join(' ');
  return (
    <section
      ref={panel}
      className={styles.supportPanel}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <h3 id={`${id}-title`}>You are not alone</h3>
      <p id={`${id}-message`}>{message}</p>
      {region && (
        <ul className={styles.supportLines}>
          {region.lines.map(({ name, phone }) => (
            <li key={phone}>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                <span>{name}</span>
                <strong>{phone}</strong>
              </a>
            </li>
          ))}
        </ul>
      )}
      {region ? (
        <p>
          In danger right now? Call <a href={`tel:${region.emergency}`}>{region.emergency}</a>.
        </p>
      ) : (
        <p>{ANY_EMERGENCY}</p>
      )}
      <SelectField
        label="Country"
        size="grown-up"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      >
        <option value="">Another country</option>
        {support.regions.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
      {!region && (
        <p>
          <a href={support.international.url} target="_blank" rel="noreferrer">
            {support.international.name}
          </a>{' '}
          lists telephone lines for children in many countries.
        </p>
      )}
      <p className={styles.supportNote}>{KEPT_NOWHERE}</p>
      <div className={styles.supportActions}>
        {say && (
          <Button icon="speaker" onClick={() => say(spoken)}>
            Read this to me
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
};
