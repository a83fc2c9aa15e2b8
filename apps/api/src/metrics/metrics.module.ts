import { Module } from '@nestjs/common';
import { MessagesModule } from '../people.module.js';
import { MetricsServer } from '../operations/metrics.server.js';
import { Metrics } from '../operations/metrics.service.js';

@Module({ imports: [MessagesModule], providers: [Metrics, MetricsServer], exports: [Metrics] })
export class MetricsModule {}
