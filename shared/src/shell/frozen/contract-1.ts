import type { ComponentType, ReactNode } from 'react';

/*
 * Shell contract 1.0.0 as it was released. FROZEN: never edit. Remotes built against it are still deployed; the host
 * serves them through host/src/remotes/contract-1.tsx. Every type is written out, so that a change of a schema or of the
 * HTTP client cannot change it.
 */

export type Id = number | string;

export interface User {
  email: string;
  id?: Id | null | undefined;
  date_joined?: string | null | undefined;
  display?: string | undefined;
}

export interface AuthFlow {
  id: string;
  is_pending?: boolean | null | undefined;
  types?: string[] | undefined;
}

export interface AuthAnswer {
  status?: number | undefined;
  data?:
    | {
        user?: User | null | undefined;
        flows?: AuthFlow[] | undefined;
        methods?: unknown[] | undefined;
        active_child_profile_id?: Id | null | undefined;
        message?: string | undefined;
        email?: string | undefined;
      }
    | null
    | undefined;
  meta?:
    | {
        is_authenticated?: boolean | null | undefined;
        is_verified?: boolean | null | undefined;
        is_authenticating?: boolean | null | undefined;
        secret?: string | undefined;
        totp_url?: string | undefined;
      }
    | null
    | undefined;
  errors?: { message: string; code?: string | undefined; param?: string | null | undefined }[] | undefined;
  non_field_errors?: string[] | undefined;
  detail?: string | undefined;
  error?: string | undefined;
}

export interface AuthOutcome {
  status: number;
  isAuthenticated: boolean;
  user: User | null;
  flows: AuthFlow[];
  pendingFlow: AuthFlow | null;
  answer: AuthAnswer;
}

export type Pronouns = '' | 'she/her' | 'he/him' | 'they/them';

export interface CharacterInput {
  name: string;
  creature: string;
  description: string;
  pronouns: Pronouns;
  profile_id?: Id | null | undefined;
}
export interface Character extends CharacterInput {
  id: Id;
}

export interface ChildProfileInput {
  name: string;
  age: number;
}
export interface ChildProfile {
  id: Id;
  name: string;
  age?: number | null | undefined;
}

export interface MigrationResult {
  stories_migrated: number;
  characters_migrated: number;
}

export type ImageStatus = 'unknown' | 'pending' | 'processing' | 'downloading' | 'completed' | 'failed';

export interface PagePatch {
  id: Id;
  page_number?: number | undefined;
  text?: string | null | undefined;
  image_status?: ImageStatus | undefined;
  image_url?: string | null | undefined;
  permanent_image_url?: string | null | undefined;
}

export interface StoryPatch {
  id?: Id | undefined;
  title?: string | undefined;
  theme?: string | undefined;
  desired_ending?: string | undefined;
  characters?: unknown[] | undefined;
  pages?: PagePatch[] | undefined;
  total_pages?: number | undefined;
  user_is_owner?: boolean | undefined;
  is_public?: boolean | undefined;
  share_url?: string | null | undefined;
  epoch?: string | undefined;
  seq?: number | undefined;
}

export interface Page {
  id: Id;
  page_number: number;
  text: string;
  image_status: ImageStatus;
  image_url: string | null;
  permanent_image_url: string | null;
  isGenerating?: boolean;
}

export interface Story {
  id: Id;
  title: string;
  theme: string;
  desired_ending: string;
  characters: unknown[];
  pages: Page[];
  total_pages: number | null;
  user_is_owner: boolean;
  is_public: boolean;
  share_url: string | null;
  epoch?: string;
  seq?: number;
}

export interface StoryInput {
  title: string;
  theme: string;
  desired_ending: string;
  characters: Id[];
}

export interface ShareToggle {
  is_public: boolean;
  id?: Id | undefined;
  share_url?: string | null | undefined;
}

