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
import type { ContactVisibility, Language } from '@kalyanam/shared/vocabulary/status';
import { Follows } from '../common/validation/follows.js';

export class PasswordChangeDto implements PasswordChange {
  @Follows(PASSWORD_CHANGE_RULES.current) current: string;
  @Follows(PASSWORD_CHANGE_RULES.password) password: string;
}

export class EmailChangeDto implements EmailChange {
  @Follows(EMAIL_CHANGE_RULES.email) email: string;
  @Follows(EMAIL_CHANGE_RULES.password) password: string;
}

export class PhoneChangeDto implements PhoneChange {
  @Follows(PHONE_CHANGE_RULES.phone) phone: string;
  @Follows(PHONE_CHANGE_RULES.password) password: string;
}

export class AddressConfirmationDto implements AddressConfirmation {
  @Follows(ADDRESS_CONFIRMATION_RULES.code) code: string;
}

export class LanguageDto implements LanguageChange {
  @Follows(LANGUAGE_RULES.language) language: Language;
}

export class ContactVisibilityDto implements ContactVisibilityChange {
  @Follows(CONTACT_VISIBILITY_RULES.contactVisibility) contactVisibility: ContactVisibility;
}

export class UnlinkDto implements UnlinkRequest {
  @Follows(UNLINK_RULES.password) password: string;
}

export class ExportDto implements ExportRequest {
  @Follows(EXPORT_RULES.password) password: string;
}
