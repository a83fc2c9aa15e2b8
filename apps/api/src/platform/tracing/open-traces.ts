import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Build } from '../config/build.js';
import type { TraceSettings } from '../config/trace-settings.js';
import { traceMessages } from './message-spans.js';
import { traceRequests } from './request-spans.js';
import { traceStatements } from './statement-spans.js';
import { WarningExporter } from './warning-exporter.js';

export interface TraceNeeds extends TraceSettings {
  readonly build: Build;
  readonly trustedProxies: readonly string[];
  /** Names that a span may say. */
  readonly tables: ReadonlySet<string>;
  now(): Date;
  warn(text: string): void;
}

export interface Traces {
  /** Sends what is left, if that is quick. */
  end(): Promise<void>;
}

/** Spans are sent every five seconds; beyond so many that wait, further ones are dropped. */
const MOST_WAITING = 2048;
/** Shorter than END_MS, so that a failure of the last export is still logged. */
const SEND_MS = 1500;
const END_MS = 2000;

/** Records and sends spans. Only `traces` of the settings may lead here: this is what loads OpenTelemetry. */
export function openTraces(server: FastifyInstance, needs: TraceNeeds): Traces {
  const { endpoint, ratio, build, tables, trustedProxies } = needs;
  const provider = new TracerProvider({
    // No attributes of the machine, the process or the environment.
    resource: resourceFromAttributes({
      'service.name': 'kalyanam-api',
      'service.version': build.version,
      'vcs.ref.head.revision': build.commit,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new WarningExporter(
          new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS }),
          needs,
        ),
        maxQueueSize: MOST_WAITING,
      }),
    ],
  });
  const spans = { tracer: provider.getTracer('kalyanam'), current: new AsyncLocalStorage<Span | undefined>() };
  traceRequests(server, spans, trustedProxies);
  const stops = [traceStatements(spans, tables), traceMessages(spans)];
  return {
    async end() {
      for (const stop of stops) stop();
      const waiting = new AbortController();
      const late = delay(END_MS, undefined, { signal: waiting.signal });
      await Promise.race([provider.shutdown(), late]).catch(() => undefined);
      waiting.abort();
    },
  };
}
