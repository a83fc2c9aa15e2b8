import { resolve } from 'node:path';
import { IDENTITY_KINDS, isIdentityKind, type IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { INDIA, PHONE_COUNTRIES, type PhoneCountry } from '@kalyanam/shared/base/vocabulary/phone-countries';
import { buildSettings } from './build.js';
import { databaseSettings } from './database-settings.js';
import { Problems, type Environment } from './environment.js';
import { limitSettings } from './limit-settings.js';
import type { IdentitySettings, S3Settings, Settings } from './settings.js';
import { developmentSecrets, previousSecrets, unusableBackupKey } from './secrets.js';
import { traceSettings } from './trace-settings.js';
import { unsafeInProduction } from './unsafe-in-production.js';

export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/** R52: where most Telugu families abroad live. */
const PHONE_COUNTRIES_BY_DEFAULT: readonly PhoneCountry[] = ['91', '1', '44', '61', '49', '971', '65', '64', '353'];

const IDENTITY_DOCUMENTS_BY_DEFAULT: readonly IdentityKind[] = [
  'aadhaar',
  'passport',
  'driving-licence',
  'voter-id',
  'aadhaar-masked',
];

/** R62: anything else, also nothing at all, is production. */
const NOT_PRODUCTION = ['development', 'test'];

/** @throws SettingsError with all problems together; messages never contain values. */
export function parseSettings(env: Environment): Settings {
  const read = new Problems(env);
  const production = !NOT_PRODUCTION.includes(env['NODE_ENV'] ?? '');
  const secret = (name: keyof typeof developmentSecrets): string =>
    read.secret(name, production ? undefined : developmentSecrets[name]);
  const local = read.choice('STORAGE', ['local', 's3'], 'local') === 'local';
  const settings: Settings = {
    production,
    build: buildSettings(read),
    side: read.choice('SIDE', ['all', 'member', 'admin'], 'all'),
    host: read.text('API_HOST', '127.0.0.1'),
    port: read.number('API_PORT', 3000, { min: 0, max: 65_535 }),
    metricsPort: read.optional('METRICS_PORT') ? read.number('METRICS_PORT', 0, { min: 0, max: 65_535 }) : null,
    traces: traceSettings(read),
    ...databaseSettings(read, production),
    databasePool: read.number('DATABASE_POOL', 10, { min: 1, max: 200 }),
    browseIndexMb: read.number('BROWSE_INDEX_MB', 256, { min: 0, max: 16_384 }),
    storageDir: resolve(read.text('STORAGE_DIR', `${read.optional('DATA_DIR') ?? '.data'}/storage`)),
    s3: local ? null : s3Settings(read),
    villagesFile: read.optional('VILLAGES_TABLE') ?? null,
    pictureSeconds: read.number('PICTURE_SECONDS', 8, { min: 1, max: 120 }),
    memberUrl: read.url('MEMBER_URL', 'http://localhost:4200'),
    adminUrl: read.url('ADMIN_URL', 'http://localhost:4300'),
    trustedProxies: read.list('TRUSTED_PROXIES', production ? [] : ['127.0.0.1', '::1']),
    secrets: {
      memberTokens: secret('MEMBER_TOKEN_SECRET'),
      adminTokens: secret('ADMIN_TOKEN_SECRET'),
      photoAddresses: secret('PHOTO_ADDRESS_SECRET'),
      codes: secret('CODE_SECRET'),
      fingerprints: secret('FINGERPRINT_SECRET'),
      resetLinks: secret('RESET_LINK_SECRET'),
      dataKeys: secret('DATA_KEYS'),
      previous: previousSecrets(read),
    },
    backupKey: read.filledSecret('BACKUP_KEY'),
    fixedCode: read.optional('FIXED_CODE') ?? (production ? null : '123456'),
    mail: {
      smtpUrl: read.optionalSecret('SMTP_URL'),
      from: read.text('MAIL_FROM', 'Kalyanam <no-reply@kalyanam.example>'),
    },
    sms: {
      adapter: read.choice('SMS_ADAPTER', ['console', 'msg91'], 'console'),
      authKey: read.optionalSecret('MSG91_AUTH_KEY'),
      url: read.url('MSG91_URL', 'https://control.msg91.com/api/v5/flow'),
      countries: phoneCountries(read, 'SMS_COUNTRIES', [INDIA]),
      templates: read.pairs('MSG91_TEMPLATES'),
    },
    phoneCountries: phoneCountries(read, 'PHONE_COUNTRIES', PHONE_COUNTRIES_BY_DEFAULT),
    identityDocuments: identityDocuments(read),
    limits: limitSettings(read),
    addressLimitFactor: read.number('ADDRESS_LIMIT_FACTOR', production ? 1 : 100, { min: 1, max: 10_000 }),
    quietHours: read.choice('QUIET_HOURS', ['true', 'false'], production ? 'true' : 'false') === 'true',
    adminTotpRequired: read.choice('ADMIN_TOTP_REQUIRED', ['true', 'false'], 'false') === 'true',
    support: { email: read.text('SUPPORT_EMAIL', 'support@kalyanam.example') },
    identity: identitySettings(read),
    apiDocs: read.choice('API_DOCS', ['true', 'false'], production ? 'false' : 'true') === 'true',
    logLevel: read.choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
  const unusable = unusableBackupKey(settings.backupKey, settings.secrets.dataKeys);
  const problems = [...read.found, ...unusable, ...(production ? unsafeInProduction(settings) : [])];
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** R52: India is always among them, and the first. */
function phoneCountries(read: Problems, name: string, fallback: readonly PhoneCountry[]): PhoneCountry[] {
  const codes = read.list(name, [...fallback]);
  const known = PHONE_COUNTRIES.map(({ value }) => value).filter((code) => code === INDIA || codes.includes(code));
  if (!codes.includes(INDIA) || new Set(codes).size > known.length)
    read.found.push(`${name} must be calling codes that we know, with ${INDIA} for India.`);
  return known;
}

/** R43: in the order of the setting. */
function identityDocuments(read: Problems): IdentityKind[] {
  const listed = read.list('IDENTITY_DOCUMENTS', [...IDENTITY_DOCUMENTS_BY_DEFAULT]);
  const known = [...new Set(listed)].filter(isIdentityKind);
  if (known.length === 0 || known.length < listed.length)
    read.found.push(`IDENTITY_DOCUMENTS must be at least one of ${IDENTITY_KINDS.join(', ')}, each once.`);
  return known;
}

function s3Settings(read: Problems): S3Settings {
  const region = read.text('S3_REGION', 'us-east-1');
  const accessKeyId = read.optionalSecret('S3_ACCESS_KEY_ID');
  return {
    endpoint: read.url('S3_ENDPOINT', `https://s3.${region}.amazonaws.com`),
    region,
    bucket: read.text('S3_BUCKET'),
    credentials: accessKeyId === null ? null : { accessKeyId, secretAccessKey: read.secret('S3_SECRET_ACCESS_KEY') },
  };
}

function identitySettings(read: Problems): IdentitySettings | null {
  if (read.optional('OIDC_ISSUER') === null) return null;
  return {
    issuer: read.url('OIDC_ISSUER', ''),
    clientId: read.text('OIDC_CLIENT_ID'),
    clientSecret: read.secret('OIDC_CLIENT_SECRET'),
    label: read.text('OIDC_LABEL', 'Continue with Google'),
  };
}
