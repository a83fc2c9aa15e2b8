/** Letters alone: keyboards put joiners between Telugu ones in different places. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/g, '')
    .trim()
    .toLowerCase();

/** Whether one of the names of a thing holds what was typed, in whichever script. */
export const nameMatches = (names: readonly string[], typed: string): boolean =>
  names.some((name) => plain(name).includes(plain(typed)));

/** The English name for the name shown; a name that is in no list stays as it was typed. */
export function byShownName(names: readonly string[], nameOf: (name: string) => string): (shown: string) => string {
  const known = new Map(names.map((name) => [plain(nameOf(name)), name]));
  return (shown) => known.get(plain(shown)) ?? shown;
}
