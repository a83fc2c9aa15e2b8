import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = string | number;
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  events: unknown[];
  links: unknown[];
  status: { code: number; message?: string };
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

export interface CaughtSpan extends Omit<SentSpan, 'attributes'> {
  attributes: Record<string, Value>;
}

const plain = (attributes: Attribute[]): Record<string, Value> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '?']));

/** A collector of OpenTelemetry that keeps what it receives, or, silent, answers nothing. */
export async function traceCatcher() {
  const bodies: string[] = [];
  const state = { silent: false };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (state.silent) return;
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const parsed = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    resources: () => parsed().map(({ resource }) => plain(resource.attributes)),
    spans: (): CaughtSpan[] =>
      parsed()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: plain(span.attributes) })),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
