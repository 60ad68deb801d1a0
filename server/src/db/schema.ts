import type { Generated } from 'kysely';

/*
 * The tables, which `migrations/` creates. Times are milliseconds since 1970 (UTC),
 * booleans are 0 or 1, `*_json` columns are parsed with zod on read.
 * A character or story belongs to either a child profile or an anonymous visitor.
 */

export interface UsersTable {
  id: Generated<number>;
  /** Lower-cased. */
  email: string;
  password_hash: string;
  verified_at: number | null;
  created_at: number;
}

/** A browser session. Only the hash of the cookie's token is stored. */
export interface SessionsTable {
  token_hash: string;
  user_id: number | null;
  /** Owner of anonymous work; kept when a login changes the session id, so that the work can be migrated. */
  anonymous_id: string | null;
  active_profile_id: number | null;
  csrf_token: string;
  /** The browser that uses it, for the list of sessions; empty for an anonymous visitor, like `ip`. */
  user_agent: string;
  ip: string;
  /** SessionState: pending stage and authentication methods. */
  state_json: string;
  /** The user of `state_json`'s pending stage. */
  pending_user_id: Generated<number | null>;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

/** Tokens in mailed links (verify email, reset password): hashed, single use. */
interface EmailTokensTable {
  token_hash: string;
  user_id: number;
  kind: 'verify_email' | 'reset_password';
  /** The session that requested it, to recognize the same browser. */
  session_hash: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** The new address of an account until its owner opens the link that was mailed there. */
export interface EmailChangesTable {
  user_id: number;
  email: string;
  /** Hash of the link's token; null while no link was mailed, and always when the address belongs to another account. */
  token_hash: string | null;
  created_at: number;
  expires_at: number;
}

export interface TotpTable {
  user_id: number;
  secret: string;
  activated_at: number;
  /** The 30 s time step of the last accepted code: a code works once. */
  last_step: number;
}

interface RecoveryCodesTable {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  used_at: number | null;
}

export interface ChildProfilesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  age: number | null;
  created_at: number;
  /** One of PROFILE_FACES and of PROFILE_COLORS; null when none was chosen. */
  face: string | null;
  color: string | null;
}

export interface CharactersTable {
  id: Generated<number>;
  profile_id: number | null;
  anonymous_id: string | null;
  name: string;
  creature: string;
  description: string;
  pronouns: string;
  /** Seeds the look; null for characters whose id does. */
  look: string | null;
  /** Idempotency key of the request that created it, kept for a day. */
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
  /** The selected characters as they were at creation (CastMember[]). */
  cast_json: string;
  /** `pack/plot` of the plan, so that an owner does not get the same plot twice. */
  plot: string | null;
  seed: string;
  is_public: number;
  /** Opens the story while it is public; kept after that for the undo time. */
  share_token: string | null;
  /** When it was made private; null while it is public, and once its link is forgotten. */
  unshared_at: number | null;
  /** Identifies one generation of the story's event log; `seq` is the number of its last event. */
  epoch: string;
  seq: number;
  /** Idempotency key of the request that created it, kept for a day. */
  idempotency_key: string | null;
  created_at: number;
  deleted_at: number | null;
  /** Of plan, texts and pictures, for the disk quotas. */
  bytes: Generated<number>;
  is_favourite: Generated<number>;
  /** Number of changes of `is_favourite`. */
  favourite_seq: Generated<number>;
}

export interface PagesTable {
  id: Generated<number>;
  story_id: number;
  page_number: number;
  text: string;
  image_status: 'pending' | 'processing' | 'downloading' | 'completed' | 'failed';
  /** 128 random bits in the picture's permanent URL; null until the picture is completed. */
  picture_key: string | null;
  /** What the picture shows, for people who cannot see it; null for pictures of earlier versions. */
  picture_description: string | null;
  created_at: number;
}

/** The storyteller's plan of a story (StoryPlan), from when page 1 is written. Not in `stories`, which every list reads. */
interface StoryPlansTable {
  story_id: number;
  plan_json: string;
}

/** The picture of a page, here or in a bucket. Not in `pages`, which every list reads. */
export interface PagePicturesTable {
  page_id: number;
  type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp';
  /** How `data` is encoded: SVG is kept as Brotli. */
  encoding: 'br' | null;
  data: Uint8Array | null;
  /** The object in the bucket; null when the picture is here. */
  object_key: string | null;
  /** The size of `data` or of the object. */
  bytes: number;
}

/** An object of the pictures' bucket that is to be deleted, from `due_at` on. */
interface DeletedObjectsTable {
  object_key: string;
  due_at: number;
}

/** A page job. The worker that holds the lease runs it; when the lease expires another worker takes over. */
interface PageJobsTable {
  page_id: number;
  stage: 'text' | 'picture';
  attempts: number;
  due_at: number;
  lease_token: string | null;
  lease_until: number | null;
}

/** Story events for the live channel, in order, written in the transaction of the change itself; kept for a day. */
export interface EventsTable {
  story_id: number;
  seq: number;
  type: 'story_update' | 'page_update' | 'title_update' | 'story_left';
  /** The page of a page_update. */
  page_id: number | null;
  created_at: number;
}

/** Queued mail. Without an SMTP server it can be read at /development/mail. */
interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  created_at: number;
  /** When it is tried next. */
  due_at: Generated<number>;
  sent_at: number | null;
  /** When it was given up: the address was refused, or a day of tries failed. */
  failed_at: Generated<number | null>;
  /** Failed tries. */
  attempts: number;
  /** The server that sends it, until then; another one may send it afterwards. */
  lease_token: Generated<string | null>;
  lease_until: Generated<number | null>;
}

