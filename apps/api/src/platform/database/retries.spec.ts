import { retryOnConflict } from './retries.js';

/** Time that passes by pauses and by the work itself; chance is always one half. */
function stopwatch() {
  const pauses: number[] = [];
  let at = 0;
  return {
    pauses,
    passes: (ms: number) => (at += ms),
    patience: {
      now: () => at,
      random: () => 0.5,
      pause: async (ms: number) => {
        pauses.push(ms);
        at += ms;
      },
    },
  };
}

const failure = (errno: number) => Object.assign(new Error('rolled back'), { errno });

/** Work that fails `times` times, and takes its time for it. */
function failing(times: number, errno: number, took = () => {}) {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries > times) return 'done';
    took();
    throw failure(errno);
  };
  return { work, tries: () => tries };
}

describe('work that the database rolled back', () => {
  it.each([
    ['a deadlock', 1213],
    ['a lock that was not given', 1205],
    ['a row that has changed since it was read', 1020],
    ['a commit that another member of the group has overtaken', 3101],
  ])('is tried up to eight times after %s, with longer pauses each time', async (_what, errno) => {
    const { patience, pauses } = stopwatch();
    const { work, tries } = failing(7, errno);
    await expect(retryOnConflict(work, patience)).resolves.toBe('done');
    expect(tries()).toBe(8);
    expect(pauses).toEqual([110, 210, 310, 410, 510, 610, 710]);
  });

  it('fails with what the eighth try met', async () => {
    const { work, tries } = failing(8, 1213);
    await expect(retryOnConflict(work, stopwatch().patience)).rejects.toMatchObject({ errno: 1213 });
    expect(tries()).toBe(8);
  });

  it('fails immediately for anything else', async () => {
    const { work, tries } = failing(1, 1062);
    await expect(retryOnConflict(work, stopwatch().patience)).rejects.toMatchObject({ errno: 1062 });
    expect(tries()).toBe(1);
  });

  it('waits for a lock twice at most, 5 s each, because a caller waits for the answer', async () => {
    const { patience, passes } = stopwatch();
    const { work, tries } = failing(5, 1205, () => passes(5000));
    await expect(retryOnConflict(work, patience)).rejects.toMatchObject({ errno: 1205 });
    expect(tries()).toBe(2);
  });

  it.each([
    [0, 20],
    [1, 200],
  ])('first pauses between 20 and 200 ms: by chance %p, %p ms', async (chance, pause) => {
    const { patience, pauses } = stopwatch();
    await retryOnConflict(failing(1, 1213).work, { ...patience, random: () => chance });
    expect(pauses).toEqual([pause]);
  });
});
