/** `npm run check:deep` runs every case of the long lists; `npm test` runs a sample of them. */
export const DEEP = process.env['CHECK_DEEP'] === '1';

/** How many of this many cases are run. */
export const manyOf = (all: number, sample: number): number => (DEEP ? all : sample);
