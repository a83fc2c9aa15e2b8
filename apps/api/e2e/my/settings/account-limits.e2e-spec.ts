import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { RateLimiterMySQL } from 'rate-limiter-flexible';
import { SignInsCleaner } from '../../../src/joining/sign-in/sign-ins.cleaner.js';
import { LIMIT_TABLE } from '../../../src/platform/config/limit-table.js';
import { CodesService } from '../../../src/people/codes/codes.service.js';
import { PasswordReset } from '../../../src/joining/sign-in/reset/password-reset.entity.js';
import { SignIn } from '../../../src/joining/sign-in/sign-in.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import { visit } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** Separate networks, /24 each. */
const OWN_NETWORK = '198.51.100.7';
const NETWORKS = ['203.0.1.7', '203.0.2.7', '203.0.3.7'];

describe('limits around an account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
  });
  beforeEach(() => test.empty());
  afterAll(() => test.close());

  const times = <T>(count: number, work: (index: number) => PromiseLike<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  describe('on asking for another address', () => {
    const ask = (member: SignedIn, { email }: Member, ip: string) =>
      member.post('/account/email', { email, password: PASSWORD }).set('X-Forwarded-For', ip);
    const perMember = LIMIT_TABLE['address-change-member'].points;
    const perNetwork = LIMIT_TABLE['address-change-address'].points;

    it('let a member learn that a few addresses are taken, and then reveal nothing more', async () => {
      const [member, other] = [await test.make.signedIn(), await test.make.member()];
      for (let index = 0; index < perMember; index += 1)
        expectFailure(await ask(member, other, NETWORKS[index % 3] ?? ''), 'email-taken');
      const free = { ...other, email: 'free@example.org' };
      const refused = [await ask(member, other, OWN_NETWORK), await ask(member, free, OWN_NETWORK)];
      for (const answer of refused) expectFailure(answer, 'too-many-requests');
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3600);
      expect(await inbox(test, free.email)).toEqual([]);
    });

    it('cannot be evaded by using several accounts from one network', async () => {
      const other = await test.make.member();
      for (let asked = 0; asked < perNetwork; asked += perMember) {
        const member = await test.make.signedIn();
        await times(perMember, () => ask(member, other, '2001:db8:1:1::1'));
      }
      const third = await test.make.signedIn();
      expectFailure(await ask(third, other, '2001:db8:1:1::2'), 'too-many-requests');
      expectFailure(await ask(third, other, OWN_NETWORK), 'email-taken');
    });
  });

  describe('on asking for a new password', () => {
    const ask = ({ email }: Member, ip: string) =>
      visit(test, 'post', '/auth/forgot-password').set('X-Forwarded-For', ip).send({ email });
    const reset = (token: string, password: string) =>
      visit(test, 'post', '/auth/reset-password').send({ token, password });
    const perNetwork = LIMIT_TABLE['reset-account'].points;
    const linkIn = (text = ''): string => /reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
    const links = async ({ email }: Member): Promise<string[]> =>
      (await inbox(test, email)).map(({ text }) => linkIn(text));

    it('do not let others use up the owner’s attempts', async () => {
      const member = await test.make.member();
      await times(perNetwork, () => ask(member, '203.0.1.7').expect(200));
      expectFailure(await ask(member, '203.0.1.8'), 'too-many-requests');
      await ask(member, OWN_NETWORK).expect(200);
      expect(await links(member)).toHaveLength(1);
    });

    it('never keep the owner without a link, whatever strangers ask for', async () => {
      const member = await test.make.member();
      for (const network of NETWORKS) await times(4, () => ask(member, network).expect(200));
      const [first = ''] = await links(member);
      for (let round = 1; round <= 8; round += 1) {
        test.clock.advance(10 * 60);
        await ask(member, `203.0.${100 + round}.7`).expect(200);
        await ask(member, `198.51.${100 + round}.7`).expect(200);
        expect(await links(member)).toHaveLength(1 + round);
      }
      const [newest = '', ...earlier] = await links(member);
      expect(earlier.slice(-2)).toEqual([first, first]);
      const password = 'Sankranti2027';
      expectFailure(await reset(first, password), 'reset-link-invalid');
      await reset(newest, password).expect(200);
    });

    it('send one mail for ten parallel requests', async () => {
      const member = await test.make.member();
      await times(10, (index) => ask(member, `203.0.${index}.7`).expect(200));
      expect(await links(member)).toHaveLength(1);
    });

    it('send a new link where the secret of the living one is gone', async () => {
      const member = await test.make.member();
      await ask(member, OWN_NETWORK).expect(200);
      await test.rows(PasswordReset).update({ userId: member.userId }, { id: 'another' });
      test.clock.advance(10 * 60);
      await ask(member, OWN_NETWORK).expect(200);
      const [newest = '', first = ''] = await links(member);
      expect(newest).not.toBe(first);
      await reset(first, 'Sankranti2027').expect(200);
    });

    it('stop the mails to one mailbox silently', async () => {
      const member = await test.make.member();
      await ask(member, OWN_NETWORK).expect(200);
      test.clock.pauses = true;
      const started = performance.now();
      const [capped, unknown] = [
        await ask(member, OWN_NETWORK),
        await ask({ ...member, email: 'nobody@example.org' }, OWN_NETWORK),
      ];
      expect(performance.now() - started).toBeGreaterThan(2 * 390);
      expect(capped.status).toBe(200);
      expect(capped.body).toEqual(unknown.body);
      expect(await links(member)).toHaveLength(1);
    });
  });

  describe('on sending codes', () => {
    const codesADay = LIMIT_TABLE['code-send-mailbox'].points;
    const register = (form: RegisterRequest, key?: string) => {
      const call = visit(test, 'post', '/auth/register');
      return (key === undefined ? call : call.set('Idempotency-Key', key)).send(form);
    };

    it('are not used up by failed registrations with someone else’s address', async () => {
      const own = newRegistration();
      const { phone } = await test.make.member();
      const refused = await times(codesADay + 2, () => register(newRegistration({ email: own.email, phone })));
      for (const answer of refused) expectFailure(answer, 'phone-taken');
      await register(own).expect(201);
      expect(await inbox(test, own.email)).toHaveLength(1);
    });

    it('are not used up by a registration that fails half-way because the server is busy', async () => {
      const own = newRegistration({ email: 'half+way@example.org' });
      const consume = RateLimiterMySQL.prototype.consume;
      jest.spyOn(RateLimiterMySQL.prototype, 'consume').mockImplementation(function (this: RateLimiterMySQL, key) {
        return this.keyPrefix === 'code-send-mailbox' ? Promise.reject(new Error('away')) : consume.call(this, key);
      });
      for (let tried = 0; tried < codesADay; tried += 1) expectFailure(await register(own), 'busy');
      jest.restoreAllMocks();
      await register(own).expect(201);
      expect(await inbox(test, own.email)).toHaveLength(1);
    });

    it('count only the codes that were allowed, however many are requested in parallel', async () => {
      const codes = test.app.get(CodesService, { strict: false });
      const target = {
        purpose: 'email',
        destination: 'someone@example.org',
        userId: null,
        emailVerified: false,
      } as const;
      const allowed = await times(2 * codesADay, () => codes.tryConsumeSend(target));
      expect(allowed.filter(Boolean)).toHaveLength(codesADay);
      await times(codesADay, () => codes.refundSend(target));
      expect(await codes.tryConsumeSend(target)).toBe(true);
    });

    it('count the mailbox, whatever tag its address carries', async () => {
      const codes = test.app.get(CodesService, { strict: false });
      const to = (destination: string) =>
        codes.tryConsumeSend({ purpose: 'email', destination, userId: null, emailVerified: false });
      const allowed = await times(codesADay, (tag) => to(`tagged+${tag}@example.org`));
      expect(allowed.filter(Boolean)).toHaveLength(LIMIT_TABLE['code-send-strangers'].points);
      expect(await to('tagged@example.org')).toBe(true);
    });

    it('count a repeated submission once', async () => {
      const form = newRegistration();
      for (let sent = 0; sent <= codesADay; sent += 1) await register(form, 'one-key').expect(201);
      const { body } = await visit(test, 'post', '/auth/login')
        .send({ email: form.email, password: form.password })
        .expect(200);
      test.clock.advance(61);
      await visit(test, 'post', '/auth/resend-otp')
        .auth(body.token as string, { type: 'bearer' })
        .send({ userId: body.user.id as string, channel: 'email' })
        .expect(200);
      expect(await inbox(test, form.email)).toHaveLength(2);
    });
  });

  it('do not keep the sign-in log for more than a year', async () => {
    const member = await test.make.signedIn();
    const kept = () => test.rows(SignIn).find({ select: { id: true }, where: { userId: member.userId } });
    const cleaner = test.app.get(SignInsCleaner, { strict: false });
    test.clock.advance(364 * 86_400);
    await cleaner.clean();
    expect(await kept()).toHaveLength(1);
    test.clock.advance(2 * 86_400);
    await cleaner.clean();
    expect(await kept()).toEqual([]);
  });
});
