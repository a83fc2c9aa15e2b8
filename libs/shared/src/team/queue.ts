/** How the queue is grouped, and the one thing that a row of it says about a case. */
import { checksumFails, isNumberClue, isPictureClue, type PendingVerification } from './contracts.js';
import type { QueueGroups } from './case-team.js';

export interface CaseHours {
  /** Hours after which a case is due. */
  dueHours: number;
  /** Hours after which a case is late. */
  lateHours: number;
}

export type QueueGroup = keyof QueueGroups;

const HOUR_MS = 3_600_000;

type Clocked = Pick<PendingVerification, 'enteredAt' | 'team'>;

/** The head under which a case is listed. */
export function groupOf({ enteredAt, team }: Clocked, { dueHours, lateHours }: CaseHours, now: Date): QueueGroup {
  if (team.pausedSince !== null) return 'paused';
  if (team.waitingSince !== null) return 'waiting';
  if (team.answeredAt !== null) return 'answered';
  const hours = (now.getTime() - Date.parse(enteredAt)) / HOUR_MS;
  return hours >= lateHours ? 'late' : hours >= dueHours ? 'due' : 'fresh';
}

export type FlagTone = 'bad' | 'warn' | 'info';

/** The flags of a case; their words are in the team's application. */
export type QueueFlag =
  | 'same-number'
  | 'same-pan'
  | 'same-picture'
  | 'waiting'
  | 'answered'
  | 'second-look'
  | 'no-file'
  | 'checksum'
  | 'number-form'
  | 'unanswered'
  | 'resubmitted'
  | 'abroad';

export interface Flag {
  tone: FlagTone;
  flag: QueueFlag;
}

type Flagged = Pick<PendingVerification, 'team' | 'duplicates' | 'identity' | 'resubmission' | 'workLocation'>;

/** The most important flag of a case, or null where there is none. */
export function flagOf(user: Flagged): Flag | null {
  const { team, duplicates: clues, identity } = user;
  if (clues.some((clue) => isNumberClue(clue) && clue !== 'pan')) return { tone: 'bad', flag: 'same-number' };
  if (clues.includes('pan')) return { tone: 'bad', flag: 'same-pan' };
  if (clues.some(isPictureClue)) return { tone: 'bad', flag: 'same-picture' };
  if (team.waitingSince !== null) return { tone: 'info', flag: 'waiting' };
  if (team.question?.state === 'answered') return { tone: 'info', flag: 'answered' };
  if (team.firstYes) return { tone: 'warn', flag: 'second-look' };
  if (!identity.file) return { tone: 'warn', flag: 'no-file' };
  if (checksumFails(identity)) return { tone: 'bad', flag: 'checksum' };
  if (!identity.wellFormed) return { tone: 'warn', flag: 'number-form' };
  if (team.question?.state === 'unanswered') return { tone: 'warn', flag: 'unanswered' };
  if (user.resubmission) return { tone: 'info', flag: 'resubmitted' };
  if (user.workLocation.type === 'nri') return { tone: 'info', flag: 'abroad' };
  return null;
}
