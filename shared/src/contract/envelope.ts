/** The content of a `{"data": …}` envelope; a body without one is returned as it is. */
export const unwrap = (body: unknown): unknown =>
  body !== null && typeof body === 'object' && !Array.isArray(body) && 'data' in body ? body.data : body;
