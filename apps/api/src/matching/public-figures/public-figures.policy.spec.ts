import { publicFigures, shownFigure } from './public-figures.policy.js';

describe('a public figure', () => {
  it.each([
    [0, null],
    [99, null],
    [100, 100],
    [109, 100],
    [110, 110],
    [12_345, 12_340],
  ])('of %d is %s', (count, shown) => {
    expect(shownFigure(count)).toBe(shown);
  });
});

describe('the public figures', () => {
  const now = new Date('2026-11-24T06:00:00Z');
  const counted = {
    listed: 200,
    decisions: 133,
    takenOver: 0,
    thisMonth: 151,
    median: new Date('2026-11-14T05:00:00Z'),
    cities: 12,
    countries: 4,
    interests: { answered: 81, lapsed: 39 },
    marriages: 3,
    stories: 1,
  };

  it('say how many are listed, how many decisions verified them, and how fresh they are', () => {
    expect(publicFigures(counted, now)).toEqual({
      ...{ listed: 200, decisions: 130, promised: true, confirmedThisMonth: 75, medianDays: 10, marriages: 3 },
      ...{ cities: 12, countries: 4, answered: 67, stories: 1 },
    });
  });

  it('promise nothing while one is listed by their last activity alone', () => {
    const shown = publicFigures({ ...counted, takenOver: 1 }, now);
    expect(shown).toMatchObject({ listed: 200, promised: false, confirmedThisMonth: null, medianDays: null });
  });

  it('of a small community are only the promise', () => {
    expect(publicFigures({ ...counted, listed: 99, decisions: 80 }, now)).toEqual({
      ...{ listed: null, decisions: null, promised: true, confirmedThisMonth: null, medianDays: null, marriages: 3 },
      ...{ cities: null, countries: null, answered: 67, stories: 1 },
    });
    expect(publicFigures({ ...counted, listed: 0 }, now).promised).toBe(false);
  });

  it('say what share of interests was answered, once enough have ended', () => {
    const answered = (interests: typeof counted.interests) => publicFigures({ ...counted, interests }, now).answered;
    expect(answered({ answered: 60, lapsed: 39 })).toBeNull();
    expect(answered({ answered: 60, lapsed: 40 })).toBe(60);
    expect(answered({ answered: 0, lapsed: 100 })).toBe(0);
  });
});
