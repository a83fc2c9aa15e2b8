/**
 * C7: what a check is worth today. It is about the profile's words of that day, whose digest is kept with it, so that
 * every change of a profile, however it is made, ends a check.
 */
import type { SaidOfFact } from '@kalyanam/shared/team/check-queue';
import { CHECK_FACTS, isDocumentFact, type CheckFact, type Paper } from '@kalyanam/shared/topics/verification/checks';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { MaritalStatus } from '@kalyanam/shared/base/vocabulary/people';
import type { WorkType } from '@kalyanam/shared/base/vocabulary/places';
import { sameBytes, sha256 } from '../../platform/crypto/digest.js';
import type { CheckRow } from './check.entity.js';

/** What a profile says of the facts. */
export interface SaidFacts {
  readonly name: string;
  readonly dob: string;
  /** The id of the main photo. */
  readonly photo: string | null;
  readonly phone: string;
  readonly email: string;
  readonly maritalStatus: MaritalStatus;
  readonly education: string;
  readonly degree: string | null;
  readonly institution: string | null;
  readonly employer: string | null;
  readonly visaStatus: string | null;
  readonly workType: WorkType;
  readonly workCountry: string | null;
  readonly annualIncome: string;
}

/**
 * The facts whose change ends each check. The migration that created the table digests the first rows in the same
 * order.
 */
const ABOUT: Readonly<Record<CheckFact, readonly (keyof SaidFacts)[]>> = {
  identity: ['name', 'dob'],
  'birth-date': ['name', 'dob'],
  photo: ['photo'],
  phone: ['phone'],
  email: ['email'],
  marital: ['maritalStatus'],
  education: ['education', 'degree', 'institution'],
  employment: ['employer'],
  abroad: ['visaStatus', 'workType', 'workCountry'],
  income: ['annualIncome'],
};

export const aboutOf = (fact: CheckFact, said: SaidFacts): Buffer =>
  sha256(ABOUT[fact].map((name) => said[name] ?? '').join('\n'));

/** What a file for this fact is compared with. */
export function saidOfFact(fact: CheckFact, said: SaidFacts): SaidOfFact {
  const { photo: _photo, phone: _phone, email: _email, ...comparable } = said;
  const wanted: readonly string[] = ['name', ...ABOUT[fact]];
  return Object.fromEntries(Object.entries(comparable).filter(([name]) => wanted.includes(name)));
}

/** The paper that shows a fact of this profile; null where none does, or the profile says nothing of it. */
export function paperFor(fact: CheckFact, { maritalStatus, workType }: SaidFacts): Paper | null {
  switch (fact) {
    case 'marital':
      return maritalStatus === 'divorced' ? 'decree' : maritalStatus === 'widowed' ? 'death-certificate' : null;
    case 'education':
      return 'certificate';
    case 'employment':
      return 'letter';
    case 'abroad':
      return workType === 'nri' ? 'residence-card' : null;
    case 'income':
      return 'slip';
    default:
      return null;
  }
}

type Judged = Pick<CheckRow, 'fact' | 'state' | 'method' | 'about' | 'validUntil' | 'revokedAt'>;

/** Whether the check is about what the profile says now, and was not taken back. */
const isAboutThis = ({ fact, about, revokedAt }: Judged, said: SaidFacts): boolean =>
  revokedAt === null && sameBytes(about, aboutOf(fact, said));

const isInTime = ({ validUntil }: Judged, now: Date): boolean => validUntil === null || dateInIndia(now) < validUntil;

/** Whether the fact counts as checked today. */
export const isStanding = (row: Judged, said: SaidFacts, now: Date): boolean =>
  row.state === 'checked' && isAboutThis(row, said) && isInTime(row, now);

/** Whether it ends only by time; a check by vouching ends without a message. */
export const endsByTime = (row: Judged, said: SaidFacts): boolean =>
  row.state === 'checked' && row.method !== 'vouched' && isAboutThis(row, said);

/** Whether the team could not confirm what the profile still says. */
export const isFailed = (row: Judged, said: SaidFacts): boolean => row.state === 'failed' && isAboutThis(row, said);

const isUnstated = (fact: CheckFact, { photo, workType }: SaidFacts): boolean =>
  (fact === 'photo' && photo === null) || (fact === 'abroad' && workType !== 'nri');

/**
 * The line that others read. That the team could not confirm something is said to the member alone: others read that
 * it was not checked.
 */
export function lineOf(fact: CheckFact, row: CheckRow | undefined, said: SaidFacts, now: Date): CheckLine {
  const nothing = { method: null, evidence: null, date: null };
  if (row?.state === 'checked' && row.revokedAt === null) {
    const { method, evidence } = row;
    const stands = isStanding(row, said, now);
    if (method === 'vouched' && stands) return { fact, state: 'vouched', ...nothing };
    if (method !== 'vouched')
      return { fact, state: stands ? 'checked' : 'lapsed', method, evidence, date: dateInIndia(row.checkedAt) };
  }
  return { fact, state: isUnstated(fact, said) ? 'unstated' : 'said', ...nothing };
}

/** All ten, in their order. */
export const linesOf = (rows: ReadonlyMap<CheckFact, CheckRow>, said: SaidFacts, now: Date): CheckLine[] =>
  CHECK_FACTS.map((fact) => lineOf(fact, rows.get(fact), said, now));

/**
 * Checks that take a file: documents of identity only once the member was verified, because until then the case has
 * them.
 */
export const takesFile = (fact: CheckFact, said: SaidFacts, verified: boolean): boolean =>
  isDocumentFact(fact) ? verified && !isUnstated(fact, said) : paperFor(fact, said) !== null;

/** The team's deadline for a file. */
export const dueAt = (uploadedAt: Date): Date => new Date(uploadedAt.getTime() + LIMITS.checkHours * 3_600_000);
