import { ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api';
import { jobRuns, messagesSent } from '../jobs/jobs.js';
import { follow, markFailed, type Spans } from './spans.js';

/**
 * A span for each mail or SMS that is sent, by its channel alone. It begins a trace: the outbox sends messages of many
 * requests together, and again if need be. Returns how to stop.
 */
export function traceMessages({ tracer, current }: Spans): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (sending: { channel: string }): Span => {
    const attributes = { 'kalyanam.channel': sending.channel };
    const span = tracer.startSpan(`send ${sending.channel}`, { kind: SpanKind.CLIENT, attributes }, ROOT_CONTEXT);
    spans.set(sending, span);
    return span;
  };
  messagesSent.start.bindStore(current, begin);
  jobRuns.start.bindStore(current, () => undefined);
  const stop = follow(messagesSent, {
    error: (sending) => markFailed(spans.get(sending)),
    asyncEnd: (sending) => spans.get(sending)?.end(),
  });
  return () => {
    stop();
    messagesSent.start.unbindStore(current);
    jobRuns.start.unbindStore(current);
  };
}
