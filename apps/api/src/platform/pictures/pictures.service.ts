import { Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { Turns, WorkSlots } from '../jobs/work-slots.js';
import type { EncodedPhoto } from './photo-files.js';
import { PictureProcesses } from './picture-processes.js';

const AT_ONCE = 2;
const WAITING = 40;
const WAITING_PER_ACCOUNT = 2;

const tooMany = (): AppError => new AppError('pictures-waiting', { retryAfter: 10 });

/**
 * Re-encodes uploaded pictures within their request, a few at a time: a 12-megapixel photo takes about half a second of
 * one core. An account has one picture under way and one place in the queue of all, so no account waits behind all
 * pictures of another.
 */
@Injectable()
export class Pictures {
  private readonly slots = new WorkSlots(AT_ONCE, WAITING);
  private readonly turns = new Turns(this.slots, WAITING_PER_ACCOUNT, tooMany);

  constructor(private readonly processes: PictureProcesses) {}

  /** @throws AppError picture-form, file-broken, pictures-waiting, busy */
  photo(accountId: number, bytes: Buffer): Promise<EncodedPhoto> {
    return this.turns.run(accountId, () => this.processes.run('photo', bytes));
  }

  /** @throws AppError picture-form, file-broken, pictures-waiting, busy */
  document(accountId: number, bytes: Buffer): Promise<Buffer> {
    return this.turns.run(accountId, () => this.processes.run('document', bytes));
  }

  /** Hashes one of our own stored pictures; members' uploads go first. @throws AppError file-broken, busy */
  hash(stored: Buffer): Promise<Uint8Array> {
    return this.slots.run(() => this.processes.run('hash', stored));
  }
}
