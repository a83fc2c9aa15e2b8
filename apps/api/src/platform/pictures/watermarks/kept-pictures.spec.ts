import { KeptPictures } from './kept-pictures.js';

describe('kept pictures', () => {
  const at = (second: number) => new Date(second * 1000);
  const picture = Buffer.alloc(100);

  it('are there for their time', () => {
    const kept = new KeptPictures(1000, 60_000);
    kept.put('a', picture, at(0));
    expect(kept.get('a', at(59))).toBe(picture);
    expect(kept.get('b', at(59))).toBeNull();
    expect(kept.get('a', at(60))).toBeNull();
  });

  it('never take more bytes than that: the oldest go', () => {
    const kept = new KeptPictures(250, 60_000);
    for (const [second, key] of ['a', 'b', 'c'].entries()) kept.put(key, picture, at(second));
    expect(['a', 'b', 'c'].map((key) => kept.get(key, at(3)) !== null)).toEqual([false, true, true]);
    kept.put('c', picture, at(4));
    expect(kept.get('b', at(4))).toBe(picture);
    kept.put('huge', Buffer.alloc(300), at(5));
    expect(kept.get('huge', at(5))).toBeNull();
  });
});
