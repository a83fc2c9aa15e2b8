import type {
  AccountAnswer,
  CodeWhenOfflineChange,
  ContactVisibilityChange,
  LanguageChange,
  MailsChange,
  PasswordChange,
  PhotoVisibilityChange,
  SettingAnswer,
  UnlinkRequest,
} from '@kalyanam/shared/contracts/account';
import type { MeAnswer, MessageAnswer } from '@kalyanam/shared/contracts/auth';
import {
  CODE_WHEN_OFFLINE_RULES,
  CONTACT_VISIBILITY_RULES,
  DISPLAY_RULES,
  LANGUAGE_RULES,
  MAILS_RULES,
  PASSWORD_CHANGE_RULES,
  PHOTO_VISIBILITY_RULES,
  UNLINK_RULES,
} from '@kalyanam/shared/topics/account/settings.rules';
import type { Display } from '@kalyanam/shared/topics/account/display';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { AccountPage } from './account-page.service.js';
import { LinkedIdentities } from './linked-identities.service.js';
import { PasswordChanges } from './password-change.service.js';

class PasswordChangeDto extends ruled<PasswordChange>(PASSWORD_CHANGE_RULES) {}
class LanguageDto extends ruled<LanguageChange>(LANGUAGE_RULES) {}
class DisplayDto extends ruled<Display>(DISPLAY_RULES) {}
class ContactVisibilityDto extends ruled<ContactVisibilityChange>(CONTACT_VISIBILITY_RULES) {}
class PhotoVisibilityDto extends ruled<PhotoVisibilityChange>(PHOTO_VISIBILITY_RULES) {}
class CodeWhenOfflineDto extends ruled<CodeWhenOfflineChange>(CODE_WHEN_OFFLINE_RULES) {}
class MailsDto extends ruled<MailsChange>(MAILS_RULES) {}
class UnlinkDto extends ruled<UnlinkRequest>(UNLINK_RULES) {}

/** Profile Settings (R2, R27). */
@Controller('account')
@Access('member')
export class AccountController {
  constructor(
    private readonly page: AccountPage,
    private readonly passwords: PasswordChanges,
    private readonly linked: LinkedIdentities,
  ) {}

  @Get()
  @Answers('AccountAnswer')
  read(@Caller() caller: MemberPrincipal): Promise<Answer<AccountAnswer>> {
    return this.page.read(caller);
  }

  @Put('password')
  @Access('account')
  @Answers('MessageAnswer')
  changePassword(@Caller() caller: MemberPrincipal, @Body() body: PasswordChangeDto): Promise<Answer<MessageAnswer>> {
    return this.passwords.change(caller, body);
  }

  @Put('language')
  @Access('account')
  @Answers('SettingAnswer')
  setLanguage(@Caller() caller: MemberPrincipal, @Body() body: LanguageDto): Promise<Answer<SettingAnswer>> {
    return this.page.setLanguage(caller, body);
  }

  @Put('display')
  @Access('account')
  @Answers('SettingAnswer')
  setDisplay(@Caller() caller: MemberPrincipal, @Body() body: DisplayDto): Promise<Answer<SettingAnswer>> {
    return this.page.setDisplay(caller, body);
  }

  @Put('contact-visibility')
  @Answers('AccountAnswer')
  setContactVisibility(
    @Caller() caller: MemberPrincipal,
    @Body() body: ContactVisibilityDto,
  ): Promise<Answer<AccountAnswer>> {
    return this.page.setContactVisibility(caller, body);
  }

  @Put('photo-visibility')
  @Answers('AccountAnswer')
  setPhotoVisibility(
    @Caller() caller: MemberPrincipal,
    @Body() body: PhotoVisibilityDto,
  ): Promise<Answer<AccountAnswer>> {
    return this.page.setPhotoVisibility(caller, body);
  }

  @Put('code-when-offline')
  @Answers('AccountAnswer')
  setCodeWhenOffline(
    @Caller() caller: MemberPrincipal,
    @Body() body: CodeWhenOfflineDto,
  ): Promise<Answer<AccountAnswer>> {
    return this.page.setCodeWhenOffline(caller, body);
  }

  @Post('member-code')
  @HttpCode(200)
  @Answers('AccountAnswer')
  renewMemberCode(@Caller() caller: MemberPrincipal): Promise<Answer<AccountAnswer>> {
    return this.page.renewMemberCode(caller);
  }

  @Put('mails')
  @Answers('AccountAnswer')
  chooseMail(@Caller() caller: MemberPrincipal, @Body() body: MailsDto): Promise<Answer<AccountAnswer>> {
    return this.page.chooseMail(caller, body);
  }

  @Delete('age-window')
  @Answers('MeAnswer')
  removeAgeWindow(@Caller() caller: MemberPrincipal): Promise<Answer<MeAnswer>> {
    return this.page.removeAgeWindow(caller);
  }

  @Post('identities/removal')
  @HttpCode(200)
  @Answers('AccountAnswer')
  unlinkIdentities(@Caller() caller: MemberPrincipal, @Body() body: UnlinkDto): Promise<Answer<AccountAnswer>> {
    return this.linked.unlink(caller, body);
  }
}
