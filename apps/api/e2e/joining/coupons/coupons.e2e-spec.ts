import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ERRORS } from '@kalyanam/shared/base/errors';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { Coupon } from '../../../src/joining/coupons/coupon.entity.js';
import type { SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('coupons', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    member = await test.make.signedIn({ verificationStatus: 'not-verified' });
  });
  afterAll(() => test.close());

  const create = (body: object, admin = owner) => admin.post('/admin/coupons', body);
  const check = async (code: string) => (await member.post('/coupons/validate', { code }).expect(200)).body;
  const GOOD = { success: true, valid: true, discount: 25, message: 'Registration is free; nothing to pay' };
  const NOT_GOOD = { success: true, valid: false, discount: 0, message: 'This coupon is not valid' };

  it('are created with an upper-case code and are valid immediately', async () => {
    const { body } = await create({ code: 'diwali25', discount: 25 }).expect(201);
    expect(body).toEqual({
      success: true,
      message: 'Coupon created successfully',
      coupon: {
        code: 'DIWALI25',
        discount: 25,
        expiryDate: null,
        isActive: true,
        maxUses: null,
        uses: 0,
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    expect(await check(' Diwali25 ')).toEqual(GOOD);
    const [row] = await test
      .rows(AuditLogRow)
      .find({ select: { actor: true, action: true }, where: { subject: 'coupon:DIWALI25' } });
    expect(row).toEqual({ actor: `admin:${owner.id}`, action: 'coupon-created' });
  });

  it('give the same response whether the code is unknown, inactive, expired or used up', async () => {
    await create({ code: 'OFF', discount: 25, isActive: false }).expect(201);
    expectFailure(await create({ code: 'OLD', discount: 25, expiryDate: '2020-01-31' }), 'invalid-form', {
      expiryDate: ADMIN_MESSAGES.couponExpired,
    });
    await create({ code: 'OLD', discount: 25, expiryDate: dateInIndia(test.clock.now()) }).expect(201);
    await test.database.query(`UPDATE coupons SET expiry_date = '2020-01-31' WHERE code = 'OLD'`);
    await create({ code: 'USED', discount: 25, maxUses: 1 }).expect(201);
    await test.rows(Coupon).update({ code: 'USED' }, { uses: 1 });
    for (const code of ['NEVER', 'OFF', 'OLD', 'USED']) expect(await check(code)).toEqual(NOT_GOOD);
  });

  it('refuse a code that already exists, even from two administrators at the same moment', async () => {
    const answers = await Promise.all([
      create({ code: 'twice', discount: 5 }),
      create({ code: 'TWICE', discount: 10 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expectFailure(await create({ code: 'Twice', discount: 5 }), 'coupon-exists', {
      code: ERRORS['coupon-exists'].message,
    });
  });

  it.each([
    [{}, { code: ADMIN_MESSAGES.couponRequired, discount: ADMIN_MESSAGES.couponRequired }],
    [{ code: ' ', discount: 5 }, { code: ADMIN_MESSAGES.couponRequired }],
    [{ code: 'A', discount: 101 }, { discount: ADMIN_MESSAGES.discount }],
    [{ code: 'A', discount: -1 }, { discount: ADMIN_MESSAGES.discount }],
    [{ code: 'A', discount: 2.5 }, { discount: ADMIN_MESSAGES.discount }],
    [{ code: 'A', discount: 5, expiryDate: '31-12-2026' }, { expiryDate: MESSAGES.date }],
    [{ code: 'A', discount: 5, expiryDate: '2026-02-30' }, { expiryDate: MESSAGES.date }],
    [{ code: 'A', discount: 5, maxUses: 0 }, { maxUses: MESSAGES.number }],
    [{ code: 'A', discount: 5, uses: 0 }, { uses: MESSAGES.unknownField }],
  ])('refuse %j on its fields', async (body, fields) => {
    expectFailure(await create(body), 'invalid-form', fields);
  });

  it('may be worth nothing or everything: 0 and 100 percent', async () => {
    await create({ code: 'ZERO', discount: 0, expiryDate: '' }).expect(201);
    await create({ code: 'ALL', discount: 100, expiryDate: null, maxUses: null }).expect(201);
  });

  it('also serve the specified calls', async () => {
    await owner
      .post('/admin/create-coupon.php', { code: 'spec', discount: 25, expiryDate: '2099-12-31', isActive: true })
      .expect(201);
    const { body } = await member.post('/coupons/validate.php', { code: 'spec' }).expect(200);
    expect(body).toEqual(GOOD);
  });

  it('can only be guessed at slowly', async () => {
    const guesser = await test.make.signedIn({ verificationStatus: 'not-verified' });
    for (let guess = 0; guess < 20; guess += 1)
      await guesser.post('/coupons/validate', { code: `G${guess}` }).expect(200);
    expectFailure(await guesser.post('/coupons/validate', { code: 'DIWALI25' }), 'too-many-requests');
  });
});
