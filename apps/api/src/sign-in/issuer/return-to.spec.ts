import { returnPath } from './return-to.js';

describe('the return path after sign-in', () => {
  it.each(['/', '/profiles?lookingFor=bride&page=2', '/profiles/abc#photos'])('may be one of our paths: %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'profiles',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/backend/api/auth/logout',
    ['/profiles'],
  ])('is the home page for anything else: %j', (path) => {
    expect(returnPath(path)).toBe('/');
  });
});