export type ServerMessage =
  | {
      type: 'story_update';
      data: StoryPatch;
      epoch?: string | undefined;
      seq?: number | undefined;
      is_initial_state?: boolean | undefined;
    }
  | {
      type: 'page_update';
      data: StoryPatch;
      epoch?: string | undefined;
      seq?: number | undefined;
      updated_page_id?: Id | null | undefined;
    }
  | {
      type: 'title_update';
      data: { id: Id; title: string };
      epoch?: string | undefined;
      seq?: number | undefined;
    }
  | { type: 'story_left'; story_id: Id }
  | { type: 'error'; message: string; story_id?: Id | null | undefined }
  | { type: 'pong' };

export interface RuntimeSettings {
  apiOrigin: string;
  storyApiBase: string;
  authApiBase: string;
  accountApiBase: string;
  overrideOrigins: string[];
  liveUrl: string;
}

export interface Api {
  auth: {
    session(): Promise<AuthOutcome>;
    logout(): Promise<AuthOutcome>;
    login(email: string, password: string): Promise<AuthOutcome>;
    signup(email: string, password: string, password_confirm: string): Promise<AuthOutcome>;
    requestPasswordReset(email: string): Promise<AuthOutcome>;
    checkPasswordResetKey(key: string): Promise<AuthOutcome>;
    resetPassword(key: string, password: string): Promise<AuthOutcome>;
    checkEmailKey(key: string): Promise<AuthOutcome>;
    verifyEmail(key: string): Promise<AuthOutcome>;
    authenticate2fa(code: string): Promise<AuthOutcome>;
  };
  account: {
    fetchCsrf(): Promise<boolean>;
    user(): Promise<User>;
    profile(): Promise<User>;
    updateProfile(body: Record<string, unknown>): Promise<User>;
    login(email: string, password: string): Promise<unknown>;
    logout(): Promise<unknown>;
    signup(email: string, password1: string, password2: string): Promise<unknown>;
    requestPasswordReset(email: string): Promise<unknown>;
    confirmPasswordReset(body: Record<string, unknown>): Promise<unknown>;
    changePassword(current_password: string, new_password: string): Promise<AuthOutcome>;
    totp(): Promise<AuthOutcome>;
    activateTotp(code: string): Promise<AuthOutcome>;
    deactivateTotp(): Promise<AuthOutcome>;
    recoveryCodes(renew?: boolean): Promise<string[]>;
    exportData(): Promise<Blob>;
    deleteAccount(password: string): Promise<unknown>;
  };
  characters: {
    list(): Promise<Character[]>;
    get(id: Id): Promise<Character>;
    create(input: CharacterInput): Promise<Character>;
    update(id: Id, input: CharacterInput): Promise<Character>;
    remove(id: Id): Promise<unknown>;
  };
  stories: {
    list(profile?: Id): Promise<Story[]>;
    create(body: StoryInput): Promise<Story>;
    get(id: Id, signal?: AbortSignal): Promise<Story>;
    state(id: Id, signal?: AbortSignal): Promise<StoryPatch & { id: Id }>;
    createPage(id: Id, pageNumber?: number): Promise<Page>;
    toggleSharing(id: Id): Promise<ShareToggle>;
    remove(id: Id): Promise<unknown>;
    restore(id: Id): Promise<unknown>;
  };
  pages: { image(id: Id, signal?: AbortSignal): Promise<Blob> };
  profiles: {
    list(): Promise<ChildProfile[]>;
    create(body: ChildProfileInput): Promise<ChildProfile>;
    update(id: Id, body: Partial<ChildProfileInput>): Promise<ChildProfile>;
    remove(id: Id): Promise<unknown>;
    setActive(id: Id): Promise<{ session_key?: string | null | undefined }>;
    migrate(id: Id): Promise<MigrationResult>;
  };
}

export interface Readable<State> {
  get(): State;
  subscribe(listener: () => void): () => void;
}

