import type { Koota } from '../base/domain/ashtakoota.js';
import type { BirthTimeCertainty, KujaStatement, Rasi } from '../base/domain/stars.js';
import type { WhichTime } from '../topics/stars/birth-time.js';
import type { MatchNote } from '../topics/stars/gunamelanam.js';
import type { KujaTogether } from '../topics/stars/kuja.js';
import type { SecondSheet } from '../topics/stars/second-sheet.js';

/**
 * One of several stars that a birth may have, with the clock of its day; null: the pada stays open, or from the day
 * before.
 */
export interface NearStar {
  star: number;
  pada: number | null;
  /** HH:mm; null: since before that day. */
  from: string | null;
  /** HH:mm; null: until after that day. */
  until: string | null;
}

/** A star by our reckoning; where it is not sure, both are null and the possible ones are named. */
export interface ReckonedStar {
  /** 1 to 27. */
  star: number | null;
  /** 1 to 4. */
  pada: number | null;
  near: NearStar[];
}

export interface StarRequest {
  date: string;
  /** HH:mm; left out where it is not known: the stars of that day are the answer. */
  time?: string;
  /** IANA name. */
  zone: string;
  certainty?: BirthTimeCertainty;
  which?: WhichTime;
}

export interface StarAnswer extends ReckonedStar {
  success: true;
}

/** A town of the product's lists. */
export interface BirthPlace {
  id: string;
  /** Name with its state or country. */
  name: string;
  /** IANA names; more than one where the place alone does not tell. */
  zones: string[];
}

export interface BirthPlacesAnswer {
  success: true;
  places: BirthPlace[];
}

export type StarSource = 'family' | 'computed';

/** One's own horoscope. */
export interface MyHoroscope {
  /** Date of birth of the profile, YYYY-MM-DD: the day of the time. */
  dob: string;
  star: number | null;
  pada: number | null;
  source: StarSource;
  kuja: KujaStatement | null;
  panchangam: string | null;
  /** HH:mm. */
  birthTime: string | null;
  certainty: BirthTimeCertainty | null;
  which: WhichTime | null;
  birthPlace: string | null;
  zone: string | null;
  /** Whether rajju, vedha and mahendra are shown as well. */
  secondSheet: boolean;
  /** Whether the consent 'horoscope' is given: without it nothing is kept. */
  consent: boolean;
  /** Optimistic version number, sent back with a change (R30). */
  version: number;
}

export interface MyHoroscopeAnswer {
  success: true;
  horoscope: MyHoroscope;
}

/** The horoscope kept from now on: parts left out are removed. */
export interface HoroscopeUpdate {
  star?: number | null;
  pada?: number | null;
  source?: StarSource;
  kuja?: KujaStatement | null;
  panchangam?: string | null;
  birthTime?: string | null;
  certainty?: BirthTimeCertainty | null;
  which?: WhichTime | null;
  /** Id from the list; left out: the kept one stays. */
  placeId?: string | null;
  zone?: string | null;
  secondSheet?: boolean;
  version: number;
}

/** What a family says, as a verified member reads it. */
export interface StatedStar {
  star: number;
  pada: number;
  rasi: Rasi;
}

export interface HoroscopeSide {
  stated: StatedStar | null;
  kuja: KujaStatement | null;
}

/** Houses of Mars, from 1 to 12. */
export interface MarsHouses {
  lagna: number;
  moon: number;
  venus: number;
}

/** Facts of the birth: only for families with an accepted interest. */
export interface BirthFacts {
  time: string;
  certainty: BirthTimeCertainty;
  place: string | null;
  lagna: Rasi | null;
  mars: MarsHouses | null;
}

export interface KootaView {
  koota: Koota;
  points: number;
  maximum: number;
  /** What other printed tables give. */
  low: number;
  high: number;
}

export interface GunamelanamView {
  /** The eight, in their order. */
  rows: KootaView[];
  total: number;
  low: number;
  high: number;
  notes: MatchNote[];
}

/** The stars of two families, for one of them. */
export interface HoroscopeMatch {
  /** False until both are verified: then nothing of the other family is here. */
  open: boolean;
  mine: HoroscopeSide;
  theirs: HoroscopeSide;
  /** Whose star counting begins from. */
  bride: 'mine' | 'theirs';
  gunamelanam: GunamelanamView | null;
  /** Only where the reader switched it on. */
  secondSheet: SecondSheet | null;
  kuja: KujaTogether;
  myBirth: BirthFacts | null;
  theirBirth: BirthFacts | null;
  /** Whether each of the two has pressed 'Exchange horoscopes'. */
  exchange: { mine: boolean; theirs: boolean };
  /** Whether the sheet for the purohit may be printed. */
  sheet: boolean;
}

export interface HoroscopeMatchAnswer {
  success: true;
  match: HoroscopeMatch;
}

export interface HoroscopeExchange {
  exchange: boolean;
}
