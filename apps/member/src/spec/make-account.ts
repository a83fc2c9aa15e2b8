import type { Account } from '@kalyanam/shared/contracts/account';

const LINKED = [{ label: 'accounts.google.com', linkedAt: '2026-11-20T06:30:00Z' }];

export const makeAccount = (changes: Partial<Account> = {}): Account => ({
  email: 'ramesh@example.com',
  emailVerified: true,
  phone: '9848012345',
  phoneVerified: true,
  phoneAbroad: null,
  newEmail: null,
  newPhone: null,
  language: 'en',
  contactVisibility: 'verified',
  photoVisibility: 'verified',
  memberCode: '4827193W',
  memberCodeFrom: null,
  codeWhenOffline: false,
  display: null,
  declinedMails: [],
  married: false,
  isActive: true,
  linkedIdentities: LINKED,
  ...changes,
});
