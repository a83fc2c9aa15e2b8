import { matching } from '../matching/matching.module.js';
import { district, type Room } from '../platform/room.js';
import { AssistedAnswersController } from './assisted-entry/assisted-answers.controller.js';
import { AssistedAnswers } from './assisted-entry/assisted-answers.service.js';
import { AssistedEntries } from './assisted-entry/assisted-entries.service.js';
import { AssistedEntry } from './assisted-entry/assisted-entry.entity.js';
import { ReadBackCodes } from './assisted-entry/read-back-codes.service.js';
import { CandidateAnswers } from './candidate-takeover/candidate-answers.service.js';
import { CandidateVerification } from './candidate-takeover/candidate-verification.service.js';
import { TakingOverController } from './candidate-takeover/taking-over.controller.js';
import { TakingOver } from './candidate-takeover/taking-over.service.js';
import { CouponCheckController } from './coupons/coupon-check.controller.js';
import { Coupon } from './coupons/coupon.entity.js';
import { CouponsRepository } from './coupons/coupons.repository.js';
import { CouponsService } from './coupons/coupons.service.js';
import { EligibleBatch } from './eligible-users/eligible-batch.entity.js';
import { EligibleBatchesRepository } from './eligible-users/eligible-batches.repository.js';
import { EligibleBatches } from './eligible-users/eligible-batches.service.js';
import { EligibleCheckController } from './eligible-users/eligible-check.controller.js';
import { EligibleUser } from './eligible-users/eligible-user.entity.js';
import { EligibleUsersRepository } from './eligible-users/eligible-users.repository.js';
import { EligibleUsersService } from './eligible-users/eligible-users.service.js';
import { ProfileDeletion } from './erasure/profile-deletion.service.js';
import { Tombstone } from './erasure/tombstone.entity.js';
import { TombstonesRepository } from './erasure/tombstones.repository.js';
import { DeskAcceptance } from './family-invitations/desk-acceptance.service.js';
import { DeskInvitations } from './family-invitations/desk-invitations.service.js';
import { DeskMembersRepository } from './family-invitations/desk-members.repository.js';
import { DeskMembers } from './family-invitations/desk-members.service.js';
import { KeptPrint } from './registration-signals/kept-print.entity.js';
import { KeptPrints } from './registration-signals/kept-prints.service.js';
import { RegistrationSignal } from './registration-signals/registration-signal.entity.js';
import { RegistrationSignals } from './registration-signals/registration-signals.service.js';
import { NewAccount } from './registration/new-account.service.js';
import { RegisterController } from './registration/register.controller.js';
import { RegistrationForm } from './registration/registration-form.service.js';
import { RegistrationService } from './registration/registration.service.js';
import { signIn } from './sign-in/sign-in.room.js';
import { verification } from './verification/verification.room.js';

const assistedEntry: Room = {
  entities: [AssistedEntry],
  providers: [AssistedEntries, ReadBackCodes],
  members: { controllers: [AssistedAnswersController], providers: [AssistedAnswers] },
};

const candidateTakeover: Room = {
  members: { controllers: [TakingOverController], providers: [CandidateAnswers, CandidateVerification, TakingOver] },
};

const coupons: Room = {
  entities: [Coupon],
  providers: [CouponsRepository, CouponsService],
  members: { controllers: [CouponCheckController] },
};

const eligibleUsers: Room = {
  entities: [EligibleBatch, EligibleUser],
  providers: [EligibleBatches, EligibleBatchesRepository, EligibleUsersRepository, EligibleUsersService],
  members: { controllers: [EligibleCheckController] },
};

const erasure: Room = { entities: [Tombstone], members: { providers: [ProfileDeletion, TombstonesRepository] } };

const familyInvitations: Room = {
  members: { providers: [DeskAcceptance, DeskInvitations, DeskMembers, DeskMembersRepository] },
};

const registration: Room = {
  members: { controllers: [RegisterController], providers: [NewAccount, RegistrationForm, RegistrationService] },
};

const registrationSignals: Room = {
  entities: [KeptPrint, RegistrationSignal],
  providers: [KeptPrints, RegistrationSignals],
};

export const joining = district('JoiningModule', {
  below: [matching],
  rooms: [
    assistedEntry,
    candidateTakeover,
    coupons,
    eligibleUsers,
    erasure,
    familyInvitations,
    registration,
    registrationSignals,
    signIn,
    verification,
  ],
});
