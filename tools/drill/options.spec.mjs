import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drillOptions } from './options.mjs';

describe('the options of a restore drill', () => {
  it('name a backup, or how to get one', () => {
    assert.deepEqual(drillOptions(['/backups/one']), { folder: '/backups/one', database: null, demonstration: 0 });
    assert.deepEqual(drillOptions(['--demonstration']), { folder: null, database: null, demonstration: 40 });
    assert.equal(drillOptions(['--database', 'mysql://k:k@127.0.0.1/empty']).database, 'mysql://k:k@127.0.0.1/empty');
  });

  it('that cannot be meant are refused', () => {
    for (const args of [['a', 'b'], ['a', '--demonstration'], ['--everything']])
      assert.throws(() => drillOptions(args), /restore-drill \[<folder/);
  });
});
