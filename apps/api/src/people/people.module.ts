import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AccountsService } from './accounts/accounts.service.js';
import { EmailVerification, PhoneVerification } from './accounts/address-verifications.entity.js';
import { DeclinedMail } from './accounts/declined-mail.entity.js';
import { DeclinedMails } from './accounts/declined-mails.repository.js';
import { ListWord } from './accounts/list-word.entity.js';
import { SearchWord } from './accounts/search-word.entity.js';
import { IssuedCode } from './accounts/issued-code.entity.js';
import { MemberCodes } from './accounts/member-codes.repository.js';
import { QueueMarks } from './accounts/queue-marks.repository.js';
import { SearchWords } from './accounts/search-words.repository.js';
import { User } from './accounts/user.entity.js';
import { AuditHead } from './audit/audit-head.entity.js';
import { AuditLogRow } from './audit/audit-log-row.entity.js';
import { AuditLog } from './audit/audit-log.service.js';
import { AuditRepository } from './audit/audit.repository.js';
import { DeskActRow } from './seats/desk-act.entity.js';
import { DeskCallers } from './seats/desk-callers.service.js';
import { DeskDraft } from './seats/desk-draft.entity.js';
import { DeskHands } from './seats/desk-hands.repository.js';
import { DeskMember } from './seats/desk-member.entity.js';
import { DeskSeatsRepository } from './seats/desk-seats.repository.js';
import { DeskVoteRow } from './seats/desk-vote.entity.js';
import { IdentityNumber } from '../profiles/identity-numbers/identity-number.entity.js';
import { IdentityRepository } from '../profiles/identity-numbers/identity.repository.js';
import { IdentityService } from '../profiles/identity-numbers/identity.service.js';
import { Settings } from '../platform/config/settings.js';
import { Carriers } from './outbox/carriers.js';
import { ConsoleMail, MailCarrier } from './outbox/mail/mail-carrier.js';
import { SmtpMail } from './outbox/mail/smtp-mail.js';
import { MailLinks } from './outbox/mail-links.js';
import { MailComposers } from './outbox/mail-composers.js';
import { OutboxContent } from './outbox/outbox-content.js';
import { OutboxMessage } from './outbox/outbox-message.entity.js';
import { OutboxRepository } from './outbox/outbox.repository.js';
import { Outbox } from './outbox/outbox.service.js';
import { OutboxUpkeepRepository } from './outbox/outbox-upkeep.repository.js';
import { OutboxUpkeep } from './outbox/outbox-upkeep.service.js';
import { OutboxWorker } from './outbox/outbox.worker.js';
import { ConsoleSms, SmsCarrier } from './outbox/sms/sms-carrier.js';
import { Msg91Sms } from './outbox/sms/msg91-sms.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { ActingCallers } from '../platform/access/acting-callers.js';
import { KnownCallers } from '../platform/access/known-callers.js';
import { KnownMembers } from './sessions/known-members.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { PhotoCookie } from './sessions/photo-cookie.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { RefreshTokensRepository } from './sessions/refresh-tokens.repository.js';
import { RefreshTokens } from './sessions/refresh-tokens.service.js';
import { Session } from './sessions/session.entity.js';
import { SessionsCleaner } from './sessions/sessions.cleaner.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { AdminBrowsers } from './team-accounts/admin-browsers.js';
import { AdminRecoveryCode } from './team-accounts/admin-recovery-code.entity.js';
import { AdminRefreshToken } from './team-accounts/admin-refresh-token.entity.js';
import { AdminRefreshTokens } from './team-accounts/admin-refresh-tokens.service.js';
import { AdminSession } from './team-accounts/admin-session.entity.js';
import { AdminSessionsCleaner } from './team-accounts/admin-sessions.cleaner.js';
import { AdminSessionsRepository } from './team-accounts/admin-sessions.repository.js';
import { AdminSessionsService } from './team-accounts/admin-sessions.service.js';
import { AdminTokens } from './team-accounts/admin-tokens.js';
import { Admin } from './team-accounts/admin.entity.js';
import { AdminsRepository } from './team-accounts/admins.repository.js';
import { AdminsService } from './team-accounts/admins.service.js';
import { RecoveryCodes } from './team-accounts/recovery-codes.service.js';
import { SecondFactor } from './team-accounts/second-factor.service.js';

/**
 * Accounts and credentials of members and the team: passwords, sessions, identity numbers, the audit log, mails and
 * SMS. Codes have their own module.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      User,
      EmailVerification,
      PhoneVerification,
      DeclinedMail,
      SearchWord,
      ListWord,
      IssuedCode,
      DeskMember,
      DeskDraft,
      DeskVoteRow,
      DeskActRow,
      IdentityNumber,
      Session,
      RefreshToken,
      Admin,
      AdminSession,
      AdminRefreshToken,
      AdminRecoveryCode,
      OutboxMessage,
      AuditLogRow,
      AuditHead,
    ]),
  ],
  providers: [
    AccountsService,
    AccountsRepository,
    MemberCodes,
    DeclinedMails,
    SearchWords,
    QueueMarks,
    PasswordsService,
    IdentityService,
    IdentityRepository,
    AuditLog,
    AuditRepository,
    SessionsService,
    SessionsRepository,
    RefreshTokens,
    RefreshTokensRepository,
    SessionsCleaner,
    AccessTokens,
    { provide: KnownCallers, useClass: KnownMembers },
    PhotoCookie,
    DeskSeatsRepository,
    DeskHands,
    DeskCallers,
    { provide: ActingCallers, useExisting: DeskCallers },
    AdminsService,
    AdminsRepository,
    AdminSessionsService,
    AdminBrowsers,
    AdminSessionsRepository,
    AdminSessionsCleaner,
    AdminRefreshTokens,
    AdminTokens,
    SecondFactor,
    RecoveryCodes,
    Outbox,
    OutboxRepository,
    OutboxContent,
    OutboxWorker,
    OutboxUpkeep,
    OutboxUpkeepRepository,
    Carriers,
    MailComposers,
    MailLinks,
    {
      provide: MailCarrier,
      inject: [Settings],
      useFactory: ({ mail }: Settings) =>
        mail.smtpUrl === null ? new ConsoleMail() : new SmtpMail(mail.smtpUrl, mail.from),
    },
    {
      provide: SmsCarrier,
      inject: [Settings],
      useFactory: ({ sms }: Settings) =>
        sms.adapter === 'console' ? new ConsoleSms() : new Msg91Sms({ ...sms, authKey: sms.authKey ?? '' }),
    },
  ],
  exports: [
    AccountsService,
    DeclinedMails,
    SearchWords,
    QueueMarks,
    PasswordsService,
    IdentityService,
    AuditLog,
    SessionsService,
    RefreshTokens,
    AccessTokens,
    KnownCallers,
    ActingCallers,
    DeskCallers,
    DeskHands,
    DeskSeatsRepository,
    PhotoCookie,
    AdminsService,
    AdminBrowsers,
    AdminSessionsService,
    AdminSessionsRepository,
    AdminTokens,
    SecondFactor,
    RecoveryCodes,
    Outbox,
    OutboxRepository,
    OutboxContent,
    OutboxWorker,
    MailComposers,
    MailLinks,
  ],
})
export class PeopleModule {}
