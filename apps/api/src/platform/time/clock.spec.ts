import { Clock } from './clock.js';

describe('the clock', () => {
  const now = 1_790_000_000_000;

  it('shows the time of the database, however wrong its own process is', () => {
    const clock = new Clock();
    clock.follow(now + 90_000, now, now);
    expect(clock.correctionSeconds).toBe(90);
    jest.useFakeTimers({ now });
    expect(clock.now().getTime()).toBe(now + 90_000);
    jest.useRealTimers();
  });

  it('is not moved by an answer that only took long', () => {
    const clock = new Clock();
    clock.follow(now + 700, now, now + 1000);
    expect(clock.correctionSeconds).toBe(0);
    clock.follow(now + 5000, now, now + 1000);
    expect(clock.correctionSeconds).toBe(4);
    clock.follow(now + 4500, now, now + 1000);
    expect(clock.correctionSeconds).toBe(4);
    clock.follow(now, now, now + 1000);
    expect(clock.correctionSeconds).toBe(0);
  });
});
