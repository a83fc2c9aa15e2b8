import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { ADMIN_ROLES, PERMISSIONS_OF, type AdminRole } from '@kalyanam/shared/team/roles';
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request, { type Response } from 'supertest';
import { isAdminLevel, type AccessLevel } from '../../src/platform/access/access.js';
import { CaseQuestionRow } from '../../src/profiles/cases/case-question.entity.js';
import { VerificationCase } from '../../src/profiles/cases/verification-case.entity.js';
import { CheckFile } from '../../src/profiles/checks/check-file.entity.js';
import { publicId } from '../../src/platform/crypto/public-id.js';
import { PhotoTwinsWorker } from '../../src/contact/reports/photo-twins.worker.js';
import { PhotosService } from '../../src/profiles/photos/photos.service.js';
import { NotificationsService } from '../../src/people/notifications/notifications.service.js';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { Interest } from '../../src/people/relations/interest.entity.js';
import { RelativesNotice } from '../../src/contact/reports/relatives-notice.entity.js';
import { Session } from '../../src/people/sessions/session.entity.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { Admin } from '../../src/people/team-accounts/admin.entity.js';
import { BIODATA } from '../support/make/biodata.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import type { SignedIn } from '../support/make/make.js';
import { plantDesk } from '../support/make/desk.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { ANNOUNCEMENT } from '../support/make/example.js';
import { ID_TABLE } from '../support/tables/foreign-ids.js';
import type { ForeignIds, IdLine } from '../support/tables/id-line.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { jpeg } from '../support/make/uploads.js';

/** Rows that a refused call may touch: counted attempts, and when someone was last active. */
const MOVING = ['rate_limits', 'users', 'sessions', 'admin_sessions', 'daily_figures', 'kept_figures'];
const ROLES: readonly AdminRole[] = ADMIN_ROLES.map(({ value }) => value);

const levelOf = (place: string): AccessLevel => {
  const [route = ''] = place.split('#');
  const own = SPECIFIED_CALLS.find(({ method, path }) => `${method} ${path}` === route)?.to;
  return ACCESS_TABLE[own ? `${own.method} ${own.path}` : route] ?? 'open';
};
interface Row {
  place: string;
  line: IdLine;
  level: AccessLevel;
}
const rows: Row[] = Object.entries(ID_TABLE).map(([place, line]) => ({ place, line, level: levelOf(place) }));
const teamRows = rows.filter(({ level }) => isAdminLevel(level));
const memberRows = rows.filter(({ level }) => !isAdminLevel(level));

