import pino from 'pino';
import { openPostgres } from '../db/open-postgres.ts';
import { createPostgresNotifier } from '../notifier/postgres-notifier.ts';
import { appendEvent, updateStory } from '../story-world/story-events.ts';

/*
 * A server that is killed between a commit and its notification: `tsx commit-and-die.ts DATABASE_URL STORY_ID`. It prints
 * 'listening' once the other servers know of it, changes the story's title when it reads a line, and ends by SIGKILL.
 */
const [url = '', storyId = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const { db } = await openPostgres({ url, poolSize: 2 }, log);
const notifier = createPostgresNotifier({ db, url, log, onError: () => undefined });
// Reported as soon as it listens.
await new Promise<void>((connected) => notifier.subscribe({ onGap: connected }));
process.stdout.write('listening\n');
process.stdin.once('data', () =>
  updateStory(
    { db, notifier: { ...notifier, publishStory: () => void process.kill(process.pid, 'SIGKILL') } },
    Number(storyId),
    async (trx) => {
      await trx.updateTable('stories').set({ title: 'Kept' }).where('id', '=', Number(storyId)).execute();
      await appendEvent(trx, Number(storyId), { type: 'title_update' }, Date.now());
    },
  ),
);
