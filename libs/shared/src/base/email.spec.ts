import { isEmailAddress, mailboxOf, plainEmail } from './email.js';

describe('an email address', () => {
  it.each([
    'sravani@example.com',
    'first.last+tag@sub.example.co.in',
    "o'brien@example.com",
    '123@4x.example',
    'under_score-@a-b.example',
    `${'x'.repeat(64)}@example.com`,
    'a@xn--bcher-kva.example',
  ])('may be %s', (address) => expect(isEmailAddress(address)).toBe(true));

  it.each([
    'nobody',
    'a@b',
    'a@@example.com',
    'a@b@example.com',
    'a b@example.com',
    '@example.com',
    'a@',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a\u0000b@example.com',
    'a\u200bb@example.com',
    '\u202ea@example.com',
    'ａ@example.com',
    'а@example.com',
    'a"b@example.com',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(64)}.com`,
    `a@${'x.'.repeat(130)}com`,
    'a@127.0.0.1',
    'a@0x7f.1',
    'a@[127.0.0.1]',
    'a@localhost',
    'a@localhost.localdomain',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@example.com.',
    'a@exämple.com',
  ])('may not be %j', (address) => expect(isEmailAddress(address)).toBe(false));
});

it.each([
  '\u200bsita@example.com',
  'sita@example.com\u200b ',
  '\u202dsita@\u2060example.com\u202c',
  'mailto:sita@example.com',
  'sita@example.com\u00a0',
])('an address is read without what a page or a contact adds: %j', (typed) => {
  expect(plainEmail(typed)).toBe('sita@example.com');
});

describe('a mailbox', () => {
  it.each([
    ['Sravani@Example.com', 'sravani@example.com'],
    [' sravani+one@example.com', 'sravani@example.com'],
    ['sravani+one+two@example.com', 'sravani@example.com'],
    ['s.reddy@example.com', 's.reddy@example.com'],
    ['S.Red.dy+x@gmail.com', 'sreddy@gmail.com'],
    ['sreddy@googlemail.com', 'sreddy@gmail.com'],
    ['+@example.com', '+@example.com'],
    ['9848012345', '9848012345'],
  ])('of %j is %j', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
