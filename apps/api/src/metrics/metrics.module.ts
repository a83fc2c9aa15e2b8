import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { MetricsServer } from './metrics.server.js';
import { Metrics } from './metrics.service.js';

@Module({ imports: [MessagesModule], providers: [Metrics, MetricsServer], exports: [Metrics] })
export class MetricsModule {}
