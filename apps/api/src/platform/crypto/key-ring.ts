import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parseKeys } from '../config/secrets.js';
import { Settings } from '../config/settings.js';
import { keyedDigest } from './digest.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts small values at rest (AES-256-GCM). An encrypted value is
 * length of key id (1 byte), key id, iv (12), tag (16), ciphertext. The context (kind, owner...) is
 * authenticated with it: a value moved to another row cannot be decrypted.
 */
@Injectable()
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly current: string;

  constructor(settings: Settings) {
    this.keys = parseKeys(settings.secrets.dataKeys);
    const first = this.keys.keys().next().value;
    if (first === undefined) throw new Error('DATA_KEYS holds no key.');
    this.current = first;
  }

  get ids(): string[] {
    return [...this.keys.keys()];
  }

  seal(value: Buffer | string, context: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.current), iv);
    cipher.setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(value), cipher.final()]);
    const id = Buffer.from(this.current);
    return Buffer.concat([Buffer.of(id.length), id, iv, cipher.getAuthTag(), text]);
  }

  /** @throws when the value was encrypted for another context or with an unknown key, or was altered. */
  open(sealed: Buffer, context: string): Buffer {
    const idEnd = 1 + (sealed[0] ?? 0);
    const ivEnd = idEnd + IV_BYTES;
    const key = this.key(sealed.subarray(1, idEnd).toString());
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(idEnd, ivEnd));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(ivEnd, ivEnd + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(ivEnd + TAG_BYTES)), decipher.final()]);
  }

  /** Id of the key that encrypted a value. */
  keyId(sealed: Buffer): string {
    return sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString();
  }

  /** Re-encrypts a value with the first key of the ring; null if it already uses that key. */
  reseal(sealed: Buffer, context: string): Buffer | null {
    return this.keyId(sealed) === this.current ? null : this.seal(this.open(sealed, context), context);
  }

  /** A secret for this purpose alone from each key; the first one comes from the key in use. */
  derived(purpose: string): KeyObject[] {
    return [...this.keys.values()].map((key) => createSecretKey(keyedDigest(createSecretKey(key), purpose)));
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`No data key with the id ${id}.`);
    return key;
  }
}
