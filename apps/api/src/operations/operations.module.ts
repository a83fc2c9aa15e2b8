import { my } from '../my/my.module.js';
import { district } from '../platform/room.js';
import { TableNames } from '../platform/tracing/table-names.repository.js';
import { Tracing } from '../platform/tracing/tracing.service.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { LastBackup } from './health/last-backup.repository.js';
import { MetricsServer } from './health/metrics.server.js';
import { Metrics } from './health/metrics.service.js';
import { ProcessStart } from './health/process-start.service.js';
import { ProductFigures } from './health/product-figures.service.js';
import { SmsMetrics } from './health/sms-metrics.service.js';

export const operations = district('OperationsModule', {
  below: [my],
  rooms: [
    {
      controllers: [HealthController],
      providers: [HealthService, LastBackup, Metrics, MetricsServer, ProcessStart, ProductFigures, TableNames, Tracing],
      members: { providers: [SmsMetrics] },
    },
  ],
});
