/** Letters alone: keyboards put joiners between Telugu ones in different places. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/g, '')
    .trim()
    .toLowerCase();

/** Whether one of a city's names holds what was typed, in whichever script. */
export const cityMatches = (names: readonly string[], typed: string): boolean =>
  names.some((name) => plain(name).includes(plain(typed)));

/** From the name that is shown to the city; what no city of the list is called stays as it was typed. */
export function citiesByName(cities: readonly string[], nameOf: (city: string) => string): (name: string) => string {
  const known = new Map(cities.map((city) => [plain(nameOf(city)), city]));
  return (name) => known.get(plain(name)) ?? name;
}
