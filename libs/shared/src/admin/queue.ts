/** How the queue is grouped, and the one thing that a row of it says about a case. */
import type { PendingVerification } from './contracts.js';
import type { QueueGroups } from './case-team.js';

export interface DeskHours {
  /** A case is due after so many hours. */
  dueHours: number;
  /** A case is late after so many hours. */
  lateHours: number;
}

export type QueueGroup = keyof QueueGroups;

const HOUR_MS = 3_600_000;

type Clocked = Pick<PendingVerification, 'enteredAt' | 'team'>;

/** The head under which a case is listed. */
export function groupOf({ enteredAt, team }: Clocked, { dueHours, lateHours }: DeskHours, now: Date): QueueGroup {
  if (team.waitingSince !== null) return 'waiting';
  if (team.answeredAt !== null) return 'answered';
  const hours = (now.getTime() - Date.parse(enteredAt)) / HOUR_MS;
  return hours >= lateHours ? 'late' : hours >= dueHours ? 'due' : 'fresh';
}

export type FlagTone = 'bad' | 'warn' | 'info';

/** What can matter about a case; the application of the team has the words. */
export type QueueFlag =
  | 'same-aadhaar'
  | 'same-pan'
  | 'waiting'
  | 'answered'
  | 'second-look'
  | 'no-file'
  | 'checksum'
  | 'unanswered'
  | 'resubmitted'
  | 'abroad';

export interface Flag {
  tone: FlagTone;
  flag: QueueFlag;
}

type Flagged = Pick<
  PendingVerification,
  'team' | 'duplicates' | 'aadhaarFile' | 'aadhaarChecksumHolds' | 'resubmission' | 'workLocation'
>;

/** What matters most about a case, or null where nothing stands out. */
export function flagOf(user: Flagged): Flag | null {
  const { team, duplicates } = user;
  const same = (clue: 'aadhaar' | 'pan') => duplicates.some(({ clues }) => clues.includes(clue));
  if (same('aadhaar')) return { tone: 'bad', flag: 'same-aadhaar' };
  if (same('pan')) return { tone: 'bad', flag: 'same-pan' };
  if (team.waitingSince !== null) return { tone: 'info', flag: 'waiting' };
  if (team.question?.state === 'answered') return { tone: 'info', flag: 'answered' };
  if (team.firstYes) return { tone: 'warn', flag: 'second-look' };
  if (!user.aadhaarFile) return { tone: 'warn', flag: 'no-file' };
  if (!user.aadhaarChecksumHolds) return { tone: 'bad', flag: 'checksum' };
  if (team.question?.state === 'unanswered') return { tone: 'warn', flag: 'unanswered' };
  if (user.resubmission) return { tone: 'info', flag: 'resubmitted' };
  if (user.workLocation.type === 'nri') return { tone: 'info', flag: 'abroad' };
  return null;
}
