/* Answers of the browser-auth API that several tests expect. */

/** Nobody is signed in. */
export const ANON = {
  status: 401,
  data: { flows: [{ id: 'login' }, { id: 'signup' }] },
  meta: { is_authenticated: false },
};

/** The email address has to be verified first. */
export const PENDING_EMAIL = {
  ...ANON,
  data: { flows: [...ANON.data.flows, { id: 'verify_email', is_pending: true }] },
};

/** A request that is answered with 400 and this error. */
export const rejected = (message: string, code: string, param?: string) => ({
  status: 400,
  errors: [{ message, code, ...(param === undefined ? {} : { param }) }],
});

/** The error of an empty field. */
export const REQUIRED = 'This field is required.';

/** A wrong address or password. */
export const MISMATCH = rejected(
  'The email address and/or password you specified are not correct.',
  'email_password_mismatch',
  'password',
);
