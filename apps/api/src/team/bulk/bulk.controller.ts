import type { BulkAnswer, BulkRequest } from '@kalyanam/shared/team/bulk';
import { ELIGIBLE_LIST } from '@kalyanam/shared/team/eligible-users';
import { REPORT_LIST } from '@kalyanam/shared/team/reports';
import { USER_LIST } from '@kalyanam/shared/team/users';
import { BULK_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { Can } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../people/team-accounts/actor.js';
import { listQuery } from '../lists/list-controller.js';
import { Dismissals } from './dismissals.service.js';
import { Rejections } from './rejections.service.js';
import { Reminders } from './reminders.service.js';
import { Removals } from './removals.service.js';

/** Room for as many ids as there may be. */
const IDS_BYTES = 64 * 1024;

class BulkDto extends ruled<BulkRequest>(BULK_RULES) {}
class BulkUsersQueryDto extends listQuery(USER_LIST) {}
class BulkReportsQueryDto extends listQuery(REPORT_LIST) {}
class BulkEligibleQueryDto extends listQuery(ELIGIBLE_LIST) {}

@Controller('admin')
export class BulkController {
  constructor(
    private readonly reminders: Reminders,
    private readonly rejections: Rejections,
    private readonly dismissals: Dismissals,
    private readonly removals: Removals,
  ) {}

  @Post('users/remind')
  @BodyLimit(IDS_BYTES, { list: true })
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('BulkAnswer')
  remind(
    @Query() query: BulkUsersQueryDto,
    @Body() request: BulkDto,
    @Acting() actor: Actor,
  ): Promise<Answer<BulkAnswer>> {
    return this.reminders.remind(request, query, actor);
  }

  @Post('users/reject-without-file')
  @BodyLimit(IDS_BYTES, { list: true })
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('BulkAnswer')
  reject(
    @Query() query: BulkUsersQueryDto,
    @Body() request: BulkDto,
    @Acting() actor: Actor,
  ): Promise<Answer<BulkAnswer>> {
    return this.rejections.reject(request, query, actor);
  }

  @Post('users/reject-without-file/undo')
  @BodyLimit(IDS_BYTES, { list: true })
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('BulkAnswer')
  undoRejections(
    @Query() query: BulkUsersQueryDto,
    @Body() request: BulkDto,
    @Acting() actor: Actor,
  ): Promise<Answer<BulkAnswer>> {
    return this.rejections.undo(request, query, actor);
  }

  @Post('reports/dismiss')
  @BodyLimit(IDS_BYTES, { list: true })
  @HttpCode(200)
  @Can('reports.decide')
  @Answers('BulkAnswer')
  dismiss(
    @Query() query: BulkReportsQueryDto,
    @Body() request: BulkDto,
    @Acting() actor: Actor,
  ): Promise<Answer<BulkAnswer>> {
    return this.dismissals.dismiss(request, query, actor);
  }

  @Post('eligible-users/remove')
  @BodyLimit(IDS_BYTES, { list: true })
  @HttpCode(200)
  @Can('eligible.write')
  @Answers('BulkAnswer')
  remove(
    @Query() query: BulkEligibleQueryDto,
    @Body() request: BulkDto,
    @Acting() actor: Actor,
  ): Promise<Answer<BulkAnswer>> {
    return this.removals.remove(request, query, actor);
  }
}
