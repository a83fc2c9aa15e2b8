import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../time/clock.js';
import { Settings } from '../config/settings.js';
import type { Traces } from './open-traces.js';
import { TableNames } from './table-names.repository.js';

/** Sends traces to a collector of OpenTelemetry, if one is set; else nothing of it is loaded. */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  private readonly log = new Logger('Traces');
  private traces: Traces | null = null;

  constructor(
    private readonly settings: Settings,
    private readonly tables: TableNames,
    private readonly clock: Clock,
  ) {}

  /** Call it before other hooks are added: what a hook does belongs to the request. */
  async begin(server: FastifyInstance): Promise<void> {
    const { traces, build, trustedProxies } = this.settings;
    if (traces === null) return;
    const { openTraces } = await import('./open-traces.js');
    this.traces = openTraces(server, {
      ...traces,
      build,
      trustedProxies,
      tables: await this.tables.all(),
      now: () => this.clock.now(),
      warn: (text) => this.log.warn(text),
    });
    this.log.log(`${traces.ratio * 100} % of the requests are traced.`);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.traces?.end();
  }
}
