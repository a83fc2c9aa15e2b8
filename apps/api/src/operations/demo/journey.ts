/** How far demo members have come in the verification, and when (R8, R9, R14, R23). */
import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import type { Random, Weighted } from './random.js';

export interface Journey {
  verificationStatus: VerificationStatus;
  emailVerified: boolean;
  phoneVerified: boolean;
  isActive: boolean;
  registeredAt: Date;
  lastActiveAt: Date;
  /** When they last said that they are still looking. */
  confirmedAt: Date;
  queuedAt: Date | null;
  decidedAt: Date | null;
  rejectionNotes: string | null;
}

export const STATUSES: Weighted<VerificationStatus> = [
  ['verified', 65],
  ['semi-verified', 20],
  ['not-verified', 10],
  ['rejected', 5],
];

const REJECTION_NOTES = [
  'The picture of the Aadhaar card is blurred and the date of birth cannot be read. Please upload a sharper picture of the front side.',
  'The name on the Aadhaar card differs from the name in the profile. Please correct the name, or send the card that carries it.',
  'The date of birth in the profile differs from the one on the document. Please correct it and submit again.',
  'The last digit of the Aadhaar number does not fit the rest. Please check the number against the card and type it again.',
  'The document shows only the back of the card. Please upload the side with the name and the photo.',
  'The profile says never married, but the document names a spouse. Please correct the marital status, or write to support.',
];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Times = Pick<Journey, 'queuedAt' | 'decidedAt'> & { registeredAt: Date };

function timesOf(status: VerificationStatus, today: number, random: Random): Times {
  const between = (from: number, to: number) => from + random.next() * (to - from);
  const at = (time: number) => new Date(Math.round(time / 1000) * 1000);
  if (status === 'not-verified') {
    return { registeredAt: at(today - between(2 * HOUR, 40 * DAY)), queuedAt: null, decidedAt: null };
  }
  if (status === 'semi-verified') {
    const queued = today - (random.chance(0.8) ? between(HOUR, 46 * HOUR) : between(46 * HOUR, 90 * HOUR));
    return { registeredAt: at(queued - between(HOUR / 4, 30 * HOUR)), queuedAt: at(queued), decidedAt: null };
  }
  const decided = today - (random.chance(0.15) ? between(HOUR, 7 * DAY) : 7 * DAY + random.next() ** 2 * 400 * DAY);
  const queued = decided - between(3 * HOUR, 44 * HOUR);
  return { registeredAt: at(queued - between(HOUR / 4, 60 * HOUR)), queuedAt: at(queued), decidedAt: at(decided) };
}

/** Offline profiles have often been unused for months, the others were used recently. */
function lastUse(isActive: boolean, since: number, today: number, random: Random): Date {
  const unused = isActive ? random.next() ** 3 * 60 * DAY : (20 + random.next() * 120) * DAY;
  return new Date(Math.max(since, Math.round((today - unused) / 1000) * 1000));
}

function proofs(status: VerificationStatus, random: Random): Pick<Journey, 'emailVerified' | 'phoneVerified'> {
  if (status !== 'not-verified') return { emailVerified: true, phoneVerified: true };
  const [emailVerified, phoneVerified] = random.weighted<readonly [boolean, boolean]>([
    [[true, false], 5],
    [[false, false], 4],
    [[false, true], 1],
  ]);
  return { emailVerified, phoneVerified };
}

export function journeyOf(status: VerificationStatus, now: Date, random: Random): Journey {
  // All times are relative to midnight in India, so that the community is the same all day.
  const today = dayStartInIndia(now).getTime();
  const times = timesOf(status, today, random);
  const since = (times.decidedAt ?? times.queuedAt ?? times.registeredAt).getTime();
  const isActive = status === 'not-verified' || status === 'rejected' || !random.chance(0.06);
  const lastActiveAt = lastUse(isActive, since, today, random);
  return {
    verificationStatus: status,
    ...proofs(status, random),
    isActive,
    ...times,
    lastActiveAt,
    confirmedAt: lastActiveAt,
    rejectionNotes: status === 'rejected' ? random.pick(REJECTION_NOTES) : null,
  };
}
