import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AnswersWith } from '../../platform/openapi/answers.js';
import type { Build } from '../../platform/config/build.js';
import { Settings } from '../../platform/config/settings.js';
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
