import { describe, expect, it } from 'vitest';
import { isEnlarged, movedBy, settled, toggledAt, WHOLE, zoomedAt } from './zoom';

const SIZE = { width: 400, height: 800 };
const CENTRE = { x: 0, y: 0 };

describe('enlarging a photo', () => {
  it('keeps what is under the fingers where it is', () => {
    const at = { x: 100, y: -50 };
    const { scale, x, y } = zoomedAt(WHOLE, 2, at, SIZE);
    // The part of the photo that was at the point is shown at (part * scale + offset).
    expect({ x: at.x * scale + x, y: at.y * scale + y }).toEqual(at);
  });

  it('never shows what lies beyond the photo', () => {
    const zoom = zoomedAt(WHOLE, 2, CENTRE, SIZE);
    expect(movedBy(zoom, { x: 9999, y: -9999 }, SIZE)).toEqual({ scale: 2, x: 200, y: -400 });
    const moved = movedBy(zoom, { x: 200, y: 400 }, SIZE);
    expect(zoomedAt(moved, 0.25, CENTRE, SIZE)).toEqual(WHOLE);
  });

  it('goes neither below the whole nor beyond four times', () => {
    expect(zoomedAt(WHOLE, 0.2, CENTRE, SIZE).scale).toBe(1);
    expect(zoomedAt(WHOLE, 40, CENTRE, SIZE).scale).toBe(4);
  });

  it('toggles, and takes nearly whole for whole', () => {
    const large = toggledAt(WHOLE, SIZE);
    expect(isEnlarged(large)).toBe(true);
    expect(toggledAt(large, SIZE)).toBe(WHOLE);
    expect(settled({ scale: 1.04, x: 3, y: 3 })).toBe(WHOLE);
    expect(settled(large)).toBe(large);
  });
});
