import { WorkSlots } from './work-slots.js';

/** A task that ends when released. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { end, done };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('work slots', () => {
  it('run a few at once, let a few wait in order and reject the rest', async () => {
    const slots = new WorkSlots(2, 2);
    const work = [held(), held(), held(), held()];
    const started: number[] = [];
    const runs = work.map(({ done }, index) => slots.run(() => (started.push(index), done)));
    await expect(slots.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'busy' });
    expect(started).toEqual([0, 1]);
    work[1]?.end();
    await settled();
    expect(started).toEqual([0, 1, 2]);
    work.forEach(({ end }) => end());
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('are free again after a task failed', async () => {
    const slots = new WorkSlots(1, 0);
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(slots.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
