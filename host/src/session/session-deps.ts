import type { Api } from '@weaversworld/shared/api';
import type { Id } from '@weaversworld/shared/contract';
import type { Activity, Bus, Report } from '@weaversworld/shared/shell';
import type { StorageLike } from '@weaversworld/shared/storage';
import type { CrossTabStorage } from '../cross-tab-storage.ts';
import type { Schedule } from '../schedule.ts';

/** What the session does to the live channel. Neither method opens a connection that was not open. */
export interface SessionLive {
  /** Closes the live connection. */
  close(): void | Promise<void>;
  /** Resets the live session for this user and profile; an open connection is replaced. */
  reauthenticate(userId: Id | null, profileId: Id | null): void;
}

/** The session's dependencies. */
export interface SessionDeps {
  api: Pick<Api, 'auth' | 'account' | 'profiles'>;
  bus: Bus;
  storage: StorageLike;
  report: (report: Report) => void;
  activity?: Pick<Activity, 'reset'>;
  live?: Partial<SessionLive>;
  crossTab?: CrossTabStorage;
  navigation?: {
    pathname: () => string;
    navigate: (path: string) => void;
  };
  /** Default: the window's timers. */
  schedule?: Schedule;
}
