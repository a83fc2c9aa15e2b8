import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Meters } from './meters.js';
import { tracingChannel } from 'node:diagnostics_channel';

/**
 * Further records of traces, in addition to requests and statements. While tracing is off, these channels have no
 * subscribers and cost nothing.
 */
export const messagesSent = tracingChannel<unknown, { channel: 'email' | 'sms' }>('kalyanam:message');

/** A job that a request set off is not part of it: it works for others too. */
export const jobRuns = tracingChannel<unknown, object>('kalyanam:job');

const runs = new AsyncLocalStorage<{ failed: boolean }>();

/** For a job that logs its failure and goes on: this run is none of its successes. */
export function runFailed(): void {
  const run = runs.getStore();
  if (run) run.failed = true;
}

/** Work that a process repeats unattended: each run is recorded, since no caller waits for it. */
@Injectable()
export class Jobs {
  private readonly succeededAt;
  private readonly failures;
  private readonly period;

  constructor({ registry }: Meters) {
    const common = { labelNames: ['name'], registers: [registry] };
    this.succeededAt = new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job of this process last ran without failing; at first, when the process began',
      ...common,
    });
    this.failures = new Counter({ name: 'job_failures_total', help: 'Runs of a job that failed', ...common });
    this.period = new Gauge({ name: 'job_period_seconds', help: 'How often a job is to run', ...common });
  }

  /** The name comes from the code. */
  watch(name: string, periodSeconds: number): void {
    this.period.set({ name }, periodSeconds);
    this.succeededAt.set({ name }, Date.now() / 1000);
    this.failures.inc({ name }, 0);
  }

  /** @throws what the work throws */
  async run<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const run = { failed: false };
    try {
      const result = await runs.run(run, () => jobRuns.tracePromise(async () => work(), {}));
      if (!run.failed) this.succeededAt.set({ name }, Date.now() / 1000);
      return result;
    } catch (error) {
      run.failed = true;
      throw error;
    } finally {
      if (run.failed) this.failures.inc({ name });
    }
  }
}
