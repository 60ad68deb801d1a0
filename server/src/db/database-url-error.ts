/** DATABASE_URL cannot be used; the message is for the operator. */
export class DatabaseUrlError extends Error {}
