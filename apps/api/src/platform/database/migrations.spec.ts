import { readdirSync, readFileSync } from 'node:fs';
import { MIGRATIONS } from './migrations.js';

const FOLDER = new URL('./migrations/', import.meta.url);
const files = readdirSync(FOLDER);

describe('the list of migrations', () => {
  it('has one class per file of the folder, named after it, in the order in which they run', () => {
    const inFolder = files
      .map((file) => /^(\d+)-(.+)\.ts$/.exec(file))
      .map((parts) => `${parts?.[2]?.replaceAll('-', '')}${parts?.[1]}`);
    expect(MIGRATIONS.map(({ name }) => name.toLowerCase())).toEqual(inFolder);
  });
});

/** Made before anything was released. */
const LAST_UNRELEASED = 1_780_000_000_148;
const NAMED = /Contracts what release \d+\.\d+\.\d+ stopped using/;
/** What the release before would trip over while its replicas still run. */
const TAKEN_AWAY: readonly RegExp[] = [
  /\bDROP\s+COLUMN\b/i,
  /\bDROP\s+(?!COLUMN|KEY|INDEX|CONSTRAINT|FOREIGN|PRIMARY|CHECK|TABLE|DATABASE|DEFAULT|IF)`?\w+`?\s*[,'"`)]/i,
  /\b(?:DROP|RENAME)\s+TABLE\b/i,
  /\bdropAll\(/,
  /\bRENAME\s+(?:COLUMN|TO|AS)\b/i,
  /\bCHANGE\s+(?:COLUMN\s+)?`?\w+`?\s+`?\w+/i,
];
const NEW_COLUMN =
  /\b(?:ADD|MODIFY)\s+(?:COLUMN\s+)?(?!KEY|INDEX|UNIQUE|CONSTRAINT|FOREIGN|PRIMARY|FULLTEXT)`?\w+`?\s[^;'"`]*?NOT\s+NULL[^,;'"`]*/gi;
const HAS_VALUE = /\bDEFAULT\b|\bAUTO_INCREMENT\b|\bAS\s*\(/i;

/** Looks at `up` alone: on the way back there is no release before. */
function contracts(migration: string): boolean {
  const [up = ''] = migration.slice(migration.search(/\bup\(/)).split(/\bdown\(/);
  const demanding = [...up.matchAll(NEW_COLUMN)].some(([column]) => !HAS_VALUE.test(column));
  return demanding || TAKEN_AWAY.some((pattern) => pattern.test(up));
}

describe('a migration that takes something away', () => {
  it.each(files.filter((file) => Number.parseInt(file, 10) > LAST_UNRELEASED))(
    'names the release that stopped using it: %s',
    (file) => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      expect(!contracts(text) || NAMED.test(text)).toBe(true);
    },
  );

  const up = (sql: string): string => `up(runner) { return runAll(runner, [\`${sql}\`]); } down(runner) {}`;

  it.each([
    'ALTER TABLE users DROP COLUMN kind',
    'ALTER TABLE users ADD COLUMN a INT NULL, DROP kind',
    'ALTER TABLE users RENAME COLUMN kind TO sort',
    'ALTER TABLE users CHANGE kind sort INT',
    'ALTER TABLE users RENAME TO members',
    'RENAME TABLE users TO members',
    'DROP TABLE users',
    'ALTER TABLE users ADD COLUMN kind VARCHAR(10) CHARACTER SET ascii NOT NULL',
    'ALTER TABLE users ADD COLUMN a INT NOT NULL DEFAULT 0, ADD COLUMN b DECIMAL(3, 1) NOT NULL',
    'ALTER TABLE users MODIFY kind VARCHAR(10) NOT NULL',
  ])('is one that says %s', (sql) => {
    expect(contracts(up(sql))).toBe(true);
  });

  it.each([
    'CREATE TABLE members (id INT NOT NULL PRIMARY KEY)',
    'ALTER TABLE users ADD COLUMN kind VARCHAR(10) NULL, ADD KEY ix_users_kind (kind)',
    'ALTER TABLE users ADD COLUMN kind INT NOT NULL DEFAULT 0',
    'ALTER TABLE users ADD COLUMN twice INT AS (once * 2) STORED NOT NULL',
    'ALTER TABLE users DROP KEY ix_users_kind, DROP CONSTRAINT ck_users_kind',
    'ALTER TABLE users MODIFY kind VARCHAR(20) NULL',
  ])('is none that says %s', (sql) => {
    expect(contracts(up(sql))).toBe(false);
  });

  it('is none for what only its way back takes away', () => {
    expect(contracts('up(runner) { return []; } down(runner) { return dropAll(runner, []); }')).toBe(false);
  });
});
