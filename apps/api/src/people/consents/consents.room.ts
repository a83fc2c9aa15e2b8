import type { Room } from '../../platform/room.js';
import { CandidateConsent } from './candidate-consent.entity.js';
import { CandidateConsents } from './candidate-consents.service.js';
import { CaseFamilies } from './case-families.repository.js';
import { Consent } from './consent.entity.js';
import { MemberConsents } from './member-consents.service.js';

export const consents: Room = {
  entities: [CandidateConsent, Consent],
  providers: [CandidateConsents, CaseFamilies, MemberConsents],
};
