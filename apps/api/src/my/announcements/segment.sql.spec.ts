import type { Segment } from '@kalyanam/shared/team/announcements';
import { segmentSql } from './segment.sql.js';

const NOW = new Date('2026-06-10T06:00:00Z');
const ALL: Segment = {
  verification: 'all',
  gender: 'all',
  ageFrom: null,
  ageTo: null,
  state: '',
  city: '',
  activeDays: null,
};

describe('the conditions of a segment', () => {
  it('leave only members on hold and suspended ones out of all', () => {
    expect(segmentSql(ALL, NOW)).toEqual({ sql: `u.account_status = 'active'`, values: [] });
  });

  it('put every wish into a placeholder, with ages as days of birth', () => {
    const { sql, values } = segmentSql(
      {
        verification: 'verified',
        gender: 'female',
        ageFrom: 24,
        ageTo: 30,
        state: 'telangana',
        city: `Wara'ngal`,
        activeDays: 10,
      },
      NOW,
    );
    expect(sql.split('?')).toHaveLength(values.length + 1);
    expect(values).toEqual([
      'verified',
      'female',
      '2002-06-10',
      '1995-06-10',
      'telangana',
      `Wara'ngal`,
      new Date('2026-05-31T06:00:00Z'),
    ]);
  });
});
