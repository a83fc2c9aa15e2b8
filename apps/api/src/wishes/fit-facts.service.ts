import type { FitFacts } from '@kalyanam/shared/wishes/fit';
import { incomeRank } from '@kalyanam/shared/vocabulary/career';
import { ageOn } from '@kalyanam/shared/india-time';
import { isStated } from '@kalyanam/shared/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { Clock } from '../common/clock.js';
import { ProfileDetailsRow } from '../profiles/profile-details.entity.js';
import { NO_DETAILS, statedDetails } from '../profiles/profile-details.view.js';
import type { Profile } from '../profiles/profile.entity.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { Subcastes } from '../subcastes/subcastes.service.js';

/** One candidate as wishes see them, before it is asked who looks. */
export interface Candidate {
  readonly user: User;
  readonly profile: Profile;
  readonly verified: boolean;
  readonly degree: string | null;
  /** Without the gothra, which is between two. */
  readonly facts: FitFacts;
}

@Injectable()
export class FitFactsService {
  constructor(
    private readonly database: DataSource,
    private readonly profiles: ProfilesService,
    private readonly subcastes: Subcastes,
    private readonly clock: Clock,
  ) {}

  /** Those of the members who have a profile. */
  async of(userIds: readonly number[]): Promise<ReadonlyMap<number, Candidate>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.profiles.withUsers(userIds);
    const details = await this.database.getRepository(ProfileDetailsRow).find({ where: { userId: In([...userIds]) } });
    const subcastes = await this.subcastes.idsOf(userIds);
    const told = new Map(details.map((row) => [row.userId, row]));
    return new Map(
      [...rows].map(([userId, { user, profile }]) => {
        const stated = statedDetails(told.get(userId) ?? NO_DETAILS, profile);
        const verified = user.verificationStatus === 'verified';
        return [
          userId,
          {
            user,
            profile,
            verified,
            degree: stated.degree,
            facts: { ...factsOf(profile, stated, this.clock.now()), subcaste: subcastes.get(userId) ?? null },
          },
        ];
      }),
    );
  }
}

const factsOf = (
  profile: Profile,
  stated: ReturnType<typeof statedDetails>,
  now: Date,
): Omit<FitFacts, 'subcaste'> => ({
  age: ageOn(profile.dob, now),
  heightInches: profile.heightInches,
  maritalStatus: profile.maritalStatus,
  hasChildren: stated.children === null ? null : stated.children > 0,
  education: profile.education,
  occupation: profile.occupation,
  incomeRank: incomeRank(profile.annualIncome),
  workState: profile.workType === 'india' ? profile.workState : null,
  workCountry: profile.workType === 'nri' ? profile.workCountry : null,
  visa: stated.visaStatus,
  settleWish: stated.settleWish,
  nativeState: stated.nativeState,
  nativeDistrict: stated.nativeDistrict,
  familyState: profile.familyState,
  caste: profile.caste,
  diet: isStated(profile.diet) ? profile.diet : null,
  smoking: stated.smoking,
  drinking: stated.drinking,
  afterMarriageWork: stated.afterMarriageWork,
  gothra: null,
});
