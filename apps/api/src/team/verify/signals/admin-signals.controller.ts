import type { LinkedAnswer, SignalsAnswer } from '@kalyanam/shared/team/signals';
import { Controller, Get, Param } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { SignalsService } from './signals.service.js';

@Controller('admin')
export class AdminSignalsController {
  constructor(private readonly signals: SignalsService) {}

  @Get('verifications/:id/signals')
  @Can('verify.read')
  @Answers('SignalsAnswer')
  forCase(@Param('id') userId: string, @Acting() actor: Actor): Promise<Answer<SignalsAnswer>> {
    return this.signals.forCase(userId, actor);
  }

  @Get('users/:id/linked')
  @Can('users.read')
  @Answers('LinkedAnswer')
  linked(@Param('id') userId: string, @Acting() actor: Actor): Promise<Answer<LinkedAnswer>> {
    return this.signals.linked(userId, actor);
  }
}
