import { FairSlots, Turns, WorkSlots } from './work-slots.js';

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

describe('turns at slots', () => {
  it('give each account one place at a time, so that another goes before its second', async () => {
    const turns = new Turns(new WorkSlots(1, 10), 2);
    const started: string[] = [];
    const work = ['a', 'a', 'b'].map((account) => ({ account, ...held() }));
    const runs = work.map(({ account, done }) => turns.run(account, () => (started.push(account), done)));
    for (const { end } of [work[0], work[2], work[1]].filter((task) => task !== undefined)) {
      end();
      await settled();
    }
    await Promise.all(runs);
    expect(started).toEqual(['a', 'b', 'a']);
  });

  it('refuse what is too much of one account, and let it go on afterwards', async () => {
    const turns = new Turns(new WorkSlots(2, 10), 1);
    const first = held();
    const runs = [turns.run('a', () => first.done), turns.run('a', () => first.done)];
    await expect(turns.run('a', () => Promise.resolve())).rejects.toMatchObject({ code: 'busy', status: 503 });
    first.end();
    await Promise.all(runs);
    await expect(turns.run('a', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});

describe('fair slots', () => {
  /** One slot is taken; what the askers queue up for then starts in the order in which it is noted. */
  function queued(places: number, askers: readonly string[]) {
    const slots = new FairSlots(1, places);
    const first = held();
    const started: string[] = [];
    const refused: string[] = [];
    const all = [slots.run('first', () => first.done)];
    for (const asker of askers)
      all.push(
        slots.run(asker, () => (started.push(asker), Promise.resolve())).catch(() => (refused.push(asker), undefined)),
      );
    return { started, refused, end: async () => (first.end(), await Promise.all(all), undefined) };
  }

  it.each([
    ['let askers take turns', 10, 'aaaabb', 'ababaa', ''],
    ['let one asker have all places while nobody else asks', 4, 'aaaa', 'aaaa', ''],
    ['take a place from the asker with the most for one with fewer', 4, 'aaaabb', 'abab', 'aa'],
    ['refuse the asker with the most', 4, 'aaaaa', 'aaaa', 'a'],
    ['refuse where all have one place', 3, 'abcd', 'abc', 'd'],
    ['have no queue', 0, 'a', '', 'a'],
  ])('%s', async (_, places, asked, order, refusals) => {
    const { started, refused, end } = queued(places, asked.split(''));
    await end();
    expect([started.join(''), refused.join('')]).toEqual([order, refusals]);
  });

  it('are free again after a task failed', async () => {
    const slots = new FairSlots(1, 0);
    await expect(slots.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(slots.run('a', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
