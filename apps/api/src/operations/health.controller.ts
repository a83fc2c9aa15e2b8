import { Controller, Get } from '@nestjs/common';
import { Access } from '../common/access/access.js';
import { AppError } from '../common/errors/app-error.js';
import { AnswersWith } from '../common/openapi/answers.js';
import { HealthService } from './health.service.js';

@Controller('health')
@Access('open')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @AnswersWith({ status: 'string' })
  live(): { status: string } {
    return { status: 'live' };
  }

  @Get('ready')
  @AnswersWith({ status: 'string' })
  async ready(): Promise<{ status: string }> {
    if (!(await this.health.isReady())) throw new AppError('busy', { retryAfter: 5 });
    return { status: 'ready' };
  }
}
