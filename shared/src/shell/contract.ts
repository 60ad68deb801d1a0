import type {
  AccountSession,
  AnonymousActivity,
  AuthConfig,
  Authenticator,
  AuthFlow,
  Character,
  CharacterInput,
  CharacterPreview,
  ChildProfile,
  ChildProfileInput,
  EmailAddress,
  Id,
  MigrationResult,
  OutsideServices,
  Page,
  PreviewInput,
  RuntimeSettings,
  ServerMessage,
  ShareToggle,
  Story,
  StoryInput,
  User,
} from '@weaversworld/shared/contract';
import type { ComponentType } from 'react';

/*
 * The contract between the host and its remotes. Everything is passed by value as plain objects and functions: no
 * classes, no instanceof. A remote may bring its own copy of this package.
 *
 * Adding an optional member is a minor version; removing, renaming or narrowing one is a major version. The versions
 * that were released are frozen in ./frozen, and contract.test.ts compares this file with them at compile time.
 */
export const SHELL_CONTRACT = '2.6.0';

/**
 * The contract versions that the host implements, newest first, as a semver range set. Remotes of version 1 run through
 * an adapter (host/src/remotes/contract-1.tsx).
 */
export const SUPPORTED_CONTRACTS = `${SHELL_CONTRACT} || 1.0.0`;

/** Removes a listener, leaves a room, or otherwise undoes what returned it. Safe to call twice. */
export type Unsubscribe = () => void;

/** A value that changes over time. Works with React's useSyncExternalStore and zustand's useStore. */
export interface Readable<State> {
  get(): State;
  subscribe(listener: () => void): Unsubscribe;
}

/** Events on the bus, named `owner:past-tense`. */
export interface Events {
  /** Somebody signed out, or another account signed in: drop everything that belonged to the previous visitor. */
  'session:reset': { reason: 'logout' | 'expired' | 'other-tab' };
  'session:profile-changed': { profileId: Id | null };
  'story:opened': { storyId: Id };
  'story:left': { storyId: Id };
  /** The reader shows another page. `by`: `hand` when the visitor navigated, `arrival` when the view moved by itself. */
  'story:page-turned': { storyId: Id; pageIndex: number; by: 'hand' | 'arrival' };
  /** The open story changed, from any source. */
  'story:changed': { story: Story };
  'story:created': { storyId: Id };
  'story:deleted': { storyId: Id };
  'character:created': { character: Character };
  'profile:created': { profile: ChildProfile };
  /** Read-aloud went on to another page. */
  'narration:page-changed': { storyId: Id; pageIndex: number };
}

/**
 * The event bus shared by host and remotes. A listener that throws is reported and does not affect the others. Only the
 * owner emits an event; remotes are trusted, nothing enforces it. New events need a new version of the contract.
 */
export interface Bus {
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe;
}

/**
 * The error that every failed call of `api` and `session` rejects with: an Error with these fields of its own. It may come
 * from another copy of the class, so recognise it by `name`, or with `isApiError` of `shared/api`.
 */
export interface ApiError extends Error {
  readonly name: 'ApiError';
  /** No response, an HTTP status that is not a success, or a body of the wrong shape. */
  readonly kind: 'network' | 'http' | 'shape';
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Method and path, e.g. `GET /stories/`. */
  readonly call: string;
  /** The parsed response body, if any. */
  readonly body: unknown;
  /** The response's errors list, empty when there is none. */
  readonly errors: { message: string; code?: string | undefined; param?: string | null | undefined }[];
  /** The server's message outside an errors list, or null. */
  readonly detail: string | null;
  /** `errors[0].message`, else `detail`; null when the response has no message for the user. */
  readonly serverMessage: string | null;
}

/** The result of an authentication call. A 400, 403, 409, 429 or 5xx response is thrown as an ApiError instead. */
export interface AuthResponse {
  status: number;
  isAuthenticated: boolean;
  user: User | null;
  flows: AuthFlow[];
  /** The step the server is waiting for: `verify_email` or `mfa_authenticate`; null when there is none. */
  pendingFlow: AuthFlow | null;
  /** The parsed response body, as far as screens read it. */
  body: {
    data?: { message?: string | undefined } | null | undefined;
    meta?:
      | {
          is_verified?: boolean | null | undefined;
          is_authenticated?: boolean | null | undefined;
          secret?: string | undefined;
          totp_url?: string | undefined;
        }
      | null
      | undefined;
  };
}

