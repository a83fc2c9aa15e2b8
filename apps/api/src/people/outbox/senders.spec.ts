import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../..');
const SENDS = /outbox\.(?:add|queue)\(/gi;

/** Every file that queues messages to an address that its account has or had, and how many. */
const TO_OWN_ADDRESSES: Readonly<Record<string, number>> = {
  'account/address-notices.service.ts': 4,
  'account/password-change.service.ts': 1,
  'admin/account-status/member-mails.ts': 1,
  'admin/photo-review/photo-refusals.worker.ts': 1,
  'admin/verification/decision-notices.ts': 1,
  'admin/verification/question-notices.ts': 1,
  'announcements/announcement-mails.worker.ts': 1,
  'assisted-entries/assisted-entries.service.ts': 1,
  'calls/call-notices.service.ts': 1,
  'family-desk/desk-notices.service.ts': 1,
  'marriage-claims/marriage-letters.service.ts': 1,
  'my-profile/coming-of-age.service.ts': 1,
  'my-profile/unverified-accounts.service.ts': 1,
  'reports/hold-notices.ts': 1,
  'searches/search-letters.worker.ts': 1,
  'sign-in/reset/password-reset.service.ts': 2,
  'still-looking/looking-letters.service.ts': 2,
  'taking-over/candidate-answers.service.ts': 1,
  'taking-over/taking-over.service.ts': 1,
  'verification/document-reminders.service.ts': 1,
  'waiting-line/interest-notices.service.ts': 1,
};

/** The files that write to an address someone typed, and the expression that counts it first. */
const TO_TYPED_ADDRESSES: Readonly<Record<string, [sends: number, counted: RegExp]>> = {
  'announcements/announcements.service.ts': [1, /announcement-test/],
  'assisted-entries/read-back-codes.service.ts': [1, /code-send-number/],
  'codes/codes.service.ts': [1, /countsOf\(target\)/],
  'desk-members/desk-invitations.service.ts': [2, /desk-invite-place/],
  'relatives-notices/relatives-notices.service.ts': [2, /COUNTED = .*counted:/],
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
