/** Subject and body of a mail. */
export interface MailText {
  subject: string;
  body: string;
}

const withSignature = (lines: string[]): string => [...lines, '', "The weavers at Weaver's World"].join('\n');

/** Asks a new parent to verify the email address. */
export const verifyEmailText = (link: string): MailText => ({
  subject: "Welcome to Weaver's World: please confirm your address",
  body: withSignature([
    'Hello,',
    '',
    'how lovely that you are here! Please open this link to confirm your address, and the stories can begin:',
    '',
    link,
    '',
    'It works once and for three days. If you did not sign up, you need do nothing.',
  ]),
});

/** Informs the owner of an address that somebody tried to sign up with it again. */
export const accountExistsText = (origin: string): MailText => ({
  subject: "You already have an account at Weaver's World",
  body: withSignature([
    'Hello,',
    '',
    'somebody, probably you, just tried to sign up with this address, but it already has an account. Sign in here:',
    '',
    `${origin}/accounts/login/`,
    '',
    'Forgotten your password? Choose a new one here:',
    '',
    `${origin}/accounts/password/reset/`,
    '',
    'If it was not you, you need do nothing; your account is untouched.',
  ]),
});

/** Contains the link for a new password. */
export const passwordResetText = (link: string): MailText => ({
  subject: "A new password for Weaver's World",
  body: withSignature([
    'Hello,',
    '',
    'here is the link for choosing a new password:',
    '',
    link,
    '',
    'It works once and for three days. If you did not ask for it, you need do nothing; your password stays as it is.',
  ]),
});

/** Answers a password reset request for an address without an account. */
export const noAccountText = (origin: string): MailText => ({
  subject: "Your question to Weaver's World",
  body: withSignature([
    'Hello,',
    '',
    'somebody, probably you, asked for a new password, but there is no account with this address. Perhaps you signed',
    'up with another one? A new account is quickly made:',
    '',
    `${origin}/accounts/signup/`,
    '',
    'If it was not you, you need do nothing.',
  ]),
});

/** Asks to confirm the new email address of an account. */
export const confirmNewEmailText = (link: string): MailText => ({
  subject: "Please confirm your new address for Weaver's World",
  body: withSignature([
    'Hello,',
    '',
    "this address was given as the new one of an account at Weaver's World. Please open this link to confirm it:",
    '',
    link,
    '',
    'It works once and for three days. If it was not you, you need do nothing.',
  ]),
});

/** Informs the present address of an account that another one was asked for. */
export const emailChangeRequestedText = (email: string, origin: string): MailText => ({
  subject: "A new email address for your account at Weaver's World",
  body: withSignature([
    'Hello,',
    '',
    `somebody, probably you, asked to use ${email} instead of this address. Nothing changes until that address is`,
    'confirmed. If that was you, all is well.',
    '',
    'If it was not you, please cancel the change on your profile and choose a new password at once:',
    '',
    `${origin}/profile`,
    '',
    `${origin}/accounts/password/reset/`,
  ]),
});

/** Informs the owner about a security-relevant change of the account. */
export const securityChangeText = (what: string, origin: string): MailText => ({
  subject: `${what} at Weaver's World`,
  body: withSignature([
    'Hello,',
    '',
    `${what.charAt(0).toLowerCase()}${what.slice(1)}. If that was you, all is well.`,
    '',
    'If it was not you, please choose a new password at once:',
    '',
    `${origin}/accounts/password/reset/`,
  ]),
});
