import type { IncomingMessage } from 'node:http';
import { callersSpans } from './trace-parent.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const GIVEN = `00-${TRACE}-b7ad6b7169203331-01`;
const from = (remoteAddress: string, traceparent?: string | string[]): IncomingMessage =>
  ({ headers: { traceparent }, socket: { remoteAddress } }) as unknown as IncomingMessage;
const spanOf = callersSpans(['10.0.0.1']);
const traceOf = (request: IncomingMessage) => spanOf(request)?.traceId ?? null;

describe('the trace of a request', () => {
  it('is the one that a trusted proxy names, in this and later versions of the header', () => {
    expect(traceOf(from('10.0.0.1', GIVEN))).toBe(TRACE);
    expect(traceOf(from('10.0.0.1', GIVEN.replace('00', '01') + '-more'))).toBe(TRACE);
  });

  it('comes with the span of the caller and whether it is recorded', () => {
    const span = { traceId: TRACE, spanId: 'b7ad6b7169203331' };
    expect(spanOf(from('10.0.0.1', GIVEN))).toEqual({ ...span, sampled: true });
    expect(spanOf(from('10.0.0.1', GIVEN.replace(/01$/, '02')))).toEqual({ ...span, sampled: false });
  });

  it.each([
    ['anybody else', '10.0.0.2', GIVEN],
    ['a trace of zeros', '10.0.0.1', GIVEN.replace(TRACE, '0'.repeat(32))],
    ['a span of zeros', '10.0.0.1', GIVEN.replace('b7ad6b7169203331', '0'.repeat(16))],
    ['no version', '10.0.0.1', GIVEN.replace('00', 'ff')],
    ['capital letters', '10.0.0.1', GIVEN.toUpperCase()],
    ['more at its end', '10.0.0.1', `${GIVEN}0`],
    ['two headers', '10.0.0.1', [GIVEN, GIVEN]],
    ['a long text', '10.0.0.1', `${GIVEN}-${'x'.repeat(300)}`],
    ['nothing', '10.0.0.1', undefined],
  ])('is none for %s', (_, address, given) => {
    expect(traceOf(from(address, given))).toBeNull();
  });
});
