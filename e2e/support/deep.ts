/** R90: `npm run check:deep` looks at every screen in every way; `npm test` looks at a sample of them. */
export const DEEP = process.env['CHECK_DEEP'] === '1';

/** The turn of a state that is in no list: by its name, so that it is the same in every run. */
export const turnOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** All of the ways to look at something in `npm run check:deep`; in `npm test` one of them by turns. */
export const byTurns = <T>(ways: readonly T[], turn: number): readonly T[] =>
  DEEP ? ways : ways.slice(turn % ways.length, (turn % ways.length) + 1);

/** What one of several specs looks at in a list that they share: all in `npm run check:deep`, else its turns. */
export const ownTurns = <T>(all: readonly T[], own: number, specs: number): readonly T[] =>
  DEEP ? all : all.filter((_, turn) => turn % specs === own);
