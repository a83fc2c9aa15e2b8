import { daysOfPage } from './audit-days.js';

const DAYS = [
  { day: '2026-11-03', total: 10 },
  { day: '2026-11-02', total: 40 },
  { day: '2026-11-01', total: 5 },
];

it.each([
  [{ offset: 0, count: 5 }, ['2026-11-03'], 0],
  [{ offset: 0, count: 25 }, ['2026-11-03', '2026-11-02'], 0],
  [{ offset: 10, count: 25 }, ['2026-11-02'], 0],
  [{ offset: 30, count: 25 }, ['2026-11-02', '2026-11-01'], 20],
  [{ offset: 54, count: 25 }, ['2026-11-01'], 4],
  [{ offset: 75, count: 25 }, [], 20],
])('the page %j is within %j, from row %d of them', (slice, days, offset) => {
  expect(daysOfPage(DAYS, slice)).toEqual({ days, offset, count: slice.count });
});
