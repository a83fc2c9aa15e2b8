import { isDisposable } from './disposable-email.js';

it.each([
  ['a@mailinator.com', true],
  ['a@Inbox.MAILINATOR.com', true],
  ['mailinator.com@gmail.com', false],
  ['a@notmailinator.com', false],
  ['a@gmail.com', false],
  ['a@com', false],
])('%s: %s', (email, expected) => {
  expect(isDisposable(email)).toBe(expected);
});
