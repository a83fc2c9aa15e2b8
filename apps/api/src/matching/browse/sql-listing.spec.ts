import type { DataSource } from 'typeorm';
import type { Listed } from './listed.js';
import { questionOf } from './browse-question.js';
import { among, yes } from './criterion.js';
import { SqlListing } from './sql-listing.js';

const listed: Listed = {
  question: questionOf({ gothra: 'hide-same' }, { userId: 1, gender: 'male' }),
  where: [],
  missed: [{ is: 'musts', gender: 'female', hiding: true, of: yes('gothra'), alike: null }],
  same: [among('gothraOwn', [7])],
  now: new Date('2026-11-24T08:00:00Z'),
};

/** Numbers of a listing that changes while it is counted. */
const counting = ({ all, missed, same }: { all: number; missed: number; same: number }): SqlListing => {
  const query = (sql: string) =>
    Promise.resolve([{ total: sql.includes('AS missed') ? missed : sql.includes('AS same') ? same : all }]);
  return new SqlListing({ query } as unknown as DataSource);
};

describe('the total of a list', () => {
  it('is all but who misses and who is the same', async () => {
    expect(await counting({ all: 9, missed: 2, same: 3 }).totals(listed)).toEqual({ total: 4, hidden: 3 });
  });

  it('is never below nothing, whatever left the listing between two counts', async () => {
    expect((await counting({ all: 1, missed: 2, same: 0 }).totals(listed)).total).toBe(0);
    expect((await counting({ all: 2, missed: 1, same: 2 }).totals(listed)).total).toBe(0);
  });
});
