/** How reliably a member answers interests, in two lines that others may read; it orders nothing. */
export interface Answering {
  readonly accepted: number;
  readonly declined: number;
  readonly expired: number;
  /** Median of the answered ones; null where there are none. */
  readonly medianHours: number | null;
}

export const ANSWER_RATES = ['nearly-everyone', 'most'] as const;
export type AnswerRate = (typeof ANSWER_RATES)[number];
export const ANSWER_SPEEDS = ['day', 'three-days', 'week'] as const;
export type AnswerSpeed = (typeof ANSWER_SPEEDS)[number];

/** What others read; nothing is said of who answers less. */
export interface Honesty {
  rate: AnswerRate | null;
  speed: AnswerSpeed | null;
}

/** The days that count. */
export const HONESTY_DAYS = 90;
/** Fewer say nothing. */
const TELLING = 5;
const SPEEDS: readonly (readonly [AnswerSpeed, hours: number])[] = [
  ['day', 24],
  ['three-days', 72],
  ['week', 168],
];

export function honestyOf({ accepted, declined, expired, medianHours }: Answering): Honesty {
  const answered = accepted + declined;
  const delivered = answered + expired;
  if (delivered < TELLING) return { rate: null, speed: null };
  // In whole numbers: 0.6 of 5 is 3, which a fraction misses.
  const rate = answered * 10 >= delivered * 9 ? 'nearly-everyone' : answered * 10 >= delivered * 6 ? 'most' : null;
  const isTold = rate !== null && answered >= TELLING && medianHours !== null;
  return { rate, speed: isTold ? (SPEEDS.find(([, hours]) => medianHours <= hours)?.[0] ?? null) : null };
}
