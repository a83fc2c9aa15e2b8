const DAY_MS = 86_400_000;

export interface Waiting {
  /** Whole days since it was sent. */
  readonly days: number;
  /** Days until it expires, the one that has begun included. */
  readonly left: number;
  /** How much of the time has gone, from 0 to 1. */
  readonly share: number;
}

/** R26: how long an interest has waited for its answer, and how long it still may. */
export function waitingOf(sentAt: string, expiresAt: string, now: Date): Waiting {
  const [sent, end] = [Date.parse(sentAt), Date.parse(expiresAt)];
  const at = Math.min(Math.max(now.getTime(), sent), end);
  return {
    days: Math.floor((at - sent) / DAY_MS),
    left: Math.max(1, Math.ceil((end - at) / DAY_MS)),
    share: end > sent ? (at - sent) / (end - sent) : 1,
  };
}
