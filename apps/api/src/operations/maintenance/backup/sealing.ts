import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { sameBytes } from '../../../platform/crypto/digest.js';
import { parseBackupKey } from '../../../platform/config/secrets.js';
import type { Settings } from '../../../platform/config/settings.js';

/**
 * Encryption of the parts of a backup, as a stream: a magic word, a salt, then chunks in AES-256-GCM. Each part has a key
 * of its own, derived from the backup's key, the salt and the part's name, so no part passes for another. The nonce of a
 * chunk is its number and whether it is the last, so chunks cannot change places, and the end cannot be cut off.
 */
const MAGIC = Buffer.from('KLYMBK01');
const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES;
const CIPHER = 'aes-256-gcm';
const KEY_ID_LETTERS = 16;

/** Seals and opens what belongs to a backup, with the key in `BACKUP_KEY`. */
export class Sealer {
  constructor(private readonly key: KeyObject) {}

  /** Tells keys apart and says nothing about them. */
  get keyId(): string {
    return createHmac('sha256', this.key).update('id of a backup key').digest('hex').slice(0, KEY_ID_LETTERS);
  }

  /** Shows that a holder of the key wrote this. */
  signer() {
    return createHmac('sha256', this.derived(Buffer.alloc(0), 'signature'));
  }

  seal(part: string): (plain: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const key = this.derived(salt, `part:${part}`);
    return async function* sealed(plain) {
      yield Buffer.concat([MAGIC, salt]);
      let number = 0;
      for await (const { bytes, isLast } of inPieces(plain, CHUNK_BYTES)) {
        const cipher = createCipheriv(CIPHER, key, nonce(number, isLast));
        yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
        number += 1;
      }
    };
  }

  /** @throws when the bytes are not what was sealed as this part, whole and in order */
  open(part: string): (sealed: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
    const keyFor = (salt: Buffer) => this.derived(salt, `part:${part}`);
    const wrong = () => new Error(`${part} cannot be decrypted: it was altered, cut short or exchanged.`);
    return async function* opened(sealed) {
      const { header, rest } = await headerOf(sealed);
      if (!sameBytes(header.subarray(0, MAGIC.length), MAGIC) || header.length < HEADER_BYTES) throw wrong();
      const key = keyFor(header.subarray(MAGIC.length));
      let number = 0;
      for await (const { bytes, isLast } of inPieces(rest, SEALED_CHUNK)) {
        if (bytes.length < TAG_BYTES) throw wrong();
        const decipher = createDecipheriv(CIPHER, key, nonce(number, isLast), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const plain = decipher.update(bytes.subarray(0, -TAG_BYTES));
        try {
          decipher.final();
        } catch {
          throw wrong();
        }
        yield plain;
        number += 1;
      }
    };
  }

  private derived(salt: Buffer, purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, salt, `kalyanam backup ${purpose}`, 32));
  }
}

/** Null where backups are not encrypted. */
export function sealerOf({ backupKey }: Pick<Settings, 'backupKey'>): Sealer | null {
  return backupKey === null ? null : new Sealer(createSecretKey(parseBackupKey(backupKey)));
}

/** How many bytes as many take when they are sealed. */
export const sealedSize = (size: number): number =>
  HEADER_BYTES + size + TAG_BYTES * Math.max(1, Math.ceil(size / CHUNK_BYTES));

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number), 3);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}

/** Pieces of one size, of which the last may be shorter; there is always a last one. */
async function* inPieces(chunks: AsyncIterable<Buffer>, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    // The last piece is known as such only when nothing comes after it.
    for (; all.length - at > size; at += size) yield { bytes: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    length = all.length - at;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

async function headerOf(sealed: AsyncIterable<Buffer>): Promise<{ header: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks = sealed[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let start = Buffer.alloc(0);
  while (start.length < HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield start.subarray(HEADER_BYTES);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { header: start.subarray(0, HEADER_BYTES), rest: rest() };
}
