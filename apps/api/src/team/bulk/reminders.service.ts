/** Members who wait without a picture of their document are asked for it, each at most once a day. */
import type { BulkAnswer, BulkOutcome, BulkRequest } from '@kalyanam/shared/team/bulk';
import type { UsersQuery } from '@kalyanam/shared/team/users';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { Answer } from '../../platform/http/answer.js';
import { DocumentsService } from '../../profiles/documents/documents.service.js';
import { DOCUMENT_NAMES, IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import { MemberMails } from '../lists/account-status/member-mails.js';
import { userListPlan } from '../members/user-list.plan.js';
import { BulkMembersRepository, type BulkMember } from './bulk-members.repository.js';
import { BulkRunner, type BulkSubject, type RowsBy } from './bulk-runner.js';

const subjectOf = ({ publicId }: Pick<BulkMember, 'publicId'>): string => `member:${publicId}`;

@Injectable()
export class Reminders {
  constructor(
    private readonly bulk: BulkRunner,
    private readonly members: BulkMembersRepository,
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly documents: DocumentsService,
    private readonly identity: IdentityService,
    private readonly mails: MemberMails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  remind(request: BulkRequest, query: UsersQuery, actor: Actor): Promise<Answer<BulkAnswer>> {
    const plan = userListPlan(query, this.clock.now());
    const act = (member: JudgedMember) => this.one(member, actor);
    return this.bulk.run({ name: 'remind', list: 'users', plan, find: (by) => this.find(by), act }, request, actor);
  }

  private async find(by: RowsBy): Promise<JudgedMember[]> {
    const members = await this.members.members(by);
    const reminded = await this.members.remindedSince(members.map(subjectOf), this.since());
    return members.map((member) => ({
      ...member,
      outcome: outcomeOf(member, reminded.has(subjectOf(member)) || this.isRecent(member.remindedAt)),
    }));
  }

  /** Automatic reminders count too. */
  private isRecent(remindedAt: Date | null | undefined): boolean {
    return remindedAt != null && remindedAt >= this.since();
  }

  private since(): Date {
    return this.clock.inSeconds(-TEAM_LIMITS.remindAgainHours * 3600);
  }

  /** Under the account's lock, so that two tabs send one mail. */
  private one(member: BulkMember, actor: Actor): Promise<BulkOutcome> {
    return this.accounts.withLocked(member.id, 'not-found', async (manager, user) => {
      const hasFile = (await this.documents.storedFor(user.id, manager)).identity !== null;
      const reminded = await this.members.remindedSince([subjectOf(user)], this.since(), manager);
      const { verificationStatus, accountStatus } = user;
      const open = await this.cases.openLocked(manager, user.id);
      const recent = reminded.size > 0 || this.isRecent(open?.remindedAt);
      const outcome = outcomeOf({ verificationStatus, accountStatus, hasFile }, recent);
      if (outcome !== 'done') return outcome;
      const { id, email, language } = user;
      const document = DOCUMENT_NAMES[language][await this.identity.chosenIn(manager, id)];
      await this.mails.send(manager, { id, email, name: member.name }, 'documents-wanted', '', { document });
      if (open) await this.cases.countReminder(manager, open);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'member-reminded',
        subject: subjectOf(user),
        details: {},
      });
      return outcome;
    });
  }
}

type JudgedMember = BulkMember & BulkSubject;
type Asked = Pick<BulkMember, 'verificationStatus' | 'accountStatus' | 'hasFile'>;

function outcomeOf({ verificationStatus, accountStatus, hasFile }: Asked, reminded: boolean): BulkOutcome {
  if (verificationStatus !== 'not-verified' && verificationStatus !== 'semi-verified') return 'not-waiting';
  if (accountStatus !== 'active') return 'not-active';
  if (hasFile) return 'has-file';
  return reminded ? 'reminded' : 'done';
}
