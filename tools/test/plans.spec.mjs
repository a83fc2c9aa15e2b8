import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ALLOWED } from '../plans/allowed.mjs';
import { faultsOf } from '../plans/judge.mjs';
import { placesOf } from '../plans/places.mjs';
import { askerOf, givenBack, isExplained } from '../plans/recorded.mjs';

const COLUMNS = new Map([
  ['users', new Set(['id', 'email', 'registered_at'])],
  ['interests', new Set(['id', 'sender_id', 'state', 'sent_at'])],
]);
const table = (facts) => ({ query_block: { table: { table_name: 'users', access_type: 'ALL', rows: 50, ...facts } } });

describe('the columns that the values of a statement are compared with', () => {
  for (const [sql, places] of [
    ['SELECT id FROM users WHERE email = ?', ['users.email =']],
    ['SELECT u.id FROM `users` `u` WHERE `u`.`id` IN (?, ?) LIMIT ?', ['users.id in', 'users.id in', null]],
    [
      "SELECT 1 FROM interests i JOIN users u ON u.id = i.sender_id WHERE i.state <> 'a?b' AND u.id >= ?",
      ['users.id >='],
    ],
    [
      'UPDATE interests SET state = ?, sent_at = ? WHERE id = ?',
      ['interests.state set', 'interests.sent_at set', 'interests.id ='],
    ],
    [
      "INSERT INTO interests (sender_id, state, sent_at) VALUES (?, 'sent', ?)",
      ['interests.sender_id insert', 'interests.sent_at insert'],
    ],
  ])
    it(sql, () => {
      const found = placesOf(sql, COLUMNS).map((place) => place && `${place.table}.${place.column} ${place.way}`);
      assert.deepEqual(found, places);
    });
});

describe('what is found in a plan', () => {
  it('is a table read as a whole, by what was read where it was read', () => {
    assert.deepEqual(faultsOf(table({ r_loops: 1, r_rows: 2000 }), 1000), ['reads all of users: 2000 rows']);
    assert.deepEqual(faultsOf(table({ r_loops: 1, r_rows: 12, rows: 5000 }), 1000), []);
    assert.deepEqual(faultsOf(table({ rows: 5000 }), 1000), ['reads all of users: 5000 rows']);
    assert.deepEqual(faultsOf(table({ access_type: 'range', key: 'by_day', r_loops: 1, r_rows: 2000 }), 1000), []);
  });

  it('is a sort, by the rows that come into it', () => {
    const read = { access_type: 'ref', table_name: 'users', r_loops: 3, r_rows: 800, r_filtered: 50 };
    const plan = { query_block: { filesort: { r_output_rows: 12, table: read } } };
    assert.deepEqual(faultsOf(plan, 1000), ['sorts 1200 rows']);
    assert.deepEqual(faultsOf(plan, 1199), []);
  });
});

describe('a recorded statement', () => {
  it('is explained when it looks for rows', () => {
    const explained = [
      'SELECT 1',
      'DELETE FROM users WHERE id = ?',
      'INSERT INTO wishes SELECT 1',
      'INSERT INTO users VALUES (?)',
      'COMMIT',
    ];
    assert.deepEqual(
      explained.map((text) => isExplained({ text })),
      [true, true, true, false, false],
    );
  });

  it('is named by who asked it, and its moments move to the present', () => {
    assert.equal(askerOf({ file: 'src/a.ts', caller: 'A.read' }), 'src/a.ts A.read');
    assert.equal(askerOf({ file: 'src/a.ts', caller: '' }), 'src/a.ts');
    assert.deepEqual(givenBack([[{ moment: 1000 }], { bytes: 'ff' }, 'x'], 500), [
      [new Date(1500)],
      Buffer.from([255]),
      'x',
    ]);
  });
});

it('statements that may read many rows are asked by files that exist', () => {
  const files = ALLOWED.map(({ asker }) => asker.split(' ')[0]);
  assert.deepEqual(
    files.filter((file) => !existsSync(new URL(`../../apps/api/${file}`, import.meta.url))),
    [],
  );
});
