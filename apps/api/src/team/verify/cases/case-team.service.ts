/** How reviewers share cases: whose a case is meant to be, and what its member is asked. */
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import type { AssignmentAnswer, ColleaguesAnswer, QuestionAnswer } from '@kalyanam/shared/team/case-team';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { can } from '@kalyanam/shared/team/roles';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditEntry } from '../../../people/audit/audit-row.js';
import { CaseAssignments } from '../../../profiles/cases/case-assignments.service.js';
import { CaseQuestions } from '../../../profiles/cases/case-questions.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { AppError, fieldError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import type { Admin } from '../../../people/team-accounts/admin.entity.js';
import { AdminsService } from '../../../people/team-accounts/admins.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { assignmentView, questionView } from './case-team.view.js';
import { QuestionNotices } from './question-notices.js';

const mayDecide = ({ role, disabledAt }: Admin): boolean => disabledAt === null && can(role, 'verify.decide');

@Injectable()
export class CaseTeamService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly admins: AdminsService,
    private readonly cases: CasesService,
    private readonly assignments: CaseAssignments,
    private readonly questions: CaseQuestions,
    private readonly profiles: ProfilesService,
    private readonly notices: QuestionNotices,
    private readonly audit: AuditLog,
  ) {}

  async colleagues({ adminId }: AdminPrincipal): Promise<Answer<ColleaguesAnswer>> {
    const [all, counts] = await Promise.all([this.admins.enabled(), this.assignments.counts()]);
    const colleagues = all
      .filter((admin) => admin.id !== adminId && mayDecide(admin))
      .map(({ id, publicId, name }) => ({ id: publicId, name, assigned: counts.get(id) ?? 0 }));
    return { colleagues };
  }

  /**
   * To a colleague, or to oneself.
   * @throws AppError not-found, already-decided with the first decision, invalid-form for someone who decides no cases
   */
  async assign(
    userId: string,
    { to, note }: { to: string | undefined; note: string },
    actor: Actor,
  ): Promise<Answer<AssignmentAnswer>> {
    const { admin } = actor;
    const assignee = await this.admins.byPublicId(to ?? admin.publicId);
    if (!assignee || !mayDecide(assignee)) throw fieldError('colleagueId', ADMIN_MESSAGES.assignee);
    const kept = withoutIdentityNumbers(note.trim()) || null;
    const id = await this.withOpen(userId, async (manager, user, open) => {
      await this.assignments.assign(manager, open, { to: assignee.id, by: admin.adminId, note: kept });
      const details = { case: open.publicId, to: assignee.username };
      await this.write(manager, user, actor, { action: 'case-assigned', details });
      return user.id;
    });
    return this.assigned(id, admin);
  }

  /** @throws AppError not-found, already-decided with the first decision */
  async giveBack(userId: string, actor: Actor): Promise<Answer<AssignmentAnswer>> {
    const { admin } = actor;
    const id = await this.withOpen(userId, async (manager, user, open) => {
      if (open.assignedTo === null) return user.id;
      await this.assignments.giveBack(manager, open, admin.adminId);
      await this.write(manager, user, actor, { action: 'case-given-back', details: { case: open.publicId } });
      return user.id;
    });
    return this.assigned(id, admin);
  }

  /**
   * Sends a question to the member and parks the case; sent twice, it is asked once.
   * @throws AppError as a decision, changed-meanwhile while another question is open or all have been asked
   */
  ask(
    userId: string,
    { question, caseId }: { question: string; caseId: string | undefined },
    actor: Actor,
  ): Promise<Answer<QuestionAnswer>> {
    const { adminId } = actor.admin;
    const text = withoutIdentityNumbers(question.trim());
    return this.accounts.withLockedMember(userId, async (manager, user) => {
      const open = await this.cases.forDecision(manager, user, { adminId, ...(caseId && { caseId }) });
      const newest = await this.questions.newest(manager, open.id);
      if (newest?.endState === null) {
        if (newest.askedBy === adminId && newest.question === text) return asked(newest);
        throw new AppError('changed-meanwhile', { message: ADMIN_MESSAGES.questionOpen });
      }
      if ((await this.questions.count(manager, open.id)) >= TEAM_LIMITS.questions.perCase)
        throw new AppError('changed-meanwhile', { message: ADMIN_MESSAGES.questionsUsedUp });
      await this.questions.ask(manager, open, { adminId, question: text });
      const { name } = await this.profiles.lock(manager, user.id);
      await this.notices.send(manager, user, name, text);
      await this.write(manager, user, actor, { action: 'member-asked', details: { case: open.publicId } });
      return asked(await this.newest(manager, open));
    });

    function asked(row: Parameters<typeof questionView>[0]): Answer<QuestionAnswer> {
      return { message: ADMIN_MESSAGES.questionAsked, question: questionView(row) };
    }
  }

  /** @throws AppError not-found without an open question, already-decided with the first decision */
  withdraw(userId: string, actor: Actor): Promise<Answer<QuestionAnswer>> {
    return this.withOpen(userId, async (manager, user, open) => {
      const newest = await this.questions.newest(manager, open.id);
      if (newest?.endState !== null) throw new AppError('not-found');
      await this.questions.end(manager, open, newest, 'withdrawn', actor.admin.adminId);
      await this.write(manager, user, actor, { action: 'question-withdrawn', details: { case: open.publicId } });
      const question = questionView(await this.newest(manager, open));
      return { message: ADMIN_MESSAGES.questionWithdrawn, question };
    });
  }

  private async newest(manager: EntityManager, { id }: VerificationCase) {
    const newest = await this.questions.newest(manager, id);
    if (!newest) throw new AppError('not-found');
    return newest;
  }

  private async assigned(userId: number, { adminId }: AdminPrincipal): Promise<Answer<AssignmentAnswer>> {
    const opened = await this.cases.open(userId);
    return { assignment: opened && assignmentView(opened, adminId) };
  }

  private withOpen<T>(
    publicId: string,
    work: (manager: EntityManager, user: User, open: VerificationCase) => Promise<T>,
  ): Promise<T> {
    return this.accounts.withLockedMember(publicId, async (manager, user) =>
      work(manager, user, await this.cases.undecided(manager, user.id)),
    );
  }

  private write(
    manager: EntityManager,
    { publicId }: User,
    actor: Actor,
    entry: Pick<AuditEntry, 'action' | 'details'>,
  ): Promise<void> {
    return this.audit.write(manager, { ...actedBy(actor), ...entry, subject: `member:${publicId}` });
  }
}
