import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings } from './parse-settings.js';

/** With these, parsing reaches every branch. */
const EVERYTHING: Record<string, string> = {
  NODE_ENV: 'test',
  DATABASE_URL: 'mysql://k:k@127.0.0.1/k',
  STORAGE: 's3',
  S3_BUCKET: 'kalyanam',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  OIDC_ISSUER: 'https://issuer.example.org',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
  METRICS_PORT: '9000',
};

/** Names that the code reads from the environment. */
function namesRead(): string[] {
  const names = new Set<string>();
  parseSettings(
    new Proxy(EVERYTHING, {
      get(env, name) {
        names.add(String(name));
        return env[String(name)];
      },
    }),
  );
  return [...names];
}

const FILE = '_FILE';
const rows = readFileSync(join(process.cwd(), '..', '..', 'docs', 'settings.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const name = /^\| `([A-Z0-9_]+)`/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, file: line.includes('**file**') }];
  });

describe('docs/settings.md', () => {
  const read = namesRead();

  it('has a row in docs/settings.md for every setting that is read, and for no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(read.filter((name) => !name.endsWith(FILE)).sort());
  });

  it('marks those that may be read from a file', () => {
    const held = rows.filter(({ file }) => file).map(({ name }) => name);
    expect(held.sort()).toEqual(
      read
        .filter((name) => name.endsWith(FILE))
        .map((name) => name.slice(0, -FILE.length))
        .sort(),
    );
  });
});
