import { isBounded } from './body-limit.js';

const nested = (levels: number): unknown =>
  levels === 1 ? {} : levels % 2 === 0 ? { a: nested(levels - 1) } : { a: [nested(levels - 2)] };
const wide = (keys: number): object => Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, key]));
const deep = (open: string, close: string, times: number): unknown =>
  JSON.parse(`{"a":${open.repeat(times)}1${close.repeat(times)}}`);

describe('a body', () => {
  it.each([{}, { a: 1 }, { place: { city: 'Guntur' }, ids: ['a', 'b'], none: null }, wide(100), nested(8)])(
    'may be %j',
    (body) => expect(isBounded(body)).toBe(true),
  );

  it.each([null, 'text', 7, true, [], [{}], Array(80_000).fill({})])('is one object, not %j', (body) => {
    expect(isBounded(body)).toBe(false);
  });

  it('has at most a hundred values on a level', () => {
    expect(isBounded(wide(101))).toBe(false);
    expect(isBounded({ a: wide(101) })).toBe(false);
    expect(isBounded({ a: Array(101).fill(1) })).toBe(false);
    expect(isBounded({ a: wide(60), b: wide(60) })).toBe(false);
  });

  it('has more only where the route takes a list, and never on its first level', () => {
    expect(isBounded({ users: Array(20_000).fill({ email: '', phone: '' }) }, Infinity)).toBe(true);
    expect(isBounded(wide(101), Infinity)).toBe(false);
  });

  it('has at most eight levels', () => {
    expect(isBounded(nested(9))).toBe(false);
    expect(isBounded(deep('[', ']', 15_000))).toBe(false);
    expect(isBounded(deep('{"a":', '}', 5_000))).toBe(false);
    expect(isBounded(deep('{"a":', '}', 5_000), Infinity)).toBe(false);
  });
});
