import type { Generated } from 'kysely';

/*
 * The tables as the code sees them; `migrations/` makes them. Times are milliseconds since 1970 (UTC),
 * booleans are 0 or 1, `*_json` columns are parsed with zod where they are read.
 * Every character and story belongs to a child profile or to an anonymous visitor, never to both.
 */

export interface UsersTable {
  id: Generated<number>;
  /** Lower-cased. */
  email: string;
  password_hash: string;
  verified_at: number | null;
  created_at: number;
}

/** A browser's session. Only a hash of the cookie's token is kept. */
export interface SessionsTable {
  token_hash: string;
  user_id: number | null;
  /** Owner of anonymous work; survives the new session id that a login gives, so that work can be moved. */
  anonymous_id: string | null;
  active_profile_id: number | null;
  csrf_token: string;
  /** A pending stage (verify_email, mfa_authenticate) and how the visitor signed in. */
  state_json: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

/** Keys sent by mail: hashed, single use. */
interface EmailTokensTable {
  token_hash: string;
  user_id: number;
  kind: 'verify_email' | 'reset_password';
  /** The session that asked for it, to tell the same browser from another. */
  session_hash: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface TotpTable {
  user_id: number;
  secret: string;
  activated_at: number;
  /** The last 30 s step whose code was accepted: a code works once. */
  last_step: number;
}

interface RecoveryCodesTable {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  /** The code sealed for showing it again to its owner; null once used. */
  code_encrypted: string | null;
  used_at: number | null;
}

export interface ChildProfilesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  age: number | null;
  created_at: number;
}

interface CharactersTable {
  id: Generated<number>;
  profile_id: number | null;
  anonymous_id: string | null;
  name: string;
  creature: string;
  description: string;
  pronouns: string;
  /** The key of the request that made it, for a day. */
  idempotency_key: string | null;
  created_at: number;
  deleted_at: number | null;
}

interface StoriesTable {
  id: Generated<number>;
  profile_id: number | null;
  anonymous_id: string | null;
  title: string;
  theme: string;
  desired_ending: string;
  total_pages: number;
  /** The chosen characters as they were when the story began (CastMember[]). */
  cast_json: string;
  /** The storyteller's plan (StoryPlan); null until the first page is being written. */
  plan_json: string | null;
  /** `pack/plot` of the plan, so that a family is not told the same story twice. */
  plot: string | null;
  seed: string;
  is_public: number;
  share_token: string | null;
  /** One life of the story's event log, and the last event's number. */
  epoch: string;
  seq: number;
  /** The key of the request that made it, for a day. */
  idempotency_key: string | null;
  created_at: number;
  deleted_at: number | null;
}

export interface PagesTable {
  id: Generated<number>;
  story_id: number;
  page_number: number;
  text: string;
  image_status: 'pending' | 'processing' | 'downloading' | 'completed' | 'failed';
  /** The drawn picture (SVG text), kept with the page. */
  picture: string | null;
  /** 128 random bits in the picture's permanent address; null until the picture is completed. */
  picture_key: string | null;
  created_at: number;
}

/** Leased work: whoever holds the lease writes the page; a dead holder's lease runs out and another goes on. */
interface PageJobsTable {
  page_id: number;
  stage: 'text' | 'picture';
  attempts: number;
  due_at: number;
  lease_token: string | null;
  lease_until: number | null;
}

/** What was pushed on the live channel, in order, written in the transaction of the change itself. */
export interface EventsTable {
  story_id: number;
  seq: number;
  type: 'story_update' | 'page_update' | 'title_update' | 'story_left';
  payload_json: string;
  created_at: number;
}

/** Mail to be sent, or, without an SMTP server, to be read at the development page. */
interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  created_at: number;
  sent_at: number | null;
  attempts: number;
}

/** How often a release fared how in browsers, by the hour; nothing of whose browsers. */
interface ReleaseReportsTable {
  remote: string;
  release: string;
  /** Hours since 1970. */
  hour: number;
  outcome: 'ok' | 'fell-back' | 'failed';
  cause: string;
  count: number;
  /** Sum of the times told. */
  ms: number;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodesTable;
  child_profiles: ChildProfilesTable;
  characters: CharactersTable;
  stories: StoriesTable;
  pages: PagesTable;
  page_jobs: PageJobsTable;
  events: EventsTable;
  mail: MailTable;
  release_reports: ReleaseReportsTable;
}
