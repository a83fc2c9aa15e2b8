import { OneAtATime } from './one-at-a-time.js';

const pausing = () => {
  let end: { resolve: () => void; reject: (error: Error) => void };
  let runs = 0;
  const turns = new OneAtATime(() => {
    runs += 1;
    return new Promise((resolve, reject) => (end = { resolve, reject }));
  });
  return { turns, finish: () => end.resolve(), fail: () => end.reject(new Error('Broken')), runs: () => runs };
};

describe('work that runs once at a time', () => {
  it('runs once more for all who ask while it runs', async () => {
    const { turns, finish, runs } = pausing();
    const first = turns.run();
    const later = [turns.run(), turns.run()];
    expect(runs()).toBe(1);
    finish();
    await first;
    await new Promise(setImmediate);
    expect(runs()).toBe(2);
    finish();
    await Promise.all(later);
    void turns.run();
    expect(runs()).toBe(3);
  });

  it('runs again after a failure, which only its own caller hears of', async () => {
    const { turns, finish, fail, runs } = pausing();
    const failing = expect(turns.run()).rejects.toThrow('Broken');
    const later = turns.run();
    fail();
    await failing;
    await new Promise(setImmediate);
    finish();
    await later;
    expect(runs()).toBe(2);
  });

  it('ends with the run that is under way', async () => {
    const { turns, finish, runs } = pausing();
    void turns.run();
    const waiting = turns.run();
    const ending = turns.end();
    finish();
    await ending;
    await waiting;
    await turns.run();
    expect(runs()).toBe(1);
  });
});
