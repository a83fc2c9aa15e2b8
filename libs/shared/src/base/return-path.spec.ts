import { returnPath } from './return-path.js';

/** Each of them has led a browser or a router to another site, somewhere. */
const TO_ANOTHER_SITE = [
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\\/evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  '/%2fevil.example/',
  '/%5cevil.example/',
  '/%09/evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/x/..//evil.example/',
  '/%2e//evil.example/',
  '/x/%2e%2e//evil.example/',
  '/profiles//evil.example/',
  'https://evil.example/',
  'https:evil.example',
  'http:/evil.example',
  '//ours.example@evil.example/',
  '@evil.example/',
  'javascript:alert(1)',
];

describe('the path that a sign-in leads back to', () => {
  it.each([
    '/',
    '/profiles?lookingFor=bride&page=2',
    '/profile/abc-1_2#photos',
    '/profiles/',
    '/my-profile?next=//x#//y',
    '/admin/users/0123456789abcdefghjk?tab=history',
  ])('may be %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each(TO_ANOTHER_SITE)('is never %j', (path) => {
    expect(returnPath(path)).toBeNull();
  });

  it.each([
    undefined,
    null,
    '',
    'profiles',
    ['/profiles'],
    '/backend/api/auth/logout',
    `/${'a'.repeat(2000)}`,
    '/profiles ?x',
  ])('is no path of ours: %j', (path) => {
    expect(returnPath(path)).toBeNull();
  });
});