/** Who is signed in, and for which child. */
export interface SessionState {
  isAuthenticated: boolean;
  /** From the session, for the header. */
  user: User | null;
  /** From the account API after `loadUserProfile()`, with `date_joined`. */
  userProfile: User | null;
  childProfiles: ChildProfile[];
  activeChildProfile: ChildProfile | null;
  /** True until the session has been read for the first time. */
  loading: boolean;
  /** True while the session is read again later (another tab, a retry). What is shown stays. */
  refreshing: boolean;
  /** A message for the visitor when loading failed, or null. */
  error: string | null;
  authFlows: AuthFlow[];
  pendingFlow: AuthFlow | null;
}

/** The visitor's session. Methods that call the server reject with ApiError. */
export interface Session extends Readable<SessionState> {
  load(): Promise<void>;
  login(email: string, password: string): Promise<AuthResponse>;
  authenticate2fa(code: string): Promise<AuthResponse>;
  signup(email: string, password: string, passwordConfirm: string): Promise<AuthResponse>;
  verifyEmail(key: string): Promise<AuthResponse>;
  resetPassword(key: string, password: string): Promise<AuthResponse>;
  logout(): Promise<void>;
  reloadProfiles(): Promise<void>;
  loadUserProfile(): Promise<User>;
  createChildProfile(input: ChildProfileInput): Promise<ChildProfile>;
  updateChildProfile(id: Id, input: Partial<ChildProfileInput>): Promise<ChildProfile>;
  deleteChildProfile(id: Id): Promise<void>;
  switchChildProfile(id: Id): Promise<ChildProfile>;
  migrate(profileId: Id): Promise<MigrationResult>;
}

/**
 * `idle`: no room is joined. `connecting`, `open`. `waiting`: until the next attempt to reconnect. `fallback`: the state is
 * fetched over HTTP. `offline`: all attempts failed, `reconnect()` starts over. `closed`: ended on purpose.
 */
export type LiveStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'fallback' | 'offline' | 'closed';

/** State of the live channel. */
export interface LiveState {
  status: LiveStatus;
  /** A message for the visitor when the channel is offline, or null. */
  error: string | null;
}

/** The live channel (WebSocket). A room stays joined while anybody holds a subscription to it. */
export interface Live extends Readable<LiveState> {
  /** Joins the story's room and delivers its messages, in order and each once, starting with the whole story. */
  join(storyId: Id, listener: (message: ServerMessage) => void): Unsubscribe;
  /** Starts over after all reconnect attempts were used up. */
  reconnect(): void;
}

/** What is being read aloud. */
export interface NarrationState {
  /** `idle`: no story. `stopped`: a story is loaded and waits for its next page. */
  status: 'idle' | 'stopped' | 'playing' | 'paused';
  storyId: Id | null;
  title: string;
  pageIndex: number;
  pageCount: number;
  /** The sentence being spoken as a range of characters of the page's text; null when none is. */
  spoken: { pageIndex: number; start: number; end: number } | null;
  /** The word being spoken, when the speech engine sends word boundaries; null otherwise. */
  word: { start: number; end: number } | null;
}

/** A voice of the browser's speech synthesis. */
export interface VoiceChoice {
  id: string;
  name: string;
  lang: string;
  /** True when speaking with it needs the network. */
  needsNetwork: boolean;
}

/** Read-aloud: one shared speech service that outlives every route. */
export interface Narration extends Readable<NarrationState> {
  /** False when the browser has no speech synthesis. */
  readonly supported: boolean;
  /** Starts reading at a page (default: the current or first one). False when nothing can be read. */
  play(storyId: Id, pageIndex?: number): Promise<boolean>;
  /** Pauses reading, or stops what `say` speaks. */
  pause(): void;
  resume(): void;
  stop(): void;
  /** Speaks one word by itself; false when the browser cannot. */
  say(word: string): boolean;
  voices(): Promise<VoiceChoice[]>;
  settings: Readable<{ voice: string | null; rate: number }> & {
    set(change: { voice?: string | null; rate?: number }): void;
  };
}

/** Background music; off until the visitor presses the toggle. */
export interface Music extends Readable<{ playing: boolean }> {
  toggle(): void;
}

/** What an anonymous visitor has made. */
export interface ActivityState extends AnonymousActivity {
  hasContent: boolean;
}

