import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/open-db.ts';
import type { MailText } from './mail-texts.ts';

const POLL_MS = 5_000;
const FIRST_RETRY_DELAY_MS = 15_000;
const MAX_RETRY_DELAY_MS = 30 * 60_000;
/** Links in mails are of no use much later. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/** Mails that are sent at the same time. */
const CONCURRENCY = 8;
/** How many of them may be retries: slow or refused addresses never take the place of a new mail. */
const RETRY_CONCURRENCY = 4;

/** Deadlines of one SMTP connection in milliseconds; the query of SMTP_URL can set others. */
const DEADLINES = {
  socketCloseTimeout: 1_000,
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};
/** Milliseconds that one mail may take in all, for servers that answer, but never come to an end. */
const MAIL_DEADLINE_MS = 60_000;
/** Milliseconds that mails may take to finish when the server shuts down. */
const SHUTDOWN_GRACE_MS = 2_000;

/** Milliseconds to wait after the n-th failure of a mail: 15 s, 30 s, 1 min, … up to half an hour. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY_DELAY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS);

/** Queues a mail; it is sent once the caller's transaction is committed. */
export const queueMail = async (trx: Db, recipient: string, text: MailText, now: number): Promise<void> => {
  await trx
    .insertInto('mail')
    .values({ recipient, ...text, created_at: now, due_at: now, sent_at: null, failed_at: null, attempts: 0 })
    .execute();
};

/** Sends queued mail. Without SMTP_URL nothing is sent and the mail can be read at /development/mail. */
export interface Mailer {
  /** Sends queued mail now instead of at the next poll. */
  wake(): void;
  /** Stops within seconds; a mail that is not finished by then is sent after the next start. */
  close(): Promise<void>;
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

/**
 * True when trying again is useless: the address is malformed, or the SMTP server refused the recipient or the content
 * with a permanent status. A refused sender or login is the operator's to mend, and the mail waits for that.
 */
const isFinal = ({ code, command, responseCode }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  (command === 'API' ||
    ((command === 'RCPT TO' || command === 'DATA') &&
      typeof responseCode === 'number' &&
      responseCode >= 500 &&
      responseCode !== 503));

interface QueuedMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  created_at: number;
  attempts: number;
}

/** Starts the loop that sends mail by SMTP and retries failures. */
export const createMailer = (deps: { config: Config; db: Db; log: Logger; now(): number }): Mailer => {
  const { config, db, log, now } = deps;
  if (config.SMTP_URL === undefined) return { wake: () => undefined, close: async () => undefined };
  const transport = nodemailer.createTransport(
    { url: config.SMTP_URL, ...DEADLINES },
    {
      from:
        config.MAIL_FROM ??
        `"Weaver's World" <no-reply@${new URL(config.PUBLIC_ORIGIN ?? 'http://localhost').hostname}>`,
    },
  );
  const sending = new Map<number, { retry: boolean; done: Promise<void> }>();
  const shutdown = new AbortController();
  let closing = false;

  /** The body holds a token, so it is deleted once nothing more is done with the mail. */
  const finish = (id: number, as: { sent_at: number } | { failed_at: number }) =>
    db
      .updateTable('mail')
      .set({ ...as, body: '' })
      .where('id', '=', id)
      .execute();

  const recordFailure = async (mail: QueuedMail, error: SmtpError): Promise<void> => {
    const at = now();
    const { code, responseCode } = error;
    if (isFinal(error) || at - mail.created_at > GIVE_UP_AFTER_MS) {
      log.warn({ event: 'mail.refused', mail: mail.id, code, responseCode }, 'a mail was given up');
      await finish(mail.id, { failed_at: at });
      return;
    }
    log.warn({ event: 'mail.failed', mail: mail.id, code, responseCode }, 'a mail could not be sent');
    const attempts = mail.attempts + 1;
    await db
      .updateTable('mail')
      .set({ attempts, due_at: at + retryDelay(attempts) })
      .where('id', '=', mail.id)
      .execute();
  };

  const sendOne = async (mail: QueuedMail): Promise<void> => {
    const message: SendMailOptions & { signal: AbortSignal } = {
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      signal: AbortSignal.any([shutdown.signal, AbortSignal.timeout(MAIL_DEADLINE_MS)]),
    };
    try {
      await transport.sendMail(message);
    } catch (error) {
      // Interrupted by the shutdown: due again at the next start, without counting as a failure.
      if (!shutdown.signal.aborted) await recordFailure(mail, error as SmtpError);
      return;
    }
    await finish(mail.id, { sent_at: now() });
  };

  const start = (mail: QueuedMail): void => {
    const done = sendOne(mail)
      .catch((error: unknown) => log.error({ event: 'mail.error', err: error }, 'sending mail failed'))
      .finally(() => {
        sending.delete(mail.id);
        wake();
      });
    sending.set(mail.id, { retry: mail.attempts > 0, done });
  };

  const startDue = async (): Promise<void> => {
    if (sending.size >= CONCURRENCY) return;
    const due = await db
      .selectFrom('mail')
      .select(['id', 'recipient', 'subject', 'body', 'created_at', 'attempts'])
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('due_at', '<=', now())
      .where('id', 'not in', [0, ...sending.keys()])
      .orderBy('attempts')
      .orderBy('due_at')
      .orderBy('id')
      .limit(CONCURRENCY)
      .execute();
    for (const mail of due) {
      const retries = [...sending.values()].filter(({ retry }) => retry).length;
      if (closing || sending.size >= CONCURRENCY) return;
      if (mail.attempts === 0 || retries < RETRY_CONCURRENCY) start(mail);
    }
  };

  let starting: Promise<void> | null = null;
  const wake = (): void => {
    if (closing) return;
    setImmediate(() => {
      starting ??= startDue()
        .catch((error: unknown) =>
          log.error({ event: 'mail.error', err: error }, 'reading queued mail failed'),
        )
        .finally(() => {
          starting = null;
        });
    });
  };
  const timer = setInterval(wake, POLL_MS).unref();
  wake();

  return {
    wake,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await starting;
      const finished = Promise.all([...sending.values()].map(({ done }) => done));
      const grace = setTimeout(() => shutdown.abort(), SHUTDOWN_GRACE_MS);
      await finished;
      clearTimeout(grace);
      transport.close();
    },
  };
};
