/** The handlooms of the two states: who shows no photo is shown on the cloth of their own district. */
import type { District } from '../../base/domain/districts.js';

/** Each weave, and the districts to which it is the nearest tradition. */
const DISTRICTS_OF = {
  /** Ikat diamonds. */
  pochampally: [
    'yadadri-bhuvanagiri',
    'nalgonda',
    'suryapet',
    'hyderabad',
    'rangareddy',
    'medchal-malkajgiri',
    'jangaon',
  ],
  /** Kumbam spires above a line of zari. */
  gadwal: ['jogulamba-gadwal', 'wanaparthy', 'nagarkurnool', 'kurnool', 'nandyal'],
  /** Checks. */
  narayanpet: ['narayanpet', 'mahabubnagar', 'vikarabad', 'sangareddy'],
  /** Gollabhama, the milkmaid. */
  siddipet: [
    ...(['siddipet', 'medak', 'kamareddy', 'nizamabad', 'nirmal', 'adilabad'] as const),
    ...(['rajanna-sircilla', 'karimnagar', 'jagtial', 'peddapalli', 'mancherial'] as const),
  ],
  /** The zigzag of durries. */
  warangal: [
    ...(['warangal', 'hanumakonda', 'mulugu', 'mahabubabad', 'jayashankar-bhupalpally'] as const),
    ...(['kumuram-bheem-asifabad', 'khammam', 'bhadradri-kothagudem'] as const),
  ],
  /** The lines of hand-spun khadi. */
  ponduru: [
    ...(['srikakulam', 'vizianagaram', 'parvathipuram-manyam'] as const),
    ...(['visakhapatnam', 'anakapalli', 'alluri-sitharama-raju'] as const),
  ],
  /** Jamdani flowers. */
  uppada: ['kakinada', 'konaseema', 'east-godavari', 'west-godavari', 'eluru', 'polavaram'],
  /** Stripes between bands of zari. */
  mangalagiri: ['guntur', 'ntr', 'krishna', 'palnadu', 'bapatla', 'prakasam', 'markapuram'],
  /** Mango butis. */
  venkatagiri: ['nellore', 'tirupati', 'chittoor'],
  /** Rudraksha beads between lines. */
  dharmavaram: ['sri-sathya-sai', 'anantapuramu', 'annamayya', 'ysr-kadapa'],
} as const satisfies Record<string, readonly District[]>;

export type Weave = keyof typeof DISTRICTS_OF;

export const WEAVES = Object.keys(DISTRICTS_OF) as readonly Weave[];

/** The same word, such as a name, gives the same number everywhere. */
export const numberOf = (word: string): number =>
  Array.from(word).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);

/** The weave of a district; where none is known, the one that falls to the name. */
export const weaveOf = (district: string | null | undefined, name: string): Weave =>
  WEAVES.find((weave) => (DISTRICTS_OF[weave] as readonly string[]).includes(district ?? '')) ??
  (WEAVES[numberOf(name) % WEAVES.length] as Weave);
