import type { AnnouncementRequest } from '@kalyanam/shared/team/announcements';
import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';

/** The profile of every member created, apart from what a test overrides. */
export const EXAMPLE = exampleProfile();
export const PASSWORD = registrationExample().password;
export const ADMIN_PASSWORD = 'Queue4Morning';
/** Twelve digits whose check digit is right. */
export const AADHAAR = '234123412346';
export const PAN = 'ABCPK1234L';

/** R82: suites also run with IDENTITY_DOCUMENTS=passport, where an Aadhaar is refused. */
export const WITHOUT_AADHAAR = process.env['IDENTITY_DOCUMENTS'] === 'passport';
const OTHER_DOCUMENT: Partial<RegisterRequest> = WITHOUT_AADHAAR
  ? { identityKind: 'passport', identityNumber: 'K1234567' }
  : {};

let made = 0;

/** A registration that is valid in every field, with an email and a phone that no one has yet. */
export function newRegistration(changes: Partial<RegisterRequest> = {}): RegisterRequest {
  made += 1;
  const number = String(made).padStart(6, '0');
  return {
    ...registrationExample(),
    ...OTHER_DOCUMENT,
    email: `member${number}@example.com`,
    phone: `9848${number}`,
    ...changes,
  };
}

/** Sent to everyone, by both ways, immediately. */
export const ANNOUNCEMENT: AnnouncementRequest = {
  titleEn: 'Families meet in Guntur',
  textEn: 'On Sunday at 10 in the Reddy hall.',
  titleTe: 'గుంటూరులో కుటుంబాల కలయిక',
  textTe: 'ఆదివారం 10 గంటలకు రెడ్డి హాల్‌లో.',
  page: '/profiles',
  banner: true,
  mail: true,
  segment: { verification: 'all', gender: 'all', ageFrom: null, ageTo: null, state: '', city: '', activeDays: null },
  startsAt: '',
  endsAt: '',
};