/** Counters of what an anonymous visitor created, kept locally. They only count while nobody is signed in. */
export interface Activity extends Readable<ActivityState> {
  countStory(): void;
  countCharacter(): void;
  reset(): void;
}

/**
 * The HTTP calls that remotes make. Signing in and out and changes of child profiles go through the session, which
 * keeps its state in step. Every failed call rejects with ApiError. Where the server wants to know first that it is still
 * the same person, the host asks for password or code and then sends the call again.
 */
export interface RemoteApi {
  auth: {
    requestPasswordReset(email: string): Promise<AuthResponse>;
    checkPasswordResetKey(key: string): Promise<AuthResponse>;
    /** What the auth server offers; rejects where it cannot say. Since 2.1. */
    config?(): Promise<AuthConfig>;
    /** Mails the link of a pending sign-up again. Status 403: one was sent just now; 409: nothing is pending. Since 2.3. */
    resendVerification?(): Promise<void>;
  };
  account: {
    changePassword(currentPassword: string, newPassword: string): Promise<AuthResponse>;
    /** Status 404 means that two-factor is off; `body.meta` then carries `secret` and `totp_url`. */
    totp(): Promise<AuthResponse>;
    activateTotp(code: string): Promise<AuthResponse>;
    deactivateTotp(): Promise<AuthResponse>;
    /** The unused recovery codes; with `renew` a new set replaces them. */
    recoveryCodes(renew?: boolean): Promise<string[]>;
    /** Everything the account holds, as one JSON document. */
    exportData(): Promise<Blob>;
    deleteAccount(password: string): Promise<unknown>;
    /** The second factors of the account; `[]` while two-factor is off. Since 2.1, like all below. */
    authenticators?(): Promise<Authenticator[]>;
    /** Where the user is signed in. Status 404 where the server keeps no list. */
    sessions?(): Promise<AccountSession[]>;
    /** Ends sessions; resolves with the remaining ones. */
    endSessions?(ids: Id[]): Promise<AccountSession[]>;
    emailAddresses?(): Promise<EmailAddress[]>;
    /** Mails a link to a new address; resolves with all addresses. */
    addEmailAddress?(email: string): Promise<EmailAddress[]>;
    /** Mails the link again; status 403 when one was sent just now. */
    resendEmailLink?(email: string): Promise<void>;
    removeEmailAddress?(email: string): Promise<EmailAddress[]>;
    /** Makes a verified address the one to sign in with. */
    makeEmailPrimary?(email: string): Promise<EmailAddress[]>;
    /** Outside text and picture services: who receives what, and for which children. Since 2.2, like the next. Status 404 without. */
    outsideServices?(): Promise<OutsideServices>;
    /** A parent's consent for a child; resolves with the new state. */
    allowOutsideServices?(profileId: Id, allowed: boolean): Promise<OutsideServices>;
  };
  characters: {
    list(): Promise<Character[]>;
    create(input: CharacterInput): Promise<Character>;
    update(id: Id, input: CharacterInput): Promise<Character>;
    remove(id: Id): Promise<unknown>;
    /** Draws a character that is being typed; status 404 where the server has no previews. Since 2.4. */
    preview?(input: PreviewInput, signal?: AbortSignal): Promise<CharacterPreview>;
  };
  stories: {
    /** The active profile's stories, or those of the child profile given. */
    list(profileId?: Id): Promise<Story[]>;
    /**
     * The same for a shelf: pages without texts, only the first with its picture, and the beginning of the theme. Much less to
     * send than `list`. Since 2.2.
     */
    cards?(profileId?: Id): Promise<Story[]>;
    get(id: Id, signal?: AbortSignal): Promise<Story>;
    create(input: StoryInput): Promise<Story>;
    /** `pageNumber` makes a repeated request idempotent on servers with an event log. */
    createPage(id: Id, pageNumber?: number): Promise<Page>;
    toggleSharing(id: Id): Promise<ShareToggle>;
    remove(id: Id): Promise<unknown>;
    /** Brings back a story that was deleted within the undo period. */
    restore(id: Id): Promise<unknown>;
    /** Marks a story, or takes the mark away; status 404 where the server keeps no marks. Since 2.2. */
    setFavourite?(id: Id, isFavourite: boolean): Promise<unknown>;
  };
  pages: {
    /** The picture's bytes. */
    image(id: Id, signal?: AbortSignal): Promise<Blob>;
  };
}

