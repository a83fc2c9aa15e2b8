/** SECURITY "Mail and SMS": backoff with jitter; expired messages are dropped, not sent. */
import type { OutboxMessage } from './outbox-message.entity.js';

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 1800;
const MAX_ATTEMPTS = 12;

export const hasExpired = ({ expiresAt }: Pick<OutboxMessage, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

export const mayRetry = ({ tries }: Pick<OutboxMessage, 'tries'>): boolean => tries < MAX_ATTEMPTS;

/** Doubles with each attempt; waits between half and all of it, so that failed messages do not all retry together. */
export function backoffSeconds(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - 1), LONGEST_WAIT_SECONDS);
  return (longest * (1 + random())) / 2;
}
