import { AsyncLocalStorage } from 'node:async_hooks';
import { trace, type Span } from '@opentelemetry/api';
import { jobRuns, messagesSent } from '../jobs/jobs.js';
import { traceMessages } from './message-spans.js';

describe('the span that work belongs to', () => {
  const tracer = trace.getTracer('test');
  const current = new AsyncLocalStorage<Span | undefined>();
  const request = tracer.startSpan('GET');
  /** In a job, and in the sending of a message, that a request set off. */
  const found = () =>
    current.run(request, () =>
      Promise.all([
        jobRuns.tracePromise(async () => current.getStore(), {}),
        messagesSent.tracePromise(async () => current.getStore(), { channel: 'sms' }),
      ]),
    );

  it('is none in a job and its own in a message, until traces end', async () => {
    const stop = traceMessages({ tracer, current });
    const [job, message] = await found();
    expect(job).toBeUndefined();
    expect(message).toBeDefined();
    expect(message).not.toBe(request);
    stop();
    expect(await found()).toEqual([request, request]);
  });
});
