/** Every text sent by mail or SMS, in English and Telugu. */
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { ACCOUNT_MAILS } from './account-mails.js';
import { CALL_MAILS } from './call-mails.js';
import { DESK_MAILS } from './desk-mails.js';
import { DIGEST_MAILS } from './digest-mails.js';
import { INTEREST_MAILS } from './interest-mails.js';
import type { MailWording } from './mail-wording.js';
import { MARRIAGE_MAILS } from './marriage-mails.js';
import { SIGN_IN_MAILS } from './sign-in-mails.js';
import { SMS_WORDING } from './sms-wording.js';
import { TEAM_MAILS } from './team-mails.js';

const MAILS = {
  ...SIGN_IN_MAILS,
  ...ACCOUNT_MAILS,
  ...TEAM_MAILS,
  ...INTEREST_MAILS,
  ...CALL_MAILS,
  ...MARRIAGE_MAILS,
  ...DESK_MAILS,
  ...DIGEST_MAILS,
};

export const WORDING: {
  readonly email: Readonly<Record<keyof typeof MAILS, Readonly<Record<Language, MailWording>>>>;
  readonly sms: Readonly<Record<keyof typeof SMS_WORDING, Readonly<Record<Language, string>>>>;
} = { email: MAILS, sms: SMS_WORDING };

export type Template = keyof typeof MAILS | keyof typeof SMS_WORDING;
