/** Writes the demo community through the services that own the tables, each step at its own time. */
import { WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { Lineages } from '../../profiles/gothras/lineages.service.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { LookingAnswerRows } from '../../matching/freshness/looking-answers.repository.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import { MemberWishes } from '../../matching/wishes/member-wishes.service.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import type { DemoMember } from './community.js';
import { DemoClock } from './demo-clock.js';
import { adminLevels } from '../../people/team-accounts/admin-principal.js';
import type { Actor } from '../../people/team-accounts/actor.js';

export interface DemoAdmin {
  id: number;
  publicId: string;
}

@Injectable()
export class DemoCommunityLoader {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly consents: MemberConsents,
    private readonly lineages: Lineages,
    private readonly horoscopes: Horoscopes,
    private readonly wishes: MemberWishes,
    private readonly identity: IdentityService,
    private readonly cases: CasesService,
    private readonly listing: BrowseEntries,
    private readonly looking: LookingConfirmations,
    private readonly answers: LookingAnswerRows,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
    private readonly clock: DemoClock,
  ) {}

  /** Adds a member with their whole history, unless they exist already. */
  async add(member: DemoMember, passwordHash: string, reviewer: DemoAdmin): Promise<void> {
    if (await this.accounts.byEmail(member.email)) return;
    await this.accounts.transaction(async (manager) => {
      const { id, publicId } = await this.register(manager, member, passwordHash);
      if (member.queuedAt) await this.enterQueue(manager, id, member.queuedAt);
      if (member.decidedAt) await this.decide(manager, { id, publicId }, member, reviewer);
      await this.answer(manager, id, member);
      await this.listing.refresh(manager, id);
      if (member.decidedAt) await this.note(manager, publicId, member, reviewer);
    });
  }

  private async register(manager: EntityManager, member: DemoMember, passwordHash: string) {
    this.clock.set(member.registeredAt);
    const { emailVerified, phoneVerified, registeredAt, lastActiveAt } = member;
    const user = await this.accounts.create(manager, {
      email: member.email,
      phone: member.phone,
      phoneAbroad: member.phoneAbroad,
      passwordHash,
      emailVerifiedAt: emailVerified ? registeredAt : null,
      phoneVerifiedAt: phoneVerified ? registeredAt : null,
      verificationStatus: emailVerified && phoneVerified ? 'semi-verified' : 'not-verified',
      lastActiveAt,
    });
    await this.profiles.create(manager, user.id, member.fields);
    await this.consents.give(manager, user.id, 'family-details', '127.0.0.1');
    await this.details.change(manager, user.id, member.details);
    if (member.siblings.length > 0) await this.details.setSiblings(manager, user.id, member.siblings);
    const { women = {}, rule } = member.gothras;
    for (const line of WOMENS_LINES)
      if (women[line]) await this.lineages.write(manager, user.id, line, { text: women[line] });
    if (rule) await this.lineages.setRule(manager, user.id, rule, 1);
    if (member.horoscope) {
      const consentAt = this.clock.now();
      await this.consents.give(manager, user.id, 'horoscope', '127.0.0.1');
      await this.horoscopes.put(manager, { ...member.horoscope, userId: user.id, consentAt, version: 2 });
    }
    await this.wishes.put(manager, user.id, { ...member.wished, version: 1 });
    await this.identity.store(manager, user.id, member);
    return user;
  }

  /** Whether they are still looking, as they said it last; those who are not listed were never asked. */
  private async answer(manager: EntityManager, userId: number, member: DemoMember): Promise<void> {
    if (!member.queuedAt) return;
    this.clock.set(member.confirmedAt);
    const answer = member.isActive ? 'looking' : 'stopped';
    await this.answers.keep(manager, { userId, answer, until: null, via: 'app', at: member.confirmedAt }, 0);
    if (member.isActive) await this.looking.confirm(manager, userId, 'answer');
    else await this.profiles.setActive(manager, userId, false);
  }

  private async enterQueue(manager: EntityManager, userId: number, at: Date): Promise<void> {
    this.clock.set(at);
    await this.cases.enter(manager, userId, { resubmission: false });
  }

  private async decide(
    manager: EntityManager,
    { id }: { id: number; publicId: string },
    { decidedAt, verificationStatus, rejectionNotes }: DemoMember,
    reviewer: DemoAdmin,
  ): Promise<void> {
    this.clock.set(decidedAt ?? this.clock.now());
    const approved = verificationStatus === 'verified';
    const decision = approved ? 'approve' : 'reject';
    const open = await this.cases.undecided(manager, id);
    await this.cases.close(manager, open, { decision, adminId: reviewer.id, notes: rejectionNotes });
    await this.accounts.setVerification(manager, id, verificationStatus);
    if (approved) await this.profiles.markDocumentVerified(manager, id);
    await this.identity.erase(manager, id);
    const told: Record<string, string> = approved ? {} : { notes: rejectionNotes ?? '' };
    await this.notifications.add(manager, id, approved ? 'verification-approved' : 'verification-rejected', told);
  }

  private note(
    manager: EntityManager,
    publicId: string,
    { verificationStatus }: DemoMember,
    reviewer: DemoAdmin,
  ): Promise<void> {
    return this.audit.write(manager, {
      actor: `admin:${reviewer.publicId}`,
      action: verificationStatus === 'verified' ? 'member-approved' : 'member-rejected',
      subject: `member:${publicId}`,
      ip: '127.0.0.1',
      details: { demonstration: true },
    });
  }
}

const WHO = {
  owner: { username: 'admin', name: 'Padma' },
  reviewer: { username: 'reviewer', name: 'Ravi' },
} as const;

/** An administrator of the demonstration at work. */
export const actorOf = ({ id, publicId }: DemoAdmin, role: keyof typeof WHO): Actor => ({
  admin: { adminId: id, publicId, ...WHO[role], role, sessionId: '', levels: adminLevels(role) },
  ip: '127.0.0.1',
});
