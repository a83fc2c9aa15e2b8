import type { FamilyLocation, WorkLocationInput } from '@kalyanam/shared/contracts/profile';
import type { MarriedRequest } from '@kalyanam/shared/contracts/account';
import type { ProfileUpdate, StatusRequest } from '@kalyanam/shared/contracts/profile-calls';
import { MESSAGES } from '@kalyanam/shared/messages';
import { FAMILY_LOCATION_RULES, PROFILE_RULES, WORK_LOCATION_RULES } from '@kalyanam/shared/rules/profile.rules';
import { described, optional, optionalYesOrNo, required, wholeNumber } from '@kalyanam/shared/rules/rule';
import { MARRIED_RULES } from '@kalyanam/shared/rules/settings.rules';
import type { Education, IncomeBand, Occupation } from '@kalyanam/shared/vocabulary/career';
import type { Caste, Complexion, Gender, MaritalStatus } from '@kalyanam/shared/vocabulary/people';
import type { NriCountry, State } from '@kalyanam/shared/vocabulary/places';
import { ValidateIf } from 'class-validator';
import { Follows, FollowsNested } from '../common/validation/follows.js';

const MAX_VERSION = 4_294_967_295;

export class WorkLocationDto implements WorkLocationInput {
  @Follows(WORK_LOCATION_RULES.type) type: WorkLocationInput['type'];
  @Follows(WORK_LOCATION_RULES.state) state?: State | null;
  @Follows(WORK_LOCATION_RULES.city) city?: string | null;
  @Follows(WORK_LOCATION_RULES.country) country?: NriCountry | null;
  @Follows(WORK_LOCATION_RULES.address) address?: string | null;
}

export class FamilyLocationDto implements FamilyLocation {
  @Follows(FAMILY_LOCATION_RULES.state) state: State;
  @Follows(FAMILY_LOCATION_RULES.city) city: string;
  @Follows(FAMILY_LOCATION_RULES.address) address?: string | null;
}

/** A field that may be left out, but not emptied against its rule. */
const WhenGiven = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** R30: any subset of the fields, and the version that was edited. */
export class ProfileUpdateDto implements ProfileUpdate {
  @WhenGiven() @Follows(PROFILE_RULES.name) name?: string;
  @WhenGiven() @Follows(PROFILE_RULES.dob) dob?: string;
  @WhenGiven() @Follows(PROFILE_RULES.gender) gender?: Gender;
  @WhenGiven() @Follows(PROFILE_RULES.caste) caste?: Caste;
  @WhenGiven() @Follows(PROFILE_RULES.subcaste) subcaste?: string | null;
  @WhenGiven() @Follows(PROFILE_RULES.gothra) gothra?: string;
  @WhenGiven() @Follows(PROFILE_RULES.maritalStatus) maritalStatus?: MaritalStatus;
  @WhenGiven() @Follows(PROFILE_RULES.height) height?: string;
  @WhenGiven() @Follows(PROFILE_RULES.complexion) complexion?: Complexion;
  @WhenGiven() @Follows(PROFILE_RULES.education) education?: Education;
  @WhenGiven() @Follows(PROFILE_RULES.occupation) occupation?: Occupation;
  @WhenGiven() @Follows(PROFILE_RULES.annualIncome) annualIncome?: IncomeBand;
  @FollowsNested(() => WorkLocationDto, { optional: true }) workLocation?: WorkLocationDto;
  @FollowsNested(() => FamilyLocationDto, { optional: true }) familyLocation?: FamilyLocationDto;
  @WhenGiven() @Follows(PROFILE_RULES.expectations) expectations?: string;
  @WhenGiven() @Follows(PROFILE_RULES.selfSummary) selfSummary?: string;
  @Follows(required(wholeNumber(1, MAX_VERSION, MESSAGES.number))) version: number;
}

const onlineOrOffline = optional(
  described({ type: 'string', enum: ['online', 'offline'] }, (value) =>
    value === 'online' || value === 'offline' ? null : MESSAGES.choice,
  ),
);

/** R24: status or isActive. */
export class StatusDto implements StatusRequest {
  @Follows(onlineOrOffline) status?: 'online' | 'offline';
  @Follows(optionalYesOrNo) isActive?: boolean;
}

export class MarriedDto implements MarriedRequest {
  @Follows(MARRIED_RULES.married) married: boolean;
}
