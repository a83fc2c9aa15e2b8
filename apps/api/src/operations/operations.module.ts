import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { FactsModule } from '../facts.module.js';
import { OutboxWorker } from '../messages/outbox.worker.js';
import { PeopleModule } from '../people.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { MetricsServer } from './metrics.server.js';
import { Metrics } from './metrics.service.js';

/** What a serving process does besides its routes; commands do not load it. */
@Module({
  imports: [FactsModule, PeopleModule],
  controllers: [HealthController],
  providers: [HealthService, Metrics, MetricsServer],
  exports: [Metrics],
})
export class OperationsModule implements OnApplicationBootstrap {
  constructor(private readonly outbox: OutboxWorker) {}

  onApplicationBootstrap(): void {
    this.outbox.start();
  }
}
