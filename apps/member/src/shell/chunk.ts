import { LIMITS } from '@kalyanam/shared/base/limits';

/** A part of the application that did not arrive. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** Loads a lazy part; gives up after 120 seconds. */
export function chunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError()), LIMITS.chunkSeconds * 1000);
    load()
      .then(resolve, () => reject(new ChunkError()))
      .finally(() => clearTimeout(timer));
  });
}
