import { messageReason } from './message-reason.js';

describe('why a message was not sent, as it is counted', () => {
  it.each([
    ['none', 'none'],
    ['expired', 'expired'],
    ['nothing left to say', 'nothing-left'],
    ['NO_TEMPLATE', 'template'],
    ['ETIMEDOUT', 'timeout'],
    ['TimeoutError', 'timeout'],
    ['ECONNREFUSED', 'unreachable'],
    ['EAI_AGAIN', 'unreachable'],
    ['ENOTFOUND', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'unreachable'],
    ['refused with 550', 'refused'],
    ['HTTP_401', 'refused'],
    ['NOT_SUCCESS', 'refused'],
    ['TypeError', 'other'],
    ['something@example.org', 'other'],
  ])('is for %s: %s', (told, counted) => {
    expect(messageReason(told)).toBe(counted);
  });
});
