import type {
  AddEligibleUsersRequest,
  BatchRemovedAnswer,
  CheckedPairsAnswer,
  CheckEligibleUsersRequest,
  EligibleUsersAnswer,
} from '@kalyanam/shared/team/eligible-users';
import { CHECK_PAIRS_RULES, ELIGIBLE_USERS_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { Answers, AnswersWith } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { EligibleBatches } from '../../../joining/eligible-users/eligible-batches.service.js';
import { EligibleUsersService } from '../../../joining/eligible-users/eligible-users.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

/** Room for 20,000 pairs. */
const LIST_BYTES = 4 * 1024 * 1024;

class CheckPairsDto extends ruled<CheckEligibleUsersRequest>(CHECK_PAIRS_RULES) {}
class AddEligibleUsersDto extends ruled<AddEligibleUsersRequest>(ELIGIBLE_USERS_RULES) {}

@Controller('admin/eligible-users')
export class AdminEligibleUsersController {
  constructor(
    private readonly eligible: EligibleUsersService,
    private readonly batches: EligibleBatches,
  ) {}

  @Post()
  @BodyLimit(LIST_BYTES, { list: true })
  @HttpCode(200)
  @Can('eligible.write')
  @Answers('EligibleUsersAnswer')
  add(@Body() list: AddEligibleUsersDto, @Acting() actor: Actor): Promise<Answer<EligibleUsersAnswer>> {
    return this.batches.add(list, actor);
  }

  @Post('check')
  @BodyLimit(LIST_BYTES, { list: true })
  @HttpCode(200)
  @Can('eligible.write')
  @Answers('CheckedPairsAnswer')
  check(@Body() { users }: CheckPairsDto): Promise<Answer<CheckedPairsAnswer>> {
    return this.batches.check(users);
  }

  @Delete('batches/:id')
  @Can('eligible.write')
  @Answers('BatchRemovedAnswer')
  removeBatch(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<BatchRemovedAnswer>> {
    return this.batches.undo(id, actor);
  }

  @Delete(':id')
  @Can('eligible.write')
  @AnswersWith({})
  remove(@Param('id') id: string, @Acting() actor: Actor): Promise<void> {
    return this.eligible.remove(id, actor);
  }
}
