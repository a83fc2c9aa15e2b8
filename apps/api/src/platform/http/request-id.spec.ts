import type { IncomingMessage } from 'node:http';
import { requestIds } from './request-id.js';

const GIVEN = '0123456789abcdef0123456789abcdef';
const request = (remoteAddress: string | undefined, id: string | string[]): IncomingMessage =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the id of a request', () => {
  const idOf = requestIds(['10.89.0.0/24', '::1']);

  it('is the one that a trusted proxy gave it', () => {
    for (const address of ['10.89.0.7', '::ffff:10.89.0.7', '::1']) expect(idOf(request(address, GIVEN))).toBe(GIVEN);
  });

  it.each([
    ['anybody else', '10.90.0.7', GIVEN],
    ['a closed connection', undefined, GIVEN],
    ['a proxy that gives none of the form', '::1', `${GIVEN}\nforged line`],
    ['a proxy that gives a long one', '::1', GIVEN.repeat(40)],
    ['a proxy that gives a short one', '::1', '1'],
  ])('is a new one where it comes from %s', (_, address, id) => {
    const made = idOf(request(address, id));
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(made).not.toBe(id);
  });

  it('is a new one for each request where no proxy is trusted', () => {
    const ofNobody = requestIds([]);
    expect(ofNobody(request('127.0.0.1', GIVEN))).not.toBe(ofNobody(request('127.0.0.1', GIVEN)));
  });
});
