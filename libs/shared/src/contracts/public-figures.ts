/** Public figures about the community as a whole; null when a figure covers too few people to stay anonymous. */
export interface PublicFiguresAnswer {
  success: true;
  /** Members listed at present, rounded down to tens. */
  listed: number | null;
  /** The number of them verified by a decision or the list of eligible pairs, rounded alike. */
  decisions: number | null;
  /** R72: everyone listed has said, or shown, within three months that they are still looking. */
  promised: boolean;
  /** Percentage of listed members who confirmed within thirty days; null also before the promise holds. */
  confirmedThisMonth: number | null;
  /** Median days since listed members last confirmed. */
  medianDays: number | null;
  /** Towns in which at least three of those listed work. */
  cities: number | null;
  /** Countries in which those listed work, India included. */
  countries: number | null;
  /** Percentage of the interests that ended within ninety days with an answer, not by lapsing. */
  answered: number | null;
  /** Confirmed by both families, and nothing else. */
  marriages: number;
  /** Stories that a couple lets everyone read. */
  stories: number;
}
