import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSettings, SettingsError } from './parse-settings.js';

const read = (file: string): string => readFileSync(resolve(import.meta.dirname, '../../../../docker', file), 'utf8');
const pairsOf = (text: string, line: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]));

const example = pairsOf(read('env.example'), /^([A-Z][A-Z0-9_]+)=(.*)$/gm);
const ofImage = pairsOf(
  read('api.Dockerfile').replace(/^ENV (.*)$/m, (_, line: string) => line.replaceAll(' ', '\n')),
  /^([A-Z_]+)=(.*)$/gm,
);
const shared = read('compose.yml').split(/\n {4}?volumes:/)[0] ?? '';
const ofCompose = pairsOf(shared, /^ {4}([A-Z][A-Z0-9_]+): (.*)$/gm);

const random = (encoding: 'hex' | 'base64'): string => randomBytes(32).toString(encoding);
/** As the comments of the example make them. */
const valueFor = (name: string): string =>
  name === 'DATA_KEYS' ? `k1:${random('base64')}` : name === 'MSG91_TEMPLATES' ? 'phone-code:1234' : random('hex');

/** Values for the lines that the example leaves blank. */
const filledIn = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value || valueFor(name)]));
const DATABASE_URL = ofCompose['DATABASE_URL']?.replace(/\$\{[^}]*\}/, 'abc123');
const deployment = { ...ofImage, ...filledIn, ...ofCompose, DATABASE_URL };

describe('the settings of the containers', () => {
  it('let a production process start when every blank line of the example is filled in', () => {
    const settings = parseSettings(deployment);
    expect(settings).toMatchObject({ production: true, host: '0.0.0.0', metricsPort: 9464, adminTotpRequired: true });
  });

  it.each(
    Object.keys(example).filter(
      (name) => example[name] === '' && !/^(SITE|SECURITY|SUPPORT|GRIEVANCE|DATABASE)_/.test(name),
    ),
  )('do not let it start while %s is blank', (name) => {
    const start = () => parseSettings({ ...deployment, [name]: '' });
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(name);
  });
});
