import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { WorkSlots } from '../../common/work-slots.js';
import { encodeDocument, encodePhoto, type EncodedPhoto } from './encode.js';

const AT_ONCE = 2;
const WAITING = 40;

/**
 * Re-encodes uploaded pictures within their request, a few at a time: a 12-megapixel photo takes about half a
 * second of one core, outside the event loop.
 */
@Injectable()
export class Pictures {
  private readonly slots = new WorkSlots(AT_ONCE, WAITING);

  /** @throws AppError file-broken, busy */
  photo(bytes: Buffer): Promise<EncodedPhoto> {
    return this.slots.run(() => readable(encodePhoto(bytes)));
  }

  /** @throws AppError file-broken, busy */
  document(bytes: Buffer): Promise<Buffer> {
    return this.slots.run(() => readable(encodeDocument(bytes)));
  }
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new AppError('file-broken');
  }
}
