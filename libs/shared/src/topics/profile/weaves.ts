/** The handlooms of the two states: a profile without a photo has the cloth of its native district. */

/**
 * Each weave with the districts whose nearest tradition it is, by as many letters as tell them apart: every first page
 * loads this.
 */
const STARTS = {
  /** Ikat diamonds. */
  pochampally: 'yada nalg sury hyde ranga medc jang',
  /** Kumbam spires above a line of zari. */
  gadwal: 'jogu wana naga kurn nand',
  /** Checks. */
  narayanpet: 'nara mahabubn vika sang',
  /** Gollabhama, the milkmaid. */
  siddipet: 'sidd meda kamar niza nirm adil raja kari jagt pedd manc',
  /** The zigzag of durries. */
  warangal: 'wara hanu mulu mahabuba jaya kumu kham bhad',
  /** Slubs of hand-spun khadi. */
  ponduru: 'srik vizi parv visa anak allu',
  /** Jamdani flowers. */
  uppada: 'kaki kona east west elur pola',
  /** Stripes between bands of zari. */
  mangalagiri: 'gunt ntr kris paln bapa prak mark',
  /** Mango butis. */
  venkatagiri: 'nell tiru chit',
  /** Rudraksha beads between lines. */
  dharmavaram: 'sri- anan anna ysr',
} as const;

export type Weave = keyof typeof STARTS;

export const WEAVES = Object.keys(STARTS) as readonly Weave[];

/** The same word, such as a name, gives the same number everywhere. */
export const numberOf = (word: string): number =>
  Array.from(word).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);

/** The weave of a district; where none is known, the one that falls to the name. */
export const weaveOf = (district: string | null | undefined, name: string): Weave =>
  WEAVES.find((weave) => STARTS[weave].split(' ').some((start) => district?.startsWith(start))) ??
  (WEAVES[numberOf(name) % WEAVES.length] as Weave);
