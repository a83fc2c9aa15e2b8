import { expect, it } from 'vitest';
import { HAND_PAGES } from '../session/hand-pages';
import { PATHS } from './paths';

const STATIC = Object.entries(PATHS).flatMap(([page, path]) =>
  typeof path === 'string' && !path.includes(':') ? [page] : [],
);

it('says of every page with one address whether a family account may open it', () => {
  expect(Object.keys(HAND_PAGES).sort(), 'Add a row to apps/member/src/session/hand-pages.ts').toEqual(STATIC.sort());
});
