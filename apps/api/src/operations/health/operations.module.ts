import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { limitOf, pointsOf, type LimitName } from '../../platform/config/limit-table.js';
import { Settings } from '../../platform/config/settings.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { OutboxWorker } from '../../people/outbox/outbox.worker.js';
import { PeopleModule } from '../../people/people.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { LastBackup } from './last-backup.repository.js';
import { MetricsServer } from './metrics.server.js';
import { Metrics } from './metrics.service.js';
import { TableNames } from '../../platform/tracing/table-names.repository.js';
import { Tracing } from '../../platform/tracing/tracing.service.js';
import { ProductFigures } from './product-figures.service.js';

/** Background work of a serving process; commands do not load it. */
@Module({
  imports: [FactsModule, PeopleModule],
  controllers: [HealthController],
  providers: [HealthService, LastBackup, Metrics, MetricsServer, ProductFigures, TableNames, Tracing],
  exports: [Metrics],
})
export class OperationsModule implements OnApplicationBootstrap {
  private readonly log = new Logger('Process');

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    const { build, side, production, limits } = this.settings;
    const served = side === 'all' ? 'both sides' : `the ${side} side`;
    this.log.log(
      `Version ${build.version}, commit ${build.commit}: serves ${served}${production ? '' : ', not for production'}.`,
    );
    for (const [name, points] of Object.entries(limits))
      this.log.warn(`LIMITS sets ${name} to ${points}; usual are ${pointsOf(limitOf(name as LimitName))}.`);
    this.outbox.start();
  }
}
