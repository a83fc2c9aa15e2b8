import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from './environment.js';
import { parseSettings, SettingsError } from './parse-settings.js';
import { developmentSecrets } from './secrets.js';

const secret = (): string => randomBytes(32).toString('base64');

/** Valid production settings. */
const SAFE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'mysql://kalyanam:secretword@database/kalyanam',
  MEMBER_URL: 'https://www.example.org',
  ADMIN_URL: 'https://team.example.org',
  MEMBER_TOKEN_SECRET: secret(),
  ADMIN_TOKEN_SECRET: secret(),
  PHOTO_ADDRESS_SECRET: secret(),
  CODE_SECRET: secret(),
  FINGERPRINT_SECRET: secret(),
  RESET_LINK_SECRET: secret(),
  DATA_KEYS: `a1:${secret()}`,
  SMTP_URL: 'smtps://mail.example.org',
  SMS_ADAPTER: 'msg91',
  MSG91_AUTH_KEY: 'authkey',
  MSG91_TEMPLATES:
    'phone-code:1,candidate-consent:2,desk-invited:3,assisted-consent:4,phone-changed.en:5,phone-changed.te:6',
  ADMIN_TOTP_REQUIRED: 'true',
};

const folder = mkdtempSync(join(tmpdir(), 'kalyanam-settings-'));
let files = 0;
const fileOf = (content: string): string => {
  const file = join(folder, `secret-${(files += 1)}`);
  writeFileSync(file, content);
  return file;
};

const S3 = { STORAGE: 's3', S3_BUCKET: 'kalyanam' };

function problemsOf(env: Environment): string[] {
  try {
    parseSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return [...error.problems];
    throw error;
  }
}

