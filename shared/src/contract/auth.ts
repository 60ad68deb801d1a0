import { z } from '@weaversworld/shared/schema';
import { Id } from './ids.ts';

/** A parent's account. Servers may send more fields. */
export const User = z.object({
  id: Id.nullish().catch(null),
  email: z.string().catch(''),
  date_joined: z.string().nullish().catch(null),
  display: z.string().optional().catch(undefined),
});
export type User = z.infer<typeof User>;

/** A step that the server offers or waits for: `login`, `signup`, `verify_email`, `mfa_authenticate`, … */
export const AuthFlow = z.object({
  id: z.string(),
  is_pending: z.boolean().nullish().catch(null),
  types: z.array(z.string()).optional().catch(undefined),
});
export type AuthFlow = z.infer<typeof AuthFlow>;

/** An entry of an errors list. `param` names the field; absent: the whole form. */
export const AuthError = z.object({
  message: z.string(),
  code: z.string().optional().catch(undefined),
  param: z.string().nullish().catch(undefined),
});
export type AuthError = z.infer<typeof AuthError>;

/** Any response body of the browser-auth API, parsed tolerantly: AUTH, ANON, PENDING or ERR (docs: auth contract). */
export const AuthResponseBody = z.object({
  status: z.number().optional().catch(undefined),
  data: z
    .object({
      user: User.nullish().catch(null),
      flows: z.array(AuthFlow).catch([]),
      methods: z.array(z.unknown()).optional().catch(undefined),
      active_child_profile_id: Id.nullish().catch(null),
      message: z.string().optional().catch(undefined),
      email: z.string().optional().catch(undefined),
    })
    .partial()
    .nullish()
    .catch(undefined),
  meta: z
    .object({
      is_authenticated: z.boolean().nullish().catch(null),
      is_verified: z.boolean().nullish().catch(null),
      is_authenticating: z.boolean().nullish().catch(null),
      secret: z.string().optional().catch(undefined),
      totp_url: z.string().optional().catch(undefined),
    })
    .partial()
    .nullish()
    .catch(undefined),
  errors: z.array(AuthError).optional().catch(undefined),
  non_field_errors: z.array(z.string()).optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});
export type AuthResponseBody = z.infer<typeof AuthResponseBody>;

/**
 * What an auth server offers (`GET /config`), as far as screens adapt to it. A part that is missing means that the feature
 * is not there.
 */
export const AuthConfig = z.object({
  account: z
    .object({ email_verification_by_code_enabled: z.boolean().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
export type AuthConfig = z.infer<typeof AuthConfig>;

/** A second factor of an account. The counts belong to `recovery_codes`. */
export const Authenticator = z.object({
  type: z.string(),
  total_code_count: z.number().optional().catch(undefined),
  unused_code_count: z.number().optional().catch(undefined),
});
export type Authenticator = z.infer<typeof Authenticator>;

/** A place where the user is signed in. Times in seconds since 1970. */
export const AccountSession = z.object({
  id: Id,
  user_agent: z.string().catch(''),
  ip: z.string().catch(''),
  created_at: z.number().nullable().catch(null),
  last_seen_at: z.number().optional().catch(undefined),
  is_current: z.boolean().catch(false),
});
export type AccountSession = z.infer<typeof AccountSession>;

/** An email address of an account. One that is not verified waits for its link to be opened. */
export const EmailAddress = z.object({
  email: z.string(),
  verified: z.boolean().catch(false),
  primary: z.boolean().catch(false),
});
export type EmailAddress = z.infer<typeof EmailAddress>;

/** The persisted auth snapshot in local storage. */
export const AuthSnapshot = z.object({
  isAuthenticated: z.boolean(),
  userId: Id.nullable(),
  profileId: Id.nullable(),
});
export type AuthSnapshot = z.infer<typeof AuthSnapshot>;

/** Counters of what an anonymous visitor created, in local storage. */
export const AnonymousActivity = z.object({
  storiesCreated: z.number().int().min(0),
  charactersCreated: z.number().int().min(0),
  lastVisit: z.string().nullable(),
});
export type AnonymousActivity = z.infer<typeof AnonymousActivity>;
