import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { PhoneCountry } from '@kalyanam/shared/base/vocabulary/phone-countries';
import type { Build } from './build.js';
import type { LimitOverrides } from './limit-settings.js';
import type { TraceSettings } from './trace-settings.js';

export type Side = 'all' | 'member' | 'admin';

/**
 * All settings from outside, parsed once at start. A class only so that Nest can inject it by its type.
 */
export abstract class Settings {
  abstract readonly production: boolean;
  abstract readonly build: Build;
  abstract readonly side: Side;
  abstract readonly host: string;
  abstract readonly port: number;
  /** Port for metrics, separate from everything public; null for none. */
  abstract readonly metricsPort: number | null;
  /** Null where nothing is traced. */
  abstract readonly traces: TraceSettings | null;
  abstract readonly databaseUrl: string;
  /** How connections to the database are encrypted; null for not at all. */
  abstract readonly databaseTls: DatabaseTls | null;
  abstract readonly databasePool: number;
  /** Memory for the index of the listing, in MB; 0 where the database answers lists. */
  abstract readonly browseIndexMb: number;
  abstract readonly storageDir: string;
  /** Where files are stored instead of `storageDir`; null for the local disk. */
  abstract readonly s3: S3Settings | null;
  /** The time for all of the work on one uploaded picture. */
  abstract readonly pictureSeconds: number;
  /** A file of villages by district for suggestions; null for none. */
  abstract readonly villagesFile: string | null;
  /** Public addresses of the two applications, without a trailing slash. */
  abstract readonly memberUrl: string;
  abstract readonly adminUrl: string;
  abstract readonly trustedProxies: readonly string[];
  abstract readonly secrets: Secrets;
  /** Encrypts backups: 32 bytes in base64, for `backup` and `restore` alone; null where they are not encrypted. */
  abstract readonly backupKey: string | null;
  /** The fixed code sent in development; null where codes are random. */
  abstract readonly fixedCode: string | null;
  abstract readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  abstract readonly sms: SmsSettings;
  /** R52: calling codes of the countries whose numbers are accepted, India first. */
  abstract readonly phoneCountries: readonly PhoneCountry[];
  /** R43: documents by which members may show who they are, in the order offered; the first is preselected. */
  abstract readonly identityDocuments: readonly IdentityKind[];
  /** Other points than those of the table of limits. */
  abstract readonly limits: LimitOverrides;
  /** Factor on the limits per network address; 1 in production. */
  abstract readonly addressLimitFactor: number;
  /** R80: whether nothing is delivered to members from 20:00 to 08:00 in India. */
  abstract readonly quietHours: boolean;
  abstract readonly adminTotpRequired: boolean;
  abstract readonly support: { readonly email: string };
  /** R1: the OpenID Connect issuer for members' sign-in; null for none. */
  abstract readonly identity: IdentitySettings | null;
  /** Whether the API's description is served; its page needs a weaker Content-Security-Policy than the rest. */
  abstract readonly apiDocs: boolean;
  abstract readonly logLevel: string;
}

/** In the terms of Node's `tls.connect`. */
export interface DatabaseTls {
  /** False: encrypted, but an attacker in between may pose as the server. */
  readonly rejectUnauthorized: boolean;
  /** Whether the certificate must name the host. */
  readonly verifyIdentity?: true;
  /** The authority in PEM that signed the server's certificate, where it is not a public one. */
  readonly ca?: string;
}

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Null where the machine itself has access (an instance role). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

export interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The label of the button. */
  readonly label: string;
}

export interface SmsSettings {
  readonly adapter: 'console' | 'msg91';
  readonly authKey: string | null;
  readonly url: string;
  /** R52: calling codes of the countries that the adapter has a way to. */
  readonly countries: readonly string[];
  /** Ids of the registered templates, by `name.language` or `name`. */
  readonly templates: Readonly<Record<string, string>>;
}

export type RotatableSecret = 'memberTokens' | 'adminTokens' | 'photoAddresses' | 'codes' | 'resetLinks';

export type PreviousSecrets = Readonly<Partial<Record<RotatableSecret, string>>>;

export interface Secrets {
  /** Sign the access tokens of members, of administrators, and photo addresses. */
  readonly memberTokens: string;
  readonly adminTokens: string;
  readonly photoAddresses: string;
  /** Keys the hashes of codes, and the fingerprints of identity numbers. */
  readonly codes: string;
  readonly fingerprints: string;
  /** Keys the links for a new password. */
  readonly resetLinks: string;
  /**
   * Values that are still, or already, accepted beside those above while a secret is exchanged; nothing new is made
   * with them.
   */
  readonly previous: PreviousSecrets;
  /** Key ring for data at rest: `id:base64 of 32 bytes`; the first key encrypts, all of them decrypt. */
  readonly dataKeys: string;
}
