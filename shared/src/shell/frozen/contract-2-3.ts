import type { ComponentType } from 'react';
import type {
  AuthFlow,
  Character,
  CharacterInput,
  ChildProfile as ChildProfile1,
  ChildProfileInput as ChildProfileInput1,
  Id,
  MigrationResult,
  Page as Page1,
  PagePatch as PagePatch1,
  RuntimeSettings,
  ServerMessage as ServerMessage1,
  ShareToggle,
  Story as Story1,
  StoryInput,
  StoryPatch as StoryPatch1,
  User,
} from './contract-1.ts';

/*
 * Shell contract 2.3.0 as it was released: pages may describe their pictures. FROZEN: never edit. The data types are those of
 * version 1, with the face of a
 * child profile, the mark of a story and the state of outside services. ../contract.ts explains every member;
 * ../contract.test.ts compares the two.
 */

interface OutsideServices {
  available: boolean;
  recipient: { name: string; url: string | null; hosts: string[] } | null;
  writes: boolean;
  paints: boolean;
  checks: boolean;
  children: { profile_id: Id; allowed_since: number | null }[];
  stories: {
    id: Id;
    profile_id: Id;
    title: string;
    teller: string | null;
    painted: number;
    illustrator: string | null;
  }[];
}
type ProfileFace =
  | 'fox'
  | 'bear'
  | 'cat'
  | 'rabbit'
  | 'owl'
  | 'frog'
  | 'panda'
  | 'lion'
  | 'penguin'
  | 'mouse'
  | 'dragon'
  | 'robot';
type ProfileColor = 'sun' | 'coral' | 'rose' | 'lilac' | 'sky' | 'mint';
interface WithFace {
  face?: ProfileFace | undefined;
  color?: ProfileColor | undefined;
}
export interface ChildProfile extends ChildProfile1, WithFace {}
export interface ChildProfileInput extends ChildProfileInput1, WithFace {}
export interface Page extends Page1 {
  image_description?: string;
}
interface PagePatch extends PagePatch1 {
  image_description?: string | null | undefined;
}
export interface Story extends Omit<Story1, 'pages'> {
  pages: Page[];
  is_favourite?: boolean;
}
interface StoryPatch extends Omit<StoryPatch1, 'pages'> {
  pages?: PagePatch[] | undefined;
  is_favourite?: boolean | undefined;
}
export type ServerMessage =
  | Exclude<ServerMessage1, { type: 'story_update' | 'page_update' }>
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
    };

export type Unsubscribe = () => void;
export interface Readable<State> {
  get(): State;
  subscribe(listener: () => void): Unsubscribe;
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
  'narration:page-changed': { storyId: Id; pageIndex: number };
}
export interface Bus {
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe;
}
export interface ApiError extends Error {
  readonly name: 'ApiError';
  readonly kind: 'network' | 'http' | 'shape';
  readonly status: number;
  readonly call: string;
  readonly body: unknown;
  readonly errors: { message: string; code?: string | undefined; param?: string | null | undefined }[];
  readonly detail: string | null;
  readonly serverMessage: string | null;
}
export interface AuthResponse {
  status: number;
  isAuthenticated: boolean;
  user: User | null;
  flows: AuthFlow[];
  pendingFlow: AuthFlow | null;
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
  loading: boolean;
  refreshing: boolean;
  error: string | null;
  authFlows: AuthFlow[];
  pendingFlow: AuthFlow | null;
}
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
  error: string | null;
}
export interface Live extends Readable<LiveState> {
  join(storyId: Id, listener: (message: ServerMessage) => void): Unsubscribe;
  reconnect(): void;
}

export interface NarrationState {
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
export interface Narration extends Readable<NarrationState> {
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
export interface AuthConfig {
  account?: { email_verification_by_code_enabled?: boolean | undefined } | undefined;
}
export interface Authenticator {
  type: string;
  total_code_count?: number | undefined;
  unused_code_count?: number | undefined;
}
export interface AccountSession {
  id: Id;
  user_agent: string;
  ip: string;
  created_at: number | null;
  last_seen_at?: number | undefined;
  is_current: boolean;
}
export interface EmailAddress {
  email: string;
  verified: boolean;
  primary: boolean;
}
export interface RemoteApi {
  auth: {
    requestPasswordReset(email: string): Promise<AuthResponse>;
    checkPasswordResetKey(key: string): Promise<AuthResponse>;
    config?(): Promise<AuthConfig>;
    resendVerification?(): Promise<void>;
  };
  account: {
    changePassword(currentPassword: string, newPassword: string): Promise<AuthResponse>;
    totp(): Promise<AuthResponse>;
    activateTotp(code: string): Promise<AuthResponse>;
    deactivateTotp(): Promise<AuthResponse>;
    recoveryCodes(renew?: boolean): Promise<string[]>;
    exportData(): Promise<Blob>;
    deleteAccount(password: string): Promise<unknown>;
    authenticators?(): Promise<Authenticator[]>;
    sessions?(): Promise<AccountSession[]>;
    endSessions?(ids: Id[]): Promise<AccountSession[]>;
    emailAddresses?(): Promise<EmailAddress[]>;
    addEmailAddress?(email: string): Promise<EmailAddress[]>;
    resendEmailLink?(email: string): Promise<void>;
    removeEmailAddress?(email: string): Promise<EmailAddress[]>;
    makeEmailPrimary?(email: string): Promise<EmailAddress[]>;
    outsideServices?(): Promise<OutsideServices>;
    allowOutsideServices?(profileId: Id, allowed: boolean): Promise<OutsideServices>;
  };
  characters: {
    list(): Promise<Character[]>;
    create(input: CharacterInput): Promise<Character>;
    update(id: Id, input: CharacterInput): Promise<Character>;
    remove(id: Id): Promise<unknown>;
  };
  stories: {
    list(profileId?: Id): Promise<Story[]>;
    cards?(profileId?: Id): Promise<Story[]>;
    get(id: Id, signal?: AbortSignal): Promise<Story>;
    create(input: StoryInput): Promise<Story>;
    createPage(id: Id, pageNumber?: number): Promise<Page>;
    toggleSharing(id: Id): Promise<ShareToggle>;
    remove(id: Id): Promise<unknown>;
    restore(id: Id): Promise<unknown>;
    setFavourite?(id: Id, isFavourite: boolean): Promise<unknown>;
  };
  pages: {
    image(id: Id, signal?: AbortSignal): Promise<Blob>;
  };
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
export interface GrownUps extends Readable<{ isGateOn: boolean; isUnlocked: boolean }> {
  setGate(on: boolean): void;
  confirm(): Promise<boolean>;
}
export interface Shell {
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
  grownUps?: GrownUps;
  report(report: Report): void;
}
export type Access = 'anyone' | 'profile' | 'login' | 'login-and-profile';
export interface RemoteRoute {
  path: string;
  access: Access;
  lazy(): Promise<{ Component: ComponentType }>;
}
export type RemoteSlots = {
  [Name in SlotName]?: () => Promise<{ Component: ComponentType<SlotProps[Name]> }>;
};
export interface Remote {
  routes: RemoteRoute[];
  slots: RemoteSlots;
  dispose(): void;
}
export type CreateRemote = (shell: Shell) => Remote;
export interface RemoteModule {
  contract: string;
  createRemote: CreateRemote;
}
