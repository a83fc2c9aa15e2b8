import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Clock } from '../common/clock.js';
import { OutboxRepository } from '../messages/outbox.repository.js';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics for a monitoring system. Labels are route patterns, never ids, addresses or names. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor(messages: OutboxRepository, clock: Clock) {
    collectDefaultMetrics({ register: this.registry });
    this.watch('outbox_waiting_messages', 'Mails and SMS that are not sent yet', () => messages.countWaiting());
    this.watch('clock_offset_seconds', "How far the database's clock is ahead of this process's", () =>
      Promise.resolve(clock.correctionSeconds),
    );
  }

  /** A number that is read each time the metrics are. */
  watch(name: string, help: string, value: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        // Without the database the other metrics matter all the more.
        this.set(await value().catch(() => Number.NaN));
      },
    });
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
}
