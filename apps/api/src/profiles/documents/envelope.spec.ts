import { KeyRing } from '../../platform/crypto/key-ring.js';
import { parseSettings } from '../../platform/config/parse-settings.js';
import { openEnvelope, sealEnvelope } from './envelope.js';

describe('the envelope of a document', () => {
  const keyRing = new KeyRing(parseSettings({ NODE_ENV: 'test', DATABASE_URL: 'mysql://k:k@127.0.0.1/k' }));
  const plain = Buffer.from('the picture of a card');
  const context = 'document:owner:aadhaar:one';

  it('decrypts for its own context', () => {
    expect(openEnvelope(keyRing, sealEnvelope(keyRing, plain, context), context)).toEqual(plain);
  });

  it('reveals nothing of its content and is different each time', () => {
    const [one, two] = [sealEnvelope(keyRing, plain, context), sealEnvelope(keyRing, plain, context)];
    expect(one.body.includes('picture')).toBe(false);
    expect(one.body.equals(two.body)).toBe(false);
    expect(() => openEnvelope(keyRing, { body: one.body, sealedKey: two.sealedKey }, context)).toThrow();
  });

  it('does not decrypt for another context or when altered', () => {
    const envelope = sealEnvelope(keyRing, plain, context);
    expect(() => openEnvelope(keyRing, envelope, 'document:other:aadhaar:one')).toThrow();
    envelope.body[envelope.body.length - 1]! ^= 1;
    expect(() => openEnvelope(keyRing, envelope, context)).toThrow();
  });
});
