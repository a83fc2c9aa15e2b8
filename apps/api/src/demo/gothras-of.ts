/**
 * Families by whom the gate of the gothras can be tried: five couples who write the same gothra in different ways, two
 * families of one that is in no list, and a man whose mother's gothra is a woman's own (menarikam). By place, so that a
 * smaller community is the beginning of a larger one; the others have whatever falls to them.
 */
interface Told {
  readonly own: string;
  /** Of the mother's line. */
  readonly mother?: string;
}

export const SPELLED_APART = [
  { woman: 'm006', writes: 'Bharadwaja', man: 'm013', spells: 'భారద్వాజ' },
  { woman: 'm025', writes: 'Kashyapa', man: 'm049', spells: 'Kasyapa' },
  { woman: 'm029', writes: 'Vasishta', man: 'm022', spells: 'Vashisht gothram' },
  { woman: 'm034', writes: 'Haritasa', man: 'm024', spells: 'Haritha' },
  { woman: 'm035', writes: 'Koundinyasa', man: 'm028', spells: 'Kaundinya' },
] as const;

export const NOT_LISTED = { keys: ['m039', 'm044'], gothra: 'Chinnamandadi' } as const;

/** By the custom of the elders the one cousin whom he may marry; families differ, and the gate asks each for its own rule. */
export const MENARIKAM = { woman: 'm043', man: 'm055', gothra: 'Dhanunjaya', his: 'Atreya' } as const;

/** One subcaste that is in no list, as two families write it. */
export const SUBCASTE_NOT_LISTED: Readonly<Record<string, string>> = { m041: 'Konanati', m047: 'Kona Nati' };

const TOLD = new Map<string, Told>([
  ...SPELLED_APART.flatMap(({ woman, writes, man, spells }) => [
    [woman, { own: writes }] as const,
    [man, { own: spells }] as const,
  ]),
  ...NOT_LISTED.keys.map((key) => [key, { own: NOT_LISTED.gothra }] as const),
  [MENARIKAM.woman, { own: MENARIKAM.gothra }],
  [MENARIKAM.man, { own: MENARIKAM.his, mother: MENARIKAM.gothra }],
]);

/** What is planted for a member; null for most. */
export const gothrasOf = (key: string): Told | null => TOLD.get(key) ?? null;