describe('settings', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('have safe documented defaults', () => {
    expect(problemsOf(SAFE)).toEqual([]);
    expect(problemsOf({ ...SAFE, ...S3 })).toEqual([]);
  });

  it('take identity documents in their order, each once and known', () => {
    const offered = (IDENTITY_DOCUMENTS?: string) =>
      parseSettings({ ...SAFE, ...(IDENTITY_DOCUMENTS !== undefined && { IDENTITY_DOCUMENTS }) }).identityDocuments;
    expect(offered()).toEqual(['aadhaar', 'passport', 'driving-licence', 'voter-id', 'aadhaar-masked']);
    expect(offered('voter-id, passport')).toEqual(['voter-id', 'passport']);
    for (const wrong of ['', 'pan', 'passport,passport', 'passport,ration-card'])
      expect(problemsOf({ ...SAFE, IDENTITY_DOCUMENTS: wrong })).toEqual([
        'IDENTITY_DOCUMENTS must be at least one of aadhaar, aadhaar-masked, passport, driving-licence, voter-id, each once.',
      ]);
  });

  it('need only the database in development', () => {
    for (const NODE_ENV of ['development', 'test']) {
      expect(problemsOf({ NODE_ENV, DATABASE_URL: 'mysql://k:k@127.0.0.1/k' })).toEqual([]);
      expect(problemsOf({ NODE_ENV })).toEqual(['DATABASE_URL (or DATABASE_URL_FILE) must be set.']);
    }
  });

  it.each(['prod', 'Production', 'Development', ' test', 'dev', '', undefined])(
    'are those of production for NODE_ENV %j (R62)',
    (NODE_ENV) => {
      expect(parseSettings({ ...SAFE, NODE_ENV })).toMatchObject({ production: true, fixedCode: null, apiDocs: false });
      const said = problemsOf({ NODE_ENV, DATABASE_URL: 'mysql://k:k@127.0.0.1/k' });
      for (const name of Object.keys(developmentSecrets))
        expect(said.filter((problem) => problem.startsWith(name))).toEqual([`${name} (or ${name}_FILE) must be set.`]);
    },
  );

  it.each(['10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,127.0.0.1', 'loopback,uniquelocal', '2001:db8::/32,::1'])(
    'may trust %s',
    (TRUSTED_PROXIES) => expect(problemsOf({ ...SAFE, TRUSTED_PROXIES })).toEqual([]),
  );

  it('take secrets of random bytes, however they are written', () => {
    const hex = randomBytes(32).toString('hex');
    expect(problemsOf({ ...SAFE, CODE_SECRET: hex, DATA_KEYS: `a1:${secret()}, b2:${secret()}` })).toEqual([]);
  });

  it('treat blank values as not set', () => {
    const blank = {
      API_PORT: '',
      METRICS_PORT: '',
      FIXED_CODE: '',
      STORAGE_DIR: '',
      TRUSTED_PROXIES: '',
      S3_BUCKET: ' ',
    };
    expect(parseSettings({ ...SAFE, ...blank })).toEqual(parseSettings(SAFE));
  });

  it.each<[string, Environment]>([
    ...Object.entries(developmentSecrets).map(([name, value]): [string, Environment] => [name, { [name]: value }]),
    ...Object.keys(developmentSecrets).map((name): [string, Environment] => [name, { [name]: undefined }]),
    ...Object.keys(developmentSecrets).map((name): [string, Environment] => [name, { [name]: 'x1:shortsecret' }]),
    ...Object.keys(developmentSecrets).map((name): [string, Environment] => [name, { [name]: '' }]),
    ...Object.keys(developmentSecrets).map((name): [string, Environment] => [name, { [`${name}_FILE`]: fileOf('\n') }]),
    ['Every secret', { CODE_SECRET: SAFE.MEMBER_TOKEN_SECRET }],
    ['FIXED_CODE', { FIXED_CODE: '739164' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SMS_ADAPTER', { SMS_ADAPTER: 'console' }],
    ['SMS_ADAPTER', { SMS_ADAPTER: 'pigeonpost' }],
    ['MSG91_AUTH_KEY', { MSG91_AUTH_KEY: undefined }],
    ['MSG91_AUTH_KEY', { MSG91_AUTH_KEY: ' ' }],
    ['MSG91_AUTH_KEY', { MSG91_AUTH_KEY_FILE: fileOf('') }],
    ['BACKUP_KEY_FILE names a file with nothing in it', { BACKUP_KEY_FILE: fileOf('\n') }],
    ['MSG91_TEMPLATES', { MSG91_TEMPLATES: '' }],
    ['MSG91_TEMPLATES', { MSG91_TEMPLATES: undefined }],
    ['phone-code.te', { MSG91_TEMPLATES: SAFE.MSG91_TEMPLATES.replace('phone-code:1', 'phone-code.en:1') }],
    ['desk-invited.en', { MSG91_TEMPLATES: SAFE.MSG91_TEMPLATES.replace('desk-invited', 'still-looking') }],
    ['MSG91_URL', { MSG91_URL: 'http://sms.invalidhost' }],
    ['MEMBER_URL', { MEMBER_URL: 'http://www.invalidhost' }],
    ['MEMBER_URL', { MEMBER_URL: undefined }],
    ['MEMBER_URL', { MEMBER_URL: 'ftp://www.invalidhost' }],
    ['ADMIN_URL', { ADMIN_URL: 'http://team.invalidhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:secretword@database/kalyanam' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://kalyanam@database/kalyanam' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'http://files.invalidhost' }],
    ['S3_BUCKET', { STORAGE: 's3' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_ACCESS_KEY_ID: 'accesskeyid' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_ACCESS_KEY_ID: 'accesskeyid', S3_SECRET_ACCESS_KEY: '' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'file:///etc' }],
    [
      'OIDC_CLIENT_SECRET',
      { OIDC_ISSUER: 'https://issuer.invalid', OIDC_CLIENT_ID: 'clientid', OIDC_CLIENT_SECRET: '' },
    ],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'HTTP://issuer.invalid', OIDC_CLIENT_ID: 'clientid', OIDC_CLIENT_SECRET: 'x' }],
    ['STORAGE', { STORAGE: 'floppydisk' }],
    ['ADMIN_TOTP_REQUIRED', { ADMIN_TOTP_REQUIRED: 'false' }],
    ['ADMIN_TOTP_REQUIRED', { ADMIN_TOTP_REQUIRED: undefined }],
    ['ADDRESS_LIMIT_FACTOR', { ADDRESS_LIMIT_FACTOR: '7777' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.89.0.1,0.0.0.0/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '::/0' }],
    ...[
      '0.0.0.0/1,128.0.0.0/1',
      '0.0.0.0/0.0.0.0',
      '10.0.0.0/7',
      '10.0.0.0/8,11.0.0.0/8,12.0.0.0/8,13.0.0.0/8,14.0.0.1',
      '2000::/3',
      '::ffff:0:0/96',
      '::/64',
      'fe80::%eth0/64',
      '10.0.0.1/eight',
      'everybody',
    ].map((TRUSTED_PROXIES): [string, Environment] => ['TRUSTED_PROXIES', { TRUSTED_PROXIES }]),
    ['LOG_LEVEL', { LOG_LEVEL: 'debug' }],
    ['DATA_KEYS', { DATA_KEYS: developmentSecrets.DATA_KEYS.replace('dev1:', 'k9:') }],
    ['DATA_KEYS', { DATA_KEYS: `a1:${secret()},${developmentSecrets.DATA_KEYS}` }],
    ['DATA_KEYS', { DATA_KEYS: `a1:${Buffer.alloc(32).toString('base64')}` }],
    ['DATA_KEYS', { DATA_KEYS: `a1:${secret()},b2:${Buffer.alloc(32, 'abc').toString('base64')}` }],
    ['DATA_KEYS', { DATA_KEYS: `a1:${secret()},b2:${randomBytes(16).toString('base64')}` }],
    ['CODE_SECRET', { CODE_SECRET: 'a'.repeat(32) }],
    ['CODE_SECRET', { CODE_SECRET: '0123456789abcdef'.repeat(2).repeat(2) }],
    ['CODE_SECRET', { CODE_SECRET: `${developmentSecrets.CODE_SECRET}x` }],
    ['CODE_SECRET', { CODE_SECRET: `x${developmentSecrets.MEMBER_TOKEN_SECRET}` }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://%72oot:secretword@database/kalyanam' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://%zz:secretword@database/kalyanam' }],
    ['different hosts', { ADMIN_URL: SAFE.MEMBER_URL }],
    ['different hosts', { ADMIN_URL: `${SAFE.MEMBER_URL}:8443` }],
    ['different hosts', { ADMIN_URL: 'https://WWW.example.org.' }],
    ['API_PORT', { API_PORT: '99999' }],
    ['CODE_SECRET_FILE', { CODE_SECRET: undefined, CODE_SECRET_FILE: '/nowhere/secretfile' }],
  ])('refuse to start on an unsafe %s, and never show a value: %#', (name, change) => {
    const said = problemsOf({ ...SAFE, ...change }).join('\n');
    expect(said).toContain(name);
    const values = Object.entries(change).flatMap(([, value]) => (value && value.length > 5 ? [value] : []));
    for (const value of values.filter((text) => text !== 'console')) expect(said).not.toContain(value);
    expect(said).not.toContain('secretword');
  });

  it('report all problems together', () => {
    const names = ['FIXED_CODE', 'SMTP_URL', 'LOG_LEVEL'];
    const said = problemsOf({ ...SAFE, FIXED_CODE: '1', SMTP_URL: undefined, LOG_LEVEL: 'debug' });
    expect(said).toHaveLength(names.length);
  });

  it('read a secret from a file', () => {
    const value = secret();
    const file = fileOf(`${value}\n`);
    expect(parseSettings({ ...SAFE, CODE_SECRET: undefined, CODE_SECRET_FILE: file }).secrets.codes).toBe(value);
  });
});
