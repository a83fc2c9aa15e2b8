import type { Judged } from '../topics/matching/fit.js';
import type { SentWish, Weight, WishesVisible, WishName } from '../topics/matching/wishes.js';

export interface WishItem {
  wish: WishName;
  weight: Exclude<Weight, 'off'>;
  /** A span, a word or words, by the kind of the wish. */
  value: { from: number; to: number } | string | string[];
}

/** A member's wishes for a match; a wish that is not in the list does not matter. */
export interface MyWishes {
  items: WishItem[];
  /** Whether a verified other sees counts alone, or which of the wishes they meet. */
  visible: WishesVisible;
  /** Those who miss a must do not find me, and I do not find them. */
  hideFromMisfits: boolean;
  version: number;
  /** How many listed profiles miss none of the musts. */
  fitsNow: number;
  /** R115: musts that the member has removed from the list, until the wishes change. */
  aside: WishName[];
}

/** R115: the musts that a member's list begins with. */
export interface ListMusts {
  items: WishItem[];
  /** Those of them that the member has removed from the list. */
  aside: WishName[];
  /** The member hides from those who miss a must, and never finds them: none can be removed. */
  always: boolean;
}

/** Musts that the member removes from the list. */
export interface MustsAside {
  musts: WishName[];
}

export interface WishesAnswer {
  success: true;
  wishes: MyWishes;
}

export interface WishesUpdate {
  items: SentWish[];
  visible: WishesVisible;
  hideFromMisfits: boolean;
  version: number;
}

/** How a profile fits the viewer's wishes. */
export interface FitCounts {
  stated: number;
  fits: number;
  unknown: number;
  misses: WishName[];
  firstMiss: FirstMiss | null;
}

/** The wish that a card names: a must before any other. */
export interface FirstMiss {
  wish: WishName;
  must: boolean;
  /** What the profile says, where that is a word of the field's list. */
  fact: string | null;
}

/** How the viewer fits the owner's wishes: counts alone. */
export interface TheirFit {
  /** Too few to be counted without telling them. */
  few: boolean;
  stated: number;
  fits: number;
  /** One of their musts or more, unnamed. */
  mustMissed: boolean;
}

/** What a card of a list says about the two. */
export interface CardFits {
  /** Null where nothing is wished. */
  fit: FitCounts | null;
  /** Null unless both are verified. */
  theirs: TheirFit | null;
}

/** One of the viewer's own wishes, and what a profile says to it. */
export interface MatchItem extends WishItem {
  judged: Judged;
}

/** How the viewer meets the owner's wishes: never a value. */
export interface TheirMatch extends TheirFit {
  /** Which of them, where the owner shows that and there are not too few. */
  items: { wish: WishName; judged: Judged }[] | null;
}

/** What the two wish of each other, on a profile that is opened. */
export interface ProfileMatch {
  /** Null where nothing is wished. */
  mine: { stated: number; fits: number; unknown: number; items: MatchItem[] } | null;
  /** Null unless both are verified. */
  theirs: TheirMatch | null;
}
