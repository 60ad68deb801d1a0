import type { OutsideServices } from '@weaversworld/shared/contract';
import styles from './outside-services.module.css';

type Recipient = NonNullable<OutsideServices['recipient']>;

/** What the services do: `written`, `written and painted`, `painted`. */
export const tasksOf = ({ writes, paints }: OutsideServices): string =>
  [writes && 'written', paints && 'painted'].filter(Boolean).join(' and ');

const purposesOf = ({ writes, paints, checks }: OutsideServices): string => {
  const purposes = [
    writes && 'to write the story',
    paints && 'to paint its pictures',
    checks && 'to check that both are fit for children',
  ].filter((purpose) => purpose !== false);
  const last = purposes.pop() ?? '';
  return purposes.length === 0 ? last : `${purposes.join(', ')} and ${last}`;
};

/** Who receives what and why, for how long, and how to stop it; in words for a parent. */
export const ServiceNotice = ({
  services,
  recipient,
}: {
  services: OutsideServices;
  recipient: Recipient;
}) => (
  <>
    <p>
      Our own storyteller and illustrator make every story here, on this site. If you like,{' '}
      {services.writes
        ? `${recipient.name} can write them instead, about anything at all`
        : `${recipient.name} can paint them`}
      {services.writes && services.paints && ', and paint the pictures'}. Whenever that does not work, ours go
      on.
    </p>
    <dl className={styles.facts}>
      <dt>Who receives something</dt>
      <dd>
        {recipient.name} ({recipient.hosts.join(', ')})
        {recipient.url !== null && (
          <>
            .{' '}
            <a href={recipient.url} target="_blank" rel="noreferrer noopener">
              Their privacy notice
            </a>
          </>
        )}
      </dd>
      <dt>What they receive</dt>
      <dd>
        What the story is about and how it ends, what the characters are and what they are like, and whether
        it is for someone of 3 to 5, of 6 to 8, or older.
        {services.paints && ' For a picture also what happens on its page, and our own drawing of it.'} Names
        are exchanged for invented ones before anything is sent. Your account, your child’s name and exact
        age, and this device stay here.
      </dd>
      <dt>Why</dt>
      <dd>Only {purposesOf(services)}. No computer model is trained with it.</dd>
      <dt>How long it is kept</dt>
      <dd>
        {recipient.url !== null && 'By them, as long as their privacy notice says. '}
        Here, until you delete the story, your child’s profile or your account.
      </dd>
      <dt>How to stop it</dt>
      <dd>Untick the box. It is off from that moment; stories that were made stay yours.</dd>
    </dl>
  </>
);
