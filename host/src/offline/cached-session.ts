import { ChildProfile, Id, User } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import type { SessionState } from '@weaversworld/shared/shell';

/** Who used this browser last, as far as the header and the library show it. */
export const CachedSession = z.object({
  /** Null for an anonymous visitor. */
  user: User.nullable(),
  /** Which anonymous visitor (readGuest); null before the visitor has made anything, and always with another back end. */
  guest: z.string().nullable().default(null),
  profiles: z.array(ChildProfile),
  activeProfileId: Id.nullable(),
});
export type CachedSession = z.infer<typeof CachedSession>;

/** The guest in the page's cookies, by which our server names an anonymous visitor to scripts; null without one. */
export const readGuest = (cookies: string): string | null =>
  /(?:^|;\s*)ww_guest=([^;]+)/.exec(cookies)?.[1] ?? null;

/** What is cached of a session; null while it is not known for certain. */
export const toCachedSession = (state: SessionState, guest: string | null): CachedSession | null =>
  state.loading || state.refreshing || state.error !== null || (state.isAuthenticated && state.user === null)
    ? null
    : {
        user: state.isAuthenticated ? state.user : null,
        guest: state.isAuthenticated ? null : guest,
        profiles: state.childProfiles,
        activeProfileId: state.activeChildProfile?.id ?? null,
      };

const visitorOf = ({ user }: Pick<CachedSession, 'user'>) => (user === null ? null : (user.id ?? user.email));

/** True when what was cached of a session may be shown in another one: of the same user, or of the same guest. */
export const isSameVisitor = (cached: CachedSession, now: Pick<CachedSession, 'user' | 'guest'>): boolean =>
  visitorOf(cached) === visitorOf(now) && (cached.guest === null || cached.guest === now.guest);

/** The cached session as the server's answers to the calls that read it: status and body. */
export const answersOf = ({ user, profiles, activeProfileId }: CachedSession) => ({
  session:
    user === null
      ? {
          status: 401,
          body: { data: { flows: [{ id: 'login' }, { id: 'signup' }] }, meta: { is_authenticated: false } },
        }
      : {
          status: 200,
          body: {
            data: { user, methods: [], active_child_profile_id: activeProfileId },
            meta: { is_authenticated: true },
          },
        },
  user: user === null ? null : { status: 200, body: user },
  profiles: { status: 200, body: profiles },
});
