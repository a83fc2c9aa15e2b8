/** R1, R2, R27, R31: Profile Settings and what a registration brings from the identity service. */
import { SPEECH_RATES, TEXT_SIZES } from './display.js';
import { PHOTOS } from '../../base/domain/photos.js';
import { MESSAGES } from '../../base/messages.js';
import { MAIL_CHOICES } from '../../base/vocabulary/mail-choices.js';
import { CONTACT_VISIBILITIES, LANGUAGES } from '../../base/vocabulary/status.js';
import { code, email, knownPassword, newPassword } from './account-fields.js';
import { indianPhone, phone } from './phone.rule.js';
import {
  atMost,
  oneOf,
  oneOfNumbers,
  oneOfWords,
  optional,
  optionalYesOrNo,
  required,
  yesOrNo,
  type RuleSet,
} from '../../base/rule.js';

const TOKEN_LENGTH = 2000;
const token = atMost(TOKEN_LENGTH, MESSAGES.text);

export const PASSWORD_CHANGE_RULES = { current: knownPassword, password: newPassword } satisfies RuleSet;
export const EMAIL_CHANGE_RULES = { email, password: knownPassword } satisfies RuleSet;
export const PHONE_CHANGE_RULES = { phone, password: knownPassword } satisfies RuleSet;
/** R52: the number that families ring where no SMS reaches the own one. */
export const FAMILY_PHONE_RULES = { phone: indianPhone } satisfies RuleSet;
export const ADDRESS_CONFIRMATION_RULES = { code } satisfies RuleSet;
export const LANGUAGE_RULES = { language: required(oneOf(LANGUAGES)) } satisfies RuleSet;
export const DISPLAY_RULES = {
  textSize: required(oneOfWords(...TEXT_SIZES)),
  readAloud: required(yesOrNo),
  rate: required(oneOfNumbers(...SPEECH_RATES)),
  simple: required(yesOrNo),
} satisfies RuleSet;
export const CONTACT_VISIBILITY_RULES = { contactVisibility: required(oneOf(CONTACT_VISIBILITIES)) } satisfies RuleSet;
export const PHOTO_VISIBILITY_RULES = {
  photoVisibility: required(oneOfWords(...PHOTOS.visibility)),
} satisfies RuleSet;
export const CODE_WHEN_OFFLINE_RULES = { codeWhenOffline: required(yesOrNo) } satisfies RuleSet;
export const MAILS_RULES = { mail: required(oneOf(MAIL_CHOICES)), wanted: required(yesOrNo) } satisfies RuleSet;
export const UNLINK_RULES = { password: knownPassword } satisfies RuleSet;
export const EXPORT_RULES = { password: knownPassword } satisfies RuleSet;
export const DELETION_RULES = { password: knownPassword } satisfies RuleSet;

const onlineOrOffline = optional(oneOfWords('online', 'offline'));
/** R24: status or isActive. */
export const STATUS_RULES = { status: onlineOrOffline, isActive: optionalYesOrNo } satisfies RuleSet;

export const IDENTITY_HINT_RULES = { identityToken: required(token) } satisfies RuleSet;
export const identityToken = optional(token);
