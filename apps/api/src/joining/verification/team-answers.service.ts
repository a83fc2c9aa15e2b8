/** A member answers the team's question about their case: the case comes back to the queue immediately. */
import type { TeamAnswerAnswer, TeamAnswerRequest } from '@kalyanam/shared/contracts/resubmission';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { CaseQuestions, isAnswerable } from '../../profiles/cases/case-questions.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../platform/jobs/masking.js';

@Injectable()
export class TeamAnswers {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly questions: CaseQuestions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Sent twice, it is one answer. @throws AppError question-closed when there is nothing to answer any more */
  answer(
    { userId }: MemberPrincipal,
    { questionId, answer }: TeamAnswerRequest,
    ip: string,
  ): Promise<Answer<TeamAnswerAnswer>> {
    const text = withoutIdentityNumbers(answer.trim());
    return this.accounts.withLocked(userId, 'not-signed-in', async (manager, user) => {
      const open = await this.cases.openLocked(manager, userId);
      const newest = open && (await this.questions.newest(manager, open.id));
      if (newest?.publicId !== questionId) throw new AppError('question-closed');
      if (newest.endState === 'answered' && newest.answer === text && newest.endedAt)
        return { answeredAt: newest.endedAt.toISOString() };
      if (!open || !isAnswerable(newest)) throw new AppError('question-closed');
      await this.questions.answer(manager, open, newest, text);
      const who = `member:${user.publicId}`;
      const details = { case: open.publicId };
      await this.audit.write(manager, { actor: who, action: 'member-answered', subject: who, ip, details });
      return { answeredAt: this.clock.now().toISOString() };
    });
  }
}
