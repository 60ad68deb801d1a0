import type { Api } from '@weaversworld/shared/api';
import type { Id } from '@weaversworld/shared/contract';
import type { Activity, Bus, Report } from '@weaversworld/shared/shell';
import type { KeepStorage, OtherTabs } from '../kept-value.ts';

/** What the session does to the live channel. None of it may open a connection that nobody asked for. */
export interface SessionLive {
  /** Closes the live connection. */
  close(): void | Promise<void>;
  /** Who is here from now on: resets the live session, and an open connection is made anew. */
  reauthenticate(userId: Id | null, profileId: Id | null): void;
}

/** Everything the session needs of the world. */
export interface SessionWorld {
  api: Pick<Api, 'auth' | 'account' | 'profiles'>;
  bus: Bus;
  storage: KeepStorage;
  report: (report: Report) => void;
  activity?: Pick<Activity, 'reset'>;
  live?: Partial<SessionLive>;
  otherTabs?: OtherTabs;
  navigation?: {
    pathname: () => string;
    go: (path: string) => void;
  };
  /** Runs `action` after `ms` milliseconds; default setTimeout. */
  later?: (action: () => void, ms: number) => void;
}
