import type {
  AccountAnswer,
  AddressChangeAnswer,
  AddressConfirmation,
  EmailChange,
  FamilyPhone,
  PhoneChange,
} from '@kalyanam/shared/contracts/account';
import {
  ADDRESS_CONFIRMATION_RULES,
  EMAIL_CHANGE_RULES,
  FAMILY_PHONE_RULES,
  PHONE_CHANGE_RULES,
} from '@kalyanam/shared/topics/account/settings.rules';
import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { AddressChanges } from './address-change.service.js';

class EmailChangeDto extends ruled<EmailChange>(EMAIL_CHANGE_RULES) {}
class PhoneChangeDto extends ruled<PhoneChange>(PHONE_CHANGE_RULES) {}
class FamilyPhoneDto extends ruled<FamilyPhone>(FAMILY_PHONE_RULES) {}
class AddressConfirmationDto extends ruled<AddressConfirmation>(ADDRESS_CONFIRMATION_RULES) {}

/** Change of email address or mobile number (R2). */
@Controller('account')
@Access('member')
export class AddressesController {
  constructor(private readonly changes: AddressChanges) {}

  @Post('email')
  @HttpCode(200)
  @Answers('AddressChangeAnswer')
  askEmail(
    @Caller() caller: MemberPrincipal,
    @Body() { email: typed, password }: EmailChangeDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<AddressChangeAnswer>> {
    return this.changes.ask(caller, 'email', { typed, password }, ip);
  }

  @Post('email/confirm')
  @HttpCode(200)
  @Answers('AccountAnswer')
  confirmEmail(
    @Caller() caller: MemberPrincipal,
    @Body() { code }: AddressConfirmationDto,
  ): Promise<Answer<AccountAnswer>> {
    return this.changes.confirm(caller, 'email', code);
  }

  @Post('phone')
  @HttpCode(200)
  @Answers('AddressChangeAnswer')
  askPhone(
    @Caller() caller: MemberPrincipal,
    @Body() { phone: typed, password }: PhoneChangeDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<AddressChangeAnswer>> {
    return this.changes.ask(caller, 'phone', { typed, password }, ip);
  }

  @Post('phone/confirm')
  @HttpCode(200)
  @Answers('AccountAnswer')
  confirmPhone(
    @Caller() caller: MemberPrincipal,
    @Body() { code }: AddressConfirmationDto,
  ): Promise<Answer<AccountAnswer>> {
    return this.changes.confirm(caller, 'phone', code);
  }

  @Post('family-phone')
  @HttpCode(200)
  @Answers('AddressChangeAnswer')
  askFamilyPhone(
    @Caller() caller: MemberPrincipal,
    @Body() { phone }: FamilyPhoneDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<AddressChangeAnswer>> {
    return this.changes.askFamilyPhone(caller, phone, ip);
  }

  @Delete('phone-abroad')
  @Answers('AccountAnswer')
  removePhoneAbroad(@Caller() caller: MemberPrincipal): Promise<Answer<AccountAnswer>> {
    return this.changes.removePhoneAbroad(caller);
  }
}
