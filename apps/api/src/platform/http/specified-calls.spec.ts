import type { IncomingMessage } from 'node:http';
import { rewriteSpecifiedCalls } from './specified-calls.js';

const rewritten = (method: string, url: string) => {
  const request = { method, url } as IncomingMessage;
  return [rewriteSpecifiedCalls('/backend/api')(request), request.method];
};

describe('specified calls (R39)', () => {
  it("become the API's own route, with its method and id", () => {
    const id = '0123456789abcdefghjk';
    expect(rewritten('GET', `/backend/api/profiles/get.php?id=${id}`)).toEqual([`/backend/api/profiles/${id}`, 'GET']);
    expect(rewritten('POST', '/backend/api/profiles/update.php')).toEqual(['/backend/api/profiles/me', 'PATCH']);
    expect(rewritten('GET', '/backend/api/profiles/list.php?page=2')).toEqual(['/backend/api/profiles?page=2', 'GET']);
  });

  it.each(['me', 'me/photos', 'a%2Fb', '../admin/users', ''])('do not accept %j as an id', (id) => {
    expect(rewritten('GET', `/backend/api/profiles/get.php?id=${id}`)).toEqual(['/backend/api/profiles/-', 'GET']);
  });

  it.each([
    '//a:b.php',
    '//:x/../backend/api/a.php',
    '/backend/api/.\\admin/login.php',
    '/backend/api/./admin/login.php',
    '/backend/api/%2e/admin/login.php',
    'http://other/backend/api/admin/login.php',
  ])('leave %s as it is', (url) => {
    expect(rewritten('POST', url)).toEqual([url, 'POST']);
  });
});
