import { describe, expect, it } from 'vitest';
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { byDay } from './by-day';

const at = (moment: string): NotificationView => ({
  id: moment,
  kind: 'report-closed',
  at: moment,
  read: true,
  member: null,
  outcome: null,
  notes: null,
});
const ids = (moments: string[]) =>
  byDay(moments.map(at), new Date('2026-11-22T08:00:00Z')).map(([age, of]) => [age, of.map(({ id }) => id)]);

describe('notifications by day', () => {
  it('follow the calendar of India, and leave out days without any', () => {
    expect(ids(['2026-11-21T18:31:00Z', '2026-11-21T18:29:00Z', '2026-11-15T07:59:00Z'])).toEqual([
      ['today', ['2026-11-21T18:31:00Z']],
      ['week', ['2026-11-21T18:29:00Z']],
      ['earlier', ['2026-11-15T07:59:00Z']],
    ]);
    expect(ids([])).toEqual([]);
  });
});
