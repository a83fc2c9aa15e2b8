import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { REGISTRATION_RULES as RULES } from '@kalyanam/shared/rules/profile.rules';
import { identityToken } from '@kalyanam/shared/rules/settings.rules';
import type { Education, IncomeBand, Occupation } from '@kalyanam/shared/vocabulary/career';
import type { Caste, Complexion, Gender, MaritalStatus } from '@kalyanam/shared/vocabulary/people';
import { Follows, FollowsNested, Ignored } from '../common/validation/follows.js';
import { FamilyLocationDto, WorkLocationDto } from '../profiles/profile.dto.js';

export class RegisterDto implements RegisterRequest {
  @Follows(RULES.email) email: string;
  @Follows(RULES.phone) phone: string;
  @Follows(RULES.password) password: string;
  @Follows(RULES.name) name: string;
  @Follows(RULES.dob) dob: string;
  /** R20: the server computes it from the date of birth. */
  @Ignored() age?: number;
  /** Section 3 counts the files among the fields; they are uploaded after the account is made. */
  @Ignored() photos?: unknown;
  @Ignored() profilePhoto?: unknown;
  @Ignored() aadhaarFile?: unknown;
  @Ignored() panFile?: unknown;
  @Follows(RULES.gender) gender: Gender;
  @Follows(RULES.caste) caste: Caste;
  @Follows(RULES.subcaste) subcaste?: string | null;
  @Follows(RULES.gothra) gothra: string;
  @Follows(RULES.maritalStatus) maritalStatus: MaritalStatus;
  @Follows(RULES.height) height: string;
  @Follows(RULES.complexion) complexion: Complexion;
  @Follows(RULES.education) education: Education;
  @Follows(RULES.occupation) occupation: Occupation;
  @Follows(RULES.annualIncome) annualIncome: IncomeBand;
  @FollowsNested(() => WorkLocationDto) workLocation: WorkLocationDto;
  @FollowsNested(() => FamilyLocationDto) familyLocation: FamilyLocationDto;
  @Follows(RULES.expectations) expectations: string;
  @Follows(RULES.selfSummary) selfSummary: string;
  @Follows(RULES.aadhaarNumber) aadhaarNumber: string;
  @Follows(RULES.panNumber) panNumber?: string | null;
  @Follows(RULES.agreeTerms) agreeTerms: boolean;
  @Follows(identityToken) identityToken?: string;
}
