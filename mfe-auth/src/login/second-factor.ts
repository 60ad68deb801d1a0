import type { AuthFlow } from '@weaversworld/shared/contract';

/** What the form for the second factor says and whether a code can be typed at all. */
export interface SecondFactor {
  lead: string;
  hint: string | null;
  canType: boolean;
}

const APP = 'Please enter the verification code from your authenticator app.';

/** The second factor that the server waits for, by its `types`; without them an app and recovery codes are assumed. */
export const secondFactor = ({ types }: Pick<AuthFlow, 'types'>): SecondFactor => {
  const accepts = (type: string) => types === undefined || types.includes(type);
  if (accepts('totp'))
    return {
      lead: APP,
      hint: accepts('recovery_codes') ? 'One of your recovery codes works too.' : null,
      canType: true,
    };
  if (accepts('recovery_codes'))
    return {
      lead: 'Your account uses a security key, which this page cannot read. Please enter one of your recovery codes.',
      hint: null,
      canType: true,
    };
  return {
    lead: 'Your account uses a security key, which this page cannot read. Please ask the people who run this server to let you in another way.',
    hint: null,
    canType: false,
  };
};
