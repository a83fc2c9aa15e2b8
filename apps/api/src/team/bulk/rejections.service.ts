/**
 * Members who have waited long without a picture of their document are rejected together (R54): each rejection can be undone
 * until all are carried out.
 */
import type { BulkAnswer, BulkOutcome, BulkRequest } from '@kalyanam/shared/team/bulk';
import type { UsersQuery } from '@kalyanam/shared/team/users';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { claimOf } from '../../profiles/cases/case.policy.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { PendingDecisions, UNDO_SECONDS } from '../../profiles/cases/pending-decisions.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { Answer } from '../../platform/http/answer.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { type Actor } from '../../people/team-accounts/actor.js';
import { userListPlan } from '../members/user-list.plan.js';
import { DecisionsService } from '../verify/cases/decisions.service.js';
import { EvidenceService } from '../verify/cases/evidence.service.js';
import { BulkMembersRepository, type BulkMember } from './bulk-members.repository.js';
import { BulkRunner, type BulkAct, type BulkSubject, type RowsBy } from './bulk-runner.js';

const DAY_SECONDS = 86_400;
/** The time to undo begins when the last row is done, which is about so much later for each. */
const SECONDS_PER_ROW = 0.1;

interface Due {
  /** Who entered the queue until then has waited long enough. */
  entered: Date;
  until: Date;
}

@Injectable()
export class Rejections {
  constructor(
    private readonly bulk: BulkRunner,
    private readonly members: BulkMembersRepository,
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly pending: PendingDecisions,
    private readonly evidence: EvidenceService,
    private readonly decisions: DecisionsService,
    private readonly settings: TeamSettingsService,
    private readonly clock: Clock,
  ) {}

  async reject(request: BulkRequest, query: UsersQuery, actor: Actor): Promise<Answer<BulkAnswer>> {
    const { rejectWithoutFileDays } = await this.settings.current();
    const seconds = UNDO_SECONDS + Math.ceil((request.ids?.length ?? 0) * SECONDS_PER_ROW);
    const due = {
      entered: this.clock.inSeconds(-rejectWithoutFileDays * DAY_SECONDS),
      until: this.clock.inSeconds(seconds),
    };
    const answer = await this.bulk.run(
      {
        ...this.named('reject without file', query),
        find: async (by) => this.judged(await this.members.members(by), due.entered, actor),
        act: (member) => this.one(member, due, actor),
      },
      request,
      actor,
    );
    const rejected = !request.preview && answer.rows.some(({ outcome }) => outcome === 'done');
    return rejected ? { ...answer, pendingUntil: due.until.toISOString() } : answer;
  }

  /** Those that are carried out already stay so, and the answer names them. */
  undo(request: BulkRequest, query: UsersQuery, actor: Actor): Promise<Answer<BulkAnswer>> {
    const find = async (by: RowsBy) =>
      (await this.members.members(by)).map((member) => ({
        ...member,
        outcome: member.pending ? ('done' as const) : ('decided' as const),
      }));
    const act = async ({ publicId }: BulkMember): Promise<BulkOutcome> => {
      await this.decisions.undo(publicId, actor);
      return 'done';
    };
    return this.bulk.run({ ...this.named('undo rejections', query), find, act }, request, actor);
  }

  private named(name: string, query: UsersQuery): Pick<BulkAct<BulkSubject>, 'name' | 'list' | 'plan'> {
    return { name, list: 'users', plan: userListPlan(query, this.clock.now()) };
  }

  private judged(members: readonly BulkMember[], entered: Date, actor: Actor) {
    return members.map((member) => ({ ...member, outcome: this.outcomeOf(member, entered, actor) }));
  }

  private outcomeOf(member: BulkMember, entered: Date, { admin }: Actor): BulkOutcome {
    if (member.enteredAt === null || member.waitingSince !== null) return 'not-waiting';
    if (member.accountStatus !== 'active') return 'not-active';
    if (member.hasFile) return 'has-file';
    if (member.enteredAt > entered) return 'too-early';
    if (member.pending) return 'decided';
    const claim = claimOf(member, this.clock.now());
    return claim && claim.adminId !== admin.adminId ? 'claimed' : 'done';
  }

  private one({ id }: BulkMember, { entered, until }: Due, { admin, ip }: Actor): Promise<BulkOutcome> {
    return this.accounts.withLocked(id, 'not-found', async (manager, user) => {
      const open = await this.cases.forDecision(manager, user, { adminId: admin.adminId });
      const evidence = await this.evidence.look(manager, user, open);
      if (evidence.documents.identity !== null) return 'has-file';
      if (open.waitingSince !== null) return 'not-waiting';
      if (open.enteredAt > entered) return 'too-early';
      const proposal = {
        caseId: open.id,
        adminId: admin.adminId,
        decision: 'reject',
        notes: null,
        reasonCodes: 'document-missing',
        acknowledged: null,
        overrideReason: null,
        seen: evidence.seen,
        ip,
      } as const;
      await this.pending.add(manager, proposal, until);
      return 'done';
    });
  }
}