export interface Events {
  'session:reset': { reason: 'logout' | 'expired' | 'other-tab' };
  'session:profile-changed': { profileId: Id | null };
  'story:opened': { storyId: Id };
  'story:left': { storyId: Id };
  'story:page-turned': { storyId: Id; pageIndex: number; by: 'hand' | 'arrival' };
  'story:changed': { story: Story };
  'story:created': { storyId: Id };
  'story:deleted': { storyId: Id };
  'character:created': { character: Character };
  'profile:created': { profile: ChildProfile };
  'reader:page-turned': { storyId: Id; pageIndex: number };
}

export interface Bus {
  emit<Name extends keyof Events>(name: Name, fact: Events[Name]): void;
  on<Name extends keyof Events>(name: Name, listener: (fact: Events[Name]) => void): () => void;
}

export interface SessionState {
  isAuthenticated: boolean;
  user: User | null;
  userProfile: User | null;
  childProfiles: ChildProfile[];
  activeChildProfile: ChildProfile | null;
  loading: boolean;
  error: string | null;
  authFlows: AuthFlow[];
  pendingFlow: AuthFlow | null;
}

export interface Session extends Readable<SessionState> {
  load(): Promise<void>;
  login(email: string, password: string): Promise<AuthOutcome>;
  authenticate2fa(code: string): Promise<AuthOutcome>;
  signup(email: string, password: string, passwordConfirm: string): Promise<AuthOutcome>;
  verifyEmail(key: string): Promise<AuthOutcome>;
  resetPassword(key: string, password: string): Promise<AuthOutcome>;
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
  error: string | null;
}
export interface Live extends Readable<LiveState> {
  join(storyId: Id, listener: (message: ServerMessage) => void): () => void;
  reconnect(): void;
}

export interface ReaderState {
  status: 'idle' | 'stopped' | 'playing' | 'paused';
  storyId: Id | null;
  title: string;
  pageIndex: number;
  pageCount: number;
  spoken: { pageIndex: number; start: number; end: number } | null;
  word: { start: number; end: number } | null;
}

export interface VoiceChoice {
  id: string;
  name: string;
  lang: string;
  needsNetwork: boolean;
}

export interface Reader extends Readable<ReaderState> {
  readonly supported: boolean;
  play(storyId: Id, pageIndex?: number): Promise<boolean>;
  pause(): void;
  resume(): void;
  stop(): void;
  say(word: string): boolean;
  voices(): Promise<VoiceChoice[]>;
  settings: Readable<{ voice: string | null; rate: number }> & {
    set(change: { voice?: string | null; rate?: number }): void;
  };
}

export interface Music extends Readable<{ playing: boolean }> {
  toggle(): void;
}

export interface ActivityState {
  storiesCreated: number;
  charactersCreated: number;
  lastVisit: string | null;
  hasContent: boolean;
}
export interface Activity extends Readable<ActivityState> {
  countStory(): void;
  countCharacter(): void;
  reset(): void;
}

export interface CharacterPickerProps {
  value: Character[];
  onChange(selected: Character[]): void;
  max: number;
  onUnsavedChange?(unsaved: boolean): void;
}
export interface StoryListProps {
  profileId: Id;
}
export interface SlotProps {
  'character-picker': CharacterPickerProps;
  'story-list': StoryListProps;
}
export type SlotName = keyof SlotProps;
export interface Slots {
  load<Name extends SlotName>(
    name: Name,
  ): Promise<{ ok: true; component: ComponentType<SlotProps[Name]> } | { ok: false; error: string }>;
}

export interface Report {
  level: 'info' | 'warning' | 'error';
  source: string;
  message: string;
  error?: unknown;
}

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

export type Access = 'anyone' | 'profile' | 'login' | 'login-and-profile';
export interface RemoteRoute {
  path: string;
  access: Access;
  load(): Promise<{ Page: ComponentType }>;
}
/** What `remote.tsx` of a remote of version 1 exports as `remote`. */
export interface Remote {
  name: string;
  contract: string;
  Provider: ComponentType<{ shell: Shell; children: ReactNode }>;
  routes: RemoteRoute[];
  slots?: { [Name in SlotName]?: () => Promise<{ Slot: ComponentType<SlotProps[Name]> }> };
}
