import { unsafeSecrets } from './secrets.js';
import type { Settings } from './settings.js';
import { missingTemplates } from './sms-templates.js';
import { trustsTooMany } from './trusted-proxies.js';

/** Problems that keep a production process from starting; they name the setting, never its value. */
export function unsafeInProduction(settings: Settings): string[] {
  const database = URL.canParse(settings.databaseUrl) ? new URL(settings.databaseUrl) : null;
  return [
    ...unsafeSecrets(settings.secrets),
    ...(settings.fixedCode === null ? [] : ['FIXED_CODE must not be set in production.']),
    ...(settings.mail.smtpUrl === null ? ['SMTP_URL must be set in production.'] : []),
    ...(settings.sms.adapter === 'console' ? ['SMS_ADAPTER must not be console in production.'] : []),
    ...(settings.sms.adapter === 'msg91' && settings.sms.authKey === null
      ? ['MSG91_AUTH_KEY (or MSG91_AUTH_KEY_FILE) must be set.']
      : []),
    ...(settings.sms.adapter === 'msg91' ? lacking(missingTemplates(settings.sms.templates)) : []),
    ...[['MEMBER_URL', settings.memberUrl] as const, ['ADMIN_URL', settings.adminUrl] as const]
      .filter(([, url]) => !url.startsWith('https://'))
      .map(([name]) => `${name} must begin with https:// in production.`),
    ...(settings.identity?.issuer.startsWith('http://') ? ['OIDC_ISSUER must begin with https:// in production.'] : []),
    ...(settings.s3?.endpoint.startsWith('http://') ? ['S3_ENDPOINT must begin with https:// in production.'] : []),
    ...(settings.sms.url.startsWith('http://') ? ['MSG91_URL must begin with https:// in production.'] : []),
    ...(settings.adminTotpRequired ? [] : ['ADMIN_TOTP_REQUIRED must be true in production.']),
    ...(settings.addressLimitFactor > 1 ? ['ADDRESS_LIMIT_FACTOR must be 1 in production.'] : []),
    ...(trustsTooMany(settings.trustedProxies)
      ? ['TRUSTED_PROXIES must name the proxies: at most four ranges of /8, or /32 of IPv6.']
      : []),
    ...(settings.logLevel === 'debug' ? ['LOG_LEVEL must not be debug in production.'] : []),
    ...(hostOf(settings.memberUrl) === hostOf(settings.adminUrl)
      ? ['MEMBER_URL and ADMIN_URL must have different hosts.']
      : []),
    ...(database && userOf(database) === 'root' ? ['DATABASE_URL must not sign in as root.'] : []),
    ...(database && database.password === '' ? ['DATABASE_URL must carry a password.'] : []),
  ];
}

const lacking = (templates: readonly string[]): string[] =>
  templates.length > 0 ? [`MSG91_TEMPLATES must name the registered templates; it lacks ${templates.join(', ')}.`] : [];

/** Cookies make no difference between the ports of a host. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : url);

/** As the database reads it. */
const userOf = ({ username }: URL): string => {
  try {
    return decodeURIComponent(username).toLowerCase();
  } catch {
    return 'root';
  }
};
