/**
 * R17: each file is encrypted with its own key (AES-256-GCM); the key ring encrypts only that key. A stored
 * file is iv (12), tag (16), ciphertext. The context (kind, owner, document) is authenticated with both.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from '../../platform/crypto/key-ring.js';

export interface Envelope {
  readonly body: Buffer;
  readonly sealedKey: Buffer;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function sealEnvelope(keyRing: KeyRing, bytes: Buffer, context: string): Envelope {
  const key = randomBytes(KEY_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const text = [cipher.update(bytes), cipher.final()];
  return { body: Buffer.concat([iv, cipher.getAuthTag(), ...text]), sealedKey: keyRing.seal(key, context) };
}

/** @throws when key or body were encrypted for another context, or altered */
export function openEnvelope(keyRing: KeyRing, { body, sealedKey }: Envelope, context: string): Buffer {
  const key = keyRing.open(sealedKey, context);
  const textStart = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(body.subarray(IV_BYTES, textStart));
  return Buffer.concat([decipher.update(body.subarray(textStart)), decipher.final()]);
}
