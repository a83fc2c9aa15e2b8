import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILES = readdirSync(FOLDER);

/** Before the first release: no table has a row when they run, so that copying it takes no time and blocks no one. */
const LAST_WITHOUT_ROWS = 1780000000148;
/**
 * Changes that no server makes without copying the table, and why stopping writes for so long is borne: by the file.
 */
const COPIES: Readonly<Record<string, string>> = {
  '1780000000164-pause-cases.ts':
    'The key of the queue holds the virtual column that changes; a copy keeps the queue readable by its key all the while.',
};

const CHANGE = /ALTER TABLE|(?:CREATE|DROP) (?:UNIQUE |FULLTEXT )?INDEX/g;
const STATEMENT = /(['`])\s*((?:ALTER TABLE|(?:CREATE|DROP) (?:UNIQUE |FULLTEXT )?INDEX)[\s\S]*?)\1/g;

/** MariaDB and MySQL both refuse a change that cannot be made so, where they would quietly copy the table otherwise. */
const online = (statement: string): boolean =>
  /ALGORITHM=INSTANT$/.test(statement) || /ALGORITHM=INPLACE,\s+LOCK=NONE$/.test(statement);

function offlineChanges(source: string): string[] {
  const statements = [...source.matchAll(STATEMENT)].map(([, , statement = '']) => statement.trim());
  const unread = [...source.matchAll(CHANGE)].length - statements.length;
  return [...statements.filter((statement) => !online(statement)), ...Array.from({ length: unread }, () => 'in parts')];
}

describe('a change of a table that has rows', () => {
  it.each([
    ['`ALTER TABLE users ADD COLUMN a INT NULL`', 1],
    ['`ALTER TABLE users ADD COLUMN a INT NULL, ALGORITHM=INSTANT`', 0],
    ["'ALTER TABLE users ADD KEY ix (a), ALGORITHM=INPLACE, LOCK=NONE'", 0],
    ["'ALTER TABLE users ADD KEY ix (a), ALGORITHM=INPLACE'", 1],
    ["'ALTER TABLE users MODIFY a INT, ALGORITHM=COPY, LOCK=SHARED'", 1],
    ["'CREATE INDEX ix ON users (a)'", 1],
    ['const SQL = `${LATER} ALTER TABLE users DROP COLUMN a`', 1],
    ['`CREATE TABLE later (id INT PRIMARY KEY)`', 0],
  ])('differs from others: %s', (source, found) => {
    expect(offlineChanges(source)).toHaveLength(found);
  });

  it.each(FILES.filter((file) => Number.parseInt(file, 10) > LAST_WITHOUT_ROWS && !(file in COPIES)))(
    'says how it is made, so that it fails rather than stops those who write: %s',
    (file) => {
      expect(offlineChanges(readFileSync(join(FOLDER, file), 'utf8'))).toEqual([]);
    },
  );
});
