import { VerificationCase } from '../../../src/profiles/cases/verification-case.entity.js';
import { DocumentReminders } from '../../../src/joining/verification/document-reminders.service.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const HOUR = 3600;

describe('members who wait without a picture of their document', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await startTestApp()));
  afterAll(() => test.close());

  const remind = () => test.app.get(DocumentReminders, { strict: false }).process();
  const mails = async ({ email }: SignedIn) =>
    (await inbox(test, email)).filter(({ subject }) => subject?.includes('is waiting for your')).length;
  const change = ({ userId }: SignedIn, values: Partial<VerificationCase>) =>
    test.rows(VerificationCase).update({ userId }, values);
  const entered = (member: SignedIn, hours: number) =>
    change(member, { enteredAt: test.clock.inSeconds(-hours * HOUR) });

  it('are reminded after the owner’s hours, again three days later, and no third time', async () => {
    const member = await test.make.case();
    await entered(member, 23);
    await remind();
    expect(await mails(member)).toBe(0);
    await entered(member, 24);
    await Promise.all([remind(), remind()]);
    expect(await mails(member)).toBe(1);
    await remind();
    expect(await mails(member)).toBe(1);
    await change(member, { remindedAt: test.clock.inSeconds(-72 * HOUR) });
    await remind();
    expect(await mails(member)).toBe(2);
    await change(member, { remindedAt: test.clock.inSeconds(-999 * HOUR) });
    await remind();
    expect(await mails(member)).toBe(2);
    const { reminders } = await test.rows(VerificationCase).findOneByOrFail({ userId: member.userId });
    expect(reminders).toBe(2);
    const { body } = await member.get('/notifications').expect(200);
    expect(body.notifications.map(({ kind }: { kind: string }) => kind)).toEqual([
      'document-missing',
      'document-missing',
    ]);
  });

  it('are asked for the document that they chose', async () => {
    const [one, other] = [await test.make.case(), await test.make.case()];
    await other
      .put('/verification/identity-numbers', { identityKind: 'passport', identityNumber: 'K1234567' })
      .expect(200);
    for (const member of [one, other]) await entered(member, 30);
    await remind();
    const subjects = async ({ email }: SignedIn) => (await inbox(test, email)).map(({ subject }) => subject);
    expect(await subjects(one)).toEqual(['Your Kalyanam profile is waiting for your Aadhaar card']);
    expect(await subjects(other)).toEqual(['Your Kalyanam profile is waiting for your passport']);
  });

  it('are not reminded with a file, while they are asked something, or once decided', async () => {
    const [complete, asked, decided] = [await test.make.case(), await test.make.case(), await test.make.case()];
    for (const member of [complete, asked, decided]) await entered(member, 100);
    await test.make.document(complete, 'aadhaar');
    await change(asked, { waitingSince: test.clock.now() });
    await change(decided, { decidedAt: test.clock.now(), decision: 'reject' });
    await remind();
    expect([await mails(complete), await mails(asked), await mails(decided)]).toEqual([0, 0, 0]);
  });
});
