import { Controller, Get } from '@nestjs/common';
import { Access } from '../common/access/access.js';
import { AppError } from '../common/errors/app-error.js';
import { AnswersWith } from '../common/openapi/answers.js';
import type { Build } from '../config/build.js';
import { Settings } from '../config/settings.js';
import { HealthService } from './health.service.js';

interface Health extends Build {
  readonly status: string;
}

@Controller('health')
@Access('open')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly settings: Settings,
  ) {}

  @Get('live')
  @AnswersWith({ status: 'string', version: 'string', commit: 'string' })
  live(): Health {
    return { status: 'live', ...this.settings.build };
  }

  @Get('ready')
  @AnswersWith({ status: 'string', version: 'string', commit: 'string' })
  async ready(): Promise<Health> {
    if (!(await this.health.isReady())) throw new AppError('busy', { retryAfter: 5 });
    return { status: 'ready', ...this.settings.build };
  }
}
