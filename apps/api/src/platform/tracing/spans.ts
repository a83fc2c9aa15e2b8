import type { AsyncLocalStorage } from 'node:async_hooks';
import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel';
import { ROOT_CONTEXT, SpanStatusCode, trace, type Context, type Span, type Tracer } from '@opentelemetry/api';

export interface Spans {
  readonly tracer: Tracer;
  /** The span of the request or message that the work under way belongs to. */
  readonly current: AsyncLocalStorage<Span | undefined>;
}

export const within = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);

/** An error's own words may tell about people. */
export const markFailed = (span: Span | undefined): void => void span?.setStatus({ code: SpanStatusCode.ERROR });

/** Returns how to stop. Node takes any of these listeners, though its types want all. */
export function follow<T extends object>(
  channel: TracingChannel<unknown, T>,
  listeners: Partial<TracingChannelSubscribers<T>>,
): () => void {
  const those = listeners as TracingChannelSubscribers<T>;
  channel.subscribe(those);
  return () => void channel.unsubscribe(those);
}
