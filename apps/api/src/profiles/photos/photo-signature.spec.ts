import { expiryAfter, PhotoSignature, readAddress, type PhotoAddress } from './photo-signature.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';

const PHOTO = 'abcdefghjkmnpqrstvwx';
const VIEWER: PhotoViewer = { kind: 'member', sessionId: '0123456789abcdefghjk' };
const NOW = new Date('2026-11-21T06:02:00Z');
const signature = new PhotoSignature('a secret of the test');

function address(viewer = VIEWER, now = NOW): PhotoAddress {
  const expiry = expiryAfter(now);
  const v = signature.seal(viewer, expiry);
  const e = String(expiry);
  return { photoId: PHOTO, size: 'card', e, v, s: signature.sign(PHOTO, e, v).card };
}

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('the signature of a photo address', () => {
  it('names the viewer that fetches the photo', () => {
    for (const kind of ['member', 'admin', 'uploader'] as const) {
      const viewer = { ...VIEWER, kind };
      expect(signature.viewerOf(address(viewer), NOW)).toEqual(viewer);
    }
  });

  it('is valid for five to ten minutes, to a full step', () => {
    expect(expiryAfter(NOW)).toBe(Date.parse('2026-11-21T06:10:00Z') / 1000);
    expect(expiryAfter(new Date('2026-11-21T06:05:00Z'))).toBe(Date.parse('2026-11-21T06:10:00Z') / 1000);
    expect(signature.viewerOf(address(), later(479))).not.toBeNull();
    expect(signature.viewerOf(address(), later(480))).toBeNull();
  });

  it('is the same within a step and differs in the next one', () => {
    expect(address(VIEWER, later(100))).toEqual(address());
    const next = address(VIEWER, later(300));
    expect(next.v).not.toBe(address().v);
    expect(next.s).not.toBe(address().s);
  });

  it('does not show the session', () => {
    const { v } = address();
    expect(v).not.toContain(VIEWER.sessionId);
    expect(Buffer.from(v, 'base64url').toString('latin1')).not.toContain(VIEWER.sessionId);
  });

  it('breaks when any part of the address is changed', () => {
    const good = address();
    const changed: PhotoAddress[] = [
      { ...good, photoId: PHOTO.replace('a', 'b') },
      { ...good, size: 'full' },
      { ...good, e: String(Number(good.e) + 300) },
      { ...good, e: `${good.e} ` },
      { ...good, v: address({ ...VIEWER, kind: 'admin' }).v },
      { ...good, s: '' },
      { ...good, s: good.s.slice(0, -2) },
      { ...good, s: `A${good.s.slice(1)}B` },
    ];
    for (const wrong of changed) expect(signature.viewerOf(wrong, NOW)).toBeNull();
  });

  it('is invalid under another secret', () => {
    expect(new PhotoSignature('another secret').viewerOf(address(), NOW)).toBeNull();
  });
});

describe('reading an address', () => {
  const query = { e: '1', v: 'v', s: 's' };

  it('accepts only single strings, and nothing else', () => {
    expect(readAddress(PHOTO, 'thumb', query)).toEqual({ photoId: PHOTO, size: 'thumb', ...query });
    expect(readAddress(PHOTO, 'thumb', { ...query, s: ['s'] })).toBeNull();
    expect(readAddress(PHOTO, 'thumb', { ...query, more: '1' })).toBeNull();
    expect(readAddress(PHOTO, 'thumb', {})).toBeNull();
    expect(readAddress(PHOTO, 'original', query)).toBeNull();
    expect(readAddress('../etc/passwd', 'thumb', query)).toBeNull();
  });
});
