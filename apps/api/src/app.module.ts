import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { my } from './my/my.module.js';
import { JobWatchModule } from './operations/health/job-watch.service.js';
import { operations } from './operations/operations.module.js';
import { DevOutboxController } from './people/outbox/dev-outbox.controller.js';
import { DevOutbox } from './people/outbox/dev-outbox.service.js';
import { AccessGuard } from './platform/access/access.guard.js';
import type { Side } from './platform/config/settings.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { SuccessInterceptor } from './platform/http/answer.js';
import { requestLog } from './platform/logging/request-log.js';
import { PlatformModule } from './platform/platform.module.js';
import { StrictPipe } from './platform/validation/validation.pipe.js';
import { team } from './team/team.module.js';

@Module({})
export class AppModule {
  /**
   * The whole product, or one side of it: a process for members has no administrator route at all, and a production
   * process has no development route.
   */
  static for(side: Side, { production = false } = {}): DynamicModule {
    const development = side !== 'admin' && !production;
    return {
      module: AppModule,
      imports: [
        requestLog,
        PlatformModule,
        JobWatchModule,
        ScheduleModule.forRoot(),
        operations(side),
        my(side),
        ...(side === 'member' ? [] : [team(side)]),
      ],
      controllers: development ? [DevOutboxController] : [],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: StrictPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: SuccessInterceptor },
        ...(development ? [DevOutbox] : []),
      ],
    };
  }
}
