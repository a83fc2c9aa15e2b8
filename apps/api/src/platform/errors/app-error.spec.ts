import { runInNewContext } from 'node:vm';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AppError, reasonOf } from './app-error.js';

const REQUIRED = MESSAGES.required;

describe('the message of a refused form', () => {
  it.each([
    ['of the specification where nothing else is wrong', { email: REQUIRED, password: REQUIRED }, REQUIRED],
    ['of the table where the fields differ', { email: REQUIRED, phone: 'Other' }, 'Please check the marked fields.'],
    ['of the table where no field is marked', {}, 'Please check the marked fields.'],
  ])('is the sentence %s', (_, fields, message) => {
    expect(new AppError('invalid-form', { fields }).message).toBe(message);
  });
});

describe('a failure in the log', () => {
  it.each([
    [Object.assign(new Error('550 asha@example.com unknown'), { responseCode: 550 }), 'refused with 550'],
    [Object.assign(new Error("Duplicate entry 'asha@example.com'"), { code: 'ER_DUP_ENTRY' }), 'ER_DUP_ENTRY'],
    [new AppError('already-decided'), 'already-decided'],
    [new TypeError('asha@example.com'), 'TypeError'],
    [new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }), 'ENOTFOUND'],
    [
      new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' }) }),
      'CERT_HAS_EXPIRED',
    ],
    [new TypeError('fetch failed', { cause: new Error('unexpected redirect') }), 'TypeError'],
    [runInNewContext('new RangeError("of another realm")'), 'RangeError'],
    [undefined, 'unknown'],
  ])('is named without what it quotes: %p', (error, name) => {
    expect(reasonOf(error)).toBe(name);
  });
});
