interface LiveUrlOptions {
  /** The setting: a path of the back end, or a complete ws(s) URL. */
  liveUrl: string;
  /** Origin of the back end, e.g. `https://weaver.example`. */
  origin: string;
  userId?: number | string | null;
  profileId?: number | string | null;
}

/** The socket's URL: same host, wss when the page is https. The ids are hints; the server authenticates by cookie. */
export const liveSocketUrl = ({ liveUrl, origin, userId, profileId }: LiveUrlOptions): string => {
  const url = new URL(liveUrl, origin);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  if (userId != null) url.searchParams.set('user_id', String(userId));
  if (profileId != null) url.searchParams.set('profile_id', String(profileId));
  return url.href;
};
