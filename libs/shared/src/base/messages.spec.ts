import { ERRORS } from './errors.js';
import { messageKey, MESSAGES } from './messages.js';

describe('messages', () => {
  it('finds the key of each sentence', () => {
    for (const [key, sentence] of Object.entries(MESSAGES)) expect(messageKey(sentence)).toBe(key);
    expect(messageKey('something else')).toBeNull();
  });

  it('gives every failure a status and a sentence', () => {
    for (const { status, message } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message).not.toBe('');
    }
  });
});
