import { distinctPairs, eligiblePair } from './eligible-pairs.js';

describe('a pair of the eligible list', () => {
  it.each([
    [
      { email: ' Asha@Example.com ', phone: '+91 98765-43210' },
      { email: 'asha@example.com', phone: '9876543210' },
    ],
    [
      { email: 'asha@example.com', phone: '09876543210' },
      { email: 'asha@example.com', phone: '9876543210' },
    ],
    [{ email: 'asha@example.com', phone: '' }, null],
    [{ email: 'asha@example.com' }, null],
    [{ phone: '9876543210' }, null],
    [{ email: 'asha', phone: '9876543210' }, null],
    [{ email: 'asha@example.com', phone: '1876543210' }, null],
    [{ email: ['asha@example.com'], phone: 9876543210 }, null],
    ['asha@example.com,9876543210', null],
    [null, null],
  ])('%j is kept as %j', (line, kept) => {
    expect(eligiblePair(line)).toEqual(kept);
  });

  it('counts once, however often it is in a list', () => {
    const asha = { email: 'asha@example.com', phone: '9876543210' };
    const ravi = { email: 'ravi@example.com', phone: '9876543210' };
    expect(distinctPairs([ravi, asha, ravi, { ...asha }])).toEqual([asha, ravi]);
  });
});
