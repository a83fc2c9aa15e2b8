import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../..');
const SENDS = /outbox\.(?:add|queue)\(/gi;

/** Every file that queues messages to an address that its account has or had, and how many. */
const TO_OWN_ADDRESSES: Readonly<Record<string, number>> = {
  'my/settings/address-notices.service.ts': 4,
  'my/settings/password-change.service.ts': 1,
  'team/lists/account-status/member-mails.ts': 1,
  'team/verify/photos/photo-refusals.worker.ts': 1,
  'team/verify/cases/decision-notices.ts': 1,
  'team/verify/cases/question-notices.ts': 1,
  'my/announcements/announcement-mails.worker.ts': 1,
  'joining/assisted-entry/assisted-entries.service.ts': 1,
  'contact/first-calls/call-notices.service.ts': 1,
  'my/family-desk/desk-notices.service.ts': 1,
  'my/marriage/marriage-mails.service.ts': 1,
  'my/profile/coming-of-age.service.ts': 1,
  'my/profile/unverified-accounts.service.ts': 1,
  'contact/reports/hold-notices.ts': 1,
  'matching/searches/search-digests.worker.ts': 1,
  'joining/sign-in/reset/password-reset.service.ts': 2,
  'my/still-looking/looking-mails.service.ts': 2,
  'joining/candidate-takeover/candidate-answers.service.ts': 1,
  'joining/candidate-takeover/taking-over.service.ts': 1,
  'joining/verification/document-reminders.service.ts': 1,
  'contact/interests/interest-notices.service.ts': 1,
};

/** The files that write to an address someone typed, and the expression that counts it first. */
const TO_TYPED_ADDRESSES: Readonly<Record<string, [sends: number, counted: RegExp]>> = {
  'my/announcements/announcements.service.ts': [1, /announcement-test/],
  'joining/assisted-entry/read-back-codes.service.ts': [1, /code-send-number/],
  'people/codes/codes.service.ts': [1, /countsOf\(target\)/],
  'joining/family-invitations/desk-invitations.service.ts': [2, /desk-invite-place/],
  'contact/reports/relatives-notices.service.ts': [2, /COUNTED = .*counted:/],
};

describe('senders of messages', () => {
  const sources = globSync('**/*.ts', { cwd: SRC })
    .filter((file) => !file.endsWith('.spec.ts'))
    .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));
  const found = Object.fromEntries(
    sources
      .map(({ file, source }) => [file, [...source.matchAll(SENDS)].length] as const)
      .filter(([, sends]) => sends > 0),
  );

  it('are all listed by whose address they write to (R60)', () => {
    const typed = Object.entries(TO_TYPED_ADDRESSES).map(([file, [sends]]) => [file, sends]);
    expect(found).toEqual({ ...TO_OWN_ADDRESSES, ...Object.fromEntries(typed) });
  });

  it.each(Object.entries(TO_TYPED_ADDRESSES))('count an address someone typed: %s', (file, [, counted]) => {
    expect(sources.find((one) => one.file === file)?.source).toMatch(counted);
  });
});
