import { LIMITS } from '@kalyanam/shared/base/limits';
import { freeSlots, inOrder } from './photo-slots.js';

const photo = (publicId: string, slot: number) => ({ publicId, slot });

describe('slots of photos', () => {
  it('are as many as the photos allowed', () => {
    const all = freeSlots([]);
    expect(all).toHaveLength(LIMITS.photos);
    expect(freeSlots([photo('a', 1), photo('b', 3)])).toEqual(all.filter((slot) => slot !== 1 && slot !== 3));
    expect(freeSlots(all.map((slot) => photo(String(slot), slot)))).toEqual([]);
  });
});

describe('an order of photos', () => {
  const [a, b] = [photo('a', 0), photo('b', 1)];

  it('names each photo once', () => {
    expect(inOrder([a, b], ['b', 'a'])).toEqual([b, a]);
    expect(inOrder([a, b], ['a'])).toBeNull();
    expect(inOrder([a, b], ['a', 'a'])).toBeNull();
    expect(inOrder([a, b], ['a', 'b', 'b'])).toBeNull();
    expect(inOrder([a, b], ['a', 'b', 'c'])).toBeNull();
    expect(inOrder([], [])).toEqual([]);
  });
});
