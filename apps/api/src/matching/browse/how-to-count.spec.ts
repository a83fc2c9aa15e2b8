import { howToCount } from './how-to-count.js';

describe('a count of the listing', () => {
  it.each([
    ['all that one index has', `gender = ? AND dob <= ? AND subcaste IN (?) AND visa = 'citizen'`],
    ['all that the other has', `gender = ? AND occupation <> 'student' AND (caste <> 'reddy') IS NOT TRUE`],
    ['who is new, however it is narrowed', 'gender = ? AND smoking = ? AND news_at > ?'],
    ['what another table decides', 'gender = ? AND smoking = ? AND user_id IN (SELECT user_id FROM browse_avoids)'],
  ])('leaves %s to the server', (_asked, sql) => {
    expect(howToCount(sql)).toBe('');
  });

  it.each([
    ['no index has', `gender = ? AND dob <= ? AND (smoking <> 'no') IS NOT TRUE`],
    ['only two indexes together have', 'gender = ? AND subcaste IN (?) AND caste = ?'],
  ])('reads the whole table for what %s', (_asked, sql) => {
    expect(howToCount(sql)).toBe('USE INDEX ()');
  });
});
