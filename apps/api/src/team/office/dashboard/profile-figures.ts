/** Section 3 (Dashboard stats, profiles): sums over groups of profiles that count alike. */
import type { DashboardStats } from '@kalyanam/shared/team/dashboard-contract';
import type { Caste, Gender, MaritalStatus } from '@kalyanam/shared/base/vocabulary/people';

export interface AlikeProfiles {
  readonly gender: Gender;
  readonly maritalStatus: MaritalStatus;
  readonly caste: Caste;
  readonly online: boolean;
  readonly count: number;
  /** Sum of their ages in full years. */
  readonly years: number;
}

const sum = (groups: readonly AlikeProfiles[], figure: (group: AlikeProfiles) => number): number =>
  groups.reduce((total, group) => total + figure(group), 0);

const countOf = (groups: readonly AlikeProfiles[], counts: (group: AlikeProfiles) => boolean = () => true): number =>
  sum(groups.filter(counts), ({ count }) => count);

/** Leaves `averageAge` unrounded. */
export function profileFigures(
  groups: readonly AlikeProfiles[],
): Omit<DashboardStats['profiles'], 'withPhotos' | 'confirmedThisMonth'> {
  const total = countOf(groups);
  return {
    total,
    online: countOf(groups, ({ online }) => online),
    male: countOf(groups, ({ gender }) => gender === 'male'),
    female: countOf(groups, ({ gender }) => gender === 'female'),
    neverMarried: countOf(groups, ({ maritalStatus }) => maritalStatus === 'never-married'),
    reddyCaste: countOf(groups, ({ caste }) => caste === 'reddy'),
    averageAge: total === 0 ? null : sum(groups, ({ years }) => years) / total,
  };
}
