/** Takes the body out of a `{"data": …}` envelope; a bare body is given back as it is. */
export const unwrap = (body: unknown): unknown =>
  body !== null && typeof body === 'object' && !Array.isArray(body) && 'data' in body ? body.data : body;
