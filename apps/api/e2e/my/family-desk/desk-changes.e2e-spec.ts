import type { DeskAnswer, DeskDraftsPage, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import {
  DESK_ALLOWANCES,
  DESK_ROLES,
  type DeskAllowance,
  type DeskRole,
} from '@kalyanam/shared/topics/family/desk-rights';
import { BiodataShareRow } from '../../../src/profiles/biodata-shares/biodata-share.entity.js';
import { DeskDraft } from '../../../src/people/seats/desk-draft.entity.js';
import { DeskDraftsWorker } from '../../../src/my/family-desk/desk-drafts.worker.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { BIODATA } from '../../support/make/biodata.js';
import { hand, type Hand } from '../../support/make/desk.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;
const { consent: _, ...LINK } = BIODATA;

/** One change of each form of the profile: the suggestion, and the values afterwards. */
interface Form {
  path: string;
  change: Record<string, unknown>;
  after: object;
}

const FORMS: Readonly<Record<string, Form>> = {
  profile: {
    path: '/profiles/me',
    change: { expectations: 'Somebody kind' },
    after: { fields: { expectations: 'Somebody kind' } },
  },
  details: {
    path: '/profiles/me/details',
    change: { employer: 'A new firm' },
    after: { fields: { employer: 'A new firm' } },
  },
  siblings: {
    path: '/profiles/me/siblings',
    change: { siblings: [{ relation: 'elder-brother', married: true, work: null, place: null }] },
    after: { siblings: [{ relation: 'elder-brother' }] },
  },
  lineage: {
    path: '/profiles/me/lineage',
    change: { mother: { typed: 'Atreya' } },
    after: { lines: { mother: { typed: 'Atreya' } } },
  },
  wishes: {
    path: '/profiles/me/wishes',
    change: { items: [{ wish: 'age', weight: 'nice', value: { from: 25, to: 32 } }] },
    after: { items: [{ wish: 'age', weight: 'nice' }] },
  },
  horoscope: {
    path: '/profiles/me/horoscope',
    change: { star: 4, pada: 2, source: 'family' },
    after: { fields: { star: 4, pada: 2 } },
  },
};

describe('changes of the profile that a hand suggests', () => {
  let test: TestApp;
  let girl: SignedIn;
  let mother: Hand;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female' });
    mother = await hand(test, girl, { name: 'Sarojini Reddy' });
    for (const kind of ['family-details', 'horoscope', 'biodata-link'])
      await girl.put(`/account/consents/${kind}`, { given: true }).expect(200);
  });

  /** The whole form as it is sent, with the current values beside the change. */
  async function bodyOf(of: string, by: Hand = mother): Promise<object> {
    const { path, change } = FORMS[of]!;
    if (of === 'lineage') return change;
    const { body } = await by.acting.get(path === '/profiles/me/siblings' ? '/profiles/me/details' : path).expect(200);
    const kept = (body.profile ?? body.details ?? body.wishes ?? body.horoscope) as { version: number };
    const { version, visible, hideFromMisfits } = kept as {
      version: number;
      visible?: string;
      hideFromMisfits?: boolean;
    };
    return { ...change, version, ...(of === 'wishes' && { visible, hideFromMisfits }) };
  }
  const ask = async (of: string, by: Hand = mother) =>
    by.acting.post('/desk/drafts', { kind: 'edit', of, change: await bodyOf(of, by) });
  const asked = async (of: string, by: Hand = mother): Promise<DeskDraftView> => {
    const { status, body } = await ask(of, by);
    expect([of, status, body]).toEqual([of, 200, expect.objectContaining({ success: true })]);
    return (body as { draft: DeskDraftView }).draft;
  };
  const standing = async (of: string) => {
    const { path } = FORMS[of]!;
    const { body } = await girl.get(path === '/profiles/me/siblings' ? '/profiles/me/details' : path).expect(200);
    const { profile, details, wishes, horoscope, lines } = body as Record<string, object>;
    // After an undone line no gothra is left, as where none was ever given.
    const told = (lines as { typed: string | null }[] | undefined)?.filter(({ typed }) => typed !== null);
    const { version: _version, ...rest } = (profile ?? details ?? wishes ?? horoscope ?? { told }) as {
      version?: number;
    };
    return JSON.stringify(rest);
  };
  const desk = async (calls: Pick<SignedIn, 'get'>): Promise<DeskAnswer> =>
    (await calls.get('/desk').expect(200)).body as DeskAnswer;
  const kindsOf = async ({ userId }: { userId: number }) =>
    (await test.rows(Notification).findBy({ userId })).map(({ kind }) => kind);

  it.each(Object.keys(FORMS))('shows what would change in %s, makes it at a yes, and undoes it', async (of) => {
    const before = await standing(of);
    const draft = await asked(of);
    expect(draft).toMatchObject({ kind: 'edit', about: null, edit: { before: { of }, after: { of } } });
    expect(draft.edit!.after).toMatchObject(FORMS[of]!.after);
    expect(await asked(of)).toMatchObject({ id: draft.id });
    expect(await kindsOf(girl)).toEqual(['desk-draft']);
    expect(await standing(of)).toBe(before);

    await mother.acting.post(`/desk/drafts/${draft.id}/approve`).expect(403);
    const { body } = await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    expect(body.draft).toMatchObject({ state: 'approved', edit: null });
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    expect(await standing(of)).not.toBe(before);
    expect(await kindsOf(girl)).toEqual([]);
    expect(await kindsOf(mother)).toEqual(['desk-fate']);

    const { week } = await desk(girl);
    expect(week).toMatchObject([{ act: 'edited', by: { name: 'Sarojini Reddy', relation: 'mother' } }]);
    const fate = async () => ((await mother.acting.get('/desk/drafts').expect(200)).body as DeskDraftsPage).drafts[0];
    expect(await fate()).toMatchObject({ id: draft.id, state: 'approved', undone: false });
    await girl.post(`/desk/acts/${week[0]!.id}/undo`).expect(200);
    expect(await standing(of)).toBe(before);
    expect(await fate()).toMatchObject({ id: draft.id, state: 'approved', undone: true });
  });

  it.each(Object.keys(FORMS))('changes nothing in %s at a no, and keeps nothing of what was suggested', async (of) => {
    const before = await standing(of);
    const draft = await asked(of);
    await girl.post(`/desk/drafts/${draft.id}/refuse`).expect(200);
    expect(await standing(of)).toBe(before);
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id })).toMatchObject({ payload: '{}' });
    expect((await girl.post(`/desk/drafts/${draft.id}/approve`).expect(409)).body.code).toBe('desk-draft-decided');
  });

  const seats: [string, DeskRole, DeskAllowance[], boolean][] = [
    ['a manager', 'manager', [], true],
    ['a manager who may do everything', 'manager', [...DESK_ALLOWANCES], true],
    ...DESK_ROLES.filter((role) => role !== 'manager').map((role): [string, DeskRole, DeskAllowance[], boolean] => [
      `a ${role} with every allowance`,
      role,
      [...DESK_ALLOWANCES],
      false,
    ]),
  ];
  it.each(seats)('is for those whose cell says so: %s', async (_name, role, allow, may) => {
    const by = await hand(test, girl, { role, allow, relation: 'aunt' });
    for (const of of Object.keys(FORMS)) {
      const { status, body } = await by.acting.post('/desk/drafts', { kind: 'edit', of, change: await bodyOf(of) });
      expect([of, status, may ? null : body.code]).toEqual([of, may ? 200 : 403, may ? null : 'desk-not-yours']);
    }
    const { status } = await by.acting.post('/desk/drafts', { kind: 'biodata', change: LINK });
    expect(status).toBe(may ? 200 : 403);
    await girl.post('/desk/drafts', { kind: 'edit', of: 'profile', change: await bodyOf('profile') }).expect(403);
  });

  it('refuses each field as its own form does, and what only the candidate decides', async () => {
    const sent = (of: string, change: object) => mother.acting.post('/desk/drafts', { kind: 'edit', of, change });
    const { version } = (await girl.get('/profiles/me').expect(200)).body.profile as { version: number };
    const wrong = await sent('profile', { version, expectations: 'x'.repeat(5000) }).expect(400);
    expect(Object.keys(wrong.body.fields as object)).toEqual(['expectations']);
    expect((await sent('profile', { version, nothing: 1 }).expect(400)).body.fields).toHaveProperty('nothing');
    expect((await sent('profile', { version: version + 1, expectations: 'Kind' }).expect(409)).body.code).toBe(
      'changed-meanwhile',
    );
    await sent('details', { version: 1, moreVisible: 'verified' }).expect(403);
    await sent('everything', { version }).expect(400);
    await mother.acting.post('/desk/drafts', { kind: 'edit', of: 'profile' }).expect(400);
    await mother.acting.post('/desk/drafts', { kind: 'accept' }).expect(400);
    expect(await test.rows(DeskDraft).countBy({ profileUserId: girl.userId })).toBe(0);
    const items = FORMS['wishes']!.change['items'];
    const wishes = { version: 1, items, visible: 'items', hideFromMisfits: true };
    const { body } = await sent('wishes', wishes).expect(200);
    await girl.post(`/desk/drafts/${(body as { draft: DeskDraftView }).draft.id}/approve`).expect(200);
    const after = (await girl.get('/profiles/me/wishes').expect(200)).body.wishes;
    expect(after).toMatchObject({ visible: 'counts', hideFromMisfits: false });
  });

  it('lapses, and says why, when the candidate has changed the same field first', async () => {
    const draft = await asked('details');
    const { version } = (await girl.get('/profiles/me/details').expect(200)).body.details as { version: number };
    await girl.patch('/profiles/me/details', { version, employer: 'Her own words' }).expect(200);
    const { body } = await girl.post(`/desk/drafts/${draft.id}/approve`).expect(409);
    expect(body.code).toBe('desk-draft-gone');
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id })).toMatchObject({ lapseReason: 'gone' });
    expect((await girl.get('/profiles/me/details').expect(200)).body.details.employer).toBe('Her own words');
  });

  it('is not hindered by a change of something else', async () => {
    const draft = await asked('details');
    const { version } = (await girl.get('/profiles/me/details').expect(200)).body.details as { version: number };
    await girl.patch('/profiles/me/details', { version, jobTitle: 'Engineer' }).expect(200);
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    const { details } = (await girl.get('/profiles/me/details').expect(200)).body;
    expect(details).toMatchObject({ employer: 'A new firm', jobTitle: 'Engineer' });
  });

  it('reminds of a change after two days, and lets it lapse after seven', async () => {
    const draft = await asked('profile');
    const other = await asked('details');
    const worker = test.app.get(DeskDraftsWorker, { strict: false });
    const age = (days: number) =>
      test.rows(DeskDraft).update({ publicId: draft.id }, { madeAt: test.clock.inSeconds(-days * DAY - 60) });
    const mails = () =>
      test.database.query(`SELECT id FROM outbox WHERE template = 'desk-draft' AND user_id = ?`, [girl.userId]);
    await age(2);
    await worker.process();
    await worker.process();
    expect(await mails()).toHaveLength(3);
    await age(7);
    await worker.process();
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id })).toMatchObject({
      state: 'lapsed',
      lapseReason: 'time',
      payload: '{}',
    });
    // The other one waits on, and its notice with it.
    expect(await kindsOf(girl)).toEqual(['desk-draft']);
    await mother.acting.post(`/desk/drafts/${other.id}/withdraw`).expect(200);
    expect(await kindsOf(girl)).toEqual(['desk-withdrawn']);
  });

  it('makes a link to the biodata at a yes, by the hand that suggested it', async () => {
    await mother.acting.post('/biodata', LINK).expect(403);
    const { body } = await mother.acting.post('/desk/drafts', { kind: 'biodata', change: LINK }).expect(200);
    const { draft } = body as { draft: DeskDraftView };
    expect(draft).toMatchObject({ kind: 'biodata', about: null, biodata: LINK });
    expect(await test.rows(BiodataShareRow).countBy({ ownerId: girl.userId })).toBe(0);
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    const links = await test.rows(BiodataShareRow).findBy({ ownerId: girl.userId });
    expect(links).toMatchObject([{ forWhom: LINK.forWhom, createdBy: mother.userId }]);
    expect((await desk(girl)).week).toMatchObject([{ act: 'biodata', by: { relation: 'mother' }, undoUntil: null }]);
  });

  it('asks for no link that the candidate could not make', async () => {
    await girl.put('/account/consents/biodata-link', { given: false }).expect(200);
    const { body } = await mother.acting.post('/desk/drafts', { kind: 'biodata', change: LINK }).expect(400);
    expect(body.fields).toHaveProperty('consent');
    await mother.acting.post('/desk/drafts', { kind: 'biodata', change: { ...LINK, forWhom: '' } }).expect(400);
  });

  it('forgets suggestions about relatives and stars with the consent for it', async () => {
    const kept = [await asked('profile'), await asked('wishes')];
    const gone = [await asked('details'), await asked('siblings'), await asked('lineage'), await asked('horoscope')];
    await girl.put('/account/consents/family-details', { given: false }).expect(200);
    await girl.put('/account/consents/horoscope', { given: false }).expect(200);
    for (const { id } of gone)
      expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: id })).toMatchObject({
        state: 'lapsed',
        payload: '{}',
      });
    expect((await desk(girl)).drafts.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
  });

  it('keeps nothing of a change when its hand leaves the desk', async () => {
    const draft = await asked('profile');
    await mother.acting.delete(`/desk/members/${mother.seatId}`).expect(200);
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id })).toMatchObject({
      state: 'lapsed',
      lapseReason: 'ended',
      payload: '{}',
    });
  });
});