/** Props of the `character-picker` slot. Controlled: the owner of the story holds the value. */
export interface CharacterPickerProps {
  value: Character[];
  onChange(selected: Character[]): void;
  max: number;
  /** Called when a character form gets or loses unsaved changes. */
  onUnsavedChange?(unsaved: boolean): void;
}

/** Props of the `story-list` slot: one child's stories. */
export interface StoryListProps {
  profileId: Id;
}

/** Extension points that one remote offers and another one fills, with the props of each. New ones need a new version. */
export interface SlotProps {
  'character-picker': CharacterPickerProps;
  'story-list': StoryListProps;
}
/** Name of a slot. */
export type SlotName = keyof SlotProps;

/** Loads the components that other remotes offer for slots. */
export interface Slots {
  /** Loads the component that fills a slot. Never rejects. */
  load<Name extends SlotName>(
    name: Name,
  ): Promise<{ ok: true; component: ComponentType<SlotProps[Name]> } | { ok: false; error: string }>;
}

/** A log entry, written to the browser's console at most once per source in 3 s. Never carries a child's words. */
export interface Report {
  level: 'info' | 'warning' | 'error';
  /** The component that reports, e.g. `live`, `mfe-story`. */
  source: string;
  message: string;
  error?: unknown;
}

/** A gate before what is a grown-up's: profile, sharing, deleting. Off unless a parent switches it on. */
export interface GrownUps extends Readable<{ isGateOn: boolean; isUnlocked: boolean }> {
  setGate(on: boolean): void;
  /** Resolves with true at once while `isUnlocked`; else asks, and resolves with false when that was cancelled. */
  confirm(): Promise<boolean>;
}

/** What this device keeps for reading without a connection. */
export interface OfflineReading {
  /** The stories that can be read, in no order. Never rejects. */
  readableStories(): Promise<Id[]>;
}

/** Everything the host gives to a remote. */
export interface Shell {
  /** The contract version that this object implements. */
  contract: string;
  settings: RuntimeSettings;
  bus: Bus;
  session: Session;
  live: Live;
  narration: Narration;
  music: Music;
  api: RemoteApi;
  activity: Activity;
  slots: Slots;
  /** Since 2.2. Use `withGrownUp`. */
  grownUps?: GrownUps;
  /** Since 2.6. */
  offline?: OfflineReading;
  report(report: Report): void;
}

/**
 * Who may see a route. `anyone`; `profile`: anonymous visitors, and signed-in users with an active child profile; `login`:
 * signed-in users; `login-and-profile`: signed-in users with an active child profile. The host redirects all others.
 */
export type Access = 'anyone' | 'profile' | 'login' | 'login-and-profile';

/**
 * One screen of a remote. `path` is an absolute React Router pattern (`/weaversworld/story/:storyId`, `/accounts/*`) below
 * one of the remote's mounts; other paths are ignored. Use Link, useNavigate and the other exports of `shared/router`.
 */
export interface RemoteRoute {
  path: string;
  access: Access;
  /**
   * Loads the screen. Called at every visit: return the same component each time. It must bring its own providers;
   * `createViews` does both.
   */
  lazy(): Promise<{ Component: ComponentType }>;
}

/** Slots that a remote fills, each loaded when it is first shown. */
export type RemoteSlots = {
  [Name in SlotName]?: () => Promise<{ Component: ComponentType<SlotProps[Name]> }>;
};

/** A running remote. */
export interface Remote {
  routes: RemoteRoute[];
  slots: RemoteSlots;
  /** Ends every subscription. Called when another release replaces this one, also after a render error. */
  dispose(): void;
}

/** Starts a remote. Called once per release and page load. */
export type CreateRemote = (shell: Shell) => Remote;

/** What `mount` is given. */
export interface MountContext {
  shell: Shell;
  /** The mount path at which the host shows it, for a router's `basename`. */
  path: string;
  /** Shows the screen of a path, also of another remote. */
  navigate(path: string): void;
}

/**
 * Since 2.5, instead of `createRemote`: renders a remote with its own React, or without React, into `element`, and returns what
 * removes it. The host calls it when a path at or below one of the remote's mounts is visited. No slots.
 */
export type Mount = (
  element: HTMLElement,
  context: MountContext,
) => (() => void) | undefined | Promise<(() => void) | undefined>;

/** What `remote.tsx`, the only exposed module of a remote, exports. */
export interface RemoteModule {
  /** The Shell contract it was built against: SHELL_CONTRACT. */
  contract: string;
  createRemote: CreateRemote;
}
