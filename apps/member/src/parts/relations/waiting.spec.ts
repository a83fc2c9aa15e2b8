import { describe, expect, it } from 'vitest';
import { waitingOf } from './waiting';

const SENT = '2026-11-20T06:30:00Z';
const END = '2026-12-04T06:30:00Z';

describe('how long an interest waits', () => {
  it.each([
    ['just sent', SENT, 0, 14, 0],
    ['on the third day', '2026-11-23T12:30:00Z', 3, 11, 3.25 / 14],
    ['in its last hour', '2026-12-04T05:30:00Z', 13, 1, 335 / 336],
    ['past its end, before the page knows', '2026-12-05T06:30:00Z', 14, 1, 1],
    ['by a clock that is late', '2026-11-19T06:30:00Z', 0, 14, 0],
  ])('%s', (_, now, days, left, share) => {
    const waiting = waitingOf(SENT, END, new Date(now));
    expect(waiting).toMatchObject({ days, left });
    expect(waiting.share).toBeCloseTo(share, 5);
  });
});
