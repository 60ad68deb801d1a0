import { describe, expect, it } from 'vitest';
import { secondFactor } from './second-factor.ts';

const APP = 'Please enter the verification code from your authenticator app.';
const RECOVERY = 'One of your recovery codes works too.';

describe('the second factor', () => {
  it.each([
    [undefined, APP, RECOVERY, true],
    [['recovery_codes', 'totp'], APP, RECOVERY, true],
    [['totp'], APP, null, true],
    [['totp', 'webauthn'], APP, null, true],
    [['recovery_codes', 'webauthn'], expect.stringMatching(/security key.*recovery codes/), null, true],
    [['webauthn'], expect.stringMatching(/security key.*people who run this server/), null, false],
  ])('of the types %j', (types, lead, hint, canType) => {
    expect(secondFactor({ types })).toEqual({ lead, hint, canType });
  });
});
