/** R11: 6 digits from a secure generator, 10 minutes, 5 attempts each, 20 a day per destination, 60 s between two; R52: 120 s abroad. */
import { randomInt } from 'node:crypto';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { AppError } from '../../platform/errors/app-error.js';
import { isSmsAbroad, type SendTarget } from './send-limits.js';

export const newCode = (): string => String(randomInt(10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');

/** Attempts allowed for a code, given those on earlier codes to its destination within a day. */
export const attemptsAllowed = (earlierAttempts: number): number =>
  Math.max(0, Math.min(LIMITS.codeTries, LIMITS.codeTriesPerDay - earlierAttempts));

/** Seconds between two codes to one destination. */
export const resendSeconds = (target: Pick<SendTarget, 'purpose' | 'destination'>): number =>
  isSmsAbroad(target) ? LIMITS.resendAbroadSeconds : LIMITS.resendSeconds;

/** Whole seconds until another code may be sent; 0 if now. */
export function secondsUntilResend(lastSentAt: Date | undefined, now: Date, between: number): number {
  if (!lastSentAt) return 0;
  const passed = (now.getTime() - lastSentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(between - passed));
}

/** @throws AppError otp-send-failed */
export function refuseWithin(retryAfter: number): void {
  if (retryAfter > 0) throw new AppError('otp-send-failed', { retryAfter });
}

export const isLiveCode = (code: { usedAt: Date | null; expiresAt: Date }, now: Date): boolean =>
  code.usedAt === null && code.expiresAt > now;
