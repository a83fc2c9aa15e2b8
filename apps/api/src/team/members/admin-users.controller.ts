import type {
  AccountStatusAnswer,
  AccountStatusRequest,
  UserHistoryAnswer,
  WithdrawalAnswer,
} from '@kalyanam/shared/team/users';
import { ACCOUNT_STATUS_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../people/team-accounts/admin-session-times.js';
import { UserStatusService } from './user-status.service.js';
import { UserHistoryService } from './user-history.service.js';
import { WithdrawalService } from './withdrawal.service.js';

class AccountStatusDto extends ruled<AccountStatusRequest>(ACCOUNT_STATUS_RULES) {}

@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly history: UserHistoryService,
    private readonly status: UserStatusService,
    private readonly withdrawals: WithdrawalService,
  ) {}

  @Get(':id')
  @Can('users.read')
  @Answers('UserHistoryAnswer')
  read(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<UserHistoryAnswer>> {
    return this.history.read(id, actor);
  }

  @Post(':id/suspend')
  @HttpCode(200)
  @Can('users.suspend')
  @Answers('AccountStatusAnswer')
  suspend(
    @Param('id') id: string,
    @Body() { reason }: AccountStatusDto,
    @Acting() actor: Actor,
  ): Promise<Answer<AccountStatusAnswer>> {
    return this.status.change(id, 'suspended', reason, actor);
  }

  @Post(':id/hold')
  @HttpCode(200)
  @Can('users.suspend')
  @Answers('AccountStatusAnswer')
  hold(
    @Param('id') id: string,
    @Body() { reason }: AccountStatusDto,
    @Acting() actor: Actor,
  ): Promise<Answer<AccountStatusAnswer>> {
    return this.status.change(id, 'on-hold', reason, actor);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Can('users.suspend')
  @Answers('AccountStatusAnswer')
  restore(
    @Param('id') id: string,
    @Body() { reason }: AccountStatusDto,
    @Acting() actor: Actor,
  ): Promise<Answer<AccountStatusAnswer>> {
    return this.status.change(id, 'active', reason, actor);
  }

  /** R54, R86: for owners. */
  @Post(':id/withdraw-verification')
  @HttpCode(200)
  @Can('verification.withdraw')
  @ConfirmedWithin(PROOF_SECONDS)
  @Answers('WithdrawalAnswer')
  withdraw(
    @Param('id') id: string,
    @Body() { reason }: AccountStatusDto,
    @Acting() actor: Actor,
  ): Promise<Answer<WithdrawalAnswer>> {
    return this.withdrawals.withdraw(id, reason, actor);
  }
}
