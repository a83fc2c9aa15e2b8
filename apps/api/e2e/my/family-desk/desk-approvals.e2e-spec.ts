import type { DeskDraftView } from '@kalyanam/shared/contracts/desk';
import type { EntityManager } from 'typeorm';
import { DeskActRow } from '../../../src/people/seats/desk-act.entity.js';
import { DeskDraft } from '../../../src/people/seats/desk-draft.entity.js';
import { DeskNotices } from '../../../src/my/family-desk/desk-notices.service.js';
import { DeskActs } from '../../../src/my/family-desk/desk-acts.service.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { hand, type Hand } from '../../support/make/desk.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('a yes to a suggestion', () => {
  let test: TestApp;
  let girl: SignedIn;
  let boy: SignedIn;
  let aunt: Hand;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female' });
    boy = await test.make.signedIn({ gender: 'male' });
    aunt = await hand(test, girl, { role: 'manager', relation: 'aunt' });
  });
  afterEach(() => jest.restoreAllMocks());

  const asked = async (body: object): Promise<string> => {
    const { body: answer } = await aunt.acting.post('/desk/drafts', body).expect(200);
    return (answer as { draft: DeskDraftView }).draft.id;
  };

  /** What a process leaves that dies at this point: its connection is gone. */
  async function die(manager: EntityManager): Promise<void> {
    const [{ id }] = await manager.query<[{ id: number }]>('SELECT CONNECTION_ID() AS id');
    await test.database.query(`KILL CONNECTION ${Number(id)}`);
    await manager.query('SELECT 1');
  }
  /** Between the yes and the act, between the act and its history, and before the last word is written. */
  const faults: [string, () => void][] = [
    ['after the act', () => jest.spyOn(DeskActs.prototype, 'noteIn').mockImplementationOnce(die)],
    ['after its history', () => jest.spyOn(DeskNotices.prototype, 'fate').mockImplementationOnce(die)],
    ['before the act', () => jest.spyOn(DeskNotices.prototype, 'decided').mockImplementationOnce(die)],
  ];

  it.each(faults)('that dies %s has done nothing, and does it once when it is given again', async (_, plant) => {
    const id = await asked({ kind: 'send-interest', profileId: boy.id });
    plant();
    expect((await girl.post(`/desk/drafts/${id}/approve`)).status).toBeGreaterThanOrEqual(500);
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: id })).toMatchObject({ state: 'open', open: 1 });
    expect(await test.rows(Interest).countBy({ senderId: girl.userId })).toBe(0);
    expect(await test.rows(Notification).countBy({ userId: boy.userId })).toBe(0);

    await girl.post(`/desk/drafts/${id}/approve`).expect(200);
    await girl.post(`/desk/drafts/${id}/approve`).expect(200);
    expect(await test.rows(Interest).countBy({ senderId: girl.userId })).toBe(1);
    expect(await test.rows(DeskActRow).countBy({ profileUserId: girl.userId })).toBe(1);
    expect(await test.rows(Notification).countBy({ userId: aunt.userId })).toBe(1);
  });

  it.each(faults)('to a change that dies %s has changed nothing', async (_, plant) => {
    const { version } = (await girl.get('/profiles/me').expect(200)).body.profile as { version: number };
    const change = { version, expectations: 'Somebody kind' };
    const id = await asked({ kind: 'edit', of: 'profile', change });
    plant();
    expect((await girl.post(`/desk/drafts/${id}/approve`)).status).toBeGreaterThanOrEqual(500);
    expect((await girl.get('/profiles/me').expect(200)).body.profile.version).toBe(version);
    await girl.post(`/desk/drafts/${id}/approve`).expect(200);
    expect((await girl.get('/profiles/me').expect(200)).body.profile.version).toBe(version + 1);
  });

  it('given twice in parallel is one yes', async () => {
    for (let round = 0; round < 4; round += 1) {
      const other = await test.make.signedIn({ gender: 'male' });
      const id = await asked({ kind: 'send-interest', profileId: other.id });
      const answers = await Promise.all([1, 2, 3].map(() => girl.post(`/desk/drafts/${id}/approve`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await test.rows(Interest).countBy({ receiverId: other.userId })).toBe(1);
      const { id: aboutUserId } = { id: other.userId };
      expect(await test.rows(DeskActRow).countBy({ profileUserId: girl.userId, aboutUserId })).toBe(1);
    }
  });

  it('is one act beside the same press of the candidate’s own', async () => {
    const id = await asked({ kind: 'send-interest', profileId: boy.id });
    const [yes, press] = await Promise.all([
      girl.post(`/desk/drafts/${id}/approve`),
      girl.post(`/profiles/${boy.id}/interest`, {}),
    ]);
    expect([yes.status, press.status]).toEqual([200, 200]);
    expect(await test.rows(Interest).countBy({ senderId: girl.userId })).toBe(1);
  });
});
