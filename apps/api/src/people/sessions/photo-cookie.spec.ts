import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/config/settings.js';
import { PhotoCookie } from './photo-cookie.js';
import { ViewerSeal, type PhotoViewer } from './photo-viewer.js';

const MEMBER: PhotoViewer = { kind: 'member', sessionId: '0123456789abcdefghjk' };
const SECRET = 'a secret of the test';

const cookieAt = (origin: string): PhotoCookie =>
  new PhotoCookie({
    memberUrl: origin,
    adminUrl: origin,
    secrets: { photoAddresses: SECRET, previous: {} },
  } as Settings);

/** The cookies that a reply was given, by name. */
function setBy(cookie: PhotoCookie, viewer: PhotoViewer): Map<string, { value: string; options: object }> {
  const jar = new Map<string, { value: string; options: object }>();
  const setCookie = (name: string, value: string, options: object) => jar.set(name, { value, options });
  cookie.set({ setCookie } as unknown as FastifyReply, viewer, 60);
  return jar;
}
const asking = (cookies: Record<string, string>): FastifyRequest => ({ cookies }) as unknown as FastifyRequest;

describe('the cookie of the photo path', () => {
  it('is secure, with a prefix, wherever the site is served over https', () => {
    const jar = setBy(cookieAt('https://kalyanam.example'), MEMBER);
    expect([...jar.keys()]).toEqual(['__Secure-kalyanam-photos-member']);
    expect(jar.get('__Secure-kalyanam-photos-member')?.options).toEqual({
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
      path: '/backend/api/photos',
      maxAge: 60,
    });
    const local = setBy(cookieAt('http://localhost:4200'), MEMBER);
    expect(local.get('kalyanam-photos-member')?.options).toMatchObject({ secure: false });
  });

  it('tells one session of one kind, and shows it to no one', () => {
    const cookie = cookieAt('http://localhost:4200');
    const value = setBy(cookie, MEMBER).get('kalyanam-photos-member')?.value ?? '';
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(MEMBER.sessionId);
    expect(cookie.read(asking({ 'kalyanam-photos-member': value }), 'member')).toBe(MEMBER.sessionId);
    expect(cookie.read(asking({ 'kalyanam-photos-admin': value }), 'admin')).toBeNull();
    expect(cookie.read(asking({ 'kalyanam-photos-member': value }), 'admin')).toBeNull();
    expect(cookie.read(asking({}), 'member')).toBeNull();
  });

  it('does not open with what was sealed for an address, or changed', () => {
    const cookie = cookieAt('http://localhost:4200');
    const own = setBy(cookie, MEMBER).get('kalyanam-photos-member')?.value ?? '';
    const ofAddress = new ViewerSeal(SECRET, 'address').seal(MEMBER, '');
    for (const value of [ofAddress, own.slice(1), `${own}AAAA`, 'x', ''])
      expect(cookie.read(asking({ 'kalyanam-photos-member': value }), 'member')).toBeNull();
  });
});
