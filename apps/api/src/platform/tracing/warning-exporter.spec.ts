import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { WarningExporter } from './warning-exporter.js';

describe('spans that the collector does not take', () => {
  const said: string[] = [];
  let now = new Date('2026-11-26T10:00:00Z');
  let away = true;
  const inner: SpanExporter = {
    export: (_spans, done) => done(away ? { code: 1, error: new Error('to 10.0.0.9: refused') } : { code: 0 }),
    shutdown: () => Promise.resolve(),
  };
  const exporter = new WarningExporter(inner, { now: () => now, warn: (text) => said.push(text) });
  const send = (count: number): void => exporter.export(new Array(count), () => undefined);
  const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000));

  it('are counted in one line a minute, which repeats no words of the error', () => {
    send(3);
    for (const count of [4, 5]) {
      later(20);
      send(count);
    }
    later(20);
    send(1);
    expect(said).toEqual([
      'The collector of traces does not take them: 3 spans were dropped.',
      'The collector of traces does not take them: 10 spans were dropped.',
    ]);
  });

  it('are none while it takes them', () => {
    away = false;
    later(600);
    send(7);
    expect(said).toHaveLength(2);
  });
});