/** Hourly counts of release outcomes in browsers, without anything that identifies a visitor. */
interface ReleaseReportsTable {
  remote: string;
  release: string;
  /** Hours since 1970. */
  hour: number;
  outcome: 'ok' | 'fell-back' | 'failed';
  cause: string;
  count: number;
  /** Sum of the reported load times. */
  ms: number;
}

/** Hourly histograms of what releases cost visitors. */
interface ReleaseVitalsTable {
  remote: string;
  release: string;
  hour: number;
  metric: string;
  /** Upper bound of the values that are counted. */
  bucket: number;
  count: number;
}

/** In which networks a release failed, as keyed hashes. */
interface ReleaseFailingNetworksTable {
  remote: string;
  release: string;
  kind: 'load' | 'vitals';
  /** HMAC of release and network. */
  network: string;
  /** Of the latest failure, in hours since 1970. */
  hour: number;
}

/** How often the failures of a ramp were judged, by whichever server. */
interface RampChecksTable {
  /** `remote@release#salt`. */
  ramp: string;
  checks: number;
  checked_at: number;
}

/** Counts of rate limits (http/rate-limiter.ts), on PostgreSQL only. */
interface RateLimitsTable {
  /** `name:hash`. */
  key: string;
  points: number;
  expire: number | null;
}

/** A parent's consent that a child's stories go to an outside service. */
interface ServiceConsentsTable {
  profile_id: number;
  /** To whom, as the parent was asked: consent to another recipient is none. */
  recipient: string;
  given_at: number;
}

/** What an account used of outside services on a day (UTC, `2026-11-22`). */
interface ServiceUsageTable {
  user_id: number;
  day: string;
  stories: Generated<number>;
  pictures: Generated<number>;
  calls: Generated<number>;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  /** Millionths of a dollar, where the service says what it charges. */
  cost_micros: Generated<number>;
}

/** Pictures by an outside service on a day, of all accounts. */
interface ServiceTotalsTable {
  day: string;
  pictures: Generated<number>;
}

/** Who made a story, when an outside service had a part in it. */
interface StoryMakersTable {
  story_id: number;
  /** The text service's name and model; null when the embedded storyteller wrote it, or it is not written yet. */
  teller: string | null;
  illustrator: string | null;
}

/** A page that was given to a picture service: it is never paid for twice. */
interface PagePaintingsTable {
  page_id: number;
  tries: number;
  /** `deferred`: the service answered 429 and is called again later. */
  outcome: 'asked' | 'deferred' | 'painted' | 'failed';
}

/** State of the server, one text per key (server-state.ts). */
interface ServerStateTable {
  key: string;
  value: string;
}

/** The migrations that were run (migrate.ts). */
interface MigrationTable {
  name: string;
  timestamp: string;
}

export interface Schema {
  kysely_migration: MigrationTable;
  users: UsersTable;
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  email_changes: EmailChangesTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodesTable;
  child_profiles: ChildProfilesTable;
  characters: CharactersTable;
  stories: StoriesTable;
  story_plans: StoryPlansTable;
  pages: PagesTable;
  page_pictures: PagePicturesTable;
  deleted_objects: DeletedObjectsTable;
  page_jobs: PageJobsTable;
  events: EventsTable;
  mail: MailTable;
  release_reports: ReleaseReportsTable;
  release_vitals: ReleaseVitalsTable;
  release_failing_networks: ReleaseFailingNetworksTable;
  ramp_checks: RampChecksTable;
  rate_limits: RateLimitsTable;
  server_state: ServerStateTable;
  service_consents: ServiceConsentsTable;
  service_usage: ServiceUsageTable;
  service_totals: ServiceTotalsTable;
  story_makers: StoryMakersTable;
  page_paintings: PagePaintingsTable;
}
