/** R90: `npm run check:deep:browser` runs every test, `npm test` leaves out those of playwright.config.ts. */
export const DEEP = process.env['CHECK_DEEP'] === '1';

/** All ways of looking at a state in `npm run check:deep`; in `npm test` one, by its name: the same in every run. */
export function byTurns<T>(ways: readonly T[], state: string): readonly T[] {
  if (DEEP) return ways;
  const turn = [...state].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % ways.length;
  return ways.slice(turn, turn + 1);
}
