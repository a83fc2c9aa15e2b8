/** C14: the team enters a profile with the candidate on the phone; a mail tells all of it, with days to strike it. */
import { randomBytes } from 'node:crypto';
import type { AssistedEntryRequest } from '@kalyanam/shared/team/assisted';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { ASSISTED_CONSENT_VERSION } from '@kalyanam/shared/base/text-versions';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { Clock } from '../../platform/time/clock.js';
import { sha256 } from '../../platform/crypto/digest.js';
import { refusedField } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { Consent } from '../../people/consents/consent.entity.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { AssistedEntry } from './assisted-entry.entity.js';
import { enteredFacts } from './entered-facts.js';

const DAY_MS = 86_400_000;

/** The candidate and the reviewer. */
export interface Entering {
  phone: string;
  language: Language;
  adminId: number;
  ip: string;
}

/** The only writer of `assisted_entries`. */
@Injectable()
export class AssistedEntries {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly checks: Checks,
    private readonly passwords: PasswordsService,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A password that no one knows, until the candidate chooses one. */
  unknownPassword(by: string): Promise<string> {
    return this.passwords.hash(randomBytes(32).toString('base64url'), by);
  }

  /** @throws AppError email-taken, phone-taken */
  async enter(
    manager: EntityManager,
    { ticket: _ticket, code: _code, email, ...profile }: AssistedEntryRequest,
    { phone, language, adminId, ip, passwordHash }: Entering & { passwordHash: string },
  ): Promise<User> {
    if (await this.accounts.isPhoneTaken(phone, manager)) throw refusedField('phone-taken', 'phone');
    const at = this.clock.now();
    const user = await this.accounts.create(manager, { email, phone, passwordHash, language, phoneVerifiedAt: at });
    await this.profiles.create(manager, user.id, { ...profile, createdBy: 'self' });
    await this.checks.addressesProved(manager, user.id);
    const consent = {
      userId: user.id,
      kind: 'assisted',
      textVersion: ASSISTED_CONSENT_VERSION,
      ip,
      agreedAt: at,
    } as const;
    await manager.insert(Consent, consent);
    const token = randomBytes(32).toString('base64url');
    const entry = { userId: user.id, enteredBy: adminId, enteredAt: at, tokenHash: sha256(token) };
    await manager.insert(AssistedEntry, entry);
    await this.outbox.add(manager, {
      userId: user.id,
      channel: 'email',
      template: 'assisted-entry',
      destination: user.email,
      values: {
        name: profile.name,
        notes: enteredFacts(profile, language),
        days: String(LIMITS.assistedStrikeDays),
        link: `${this.settings.memberUrl}/assisted/${token}`,
      },
    });
    return user;
  }

  byToken(token: string, manager: EntityManager = this.database.manager): Promise<AssistedEntry | null> {
    return manager.findOneBy(AssistedEntry, { tokenHash: sha256(token.trim()) });
  }

  async kept(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(AssistedEntry, { userId }, { keptAt: this.clock.now() });
  }
}

export const strikeUntil = ({ enteredAt }: Pick<AssistedEntry, 'enteredAt'>): Date =>
  new Date(enteredAt.getTime() + LIMITS.assistedStrikeDays * DAY_MS);
