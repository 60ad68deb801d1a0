import type { Api, AuthResponse } from '@weaversworld/shared/api';
import type {
  AnonymousActivity,
  AuthFlow,
  Character,
  ChildProfile,
  ChildProfileInput,
  Id,
  MigrationResult,
  RuntimeSettings,
  ServerMessage,
  Story,
  User,
} from '@weaversworld/shared/contract';
import type { ComponentType, ReactNode } from 'react';

/*
 * The contract between the host and its remotes, by value: nothing here is a class, nothing is tested by
 * instanceof, so a remote built last month runs in today's host and the other way round.
 * Adding something optional is a minor version; removing, renaming or narrowing is a major one.
 */
export const SHELL_CONTRACT = '1.0.0';

/** Something that can be read now and listened to; opening returns the closing. */
export interface Readable<State> {
  get(): State;
  subscribe(listener: () => void): () => void;
}

/** What happened, past tense, owner first. Payloads are facts, never wishes. */
export interface Events {
  /** Sign-out or sign-in as somebody else: everything that belonged to the visitor must go. */
  'session:reset': { reason: 'logout' | 'expired' | 'other-tab' };
  'session:profile-changed': { profileId: Id | null };
  'story:opened': { storyId: Id };
  'story:left': { storyId: Id };
  /** The reader shows another page; `by` says whether the reader's hand or an arriving page moved it. */
  'story:page-turned': { storyId: Id; pageIndex: number; by: 'hand' | 'arrival' };
  /** The open story changed, from whatever source. */
  'story:changed': { story: Story };
  'story:created': { storyId: Id };
  'story:deleted': { storyId: Id };
  'character:created': { character: Character };
  'profile:created': { profile: ChildProfile };
  'reader:page-turned': { storyId: Id; pageIndex: number };
}

export interface Bus {
  emit<Name extends keyof Events>(name: Name, fact: Events[Name]): void;
  /** Hears every later fact of that name; returns the closing. One broken listener harms nobody. */
  on<Name extends keyof Events>(name: Name, listener: (fact: Events[Name]) => void): () => void;
}

export interface SessionState {
  isAuthenticated: boolean;
  user: User | null;
  userProfile: User | null;
  childProfiles: ChildProfile[];
  activeChildProfile: ChildProfile | null;
  /** True until the session has been read for the first time. */
  loading: boolean;
  /** The catalogue's sentence of what went wrong while loading, or null. */
  error: string | null;
  authFlows: AuthFlow[];
  pendingFlow: AuthFlow | null;
}

/** The visitor's session. Calls that talk to the server throw ApiError; views map it to the catalogue's sentences. */
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
  /** The catalogue's sentence of why it is offline, or null. */
  error: string | null;
}

/** The live channel. A room stays joined while anybody holds it. */
export interface Live extends Readable<LiveState> {
  /** Joins the story's room and hears its messages until the returned closing is called. */
  join(storyId: Id, listener: (message: ServerMessage) => void): () => void;
  /** Starts over after the attempts were used up. */
  reconnect(): void;
}

export interface ReaderState {
  status: 'idle' | 'stopped' | 'playing' | 'paused';
  storyId: Id | null;
  title: string;
  pageIndex: number;
  pageCount: number;
  /** The piece of the page's text being spoken, as a range of characters; null when nothing is. */
  spoken: { pageIndex: number; start: number; end: number } | null;
  /** The word being spoken, once the engine sends real boundaries; null otherwise. */
  word: { start: number; end: number } | null;
}

export interface VoiceChoice {
  id: string;
  name: string;
  lang: string;
  /** True when speaking with it needs the network. */
  needsNetwork: boolean;
}

/** Reading aloud: one shared speech service that outlives every route. */
export interface Reader extends Readable<ReaderState> {
  /** False when the browser cannot speak. */
  readonly supported: boolean;
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

/** What an anonymous visitor has made, counted locally; counts only while nobody is signed in. */
export interface Activity extends Readable<ActivityState> {
  countStory(): void;
  countCharacter(): void;
  reset(): void;
}

/** A list the visitor picks story characters from. Controlled: the owner of the story holds the value. */
export interface CharacterPickerProps {
  value: Character[];
  onChange(selected: Character[]): void;
  max: number;
  /** Tells the owner that a character form holds unsaved changes. */
  onUnsavedChange?(unsaved: boolean): void;
}

/** A grown-up's list of one child's stories, shown by the profile remote and drawn by the story remote. */
export interface StoryListProps {
  /** The child whose stories are shown. */
  profileId: Id;
}

/** The places a remote may fill in another remote's page, and what each is given. */
export interface SlotProps {
  'character-picker': CharacterPickerProps;
  'story-list': StoryListProps;
}
export type SlotName = keyof SlotProps;

export interface Slots {
  /** Loads what fills a place. Never rejects: a place that cannot be filled says why. */
  load<Name extends SlotName>(
    name: Name,
  ): Promise<{ ok: true; component: ComponentType<SlotProps[Name]> } | { ok: false; error: string }>;
}

/** Something worth an operator's attention. Never carries a child's words. */
export interface Report {
  level: 'info' | 'warning' | 'error';
  /** Who speaks, e.g. `live`, `mfe-story`. */
  source: string;
  message: string;
  error?: unknown;
}

/** Everything a remote is given, handed over as a prop. */
export interface Shell {
  contract: string;
  settings: RuntimeSettings;
  bus: Bus;
  session: Session;
  live: Live;
  reader: Reader;
  music: Music;
  api: Api;
  activity: Activity;
  slots: Slots;
  report(report: Report): void;
}

/**
 * Who may see a route. `anyone`; `profile`: anonymous visitors, and signed-in ones with an active child profile;
 * `login`; `login-and-profile`.
 */
export type Access = 'anyone' | 'profile' | 'login' | 'login-and-profile';

/** One screen of a remote. `path` is absolute (`/weaversworld/story/:storyId`). */
export interface RemoteRoute {
  path: string;
  access: Access;
  load(): Promise<{ Page: ComponentType }>;
}

/** What `remote.tsx` of every remote exports as `remote`: its only exposed module. */
export interface Remote {
  name: string;
  /** The Shell contract it was built against, semver. */
  contract: string;
  /**
   * Puts the Shell where this remote's own screens look for it: `ShellProvider` of the copy of shared it was built
   * with. The host wraps every page and slot of the remote in it.
   */
  Provider: ComponentType<{ shell: Shell; children: ReactNode }>;
  routes: RemoteRoute[];
  slots?: { [Name in SlotName]?: () => Promise<{ Slot: ComponentType<SlotProps[Name]> }> };
}
