import { ActingCallers } from '../platform/access/callers.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity.js';
import { IdempotencyRepository } from '../platform/idempotency/idempotency.repository.js';
import { Idempotency } from '../platform/idempotency/idempotency.service.js';
import { district, type Room } from '../platform/room.js';
import { AccessEvent } from './access-ledger/access-event.entity.js';
import { AccessEventsRepository } from './access-ledger/access-events.repository.js';
import { AccessLedgerCleaner } from './access-ledger/access-ledger.cleaner.js';
import { AccessLedger } from './access-ledger/access-ledger.service.js';
import { AccessMonth } from './access-ledger/access-month.entity.js';
import { accounts } from './accounts/accounts.room.js';
import { AuditHead } from './audit/audit-head.entity.js';
import { AuditLogRow } from './audit/audit-log-row.entity.js';
import { AuditLog } from './audit/audit-log.service.js';
import { AuditRepository } from './audit/audit.repository.js';
import { CodesRepository } from './codes/codes.repository.js';
import { CodesService } from './codes/codes.service.js';
import { SmsAlarm } from './codes/sms-alarm.service.js';
import { VerificationCode } from './codes/verification-code.entity.js';
import { CandidateConsent } from './consents/candidate-consent.entity.js';
import { CandidateConsents } from './consents/candidate-consents.service.js';
import { CaseFamilies } from './consents/case-families.repository.js';
import { Consent } from './consents/consent.entity.js';
import { MemberConsents } from './consents/member-consents.service.js';
import { LegalTextRow } from './legal-texts/legal-text.entity.js';
import { LegalTextsController } from './legal-texts/legal-texts.controller.js';
import { LegalTexts } from './legal-texts/legal-texts.service.js';
import { Notification } from './notifications/notification.entity.js';
import { NotificationsRepository } from './notifications/notifications.repository.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { outbox } from './outbox/outbox.room.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { Interest } from './relations/interest.entity.js';
import { InterestsRepository } from './relations/interests.repository.js';
import { InterestsService } from './relations/interests.service.js';
import { DeskActRow } from './seats/desk-act.entity.js';
import { DeskCallers } from './seats/desk-callers.service.js';
import { DeskDraft } from './seats/desk-draft.entity.js';
import { DeskHands } from './seats/desk-hands.repository.js';
import { DeskMember } from './seats/desk-member.entity.js';
import { DeskSeatsRepository } from './seats/desk-seats.repository.js';
import { DeskVoteRow } from './seats/desk-vote.entity.js';
import { SettledSuggestions } from './seats/settled-suggestions.service.js';
import { sessions } from './sessions/sessions.room.js';
import { teamAccounts } from './team-accounts/team-accounts.room.js';
import { ReplyTemplateRow } from './team-settings/reply-template.entity.js';
import { ReplyTemplates } from './team-settings/reply-templates.service.js';
import { TeamSettingsRow } from './team-settings/team-settings.entity.js';
import { TeamSettingsService } from './team-settings/team-settings.service.js';

const accessLedger: Room = {
  entities: [AccessEvent, AccessMonth],
  providers: [AccessEventsRepository, AccessLedger, AccessLedgerCleaner],
};

const audit: Room = { entities: [AuditHead, AuditLogRow], providers: [AuditLog, AuditRepository] };

const codes: Room = { entities: [VerificationCode], providers: [CodesRepository, CodesService, SmsAlarm] };

const consents: Room = {
  entities: [CandidateConsent, Consent],
  providers: [CandidateConsents, CaseFamilies, MemberConsents],
};

const idempotency: Room = {
  entities: [IdempotencyKey],
  members: { providers: [Idempotency, IdempotencyRepository] },
};

const legalTexts: Room = {
  entities: [LegalTextRow],
  providers: [LegalTexts],
  members: { controllers: [LegalTextsController] },
};

const notifications: Room = {
  entities: [Notification],
  providers: [NotificationsRepository, NotificationsService],
};

const passwords: Room = { providers: [PasswordsService] };

const relations: Room = { entities: [Interest], providers: [InterestsRepository, InterestsService] };

const seats: Room = {
  entities: [DeskActRow, DeskDraft, DeskMember, DeskVoteRow],
  providers: [
    DeskCallers,
    { provide: ActingCallers, useExisting: DeskCallers },
    DeskHands,
    DeskSeatsRepository,
    SettledSuggestions,
  ],
};

const teamSettings: Room = {
  entities: [ReplyTemplateRow, TeamSettingsRow],
  providers: [ReplyTemplates, TeamSettingsService],
};

export const people = district('PeopleModule', {
  below: [],
  rooms: [
    accessLedger,
    accounts,
    audit,
    codes,
    consents,
    idempotency,
    legalTexts,
    notifications,
    outbox,
    passwords,
    relations,
    seats,
    sessions,
    teamAccounts,
    teamSettings,
  ],
});