describe('someone else’s id', () => {
  let test: TestApp;
  let ids: ForeignIds;
  let owner: SignedIn;
  let blocked: SignedIn;
  let unproved: SignedIn;
  let passerBy: SignedIn;
  let still: string;
  const admins = new Map<AdminRole, string>();
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.signedIn({ name: 'Owner Reddy', contactVisibility: 'accepted' });
    [blocked, unproved, passerBy] = [await stranger(), await stranger('not-verified'), await stranger()];
    await test.make.block(owner, blocked);
    for (const role of ADMIN_ROLES) admins.set(role.value, (await test.make.admin(role.value)).token);
    ids = await plant();
    // Background work is done before anything is compared.
    await test.app.get(PhotoTwinsWorker, { strict: false }).compareNew();
    still = await stillTables();
  });
  afterAll(() => test.close());

  const stranger = (verificationStatus: 'verified' | 'not-verified' = 'verified'): Promise<SignedIn> =>
    test.make.signedIn({ gender: 'male', verificationStatus });

  const tokensOf = (roles: readonly AdminRole[]): string[] => roles.map((role) => admins.get(role) ?? '');

  async function stillTables(): Promise<string> {
    const tables: { name: string }[] = await test.database.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()`,
    );
    return tables
      .map(({ name }) => name)
      .filter((name) => !MOVING.includes(name) && name !== 'verification_cases')
      .join(', ');
  }

  /** One of everything that has an id. */
  async function plant(): Promise<ForeignIds> {
    const photos = test.app.get(PhotosService, { strict: false });
    const [photo] = await photos.add(owner.userId, [await jpeg()]);
    const reader = await test.make.session(await test.make.member());
    await photos.add(reader.userId, [await jpeg()]);
    const { body: own } = await reader.get('/files/photos').expect(200);
    await test.make.interest(reader, owner, { state: 'accepted' });
    await test.app
      .get(NotificationsService, { strict: false })
      .add(test.database.manager, owner.userId, 'interest-delivered', {}, reader.userId);
    const { body: told } = await owner.get('/notifications').expect(200);
    const { body: sessions } = await owner.get('/auth/sessions').expect(200);
    const waiting = await test.make.case();
    await test.make.document(waiting, 'pan');
    const boss = await test.make.admin('owner');
    const { body: queue } = await boss.get(ADMIN_ROUTES.verifications).expect(200);
    const { body: me } = await owner.get('/profiles/me').expect(200);
    await owner.patch('/profiles/me', { gothra: 'Bharadwaja', version: me.profile.version }).expect(200);
    const { body: edits } = await boss.get(ADMIN_ROUTES.profileEdits).expect(200);
    const { body: report } = await reader.post(`/profiles/${waiting.id}/reports`, { reason: 'fake' }).expect(200);
    await boss.post(ADMIN_ROUTES.coupons, { code: 'THEIRS', discount: 5 }).expect(201);
    const template = await boss
      .post(ADMIN_ROUTES.templates, { purpose: 'question', title: 'Theirs', en: 'Dear {name}', te: '' })
      .expect(201);
    const { body: kept } = await boss
      .post(ADMIN_ROUTES.views, { list: 'users', name: 'Theirs', query: '' })
      .expect(200);
    const saved = await owner.post('/searches', { query: '' }).expect(201);
    const announcement = await boss
      .post(ADMIN_ROUTES.announcements, {
        ...ANNOUNCEMENT,
        mail: false,
        segment: { ...ANNOUNCEMENT.segment, city: 'Elsewhere' },
      })
      .expect(201);
    const { body: imported } = await boss
      .post(ADMIN_ROUTES.eligibleUsers, { users: [{ email: 'e@example.org', phone: '9876543210' }] })
      .expect(200);
    const { body: eligible } = await boss.get(ADMIN_ROUTES.eligibleUsers).expect(200);
    const question = publicId();
    const { id: caseId } = await test.rows(VerificationCase).findOneByOrFail({ userId: waiting.userId });
    const asker = await test.rows(Admin).findOneByOrFail({ publicId: boss.id });
    await test.rows(CaseQuestionRow).insert({
      ...{ publicId: question, userId: waiting.userId, caseId, askedBy: asker.id },
      ...{ askedAt: test.clock.now(), question: 'Who?' },
    });
    const notice = publicId();
    await test.rows(RelativesNotice).insert({
      ...{ publicId: notice, email: 'uncle@example.org', language: 'en', what: 'Not true.' },
      ...{ createdAt: test.clock.now(), confirmedAt: test.clock.now(), codeHash: Buffer.alloc(32) },
    });
    const gothraDecision = publicId();
    await test.database.query(
      `INSERT INTO gothra_decisions (public_id, kind, gothra_key, text, rows_changed, decided_by, decided_at)
       VALUES (?, 'leave', 'pentakul', 'Pentakula', 0, ?, NOW(3))`,
      [gothraDecision, asker.id],
    );
    const subcasteDecision = publicId();
    await test.database.query(
      `INSERT INTO subcaste_decisions (public_id, kind, typed_key, text, rows_changed, decided_by, decided_at)
       VALUES (?, 'leave', 'manamata', 'Manamata', 0, ?, NOW(3))`,
      [subcasteDecision, asker.id],
    );
    const writer = await test.make.member({ gender: 'male' });
    await test.make.interest(writer, await test.make.member(), { note: 'Send money', noteState: 'held' });
    const { publicId: heldNote } = await test.rows(Interest).findOneByOrFail({ senderId: writer.userId });
    const checkFile = publicId();
    await test.rows(CheckFile).insert({
      ...{ publicId: checkFile, userId: waiting.userId, fact: 'income', kind: 'slip', uploadedAt: test.clock.now() },
    });
    return {
      member: owner.id,
      photo: photo?.publicId ?? '',
      photoQuery: String(own.photos[0].card).split('?')[1] ?? '',
      session: sessions.sessions[0].id,
      notification: told.notifications[0].id,
      waiting: waiting.id,
      caseId: queue.users[0].caseId,
      question,
      edit: edits.rows[0].id,
      report: report.reportId,
      relativesNotice: notice,
      gothraDecision,
      subcasteDecision,
      eligible: eligible.rows[0].id,
      batch: imported.batch,
      coupon: 'THEIRS',
      view: kept.views[0].id,
      template: template.body.template.id,
      announcement: announcement.body.announcement.id,
      search: saved.body.search.id,
      biodata: (await owner.post('/biodata', BIODATA).expect(201)).body.share.id,
      ...(await plantDesk(test, owner, reader)),
      call: await test.make.call(owner, reader),
      marriage: await test.make.claim(owner, reader),
      checkFile,
      heldNote,
      administrator: boss.id,
    };
  }

  const call = (place: string, line: IdLine, id: string, token: string | null): PromiseLike<Response> => {
    const [method = '', plain = ''] = (place.split('#')[0] ?? '').split(' ');
    const { path = plain, body } = line.call(id, ids);
    const made = request(test.app.getHttpServer())[method.toLowerCase() as 'get'](API_PREFIX + path);
    return (token === null ? made : made.auth(token, { type: 'bearer' })).send(body);
  };
  const seen = ({ status, body }: Response): object => ({ status, body: { ...body, requestId: undefined } });

  /** The contents of the database, without what changes on every call. */
  async function trace(): Promise<unknown> {
    const checksums: { Table: string; Checksum: number }[] = await test.database.query(`CHECKSUM TABLE ${still}`);
    return [
      Object.fromEntries(checksums.map(({ Table, Checksum }) => [Table, Checksum])),
      // Compared by its rows: differences are shown, and its virtual columns are no part of it.
      await test.rows(VerificationCase).find({ order: { id: 'ASC' } }),
      await test.rows(Session).find({ select: { id: true, endedAt: true }, order: { id: 'ASC' } }),
      await test.rows(User).find({
        select: {
          id: true,
          email: true,
          phone: true,
          passwordHash: true,
          verificationStatus: true,
          accountStatus: true,
          phoneVerifiedAt: true,
        },
      }),
    ];
  }

  /** Each caller is refused as for an unknown id, and nothing changes. */
  async function expectNothing(
    { place, line }: Row,
    tokens: readonly (string | null)[],
    code?: ErrorCode,
  ): Promise<void> {
    const before = await trace();
    for (const token of tokens) {
      const answer = await call(place, line, ids[line.of], token);
      if (code) expectFailure(answer, code);
      const unknown = await call(place, line, line.of === 'coupon' ? 'UNKNOWN' : publicId(), token);
      expect(seen(answer)).toEqual(seen(unknown));
    }
    expect(await trace()).toEqual(before);
  }

  it.each(rows)('$place is closed to visitors', (row) =>
    expectNothing(row, [null], row.level === 'open' ? row.line.refusal : 'not-signed-in'),
  );

  it.each(teamRows)('$place is closed to members', async (row) => {
    await expectNothing(row, [owner.token, passerBy.token, unproved.token], 'forbidden');
  });

  it.each(teamRows)('$place is closed to administrators whose role lacks $level', async (row) => {
    const lacking = ROLES.filter((role) => !PERMISSIONS_OF[role].some((permission) => permission === row.level));
    await expectNothing(row, tokensOf(lacking), 'forbidden');
  });

  it.each(memberRows)('$place is closed to administrators of every role', (row) =>
    expectNothing(row, tokensOf(ROLES), row.level === 'open' ? row.line.refusal : 'forbidden'),
  );

  it.each(memberRows)('$place tells a not-verified member nothing', async (row) => {
    const mayCall = ['account', 'member', 'open'].includes(row.level);
    await expectNothing(row, [unproved.token], mayCall ? row.line.refusal : 'verification-needed');
  });

  it.each(memberRows)('$place tells a member blocked by the owner nothing', (row) =>
    expectNothing(row, [blocked.token], row.line.refusal),
  );

  it.each(memberRows.filter(({ line }) => !line.open))('$place tells an unrelated member nothing', async (row) => {
    expect(row.line.refusal ?? row.line.alike).toBeTruthy();
    await expectNothing(row, [passerBy.token], row.line.refusal);
  });

  it.each(memberRows.filter(({ line }) => line.open))(
    '$place tells an unrelated member only what they may know, and changes no one else’s data',
    async ({ place, line }) => {
      const { body } = await call(place, line, ids[line.of], (await stranger()).token);
      expect(body).toMatchObject(line.open?.answer ?? {});
      const others = `SELECT state FROM interests WHERE state = 'accepted'`;
      expect(await test.database.query(others)).toHaveLength(1);
    },
  );
});
