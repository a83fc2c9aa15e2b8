import type { EligibleCheckAnswer } from '@kalyanam/shared/contracts/checks';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Client, type ClientInfo } from '../common/http/client.js';
import { Limits } from '../common/limits/limits.service.js';
import { Answers } from '../common/openapi/answers.js';
import { EligibleCheckDto } from './eligible-users.dto.js';
import { EligibleUsersService } from './eligible-users.service.js';

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
