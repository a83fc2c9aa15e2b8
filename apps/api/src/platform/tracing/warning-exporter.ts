import type { SpanExporter } from '@opentelemetry/sdk-trace';

type Export = SpanExporter['export'];

const WARN_EVERY_MS = 60_000;

/** Passes spans on. What the collector does not take is lost, and a line a minute says so. */
export class WarningExporter implements SpanExporter {
  private lost = 0;
  private warnedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly log: { now(): Date; warn(text: string): void },
  ) {}

  export(...[spans, done]: Parameters<Export>): void {
    this.exporter.export(spans, (result) => {
      if (result.error) this.lose(spans.length);
      done(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await this.exporter.shutdown();
  }

  private lose(spans: number): void {
    this.lost += spans;
    const now = this.log.now().getTime();
    if (now - this.warnedAt < WARN_EVERY_MS) return;
    this.log.warn(`The collector of traces does not take them: ${this.lost} spans were dropped.`);
    this.warnedAt = now;
    this.lost = 0;
  }
}
