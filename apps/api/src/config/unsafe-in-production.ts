import type { Settings } from './settings.js';

/** Publicly known: a production process refuses to start with any of them. */
const text = (name: string): string => `development-only-${name}-secret-0123456789`;

export const developmentSecrets = {
  MEMBER_TOKEN_SECRET: text('member-token'),
  ADMIN_TOKEN_SECRET: text('admin-token'),
  PHOTO_ADDRESS_SECRET: text('photo-address'),
  CODE_SECRET: text('code'),
  FINGERPRINT_SECRET: text('fingerprint'),
  RESET_LINK_SECRET: text('reset-link'),
  DATA_KEYS: `dev1:${Buffer.from('development-only-data-key-012345').toString('base64')}`,
} as const;

const SHORTEST_SECRET = 32;

/** Problems that keep a production process from starting; they name the setting, never its value. */
export function unsafeInProduction(settings: Settings): string[] {
  const { memberTokens, adminTokens, photoAddresses, codes, fingerprints, resetLinks, dataKeys } = settings.secrets;
  const named = {
    MEMBER_TOKEN_SECRET: memberTokens,
    ADMIN_TOKEN_SECRET: adminTokens,
    PHOTO_ADDRESS_SECRET: photoAddresses,
    CODE_SECRET: codes,
    FINGERPRINT_SECRET: fingerprints,
    RESET_LINK_SECRET: resetLinks,
    DATA_KEYS: dataKeys,
  };
  const known = new Set<string>(Object.values(developmentSecrets));
  const database = URL.canParse(settings.databaseUrl) ? new URL(settings.databaseUrl) : null;
  return [
    ...Object.entries(named)
      .filter(([, value]) => known.has(value))
      .map(([name]) => `${name} is a development secret; set one of your own.`),
    ...Object.entries(named)
      .filter(([, value]) => value.length < SHORTEST_SECRET)
      .map(([name]) => `${name} must have at least ${SHORTEST_SECRET} characters.`),
    ...(new Set(Object.values(named)).size < Object.keys(named).length
      ? ['Every secret must differ from the others.']
      : []),
    ...(settings.fixedCode === null ? [] : ['FIXED_CODE must not be set in production.']),
    ...(settings.mail.smtpUrl === null ? ['SMTP_URL must be set in production.'] : []),
    ...(settings.sms.adapter === 'console' ? ['SMS_ADAPTER must not be console in production.'] : []),
    ...(settings.sms.adapter === 'msg91' && settings.sms.authKey === null
      ? ['MSG91_AUTH_KEY (or MSG91_AUTH_KEY_FILE) must be set.']
      : []),
    ...(settings.sms.adapter === 'msg91' && Object.keys(settings.sms.templates).length === 0
      ? ['MSG91_TEMPLATES must name the registered templates.']
      : []),
    ...[['MEMBER_URL', settings.memberUrl] as const, ['ADMIN_URL', settings.adminUrl] as const]
      .filter(([, url]) => !url.startsWith('https://'))
      .map(([name]) => `${name} must begin with https:// in production.`),
    ...(settings.identity?.issuer.startsWith('http://') ? ['OIDC_ISSUER must begin with https:// in production.'] : []),
    ...(settings.s3?.endpoint.startsWith('http://') ? ['S3_ENDPOINT must begin with https:// in production.'] : []),
    ...(settings.sms.url.startsWith('http://') ? ['MSG91_URL must begin with https:// in production.'] : []),
    ...(settings.adminTotpRequired ? [] : ['ADMIN_TOTP_REQUIRED must be true in production.']),
    ...(settings.addressLimitFactor > 1 ? ['ADDRESS_LIMIT_FACTOR must be 1 in production.'] : []),
    ...(settings.trustedProxies.some(trustsEverybody)
      ? ['TRUSTED_PROXIES must name the proxies, not every address.']
      : []),
    ...(settings.logLevel === 'debug' ? ['LOG_LEVEL must not be debug in production.'] : []),
    ...(database?.username === 'root' ? ['DATABASE_URL must not sign in as root.'] : []),
    ...(database && database.password === '' ? ['DATABASE_URL must carry a password.'] : []),
  ];
}

/** An address range that covers everyone, or a word for it. */
const trustsEverybody = (proxy: string): boolean => /\/0$|^(?:\*|true)$/.test(proxy);
