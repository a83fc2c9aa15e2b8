import type { EligibleCheckAnswer, EligibleCheckRequest } from '@kalyanam/shared/contracts/coupon-and-eligible';
import { ELIGIBLE_CHECK_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { EligibleUsersService } from './eligible-users.service.js';

class EligibleCheckDto extends ruled<EligibleCheckRequest>(ELIGIBLE_CHECK_RULES) {}

@Controller('eligible')
export class EligibleCheckController {
  constructor(
    private readonly eligible: EligibleUsersService,
    private readonly limits: Limits,
  ) {}

  @Post('check')
  @HttpCode(200)
  @Access('open')
  @Answers('EligibleCheckAnswer')
  async check(@Body() pair: EligibleCheckDto, @Client() client: ClientInfo): Promise<Answer<EligibleCheckAnswer>> {
    await this.limits.count('eligible-check-address', client.ip);
    return { eligible: await this.eligible.check(pair) };
  }
}
