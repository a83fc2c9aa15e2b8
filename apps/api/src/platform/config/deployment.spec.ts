import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { parseSettings, SettingsError } from './parse-settings.js';

interface Service {
  readonly environment: Readonly<Record<string, string | number>>;
  readonly secrets: readonly string[];
}

const read = (file: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../../../../docker', file), 'utf8');
const pairsOf = (text: string, line: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]));

const example = pairsOf(read('env.example'), /^([A-Z][A-Z0-9_]+)=(.*)$/gm);
const ofImage = pairsOf(
  read('api.Dockerfile').replace(/^ENV (.*)$/m, (_, line: string) => line.replaceAll(' ', '\n')),
  /^([A-Z_]+)=(.*)$/gm,
);
// Tags of compose's own, such as `!reset`, are read as the value after them.
const servicesOf = (file: string): Record<string, Service> =>
  (parse(read(file), { merge: true, logLevel: 'error' }) as { services: Record<string, Service> }).services;
const services = servicesOf('compose.yml');

const OPTIONAL = /^BACKUP_KEY_FILE$|_PREVIOUS_FILE$/;
const random = (encoding: 'hex' | 'base64'): string => randomBytes(32).toString(encoding);
/** Values for the lines that the example leaves blank, and for the secrets as docker/make-secrets.sh makes them. */
const VALUES: Readonly<Record<string, string>> = {
  MSG91_TEMPLATES: 'phone-code:1,candidate-consent:2,desk-invited:3,assisted-consent:4,phone-changed:5',
  'data-keys': `k1:${random('base64')}`,
  'backup-key': random('base64'),
  'smtp-url': 'smtps://user:password@mail.example.org',
};
const filledIn = Object.fromEntries(
  Object.entries(example).map(([name, value]) => [name, value || (VALUES[name] ?? random('hex'))]),
);

/** The environment of a container, whose secrets are put into this folder. */
function deployedIn(folder: string, { environment, secrets }: Service): Record<string, string> {
  for (const secret of secrets) {
    const account = /^database-(\w+)-url$/.exec(secret)?.[1];
    const address = account && `mysql://kalyanam_${account}:${random('hex')}@database:3306/kalyanam`;
    writeFileSync(join(folder, secret), `${address ?? VALUES[secret] ?? random('hex')}\n`);
  }
  const ofCompose = Object.entries(environment).map(([setting, value]) => [
    setting,
    String(value)
      .replace('/run/secrets', folder)
      .replace(/\$\{\w+:-([\w-]*)\}/, '$1'),
  ]);
  return { ...ofImage, ...filledIn, ...(Object.fromEntries(ofCompose) as Record<string, string>) };
}

describe.each(['migrate', 'api', 'api-admin', 'backup', 'restore'])('the settings of the containers: %s', (name) => {
  const { environment, secrets } = services[name]!;
  let folder: string;
  let deployment: Record<string, string>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kalyanam-secrets-'));
    deployment = deployedIn(folder, { environment, secrets });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('let a production process start when every blank line of the example is filled in', () => {
    const settings = parseSettings(deployment);
    expect(settings).toMatchObject({ production: true, host: '0.0.0.0', metricsPort: 9464, adminTotpRequired: true });
    expect(settings.side).toBe({ api: 'member', 'api-admin': 'admin' }[name] ?? 'all');
    const account = { api: 'member', 'api-admin': 'admin' }[name] ?? 'owner';
    expect(new URL(settings.databaseUrl).username).toBe(`kalyanam_${account}`);
  });

  it('hold no secret in the environment, but name its file', () => {
    for (const setting of Object.keys({ ...environment, ...example }))
      expect(setting).not.toMatch(/(?:SECRET|KEYS?|PASSWORD|SMTP_URL|DATABASE_URL)$/);
  });

  it('do not let it start while a secret or a name of a template is blank', () => {
    const files = Object.entries(environment).filter(
      ([setting]) => setting.endsWith('_FILE') && !OPTIONAL.test(setting),
    );
    expect(files).toHaveLength(10);
    for (const setting of [...files.map(([file]) => file), 'MSG91_TEMPLATES']) {
      const start = () => parseSettings({ ...deployment, [setting]: '' });
      expect(start).toThrow(SettingsError);
      expect(start).toThrow(setting.replace(/_FILE$/, ''));
    }
  });

  it('accept a second value of each secret that has one, while its file is filled in', () => {
    const files = Object.keys(environment).filter((setting) => setting.endsWith('_PREVIOUS_FILE'));
    expect(Object.keys(parseSettings(deployment).secrets.previous)).toHaveLength(5);
    for (const file of files) writeFileSync(deployment[file]!, '\n');
    expect(parseSettings(deployment).secrets.previous).toEqual({});
  });
});

describe('the settings of the containers with an additional compose file', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kalyanam-secrets-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const composed = (name: string, file: string): Service => {
    const [base, addition] = [services[name]!, servicesOf(file)[name]!];
    const environment = { ...base.environment, ...addition.environment };
    return { environment, secrets: [...base.secrets, ...addition.secrets] };
  };

  it('have the certificate of a database on another machine verified, by an authority of its own where there is one', () => {
    for (const name of Object.keys(services).filter((of) => services[of]!.secrets?.includes('data-keys'))) {
      const deployment = deployedIn(folder, composed(name, 'compose.external-database.yml'));
      const ca = join(folder, 'database-ca');
      writeFileSync(ca, '\n');
      expect(parseSettings(deployment).databaseTls).toEqual({ rejectUnauthorized: true, verifyIdentity: true });
      writeFileSync(ca, 'the authority');
      expect(parseSettings(deployment).databaseTls?.ca).toBe('the authority');
    }
    expect(parseSettings(deployedIn(folder, services['api']!)).databaseTls).toBeNull();
  });

  it('have the key of a bucket, or none where the machine has a role', () => {
    for (const name of Object.keys(servicesOf('compose.bucket.yml'))) {
      const deployment = { ...deployedIn(folder, composed(name, 'compose.bucket.yml')), S3_BUCKET: 'kalyanam' };
      expect(parseSettings({ ...deployment, S3_ACCESS_KEY_ID: 'id' }).s3?.credentials?.secretAccessKey).toHaveLength(
        64,
      );
      writeFileSync(join(folder, 's3-secret-access-key'), '\n');
      expect(parseSettings(deployment).s3).toMatchObject({ bucket: 'kalyanam', credentials: null });
    }
  });
});
