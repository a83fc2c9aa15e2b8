import type {
  AddressConfirmation,
  ContactVisibilityChange,
  EmailChange,
  ExportRequest,
  LanguageChange,
  PasswordChange,
  PhoneChange,
  UnlinkRequest,
} from '@kalyanam/shared/contracts/account';
import {
  ADDRESS_CONFIRMATION_RULES,
  CONTACT_VISIBILITY_RULES,
  EMAIL_CHANGE_RULES,
  EXPORT_RULES,
  LANGUAGE_RULES,
  PASSWORD_CHANGE_RULES,
  PHONE_CHANGE_RULES,
  UNLINK_RULES,
} from '@kalyanam/shared/rules/settings.rules';
import { ruled } from '../common/validation/ruled.js';

export class PasswordChangeDto extends ruled<PasswordChange>(PASSWORD_CHANGE_RULES) {}
export class EmailChangeDto extends ruled<EmailChange>(EMAIL_CHANGE_RULES) {}
export class PhoneChangeDto extends ruled<PhoneChange>(PHONE_CHANGE_RULES) {}
export class AddressConfirmationDto extends ruled<AddressConfirmation>(ADDRESS_CONFIRMATION_RULES) {}
export class LanguageDto extends ruled<LanguageChange>(LANGUAGE_RULES) {}
export class ContactVisibilityDto extends ruled<ContactVisibilityChange>(CONTACT_VISIBILITY_RULES) {}
export class UnlinkDto extends ruled<UnlinkRequest>(UNLINK_RULES) {}
export class ExportDto extends ruled<ExportRequest>(EXPORT_RULES) {}
