import type {
  AccountAnswer,
  CodeWhenOfflineChange,
  ContactVisibilityChange,
  LanguageChange,
  MailsChange,
  PhotoVisibilityChange,
  SettingAnswer,
} from '@kalyanam/shared/contracts/account';
import type { MeAnswer } from '@kalyanam/shared/contracts/auth';
import type { Display } from '@kalyanam/shared/topics/account/display';
import { Injectable } from '@nestjs/common';
import { AccountsService, memberCodeFrom } from '../../people/accounts/accounts.service.js';
import { DeclinedMails } from '../../people/accounts/declined-mails.repository.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { ExternalIdentities } from '../../joining/sign-in/issuer/external-identities.service.js';
import { SessionUsers } from '../../joining/sign-in/session-users.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { CodesService } from '../../people/codes/codes.service.js';
import { accountView } from './account.view.js';

/** A member's settings, and the two of them that change with one tap. */
@Injectable()
export class AccountPage {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly entries: BrowseEntries,
    private readonly codes: CodesService,
    private readonly identities: ExternalIdentities,
    private readonly sessionUsers: SessionUsers,
    private readonly declinedMails: DeclinedMails,
    private readonly clock: Clock,
  ) {}

  async read({ userId }: MemberPrincipal): Promise<Answer<AccountAnswer>> {
    const [rows, newEmail, newPhone, linked, declinedMails] = await Promise.all([
      this.profiles.withUser(userId),
      this.codes.waitingAt(userId, 'new-email'),
      this.codes.waitingAt(userId, 'new-phone'),
      this.identities.forUser(userId),
      this.declinedMails.forUser(userId),
    ]);
    if (!rows) throw new AppError('profile-not-found');
    const from = memberCodeFrom(rows.user);
    const closedUntil = from !== null && from > this.clock.now() ? from.toISOString() : null;
    const context = { newEmail, newPhone, linked, declinedMails, memberCodeFrom: closedUntil };
    return { account: accountView(rows, context) };
  }

  async setLanguage(caller: MemberPrincipal, { language }: LanguageChange): Promise<Answer<SettingAnswer>> {
    await this.accounts.setLanguage(caller.userId, language);
    return this.setting(caller);
  }

  /** C15: on every device of this member, from their next visit on. */
  async setDisplay(
    caller: MemberPrincipal,
    { textSize, readAloud, rate, simple }: Display,
  ): Promise<Answer<SettingAnswer>> {
    await this.accounts.setDisplay(caller.userId, { textSize, readAloud, rate, simple });
    return this.setting(caller);
  }

  /** Applies from the very next mail; those that wait to be sent are sent. */
  async chooseMail(caller: MemberPrincipal, { mail, wanted }: MailsChange): Promise<Answer<AccountAnswer>> {
    await this.declinedMails.choose(caller.userId, mail, wanted);
    return this.read(caller);
  }

  /** R64: removed once, it stays removed. */
  async removeAgeWindow({ userId, language }: MemberPrincipal): Promise<Answer<MeAnswer>> {
    await this.accounts.removeAgeWindow(userId);
    return { user: await this.sessionUsers.forUser(userId, language) };
  }

  /** R27: applies from the very next view. */
  async setContactVisibility(
    caller: MemberPrincipal,
    { contactVisibility }: ContactVisibilityChange,
  ): Promise<Answer<AccountAnswer>> {
    await this.accounts.transaction((manager) =>
      this.profiles.setContactVisibility(manager, caller.userId, contactVisibility),
    );
    return this.read(caller);
  }

  /** Applies from the very next picture; the filter for photos finds only those that every verified member may see. */
  async setPhotoVisibility(
    caller: MemberPrincipal,
    { photoVisibility }: PhotoVisibilityChange,
  ): Promise<Answer<AccountAnswer>> {
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, caller.userId);
      await this.profiles.setPhotoVisibility(manager, caller.userId, photoVisibility);
      await this.entries.refresh(manager, caller.userId);
    });
    return this.read(caller);
  }

  /** Applies from the very next look-up. */
  async setCodeWhenOffline(
    caller: MemberPrincipal,
    { codeWhenOffline }: CodeWhenOfflineChange,
  ): Promise<Answer<AccountAnswer>> {
    await this.accounts.transaction((manager) =>
      this.profiles.setCodeWhenOffline(manager, caller.userId, codeWhenOffline),
    );
    return this.read(caller);
  }

  /** @throws AppError code-changed-lately */
  async renewMemberCode(caller: MemberPrincipal): Promise<Answer<AccountAnswer>> {
    await this.accounts.renewMemberCode(caller.userId);
    return this.read(caller);
  }

  private async setting(caller: MemberPrincipal): Promise<Answer<SettingAnswer>> {
    return caller.kind === 'family' ? { account: null } : this.read(caller);
  }
}
