import type { NotePattern } from '@kalyanam/shared/base/domain/interlock';
import { defineTexts } from '@kalyanam/web/i18n/texts';

const kinds: Readonly<Record<NotePattern, string>> = {
  phone: 'a phone number',
  email: 'an email address',
  link: 'a link',
  upi: 'a UPI address',
  account: 'a bank account',
  crypto: 'cryptocurrency',
  money: 'a request for money',
  customs: 'a parcel or customs',
  otp: 'a code or PIN',
  dowry: 'dowry',
  abuse: 'abuse or a threat',
  elsewhere: 'another app',
  secrecy: 'keeping a secret',
};

/** R112: what a family reads below a text while they write it. */
export const en = {
  kinds,
  look: (found: string) => `Please look once more at what is marked: ${found}.`,
  /** Shown for words that would only be warned about. */
  later: 'Others will read this. Numbers and meeting elsewhere come better after both have agreed.',
  /** Shown for words that would be held. */
  read: 'Once a profile is verified, our team looks at words like these before others read them.',
};

export const useLookTwiceTexts = defineTexts('lookTwice', en);
