import { publicId } from '../../common/crypto/public-id.js';

/** A new key below a folder, e.g. `photos/4h/4h3k...`: spread over 1,024 folders. */
export function newStorageKey(folder: 'photos' | 'documents'): string {
  const id = publicId();
  return `${folder}/${id.slice(0, 2)}/${id}`;
}

const KEY = /^[a-z0-9]+(\/[a-z0-9][a-z0-9.-]*)+$/;

/** The key itself. @throws for what could lead out of the place of stored files */
export function storageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a key of stored files.');
  return key;
}
