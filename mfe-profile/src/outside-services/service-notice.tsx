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

/** What leaves this site, as `story-prompt.ts` and `picture-prompt.ts` of the server send it. */
const receivedOf = ({ writes, paints, checks }: OutsideServices): string[] =>
  [
    writes ? 'What the story is about and how it ends.' : 'What the story is about.',
    writes
      ? 'Of each character: what it is, what it is like, and whether it is she, he or they.'
      : 'Of each character: what it is and what it is like.',
    writes && 'Whether the story is for someone of 3 to 5, of 6 to 8, or older.',
    paints &&
      'For a picture: the text of its page, where it is and who is there. If they paint from our own drawing, that drawing too, and the book’s first picture.',
    checks &&
      `For the check: the finished ${[writes && 'text', paints && 'pictures'].filter(Boolean).join(' and ')}.`,
  ].filter((one) => one !== false);

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
        <ul>
          {receivedOf(services).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        Names are exchanged for invented ones before anything is sent: those of your children and of the
        characters however they are typed, and others where we can tell that they are names. What can be
        missed: an unusual name or nickname in small letters, a name that is also an everyday word, and what
        describes somebody without a name. Your account, your child’s profile and exact age, and this device
        stay here.
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
