import { MESSAGES } from '@kalyanam/shared/messages';
import { AppError } from './app-error.js';

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
