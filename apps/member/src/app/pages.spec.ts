import { expect, it } from 'vitest';
import { PATHS, seenPath } from '../shell/paths';
import { loadPage, PAGE_FILES } from './page-files';
import { ROUTES } from './routes';

const named = new Set(ROUTES.map(({ file }) => file));

it('has a row for every page file, and a file for every row', () => {
  expect(
    PAGE_FILES.filter((file) => !named.has(file)),
    'Add a row to apps/member/src/shell/pages.ts',
  ).toEqual([]);
  expect([...named].filter((file) => !PAGE_FILES.includes(file))).toEqual([]);
});

it.each([...named])('%s exports its page', async (file) => {
  expect(typeof (await loadPage(file))).toBe('function');
});

it('writes what belongs into an address', () => {
  expect(PATHS.call('a/b')).toBe('/profile/a%2Fb/call');
  expect(seenPath('blocked')).toBe('/who-sees-what?part=blocked');
});
