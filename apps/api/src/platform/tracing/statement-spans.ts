import { tracingChannel } from 'node:diagnostics_channel';
import { SpanKind, type Span } from '@opentelemetry/api';
import { follow, markFailed, within, type Spans } from './spans.js';
import { statementOf } from './statement.js';

/** What mysql2 publishes of a statement, among other things. */
interface Published {
  readonly query: string;
}

const CHANNELS = ['mysql2:query', 'mysql2:execute'];

/** A span for each statement of a request or message that is recorded. Returns how to stop. */
export function traceStatements({ tracer, current }: Spans, tables: ReadonlySet<string>): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (statement: Published): void => {
    const parent = current.getStore();
    if (!parent?.isRecording()) return;
    const { operation, table } = statementOf(statement.query, tables);
    const attributes = {
      'db.system.name': 'mysql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    };
    const name = table === null ? operation : `${operation} ${table}`;
    spans.set(statement, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, within(parent)));
  };
  const listeners = {
    start: begin,
    error: (statement: Published) => markFailed(spans.get(statement)),
    asyncEnd: (statement: Published) => spans.get(statement)?.end(),
  };
  const stops = CHANNELS.map((name) => follow(tracingChannel<unknown, Published>(name), listeners));
  return () => {
    for (const stop of stops) stop();
  };
}
