import { Logger } from '@nestjs/common';
import { DueWork, inBatches } from './due-work.js';

const failing = (broken: number) => (row: number) =>
  row === broken ? Promise.reject(new Error('Broken')) : Promise.resolve();

const watched = () => jest.spyOn(Logger.prototype, 'warn').mockReturnValue();

describe('work that is due', () => {
  let warned: ReturnType<typeof watched>;
  beforeEach(() => {
    warned = watched();
  });
  afterEach(() => jest.restoreAllMocks());

  it('goes on after a row that fails, and ends with what follows all rows', async () => {
    const done: number[] = [];
    const carryOut = async (row: number) => {
      await failing(2)(row);
      done.push(row);
    };
    const after = jest.fn<Promise<void>, [number]>().mockResolvedValue();
    await new DueWork({ name: 'Rows', failure: 'A row', due: async () => [1, 2, 3], carryOut, after }).run();
    expect(done).toEqual([1, 3]);
    expect(after).toHaveBeenCalledWith(3);
    expect(warned.mock.calls).toEqual([['A row: Error']]);
  });

  it('fails for no caller when the rows cannot be read, whole or in parts', async () => {
    const carryOut = jest.fn<Promise<void>, [number]>().mockResolvedValue();
    const after = jest.fn<Promise<void>, [number]>();
    const described = { name: 'Rows', failure: 'A row', carryOut, after };
    await new DueWork({ ...described, due: () => Promise.reject(new Error('Away')) }).run();
    async function* due() {
      yield 1;
      await Promise.reject(new Error('Away'));
    }
    await new DueWork({ ...described, due }).run();
    expect(carryOut).toHaveBeenCalledTimes(1);
    expect(after).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it('reads batches until one is not full, or fails as a whole', async () => {
    const failure = jest.fn<void, [string]>();
    const batches = [[1, 2], [2, 3], [3]];
    const next = jest.fn(async () => batches.shift() ?? []);
    await inBatches({ size: 2, next, failure }, failing(2));
    expect(next).toHaveBeenCalledTimes(3);
    expect(failure.mock.calls).toEqual([['Error'], ['Error']]);
    const same = jest.fn(async () => [2, 2]);
    await inBatches({ size: 2, next: same, failure }, failing(2));
    expect(same).toHaveBeenCalledTimes(1);
  });
});
