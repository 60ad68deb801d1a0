import type { Support, SupportRegion } from '@weaversworld/shared/contract';
import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './help-line-list.module.css';
import { SelectField } from './select-field.tsx';

interface HelpLineListProps {
  support: Support;
  /** What is read aloud before the lines. */
  message: string;
  /** What happened to the words that were typed. */
  note: string;
  /** Speaks a text; absent when the browser cannot. Nothing is spoken without a press: somebody may be in the room. */
  say?: ((text: string) => void) | undefined;
  /** Adds a button named 'Close'. */
  onClose?(): void;
}

/** Right in every country, for one whose numbers are not known here. */
const ANY_EMERGENCY =
  'In danger right now? Call the emergency number of your country, or ask a grown-up nearby to call it.';

const spokenLinesOf = (region: SupportRegion | undefined): string[] =>
  region
    ? [
        ...region.lines.map(({ name, phone }) => `${name}: ${phone.replaceAll('-', ' ')}.`),
        `In danger right now? Call ${region.emergency}.`,
      ]
    : [ANY_EMERGENCY];

/** Help lines as links that dial, those of the visitor's country first, with a choice of the country. */
export const HelpLineList = ({ support, message, note, say, onClose }: HelpLineListProps) => {
  const [code, setCode] = useState(support.region ?? '');
  const region = support.regions.find((one) => one.code === code);
  const spoken = [message, ...spokenLinesOf(region), note].join(' ');
  return (
    <div className={styles.helpLineList}>
      {region && (
        <ul className={styles.helpLineListLines}>
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
      <p className={styles.helpLineListNote}>{note}</p>
      {(say || onClose) && (
        <div className={styles.helpLineListActions}>
          {say && (
            <Button icon="speaker" onClick={() => say(spoken)}>
              Read this to me
            </Button>
          )}
          {onClose && (
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
