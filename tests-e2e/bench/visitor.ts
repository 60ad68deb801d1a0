/** A character for requests. */
export const FOX = { name: 'Finn', creature: 'fox', description: 'A brave red fox' };

/** A minimal browser without pages: stores cookies and sends the CSRF token. `ip` is what a proxy would report. */
export const createVisitor = (origin: string, ip: string) => {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin,
        'x-forwarded-for': ip,
        'x-csrftoken': cookies.get('csrftoken') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, text };
  };
  /** Calls the story-world API. */
  const call = async (method: string, path: string, body?: unknown) => {
    if (method !== 'GET' && !cookies.has('csrftoken')) await send('GET', '/accounts/api/csrf/');
    const { status, text } = await send(method, `/weaversworld/api${path}`, body);
    return { status, body: JSON.parse(text) as { id: number } };
  };
  const createCharacter = async (): Promise<number> =>
    (await call('POST', '/characters/', { ...FOX, pronouns: '' })).body.id;
  return {
    call,
    /** The Cookie header of the next request. */
    cookieHeader: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    createCharacter,
    /** Creates a character and a story with it; returns the story's id. */
    createStory: async (): Promise<number> => {
      const storyRequest = { theme: 'The moon', desired_ending: 'Everyone eats cake' };
      const characters = [await createCharacter()];
      return (await call('POST', '/stories/', { ...storyRequest, characters })).body.id;
    },
  };
};
