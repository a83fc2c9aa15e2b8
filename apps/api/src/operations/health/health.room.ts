import type { Room } from '../../platform/room.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { LastBackup } from './last-backup.repository.js';
import { MetricsServer } from './metrics.server.js';
import { Metrics } from './metrics.service.js';
import { ProcessStart } from './process-start.service.js';
import { ProductFigures } from './product-figures.service.js';
import { SmsMetrics } from './sms-metrics.service.js';
import { TableNames } from '../../platform/tracing/table-names.repository.js';
import { Tracing } from '../../platform/tracing/tracing.service.js';

export const health: Room = {
  controllers: [HealthController],
  providers: [HealthService, LastBackup, Metrics, MetricsServer, ProcessStart, ProductFigures, TableNames, Tracing],
  members: { providers: [SmsMetrics] },
};
