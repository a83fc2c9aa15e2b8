import { accessLedger } from './access-ledger/access-ledger.room.js';
import { accounts } from './accounts/accounts.room.js';
import { audit } from './audit/audit.room.js';
import { codes } from './codes/codes.room.js';
import { consents } from './consents/consents.room.js';
import { legalTexts } from './legal-texts/legal-texts.room.js';
import { notifications } from './notifications/notifications.room.js';
import { outbox } from './outbox/outbox.room.js';
import { passwords } from './passwords/passwords.room.js';
import { relations } from './relations/relations.room.js';
import { seats } from './seats/seats.room.js';
import { sessions } from './sessions/sessions.room.js';
import { teamAccounts } from './team-accounts/team-accounts.room.js';
import { teamSettings } from './team-settings/team-settings.room.js';
import { idempotency } from '../platform/idempotency/idempotency.room.js';
import { district } from '../platform/room.js';

export const people = district('PeopleModule', {
  below: [],
  rooms: [
    accessLedger,
    accounts,
    audit,
    codes,
    consents,
    legalTexts,
    notifications,
    outbox,
    passwords,
    relations,
    seats,
    sessions,
    teamAccounts,
    teamSettings,
    idempotency,
  ],
});
