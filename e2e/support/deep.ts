/** R90: `npm run check:deep` looks at every screen in every way; `npm test` looks at a sample of them. */
export const DEEP = process.env['CHECK_DEEP'] === '1';
