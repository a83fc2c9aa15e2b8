import type { Problems } from './environment.js';
import type { PreviousSecrets, RotatableSecret, Secrets } from './settings.js';

const text = (name: string): string => `development-only-${name}-secret-0123456789`;

/** Publicly known: a production process refuses to start with any of them. */
export const developmentSecrets = {
  MEMBER_TOKEN_SECRET: text('member-token'),
  ADMIN_TOKEN_SECRET: text('admin-token'),
  PHOTO_ADDRESS_SECRET: text('photo-address'),
  CODE_SECRET: text('code'),
  FINGERPRINT_SECRET: text('fingerprint'),
  RESET_LINK_SECRET: text('reset-link'),
  DATA_KEYS: `dev1:${Buffer.from('development-only-data-key-012345').toString('base64')}`,
} as const;

const KEY_BYTES = 32;
const SHORTEST_SECRET = 32;
/** About 30 of 32 random bytes differ. */
const DIFFERENT_BYTES = 16;

const NO_RING = `DATA_KEYS must be a list of id:key with keys of ${KEY_BYTES} bytes in base64.`;

/** The keys of a ring by their ids. @throws without any value */
export function parseKeys(ring: string): Map<string, Buffer> {
  return new Map(
    ring.split(',').map((entry) => {
      const [id = '', encoded = ''] = entry.trim().split(':');
      const key = Buffer.from(encoded, 'base64');
      if (!/^[A-Za-z0-9-]{1,16}$/.test(id) || key.length !== KEY_BYTES) throw new Error(NO_RING);
      return [id, key];
    }),
  );
}

const NO_BACKUP_KEY = `BACKUP_KEY must be ${KEY_BYTES} random bytes in base64, and none of DATA_KEYS.`;

/** @throws without any value */
export function parseBackupKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES || isMonotonous(key)) throw new Error(NO_BACKUP_KEY);
  return key;
}

/** Why backups must not be encrypted with this key. */
export function unusableBackupKey(text: string | null, dataKeys: string): string[] {
  if (text === null) return [];
  try {
    const key = parseBackupKey(text);
    return keysOf(dataKeys).some((known) => known.equals(key)) ? [NO_BACKUP_KEY] : [];
  } catch {
    return [NO_BACKUP_KEY];
  }
}

function keysOf(ring: string): Buffer[] {
  try {
    return [...parseKeys(ring).values()];
  } catch {
    return [];
  }
}

const KNOWN = Object.values(developmentSecrets).flatMap((secret) => [Buffer.from(secret), ...keysOf(secret)]);

const isKnown = (bytes: Buffer): boolean => KNOWN.some((known) => bytes.includes(known));

/** Hexadecimal digits are few, however random the bytes are that they write. */
const bytesWritten = (secret: string): Buffer =>
  /^(?:[\da-f]{2})+$/i.test(secret) ? Buffer.from(secret, 'hex') : Buffer.from(secret);

const isMonotonous = (bytes: Buffer): boolean => bytes.length > 0 && new Set(bytes).size < DIFFERENT_BYTES;

const ROTATABLE = {
  MEMBER_TOKEN_SECRET_PREVIOUS: 'memberTokens',
  ADMIN_TOKEN_SECRET_PREVIOUS: 'adminTokens',
  PHOTO_ADDRESS_SECRET_PREVIOUS: 'photoAddresses',
  CODE_SECRET_PREVIOUS: 'codes',
  RESET_LINK_SECRET_PREVIOUS: 'resetLinks',
} as const satisfies Record<string, RotatableSecret>;

export function previousSecrets(read: Problems): PreviousSecrets {
  const given = Object.entries(ROTATABLE).map(([name, of]) => [of, read.optionalSecret(name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null));
}

/** The secret by which things are made, then the one that is accepted beside it, if there is one. */
export const acceptedSecrets = (secrets: Secrets, name: RotatableSecret): readonly [string, ...string[]] => {
  const previous = secrets.previous[name];
  return previous === undefined ? [secrets[name]] : [secrets[name], previous];
};

/** What the first of those finds that finds something. */
export function firstOf<A, F>(accepted: readonly A[], find: (one: A) => F | null): F | null {
  for (const one of accepted) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

/** Why a production process must not start with these secrets; names, never values. */
export function unsafeSecrets(secrets: Secrets): string[] {
  const named: Record<keyof typeof developmentSecrets, string> & Record<string, string> = {
    MEMBER_TOKEN_SECRET: secrets.memberTokens,
    ADMIN_TOKEN_SECRET: secrets.adminTokens,
    PHOTO_ADDRESS_SECRET: secrets.photoAddresses,
    CODE_SECRET: secrets.codes,
    FINGERPRINT_SECRET: secrets.fingerprints,
    RESET_LINK_SECRET: secrets.resetLinks,
    DATA_KEYS: secrets.dataKeys,
  };
  for (const [name, of] of Object.entries(ROTATABLE)) {
    const previous = secrets.previous[of];
    if (previous !== undefined) named[name] = previous;
  }
  // Another message reports a missing one.
  const all = Object.entries(named).filter(([, secret]) => secret !== '');
  const keys = keysOf(secrets.dataKeys);
  const namesOf = (isUnsafe: (secret: string, keys: readonly Buffer[]) => boolean): string[] =>
    all.filter(([name, secret]) => isUnsafe(secret, name === 'DATA_KEYS' ? keys : [])).map(([name]) => name);
  return [
    ...namesOf((secret, ring) => [Buffer.from(secret), ...ring].some(isKnown)).map(
      (name) => `${name} holds a development secret; set one of your own.`,
    ),
    ...namesOf((secret) => secret.length < SHORTEST_SECRET).map(
      (name) => `${name} must have at least ${SHORTEST_SECRET} characters.`,
    ),
    ...namesOf((secret, ring) => [bytesWritten(secret), ...ring].some(isMonotonous)).map(
      (name) => `${name} must be random: fewer than ${DIFFERENT_BYTES} of its bytes differ.`,
    ),
    ...(secrets.dataKeys !== '' && keys.length === 0 ? [NO_RING] : []),
    ...(new Set(all.map(([, secret]) => secret)).size < all.length
      ? ['Every secret must differ from the others.']
      : []),
  ];
}
