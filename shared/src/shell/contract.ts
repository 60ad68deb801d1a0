import type {
  AnonymousActivity,
  AuthFlow,
  Character,
  CharacterInput,
  ChildProfile,
  ChildProfileInput,
  Id,
  MigrationResult,
  Page,
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
export const SHELL_CONTRACT = '2.0.0';

/**
 * The contract versions that the host implements, newest first, as a semver range set. Remotes of version 1 run through
 * an adapter (host/src/remotes/contract-1.ts).
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
  /** The reader shows another page; `by` is `hand` for the reader's own navigation, `arrival` for an automatic one. */
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

/** The event bus shared by host and remotes. A listener that throws is reported and does not affect the others. */
export interface Bus {
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe;
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

export interface SessionState {
  isAuthenticated: boolean;
  user: User | null;
  userProfile: User | null;
  childProfiles: ChildProfile[];
  activeChildProfile: ChildProfile | null;
  /** True until the session has been read for the first time. */
  loading: boolean;
  /** True while the session is read again later (another tab, a retry). What is shown stays. */
  refreshing: boolean;
  /** The specification's message when loading failed, or null. */
  error: string | null;
  authFlows: AuthFlow[];
  pendingFlow: AuthFlow | null;
}

/** The visitor's session. Methods that call the server throw ApiError; views map it to the specification's messages. */
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

export type LiveStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'fallback' | 'offline' | 'closed';

export interface LiveState {
  status: LiveStatus;
  /** The specification's message when the channel is offline, or null. */
  error: string | null;
}

/** The live channel (WebSocket). A room stays joined while anybody holds a subscription to it. */
export interface Live extends Readable<LiveState> {
  /** Joins the story's room and delivers its messages. */
  join(storyId: Id, listener: (message: ServerMessage) => void): Unsubscribe;
  /** Starts over after all reconnect attempts were used up. */
  reconnect(): void;
}

export interface NarrationState {
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
 * keeps its state in step. Every call throws ApiError.
 */
export interface RemoteApi {
  auth: {
    requestPasswordReset(email: string): Promise<AuthResponse>;
    checkPasswordResetKey(key: string): Promise<AuthResponse>;
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
  };
  characters: {
    list(): Promise<Character[]>;
    create(input: CharacterInput): Promise<Character>;
    update(id: Id, input: CharacterInput): Promise<Character>;
    remove(id: Id): Promise<unknown>;
  };
  stories: {
    /** The active profile's stories, or those of the child profile given. */
    list(profileId?: Id): Promise<Story[]>;
    get(id: Id, signal?: AbortSignal): Promise<Story>;
    create(input: StoryInput): Promise<Story>;
    /** `pageNumber` makes a repeated request idempotent on servers with an event log. */
    createPage(id: Id, pageNumber?: number): Promise<Page>;
    toggleSharing(id: Id): Promise<ShareToggle>;
    remove(id: Id): Promise<unknown>;
    /** Brings back a story that was deleted a moment ago. */
    restore(id: Id): Promise<unknown>;
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

/** Extension points that one remote offers and another one fills, with the props of each. */
export interface SlotProps {
  'character-picker': CharacterPickerProps;
  'story-list': StoryListProps;
}
export type SlotName = keyof SlotProps;

export interface Slots {
  /** Loads the component that fills a slot. Never rejects. */
  load<Name extends SlotName>(
    name: Name,
  ): Promise<{ ok: true; component: ComponentType<SlotProps[Name]> } | { ok: false; error: string }>;
}

/** A log entry for operators. Never carries a child's words. */
export interface Report {
  level: 'info' | 'warning' | 'error';
  /** The component that reports, e.g. `live`, `mfe-story`. */
  source: string;
  message: string;
  error?: unknown;
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
  report(report: Report): void;
}

/**
 * Who may see a route. `anyone`; `profile`: anonymous visitors, and signed-in ones with an active child profile;
 * `login`; `login-and-profile`.
 */
export type Access = 'anyone' | 'profile' | 'login' | 'login-and-profile';

/** One screen of a remote. `path` is an absolute React Router pattern (`/weaversworld/story/:storyId`). */
export interface RemoteRoute {
  path: string;
  access: Access;
  /** Loads the screen's code. The component brings its own providers. */
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
  /** Ends every subscription. Called when another release takes this one's place. */
  dispose(): void;
}

/** Starts a remote. Called once per release and page load. */
export type CreateRemote = (shell: Shell) => Remote;

/** What `remote.tsx`, the only exposed module of a remote, exports. */
export interface RemoteModule {
  /** The Shell contract it was built against: SHELL_CONTRACT. */
  contract: string;
  createRemote: CreateRemote;
}
