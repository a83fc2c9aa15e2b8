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
    marriages: 3,
  };

  it('say how many are listed, how many decisions verified them, and how fresh they are', () => {
    expect(publicFigures(counted, now)).toEqual({
      ...{ listed: 200, decisions: 130, promised: true, confirmedThisMonth: 75, medianDays: 10, marriages: 3 },
    });
  });

  it('promise nothing while one is listed by their last activity alone', () => {
    const shown = publicFigures({ ...counted, takenOver: 1 }, now);
    expect(shown).toMatchObject({ listed: 200, promised: false, confirmedThisMonth: null, medianDays: null });
  });

  it('of a small community are only the promise', () => {
    expect(publicFigures({ ...counted, listed: 99, decisions: 80 }, now)).toEqual({
      ...{ listed: null, decisions: null, promised: true, confirmedThisMonth: null, medianDays: null, marriages: 3 },
    });
    expect(
      publicFigures({ listed: 0, decisions: 0, takenOver: 0, thisMonth: 0, median: null, marriages: 0 }, now).promised,
    ).toBe(false);
  });
});
