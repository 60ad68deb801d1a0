import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/open-db.ts';
import type { MailText } from './mail-texts.ts';

const POLL_MS = 5_000;
const MAX_ATTEMPTS = 8;
const FIRST_RETRY_DELAY_MS = 15_000;
const TIMEOUT_MS = 15_000;

/** Exponential backoff, the time when a mail that failed `attempts` times is retried: after 15 s, 30 s, 1 min, … */
export const nextAttemptAt = (createdAt: number, attempts: number): number =>
  createdAt + (2 ** attempts - 1) * FIRST_RETRY_DELAY_MS;

/** Queues a mail; it is sent once the caller's transaction is committed. */
export const queueMail = async (trx: Db, recipient: string, text: MailText, now: number): Promise<void> => {
  await trx
    .insertInto('mail')
    .values({ recipient, ...text, created_at: now, sent_at: null, attempts: 0 })
    .execute();
};

/** Sends queued mail. Without SMTP_URL nothing is sent and the mail can be read at /development/mail. */
export interface Mailer {
  /** Sends queued mail now instead of at the next poll. */
  wake(): void;
  close(): Promise<void>;
}

/** Starts the loop that sends mail by SMTP and retries failures. */
export const createMailer = (deps: { config: Config; db: Db; log: Logger; now(): number }): Mailer => {
  const { config, db, log, now } = deps;
  if (config.SMTP_URL === undefined) return { wake: () => undefined, close: async () => undefined };
  const transport = nodemailer.createTransport(config.SMTP_URL, {
    from:
      config.MAIL_FROM ??
      `"Weaver's World" <no-reply@${new URL(config.PUBLIC_ORIGIN ?? 'http://localhost').hostname}>`,
  });

  const sendOne = async (mail: { id: number; recipient: string; subject: string; body: string }) => {
    try {
      await transport.sendMail({ to: mail.recipient, subject: mail.subject, text: mail.body });
      // The body contains a token, so it is deleted once sent.
      await db.updateTable('mail').set({ sent_at: now(), body: '' }).where('id', '=', mail.id).execute();
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      log.warn({ event: 'mail.failed', mail: mail.id, code }, 'a mail could not be sent');
      await db
        .updateTable('mail')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', mail.id)
        .execute();
    }
  };

  const sendDue = async () => {
    const queued = await db
      .selectFrom('mail')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('attempts', '<', MAX_ATTEMPTS)
      .orderBy('id')
      .limit(20)
      .execute();
    for (const mail of queued)
      if (nextAttemptAt(mail.created_at, mail.attempts) <= now()) await sendOne(mail);
  };

  let running: Promise<void> | null = null;
  const sendBatch = (): void => {
    running ??= sendDue()
      .catch((error: unknown) =>
        log.error({ event: 'mail.worker-failed', err: error }, 'sending mail failed'),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(sendBatch, POLL_MS).unref();
  return {
    wake: () => setImmediate(sendBatch),
    close: async () => {
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref())]);
      transport.close();
    },
  };
};
