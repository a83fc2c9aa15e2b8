/** R90: `npm run check:deep` looks at every screen in every way; `npm test` looks at a sample of them. */
export const DEEP = process.env['CHECK_DEEP'] === '1';

/** All of the ways to look at something in `npm run check:deep`; in `npm test` one of them by turns. */
export const byTurns = <T>(ways: readonly T[], turn: number): readonly T[] =>
  DEEP ? ways : ways.slice(turn % ways.length, (turn % ways.length) + 1);
