import type { NotePattern } from '@kalyanam/shared/base/domain/interlock';

/** What the lint looks for. */
export const PATTERN_WORDS: Readonly<Record<NotePattern, string>> = {
  phone: 'a phone number',
  email: 'an email address',
  link: 'a link',
  upi: 'a UPI address',
  account: 'a bank account',
  crypto: 'cryptocurrency',
  money: 'money',
  customs: 'a parcel or customs',
  otp: 'a code or PIN',
  dowry: 'dowry',
  abuse: 'abuse or a threat',
  elsewhere: 'another service',
  secrecy: 'secrecy',
};
