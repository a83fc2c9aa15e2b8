import { matching } from '../matching/matching.module.js';
import { assistedEntry } from './assisted-entry/assisted-entry.room.js';
import { candidateTakeover } from './candidate-takeover/candidate-takeover.room.js';
import { coupons } from './coupons/coupons.room.js';
import { eligibleUsers } from './eligible-users/eligible-users.room.js';
import { erasure } from './erasure/erasure.room.js';
import { familyInvitations } from './family-invitations/family-invitations.room.js';
import { registration } from './registration/registration.room.js';
import { registrationSignals } from './registration-signals/registration-signals.room.js';
import { signIn } from './sign-in/sign-in.room.js';
import { verification } from './verification/verification.room.js';
import { district } from '../platform/room.js';

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
