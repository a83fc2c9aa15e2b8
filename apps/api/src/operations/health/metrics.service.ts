import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import { Clock } from '../../platform/time/clock.js';
import { Meters } from '../../platform/jobs/meters.js';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds that a reading is kept, however many systems ask. */
const KEPT_SECONDS = 15;
/** A database that does not answer leaves its numbers out, and holds up none of the others. */
const PATIENCE_MS = 2000;

type Values = Readonly<Record<string, number>>;

/** Metrics for a monitoring system. Labels are route patterns and words of ours, never ids, addresses or names. */
@Injectable()
export class Metrics {
  private readonly registry;
  private readonly durations;

  constructor(
    { registry }: Meters,
    private readonly clock: Clock,
  ) {
    this.registry = registry;
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    });
    collectDefaultMetrics({ register: registry });
  }

  /** A number that is read when the metrics are, at most every 15 s. */
  watch(name: string, help: string, value: () => Promise<number> | number): void {
    const gauge = this.gauge(name, help);
    const read = this.kept(async () => ({ '': await value() }));
    this.collect(gauge, async () => gauge.set((await read())?.[''] ?? Number.NaN));
  }

  /** The same of several numbers, by a label whose values are words of the code. */
  watchEach(name: string, help: string, label: string, values: () => Promise<Values> | Values): void {
    const gauge = this.gauge(name, help, [label]);
    const read = this.kept(async () => values());
    this.collect(gauge, async () => {
      gauge.reset();
      for (const [of, value] of Object.entries((await read()) ?? {})) gauge.set({ [label]: of }, value);
    });
  }

  /** What never changes. */
  inform(name: string, help: string, labels: Readonly<Record<string, string>>): void {
    this.gauge(name, help, Object.keys(labels)).set({ ...labels }, 1);
  }

  /** Call it when a response has been sent. */
  count(request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    this.durations.observe(labels, reply.elapsedTime / 1000);
  }

  /** In the text format of Prometheus, and its media type. */
  async read(): Promise<{ type: string; text: string }> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  private collect(gauge: Gauge, collect: () => Promise<void>): void {
    (gauge as unknown as { collect: () => Promise<void> }).collect = collect;
  }

  /** Null where it cannot be read in time. A reading that is late is not begun again, and serves who asks after it. */
  private kept(read: () => Promise<Values>): () => Promise<Values | null> {
    let last: { until: Date; values: Promise<Values | null> } | null = null;
    let reading = false;
    return () => {
      if (!reading && (last === null || last.until <= this.clock.now())) {
        reading = true;
        const values = read()
          .catch(() => null)
          .finally(() => (reading = false));
        last = { until: this.clock.inSeconds(KEPT_SECONDS), values };
      }
      return inTime(last?.values ?? Promise.resolve(null));
    };
  }
}

async function inTime<T>(values: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE_MS)));
  const answer = await Promise.race([values, late]);
  clearTimeout(timer);
  return answer;
}
