import { ChildProfile, Id, User } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import type { SessionState } from '@weaversworld/shared/shell';

/** Who used this browser last, as far as the header and the library show it. */
export const CachedSession = z.object({
  /** Null for an anonymous visitor. */
  user: User.nullable(),
  profiles: z.array(ChildProfile),
  activeProfileId: Id.nullable(),
});
export type CachedSession = z.infer<typeof CachedSession>;

/** What is kept of a session; null while it is not known for certain. */
export const toCachedSession = (state: SessionState): CachedSession | null =>
  state.loading || state.refreshing || state.error !== null || (state.isAuthenticated && state.user === null)
    ? null
    : {
        user: state.isAuthenticated ? state.user : null,
        profiles: state.childProfiles,
        activeProfileId: state.activeChildProfile?.id ?? null,
      };

const visitorOf = ({ user }: CachedSession) => (user === null ? null : (user.id ?? user.email));

/** True when what one of them left behind may be shown to the other. */
export const isSameVisitor = (one: CachedSession, other: CachedSession): boolean =>
  visitorOf(one) === visitorOf(other);

/** The kept session as the server's answers to the calls that read it: status and body. */
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
