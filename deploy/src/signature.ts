import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Registry, type RegistryEntry, ReleaseError, releaseName } from '@weaversworld/shared/releases';

const ALGORITHM = 'ed25519';

/** A key in PEM, or a file with one. Throws ReleaseError for anything but a key for Ed25519. */
const readKey = (textOrFile: string, parse: (pem: string) => KeyObject, command: string): KeyObject => {
  const pem = existsSync(textOrFile) ? readFileSync(textOrFile, 'utf8') : textOrFile;
  try {
    const key = parse(pem);
    if (key.asymmetricKeyType === ALGORITHM) return key;
  } catch {
    // The sentence below says what to do.
  }
  throw new ReleaseError(`This is no key for Ed25519 in PEM, and no file with one. Make one: ${command}`);
};

/** The key that releases are signed with. */
export const readSigningKey = (textOrFile: string): KeyObject =>
  readKey(textOrFile, createPrivateKey, 'openssl genpkey -algorithm ed25519 -out release.key');

/** The key that signatures are verified with. */
export const readPublicKey = (textOrFile: string): KeyObject =>
  readKey(textOrFile, createPublicKey, 'openssl pkey -in release.key -pubout -out release.pub');

const sorted = (value: object | undefined): [string, unknown][] =>
  Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));

/** What a signature covers: everything of a release that never changes. Shares, times and addresses do. */
const statementOf = (remote: string, entry: RegistryEntry): Buffer => {
  const { contract, supports, mounts, slots, container, expose, files, provenance } =
    entry.extras.weaversworld ?? {};
  const { version } = entry.metadata;
  const release = releaseName(entry);
  const fixed = { remote, release, version, contract, supports, mounts, slots, container, expose };
  return Buffer.from(JSON.stringify([sorted(fixed), sorted(files), sorted(provenance)]));
};

/** The entry with a signature. */
export const withSignature = (remote: string, entry: RegistryEntry, key: KeyObject): RegistryEntry => {
  const extras = entry.extras.weaversworld;
  if (extras === undefined) return entry;
  const signature = sign(null, statementOf(remote, entry), key).toString('base64');
  return { ...entry, extras: { weaversworld: { ...extras, signature } } };
};

/** Releases whose signature is missing or not by this key, one sentence each. */
export const findSignatureProblems = (registry: Registry, key: KeyObject): string[] =>
  Object.entries(registry.microFrontends).flatMap(([remote, entries]) =>
    entries.flatMap((entry) => {
      const signature = entry.extras.weaversworld?.signature;
      const name = `${remote}@${releaseName(entry)}`;
      if (signature === undefined) return [`${name}: is not signed.`];
      const isValid = verify(null, statementOf(remote, entry), key, Buffer.from(signature, 'base64'));
      return isValid ? [] : [`${name}: its signature is not by this key, or what it covers was changed.`];
    }),
  );
