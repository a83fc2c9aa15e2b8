import { WORK_EMAIL_RULES } from './check.rules.js';
import { isMailProvider } from './mail-providers.js';

describe('a work address', () => {
  it.each([
    ['a@gmail.com', true],
    ['a@GMAIL.com ', true],
    ['a@yahoo.co.in', true],
    ['a@in.rediffmail.com', true],
    ['a@gmail.com.infosys.com', false],
    ['a@infosys.com', false],
    ['a@mygmail.com', false],
    ['a@student.iith.ac.in', false],
  ])('%s is of a mail provider: %s', (email, provider) => expect(isMailProvider(email)).toBe(provider));

  it('is asked for in words', () => {
    expect(WORK_EMAIL_RULES.email('me@gmail.com', {})).toBe('Please use your work address');
    expect(WORK_EMAIL_RULES.email('me@infosys', {})).toBe('Please enter a valid email address');
    expect(WORK_EMAIL_RULES.email('me@infosys.com', {})).toBeNull();
  });
});
