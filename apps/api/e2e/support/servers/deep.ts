/** `npm run check:deep` runs every case of the long lists; `npm test` runs a sample of them. */
export const DEEP = process.env['CHECK_DEEP'] === '1';

/** How many of this many cases are run. */
export const manyOf = (all: number, sample: number): number => (DEEP ? all : sample);

/** A test that only `npm run check:deep` runs, where the others of its spec are proof enough for each push. */
export const inDeep = DEEP ? it : it.skip;
