import { canonicalJson } from './digest.js';

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: null }], a: 'x' })).toBe(
      canonicalJson({ a: 'x', b: [1, { c: null, d: 1 }] }),
    );
  });

  it('distinguishes different values', () => {
    expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: '1' }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });
});
