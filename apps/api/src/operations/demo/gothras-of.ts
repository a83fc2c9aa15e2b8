/**
 * Families for trying the gothra gate: five couples who write the same gothra in different ways, two families of one
 * that is in no list, and a man whose mother's gothra is a woman's own (menarikam), which his family's rule avoids.
 * Some tell the gothras of their women as well. Chosen by position, so that a smaller community is the beginning of a
 * larger one; the others have whatever falls to them.
 */
import type { GothraRuleLine, WomensLine } from '@kalyanam/shared/base/vocabulary/gothras';

export interface ToldGothras {
  readonly own?: string;
  readonly women?: Readonly<Partial<Record<WomensLine, string>>>;
  readonly rule?: readonly GothraRuleLine[];
}

export const SPELLED_APART = [
  { woman: 'm006', writes: 'Bharadwaja', man: 'm013', spells: 'భారద్వాజ' },
  { woman: 'm025', writes: 'Kashyapa', man: 'm049', spells: 'Kasyapa' },
  { woman: 'm029', writes: 'Vasishta', man: 'm022', spells: 'Vashisht gothram' },
  { woman: 'm034', writes: 'Haritasa', man: 'm024', spells: 'Haritha' },
  { woman: 'm035', writes: 'Koundinyasa', man: 'm028', spells: 'Kaundinya' },
] as const;

export const NOT_LISTED = { keys: ['m039', 'm044'], gothra: 'Chinnamandadi' } as const;

/** The elders' custom: the one cousin he may marry; families differ, and the gate asks each for its own rule. */
export const MENARIKAM = { woman: 'm043', man: 'm055', gothra: 'Dhanunjaya', his: 'Atreya' } as const;

/** One subcaste that is in no list, as two families write it. */
export const SUBCASTE_NOT_LISTED: Readonly<Record<string, string>> = { m041: 'Konanati', m047: 'Kona Nati' };

const WOMEN: Readonly<Record<string, ToldGothras['women']>> = {
  m001: { mother: 'Kausika', 'fathers-mother': 'Vasishta' },
  m006: { mother: 'Atreya', 'mothers-mother': 'Gautama' },
  m022: { mother: 'Bharadwaja' },
  m029: { mother: 'Kausika', 'fathers-mother': 'Haritasa', 'mothers-mother': 'Kasyapa' },
  [MENARIKAM.man]: { mother: MENARIKAM.gothra },
};

const OWN = new Map<string, string>([
  ...SPELLED_APART.flatMap(({ woman, writes, man, spells }) => [[woman, writes] as const, [man, spells] as const]),
  ...NOT_LISTED.keys.map((key) => [key, NOT_LISTED.gothra] as const),
  [MENARIKAM.woman, MENARIKAM.gothra],
  [MENARIKAM.man, MENARIKAM.his],
]);

/** The gothras planted for a member. */
export const gothrasOf = (key: string): ToldGothras => ({
  own: OWN.get(key),
  women: WOMEN[key],
  rule: key === MENARIKAM.man ? ['own', 'mother'] : undefined,
});
