/** The addresses of the member application with their guards, read from its sources. */
import { readFileSync } from 'node:fs';

const MEMBER = new URL('../../apps/member/src/', import.meta.url);
const read = (file) => readFileSync(new URL(file, MEMBER), 'utf8');

const PATHS = new Map([...read('shell/paths.ts').matchAll(/^ {2}(\w+): '(\/[^']*)'/gm)].map(([, ...row]) => row));

/** The landing page is in the first load and no route: visitors and members see different ones there. */
export const MEMBER_ROUTES = [
  { path: '/', guard: null },
  ...read('app/routes.ts')
    .split('path: PATHS.')
    .slice(1)
    .map((row) => ({
      path: PATHS.get(row.match(/^\w+/)[0]),
      guard: row.match(/guard: '(\w+)'/)?.[1] ?? null,
    })),
];

/** Whether an address is one of a route: /looking/:token has /looking/spent. */
export const isAddressOf = (path, address) =>
  new RegExp(`^${path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`).test(address.replace(/[?#].*/, ''));
