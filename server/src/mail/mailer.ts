import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { isStoreFailure } from '../db/store-errors.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { type ClaimedMail, claimMails, finishMail, type MailResult, releaseMails } from './mail-queue.ts';

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
/** Longer than a mail may take: an expired lease means that its server died, and another one sends the mail. */
const LEASE_MS = 3 * MAIL_DEADLINE_MS;
/** Milliseconds after which a result is stored again. */
const FINISH_RETRY_MS = 1000;
/** Milliseconds that mails may take to finish when the server shuts down. */
const SHUTDOWN_GRACE_MS = 2_000;

/** Milliseconds to wait after the n-th failure of a mail: 15 s, 30 s, 1 min, … up to half an hour. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY_DELAY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS);

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

/** Starts the loop that sends mail by SMTP and retries failures. */
export const createMailer = async (deps: {
  config: Config;
  db: Db;
  log: Logger;
  now(): number;
}): Promise<Mailer> => {
  const { config, db, log, now } = deps;
  if (config.SMTP_URL === undefined) return { wake: () => undefined, close: async () => undefined };
  const defaults = {
    from:
      config.MAIL_FROM ??
      `"Weaver's World" <no-reply@${new URL(config.PUBLIC_ORIGIN ?? 'http://localhost').hostname}>`,
  };
  // Loaded here, because most servers of the tests send no mail.
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ url: config.SMTP_URL, ...DEADLINES }, defaults);
  const sending = new Map<number, { retry: boolean; done: Promise<void> }>();
  const shutdown = new AbortController();
  const token = randomUUID();
  let closing = false;

  const resultOf = (mail: ClaimedMail, error: SmtpError): MailResult => {
    const at = now();
    const { code, responseCode } = error;
    if (isFinal(error) || at - mail.created_at > GIVE_UP_AFTER_MS) {
      log.warn({ event: 'mail.refused', mail: mail.id, code, responseCode }, 'a mail was given up');
      return { failed_at: at, body: '' };
    }
    log.warn({ event: 'mail.failed', mail: mail.id, code, responseCode }, 'a mail could not be sent');
    const attempts = mail.attempts + 1;
    return { attempts, due_at: at + retryDelay(attempts) };
  };

  const sendOne = async (mail: ClaimedMail): Promise<MailResult> => {
    const message: SendMailOptions = { to: mail.recipient, subject: mail.subject, text: mail.body };
    try {
      await withTimeout(MAIL_DEADLINE_MS, shutdown.signal, (signal) =>
        transport.sendMail({ ...message, signal } as SendMailOptions & { signal: AbortSignal }),
      );
    } catch (error) {
      // Interrupted by the shutdown: due again at once, without counting as a failure.
      return shutdown.signal.aborted ? {} : resultOf(mail, error as SmtpError);
    }
    // The body holds a token, so it is deleted once nothing more is done with the mail.
    return { sent_at: now(), body: '' };
  };

  /** Stores the result, also when the database is away for a while: a mail that was sent must not be sent again. */
  const sendAndStore = async (mail: ClaimedMail): Promise<void> => {
    const until = now() + LEASE_MS - MAIL_DEADLINE_MS;
    const result = await sendOne(mail);
    for (;;) {
      try {
        if (!(await finishMail(db, token, mail.id, result)))
          log.warn(
            { event: 'mail.lease-lost', mail: mail.id },
            'a mail was deleted, or took longer than its lease',
          );
        return;
      } catch (error) {
        if (closing || now() > until || !isStoreFailure(error)) throw error;
        await setTimeout(FINISH_RETRY_MS);
      }
    }
  };

  const start = (mail: ClaimedMail): void => {
    const done = sendAndStore(mail)
      .catch((error: unknown) => log.error({ event: 'mail.error', err: error }, 'sending mail failed'))
      .finally(() => {
        sending.delete(mail.id);
        wake();
      });
    sending.set(mail.id, { retry: mail.attempts > 0, done });
  };

  const startDue = async (): Promise<void> => {
    const retries = [...sending.values()].filter(({ retry }) => retry).length;
    const fresh = CONCURRENCY - sending.size;
    if (fresh <= 0) return;
    const at = now();
    const lease = { token, until: at + LEASE_MS };
    const claimed = await claimMails(db, lease, { now: at, fresh, retries: RETRY_CONCURRENCY - retries });
    for (const mail of claimed) start(mail);
  };

  let wokenAgain = false;
  let starting: Promise<void> | null = releaseMails(db)
    .catch((error: unknown) => log.error({ event: 'mail.error', err: error }, 'releasing mail failed'))
    .finally(() => {
      starting = null;
      wake();
    });
  const wake = (): void => {
    if (closing) return;
    setImmediate(() => {
      wokenAgain = starting !== null;
      starting ??= startDue()
        .catch((error: unknown) =>
          log.error({ event: 'mail.error', err: error }, 'reading queued mail failed'),
        )
        .finally(() => {
          starting = null;
          if (wokenAgain) wake();
        });
    });
  };
  const timer = setInterval(wake, POLL_MS).unref();

  return {
    wake,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await starting;
      const finished = Promise.all([...sending.values()].map(({ done }) => done));
      const grace = globalThis.setTimeout(() => shutdown.abort(), SHUTDOWN_GRACE_MS);
      await finished;
      clearTimeout(grace);
      transport.close();
    },
  };
};
