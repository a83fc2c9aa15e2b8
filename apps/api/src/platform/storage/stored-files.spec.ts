import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Clock } from '../time/clock.js';
import { AppError } from '../errors/app-error.js';
import { Meters } from '../jobs/meters.js';
import type { FileStorage } from './file-storage.js';
import type { OrphanedFilesRepository } from './orphaned-files.repository.js';
import { StoredFiles } from './stored-files.service.js';

class SetClock extends Clock {
  private seconds = 0;

  override now(): Date {
    return new Date(1_790_000_000_000 + this.seconds * 1000);
  }

  override inSeconds(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1000);
  }

  advance(seconds: number): void {
    this.seconds += seconds;
  }
}

describe('the check of where files are stored', () => {
  const check = jest.fn<Promise<void>, []>();
  const put = jest.fn<Promise<void>, []>();
  const clock = new SetClock();
  let files: StoredFiles;
  beforeEach(() => {
    check.mockReset().mockResolvedValue();
    const orphans = { insert: async () => undefined } as unknown as OrphanedFilesRepository;
    const database = { transaction: async () => 0 } as unknown as DataSource;
    files = new StoredFiles({ check, put } as unknown as FileStorage, orphans, database, clock, new Meters());
  });
  afterEach(() => jest.restoreAllMocks());

  it('is made once in ten seconds, however often it is asked for', async () => {
    await Promise.all([files.check(), files.check()]);
    clock.advance(9);
    await files.check();
    expect(check).toHaveBeenCalledTimes(1);
    clock.advance(2);
    check.mockRejectedValue(new Error('EIO'));
    await expect(files.check()).rejects.toThrow('EIO');
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('is not made again while one hangs', async () => {
    let end = () => {};
    check.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const first = files.check();
    clock.advance(600);
    const second = files.check();
    end();
    await Promise.all([first, second]);
    expect(check).toHaveBeenCalledTimes(1);
    clock.advance(11);
    await files.check();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('tells the operator of a full storage once a minute, as uploads do', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    check.mockRejectedValue(new AppError('storage-full'));
    put.mockRejectedValue(new AppError('storage-full'));
    clock.advance(600);
    await expect(files.check()).rejects.toThrow();
    const upload = () => files.storeWith([{ key: 'photos/ab/abc', bytes: Buffer.of(1) }], async () => 0);
    await expect(upload()).rejects.toThrow();
    expect(error).toHaveBeenCalledTimes(1);
    clock.advance(61);
    await expect(upload()).rejects.toThrow();
    expect(error).toHaveBeenCalledTimes(2);
  });
});
